/** Facts of documents, kept with the version they were found in. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  knowledgeDocuments as documents,
  type StoredFacts,
  tasks,
  knowledgeVersions as versions,
} from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type DocumentFilter, matching } from './knowledge.repository.ts';
import { resolveDocuments } from './passages.repository.ts';

export type FactsDocument = Awaited<ReturnType<typeof listFactsDocuments>>[number];

export interface FactsChoice {
  /** By the ids of any of their versions. */
  readonly ids?: readonly string[] | undefined;
  readonly folderIds?: readonly string[] | undefined;
}

/** Current versions that are not in the trash, the latest first. */
export async function listFactsDocuments(
  connection: Connection,
  scope: TeamScope,
  choice: FactsChoice,
  limit: number,
) {
  return connection
    .select({
      id: documents.currentTaskId,
      name: documents.name,
      status: tasks.status,
      failureMessage: tasks.failureMessage,
      documentSha256: sql<string | null>`${tasks.summary} ->> 'documentSha256'`,
      characters: sql<number>`coalesce((${tasks.summary} ->> 'characters')::int, 0)`,
      unread: sql<number>`coalesce(jsonb_array_length(${tasks.summary} #> '{coverage,notExamined}'), 0)`,
      facts: versions.facts,
      factsVersion: versions.factsVersion,
    })
    .from(documents)
    .innerJoin(versions, eq(versions.taskId, documents.currentTaskId))
    .innerJoin(tasks, eq(tasks.id, documents.currentTaskId))
    .where(await chosen(connection, scope, choice))
    .orderBy(desc(documents.updatedAt), desc(documents.id))
    .limit(limit);
}

export async function countFactsDocuments(
  connection: Connection,
  scope: TeamScope,
  choice: FactsChoice,
): Promise<number> {
  const [row] = await connection
    .select({ total: sql<number>`count(*)::int` })
    .from(documents)
    .where(await chosen(connection, scope, choice));
  return row?.total ?? 0;
}

export async function saveFacts(
  connection: Connection,
  scope: TeamScope,
  taskId: string,
  facts: StoredFacts,
  factsVersion: number,
): Promise<void> {
  await connection
    .update(versions)
    .set({ facts, factsVersion })
    .where(and(eq(versions.taskId, taskId), eq(versions.teamId, scope.teamId)));
}

async function chosen(connection: Connection, scope: TeamScope, { ids, folderIds }: FactsChoice) {
  const filter: DocumentFilter = folderIds === undefined ? {} : { folderIds };
  if (ids === undefined) return matching(scope, filter);
  const documentIds = await resolveDocuments(connection, scope, ids);
  return and(
    matching(scope, filter),
    isNull(documents.trashedAt),
    documentIds.length === 0 ? sql`false` : inArray(documents.id, [...documentIds]),
  );
}
