/**
 * The searchable pages of a space's documents. Candidates come from the index by grams; the phrase is then
 * searched in the folded text itself.
 */
import { and, arrayContains, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  knowledgeDocuments as documents,
  knowledgePages as pages,
  knowledgeVersions as versions,
} from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type DocumentFilter, matching } from './knowledge.repository.ts';
import { gramsOfPhrase, type IndexedPart } from './search-text.ts';

/** Inserted with one statement: grams of a page are some thousand numbers. */
const INSERT_AT_ONCE = 50;

export async function savePages(
  connection: Connection,
  scope: Pick<TeamScope, 'teamId'>,
  taskId: string,
  parts: readonly IndexedPart[],
): Promise<void> {
  const { teamId } = scope;
  await connection.delete(pages).where(and(eq(pages.taskId, taskId), eq(pages.teamId, teamId)));
  const rows = parts.map((part, at) => ({ ...part, taskId, teamId, part: at }));
  for (let at = 0; at < rows.length; at += INSERT_AT_ONCE)
    await connection.insert(pages).values(rows.slice(at, at + INSERT_AT_ONCE));
  await connection
    .update(versions)
    .set({ indexedAt: new Date() })
    .where(and(eq(versions.taskId, taskId), eq(versions.teamId, teamId)));
}

/** The versions that may contain the phrase by their grams, or null if more than `most` pages do. */
export async function findVersions(
  connection: Connection,
  scope: TeamScope,
  phrase: string,
  most: number,
): Promise<readonly string[] | null> {
  const holding = connection
    .select({ taskId: pages.taskId })
    .from(pages)
    .where(
      and(eq(pages.teamId, scope.teamId), arrayContains(pages.grams, gramsOfPhrase(phrase, scope.teamId))),
    );
  // Materialised: planned without the limit, it goes through the index, and still ends early.
  const { rows } = await connection.execute<{ task_id: string; count: number }>(sql`
    with found as materialized (${holding.getSQL()})
    select task_id, count(*)::int as count from (select task_id from found limit ${most + 1}) first_found group by task_id`);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return total > most ? null : rows.map(({ task_id }) => task_id);
}

export interface Candidate {
  readonly documentId: string;
  readonly taskId: string;
  readonly isNamed: boolean;
}

/** Documents with the phrase in their name first, then the latest; only of these versions, or of all. */
export async function listCandidates(
  connection: Connection,
  scope: TeamScope,
  phrase: string,
  filter: DocumentFilter,
  { taskIds, from, limit }: { readonly taskIds: readonly string[] | null; from: number; limit: number },
): Promise<readonly Candidate[]> {
  const isNamed = sql<boolean>`position(${phrase} in ${documents.foldedName}) > 0`;
  const isHolding = taskIds === null ? undefined : inArray(documents.currentTaskId, [...taskIds]);
  return connection
    .select({ documentId: documents.id, taskId: documents.currentTaskId, isNamed })
    .from(documents)
    .where(and(matching(scope, filter), isHolding && or(isHolding, isNamed)))
    .orderBy(desc(isNamed), desc(documents.updatedAt), desc(documents.id))
    .limit(limit)
    .offset(from);
}

/** The number of pages with the phrase for each version; versions without it are not included. */
export async function countHits(
  connection: Connection,
  scope: TeamScope,
  phrase: string,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (taskIds.length === 0) return new Map();
  const rows = await connection
    .select({ taskId: pages.taskId, count: sql<number>`count(*)::int` })
    .from(pages)
    .where(holding(scope, phrase, taskIds))
    .groupBy(pages.taskId);
  return new Map(rows.map(({ taskId, count }) => [taskId, count]));
}

/** The first pages of each version with the phrase. */
export async function listHits(
  connection: Connection,
  scope: TeamScope,
  phrase: string,
  taskIds: readonly string[],
  each: number,
) {
  if (taskIds.length === 0) return [];
  const ranked = connection
    .select({
      taskId: pages.taskId,
      part: pages.part,
      page: pages.page,
      text: pages.text,
      rank: sql<number>`row_number() over (partition by ${pages.taskId} order by ${pages.part})`.as('rank'),
    })
    .from(pages)
    .where(holding(scope, phrase, taskIds))
    .as('ranked');
  return connection
    .select({ taskId: ranked.taskId, page: ranked.page, text: ranked.text })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${each}`)
    .orderBy(ranked.taskId, ranked.part);
}

function holding(scope: TeamScope, phrase: string, taskIds: readonly string[]): SQL | undefined {
  return and(
    eq(pages.teamId, scope.teamId),
    inArray(pages.taskId, [...taskIds]),
    sql`position(${phrase} in ${pages.folded}) between 1 and ${pages.ownLength}`,
  );
}
