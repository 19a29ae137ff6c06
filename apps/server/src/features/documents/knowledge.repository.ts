/** Documents of a space's knowledge base. Outside this file a document is named by the task of any of its versions. */

import type { knowledgeSorts } from '@wenjian/api';
import { and, arrayContains, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import {
  knowledgeDocuments as documents,
  tasks,
  users,
  knowledgeVersions as versions,
} from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type DocumentKind = DocumentRow['kind'];

/** A document with its current version. */
export type ListedDocument = Awaited<ReturnType<typeof listDocumentRows>>[number];

const listedIn = (scope: TeamScope) => ({
  document: documents,
  owner: personIn(scope),
  version: { number: versions.number, fileId: versions.fileId, indexedAt: versions.indexedAt },
  task: {
    status: tasks.status,
    stage: tasks.stage,
    fraction: tasks.fraction,
    failure: tasks.failure,
    failureMessage: tasks.failureMessage,
    pageCount: sql<number | null>`(${tasks.summary} ->> 'pageCount')::int`,
    /** Kinds of parts that were not read. */
    unread: sql<number>`coalesce(jsonb_array_length(${tasks.summary} #> '{coverage,notExamined}'), 0)`,
  },
});

export interface DocumentFilter {
  /** Undefined: any. Null: in no folder. Several: in any of them. */
  readonly folderIds?: readonly string[] | null | undefined;
  readonly tag?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  /** Folded words that stand in the name. */
  readonly name?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface DocumentPage {
  readonly sort: (typeof knowledgeSorts)[number];
  readonly page: number;
  readonly pageSize: number;
}

export async function listDocumentRows(
  connection: Connection,
  scope: TeamScope,
  filter: DocumentFilter,
  { sort, page, pageSize }: DocumentPage,
) {
  // The page is selected first: joining ten thousand rows to show fifty would cost more than everything else.
  const shown = connection
    .select({ id: documents.id })
    .from(documents)
    .where(matching(scope, filter))
    .orderBy(...orderOf(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return withCurrent(connection, scope)
    .where(inArray(documents.id, shown))
    .orderBy(...orderOf(sort));
}

export async function countDocuments(
  connection: Connection,
  scope: TeamScope,
  filter: DocumentFilter,
): Promise<number> {
  const [row] = await connection
    .select({ total: sql<number>`count(*)::int` })
    .from(documents)
    .where(matching(scope, filter));
  return row?.total ?? 0;
}

/** The current documents of these versions; in no order. */
export async function listByVersions(connection: Connection, scope: TeamScope, taskIds: readonly string[]) {
  if (taskIds.length === 0) return [];
  return withCurrent(connection, scope).where(
    and(
      eq(documents.teamId, scope.teamId),
      inArray(documents.id, documentsOfVersions(connection, scope, taskIds)),
    ),
  );
}

/** In no order. */
export async function listByDocumentIds(connection: Connection, scope: TeamScope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return withCurrent(connection, scope).where(
    and(eq(documents.teamId, scope.teamId), inArray(documents.id, [...ids])),
  );
}

/** The documents of these versions, each once, locked in a fixed order. */
export async function lockDocuments(
  connection: Connection,
  scope: TeamScope,
  taskIds: readonly string[],
): Promise<readonly DocumentRow[]> {
  return connection
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.teamId, scope.teamId),
        inArray(documents.id, documentsOfVersions(connection, scope, taskIds)),
      ),
    )
    .orderBy(documents.id)
    .for('update');
}

/** Any document by a version, for the access check only; the caller proves membership before it is shown. */
export async function findDocumentOwner(connection: Connection, taskId: string) {
  const [row] = await connection
    .select({ teamId: documents.teamId, ownerId: documents.ownerId })
    .from(versions)
    .innerJoin(documents, eq(documents.id, versions.documentId))
    .where(eq(versions.taskId, taskId));
  return row ?? null;
}

/**
 * Documents of the space that are not in the trash, by the task of any version; one row for each id found,
 * named by its current version.
 */
export async function listDocumentNames(
  connection: Connection,
  scope: TeamScope,
  taskIds: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  if (taskIds.length === 0) return [];
  return connection
    .select({ id: documents.currentTaskId, name: documents.name })
    .from(versions)
    .innerJoin(documents, eq(documents.id, versions.documentId))
    .where(
      and(
        inArray(versions.taskId, [...taskIds]),
        eq(documents.teamId, scope.teamId),
        isNull(documents.trashedAt),
      ),
    );
}

export async function insertDocument(
  connection: Connection,
  scope: TeamScope,
  document: Omit<typeof documents.$inferInsert, 'teamId' | 'ownerId'>,
): Promise<DocumentRow> {
  const [row] = await connection
    .insert(documents)
    .values({ ...document, teamId: scope.teamId, ownerId: scope.userId })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function updateDocument(
  connection: Connection,
  scope: TeamScope,
  id: string,
  set: Partial<DocumentRow>,
): Promise<void> {
  await connection
    .update(documents)
    .set(set)
    .where(and(eq(documents.id, id), eq(documents.teamId, scope.teamId)));
}

/** The tags with the most documents; one more than `limit` if there are more. */
export async function listTags(connection: Connection, scope: TeamScope, limit: number) {
  const tag = sql<string>`unnest(${documents.tags})`;
  return connection
    .select({ name: tag, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(matching(scope, {}))
    .groupBy(tag)
    .orderBy(desc(sql`count(*)`), tag)
    .limit(limit + 1);
}

/** In every space: names normalised by older rules. */
export async function listFoldedBefore(connection: Connection, version: number, limit: number) {
  return connection
    .select({ id: documents.id, teamId: documents.teamId, name: documents.name })
    .from(documents)
    .where(lt(documents.foldVersion, version))
    .limit(limit);
}

/** Unless it was renamed meanwhile, which has normalised it. */
export async function saveFoldedName(
  connection: Connection,
  { id, teamId, name }: Pick<DocumentRow, 'id' | 'teamId' | 'name'>,
  folded: Pick<DocumentRow, 'foldedName' | 'foldVersion'>,
): Promise<void> {
  await connection
    .update(documents)
    .set(folded)
    .where(and(eq(documents.id, id), eq(documents.teamId, teamId), eq(documents.name, name)));
}

export async function listDocumentsIn(
  connection: Connection,
  scope: TeamScope,
  folderIds: readonly string[],
): Promise<readonly DocumentRow[]> {
  return connection
    .select()
    .from(documents)
    .where(matching(scope, { folderIds }))
    .orderBy(documents.id)
    .for('update');
}

/** The conditions of a filter on documents that are not in the trash. */
export function matching(scope: TeamScope, filter: DocumentFilter): SQL | undefined {
  const { folderIds, tag, kind, name, from, to } = filter;
  return and(
    eq(documents.teamId, scope.teamId),
    isNull(documents.trashedAt),
    inFolders(folderIds),
    tag === undefined ? undefined : arrayContains(documents.tags, [tag]),
    kind === undefined ? undefined : eq(documents.kind, kind),
    name ? sql`position(${name} in ${documents.foldedName}) > 0` : undefined,
    from === undefined ? undefined : gte(documents.updatedAt, from),
    to === undefined ? undefined : lt(documents.updatedAt, to),
  );
}

function documentsOfVersions(connection: Connection, scope: TeamScope, taskIds: readonly string[]) {
  return connection
    .select({ id: versions.documentId })
    .from(versions)
    .where(and(inArray(versions.taskId, [...taskIds]), eq(versions.teamId, scope.teamId)));
}

function inFolders(ids: DocumentFilter['folderIds']): SQL | undefined {
  if (ids === undefined) return undefined;
  return ids === null ? isNull(documents.folderId) : inArray(documents.folderId, [...ids]);
}

function orderOf(sort: DocumentPage['sort']): readonly SQL[] {
  switch (sort) {
    case 'updated':
      return [desc(documents.updatedAt), desc(documents.id)];
    case 'created':
      return [desc(documents.createdAt), desc(documents.id)];
    case 'name':
      return [asc(documents.name), desc(documents.id)];
    case 'size':
      return [desc(documents.size), desc(documents.id)];
  }
}

function withCurrent(connection: Connection, scope: TeamScope) {
  return connection
    .select(listedIn(scope))
    .from(documents)
    .innerJoin(versions, eq(versions.taskId, documents.currentTaskId))
    .innerJoin(tasks, eq(tasks.id, documents.currentTaskId))
    .innerJoin(users, eq(users.id, documents.ownerId))
    .$dynamic();
}
