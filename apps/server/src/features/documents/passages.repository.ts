/** Pages of current versions that contain some of the words of a question. */
import { and, arrayOverlaps, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import {
  knowledgeDocuments as documents,
  knowledgePages as pages,
  knowledgeVersions as versions,
} from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { gramsOfTerm } from './search-text.ts';

export interface PassagePage {
  /** Of the current version: the id a document is named by. */
  readonly taskId: string;
  readonly name: string;
  readonly page: number | null;
  /** With the beginning of the next page. */
  readonly text: string;
  /** Length in the folded text: the part that is on the page itself. */
  readonly ownLength: number;
}

/** Documents of the space by the ids of any of their versions. */
export async function resolveDocuments(
  connection: Connection,
  scope: TeamScope,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await connection
    .select({ id: versions.documentId })
    .from(versions)
    .where(and(eq(versions.teamId, scope.teamId), inArray(versions.taskId, [...ids])));
  return [...new Set(rows.map(({ id }) => id))];
}

/** Those with the most of the terms first. `documentIds`: null for all of the space. */
export async function passagePages(
  connection: Connection,
  scope: TeamScope,
  terms: readonly string[],
  documentIds: readonly string[] | null,
  limit: number,
): Promise<readonly PassagePage[]> {
  const grams = [...new Set(terms.flatMap(gramsOfTerm))];
  if (grams.length === 0) return [];
  const wanted = sql.raw(`'{${grams.join(',')}}'::integer[]`);
  const shared = sql`cardinality(array(select unnest(${pages.grams}) intersect select unnest(${wanted})))`;
  return selectPages(connection, scope, documentIds, arrayOverlaps(pages.grams, grams))
    .orderBy(sql`${shared} desc`, pages.taskId, pages.part)
    .limit(limit);
}

/** Of these documents, whatever they say. */
export async function firstPages(
  connection: Connection,
  scope: TeamScope,
  documentIds: readonly string[],
  limit: number,
): Promise<readonly PassagePage[]> {
  return selectPages(connection, scope, documentIds, undefined)
    .orderBy(pages.part, pages.taskId)
    .limit(limit);
}

function selectPages(
  connection: Connection,
  scope: TeamScope,
  documentIds: readonly string[] | null,
  wanted: SQL | undefined,
) {
  return connection
    .select({
      taskId: pages.taskId,
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
        documentIds === null ? undefined : inArray(documents.id, [...documentIds]),
        wanted,
      ),
    );
}
