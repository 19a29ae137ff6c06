/** Pages of a space's documents that contain one of some phrases: for whoever reads more out of them than the phrase. */
import { and, arrayContains, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { knowledgeDocuments as documents, knowledgePages as pages } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { endOfOwn, fold, gramsOfPhrase } from './search-text.ts';

interface NamedPage {
  /** Of the current version. */
  readonly documentId: string;
  readonly name: string;
  /** Counted from 1; null where the document has no pages. */
  readonly page: number | null;
  /** With the beginning of the next page. */
  readonly text: string;
  /** Where the page itself ends in `text`. */
  readonly ownEnd: number;
}

/** Of current versions that are not in the trash, latest documents first. */
export async function pagesNaming(
  connection: Connection,
  scope: TeamScope,
  phrases: readonly string[],
  limit: number,
): Promise<readonly NamedPage[]> {
  const folded = [...new Set(phrases.map(fold))].filter((phrase) => phrase !== '');
  if (folded.length === 0) return [];
  const rows = await connection
    .select({
      documentId: pages.taskId,
      name: documents.name,
      page: pages.page,
      text: pages.text,
      ownLength: pages.ownLength,
    })
    .from(pages)
    .innerJoin(documents, and(eq(documents.currentTaskId, pages.taskId), eq(documents.teamId, scope.teamId)))
    .where(
      and(
        eq(pages.teamId, scope.teamId),
        isNull(documents.trashedAt),
        or(...folded.map((phrase) => contains(phrase, scope))),
      ),
    )
    .orderBy(desc(documents.updatedAt), pages.taskId, pages.part)
    .limit(limit);
  return rows.map(({ ownLength, ...page }) => ({ ...page, ownEnd: endOfOwn(page.text, ownLength) }));
}

function contains(phrase: string, { teamId }: TeamScope): SQL | undefined {
  return and(
    arrayContains(pages.grams, gramsOfPhrase(phrase, teamId)),
    sql`position(${phrase} in ${pages.folded}) between 1 and ${pages.ownLength}`,
  );
}
