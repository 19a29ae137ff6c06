/** Contract templates of a team and their versions. */
import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  ilike,
  inArray,
  isNull,
  max,
  ne,
  sql,
} from 'drizzle-orm';
import { personIn } from '../../database/person-columns.ts';
import {
  tasks,
  contractTemplates as templates,
  users,
  contractTemplateVersions as versions,
} from '../../database/schema.ts';
import { proveTeamScope, type TeamScope } from '../../platform/access/team-scope.ts';
import { type Connection, isUniqueViolation } from '../../platform/database/database.ts';

export type TemplateRow = Awaited<ReturnType<typeof listTemplateRows>>[number];
export type VersionRow = typeof versions.$inferSelect;
export type VersionSummary = Awaited<ReturnType<typeof listVersions>>[number];
export type NewVersion = Omit<typeof versions.$inferInsert, 'teamId' | 'createdBy' | 'number'>;

const shownIn = (scope: TeamScope) => ({
  id: templates.id,
  teamId: templates.teamId,
  ownerId: templates.ownerId,
  name: templates.name,
  updatedAt: templates.updatedAt,
  owner: personIn(scope),
});

/**
 * The number of fields is counted in the database, so that lists do not load hundreds of fields per version.
 */
const { fields: _fields, clauses: _clauses, coverage: _coverage, ...plain } = getTableColumns(versions);
const summary = { ...plain, fieldCount: sql<number>`jsonb_array_length(${versions.fields})` };

const inScope = (scope: TeamScope, id: string) =>
  and(eq(templates.id, id), eq(templates.teamId, scope.teamId), isNull(templates.deletedAt));

/** Any template by id, for the access check only; the caller proves membership before it is shown. */
export async function findTemplateTeam(connection: Connection, id: string) {
  const [row] = await connection
    .select({ teamId: templates.teamId, ownerId: templates.ownerId })
    .from(templates)
    .where(and(eq(templates.id, id), isNull(templates.deletedAt)));
  return row ?? null;
}

export async function findTemplate(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<TemplateRow | null> {
  const [row] = await connection
    .select(shownIn(scope))
    .from(templates)
    .innerJoin(users, eq(users.id, templates.ownerId))
    .where(inScope(scope, id));
  return row ?? null;
}

export interface TemplateFilter {
  readonly keyword?: string | undefined;
  /** Only those that have a published version. */
  readonly status?: 'published' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export async function listTemplateRows(connection: Connection, scope: TeamScope, filter: TemplateFilter) {
  const { page, pageSize } = filter;
  return connection
    .select(shownIn(scope))
    .from(templates)
    .innerJoin(users, eq(users.id, templates.ownerId))
    .where(matching(connection, scope, filter))
    .orderBy(desc(templates.updatedAt), desc(templates.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countTemplates(
  connection: Connection,
  scope: TeamScope,
  filter: TemplateFilter,
): Promise<number> {
  const [row] = await connection
    .select({ total: count() })
    .from(templates)
    .where(matching(connection, scope, filter));
  return row?.total ?? 0;
}

/** Null if the team already has one with that name. */
export async function insertTemplate(
  connection: Connection,
  scope: TeamScope,
  name: string,
): Promise<string | null> {
  const [row] = await connection
    .insert(templates)
    .values({ name, teamId: scope.teamId, ownerId: scope.userId })
    .onConflictDoNothing()
    .returning({ id: templates.id });
  return row?.id ?? null;
}

/** False if the team already has one with that name. */
export async function renameTemplate(
  connection: Connection,
  scope: TeamScope,
  id: string,
  name: string,
): Promise<boolean> {
  try {
    await connection.update(templates).set({ name, updatedAt: new Date() }).where(inScope(scope, id));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function touchTemplate(connection: Connection, scope: TeamScope, id: string): Promise<void> {
  await connection.update(templates).set({ updatedAt: new Date() }).where(inScope(scope, id));
}

/** Its versions stay, because documents were made from them. */
export async function removeTemplate(connection: Connection, scope: TeamScope, id: string): Promise<void> {
  await connection.update(templates).set({ deletedAt: new Date() }).where(inScope(scope, id));
}

/** Newest first. */
export async function listVersions(connection: Connection, scope: TeamScope, templateIds: readonly string[]) {
  return connection
    .select(summary)
    .from(versions)
    .where(and(inArray(versions.templateId, [...templateIds]), eq(versions.teamId, scope.teamId)))
    .orderBy(desc(versions.number));
}

export async function findLatestVersion(
  connection: Connection,
  scope: TeamScope,
  templateId: string,
): Promise<VersionRow | null> {
  const [row] = await connection
    .select()
    .from(versions)
    .where(and(eq(versions.templateId, templateId), eq(versions.teamId, scope.teamId)))
    .orderBy(desc(versions.number))
    .limit(1);
  return row ?? null;
}

export async function findVersion(
  connection: Connection,
  scope: TeamScope,
  templateId: string,
  number: number,
): Promise<VersionRow | null> {
  const [row] = await connection
    .select()
    .from(versions)
    .where(
      and(
        eq(versions.templateId, templateId),
        eq(versions.number, number),
        eq(versions.teamId, scope.teamId),
      ),
    );
  return row ?? null;
}

/** Null if one is already open: being read, failed or a draft. */
export async function insertVersion(
  connection: Connection,
  scope: TeamScope,
  version: NewVersion,
): Promise<VersionRow | null> {
  const [last] = await connection
    .select({ number: max(versions.number) })
    .from(versions)
    .where(eq(versions.templateId, version.templateId));
  // Of two simultaneous requests, one gets a conflict with the other's number.
  const [row] = await connection
    .insert(versions)
    .values({ ...version, number: (last?.number ?? 0) + 1, teamId: scope.teamId, createdBy: scope.userId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** A version that could not be read is replaced by the next one. */
export async function removeFailedVersion(
  connection: Connection,
  scope: TeamScope,
  templateId: string,
): Promise<void> {
  await connection
    .delete(versions)
    .where(
      and(
        eq(versions.templateId, templateId),
        eq(versions.teamId, scope.teamId),
        eq(versions.status, 'failed'),
      ),
    );
}

/** False if it is published by now. */
export async function removeOpenVersion(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<boolean> {
  const gone = await connection
    .delete(versions)
    .where(and(eq(versions.id, id), eq(versions.teamId, scope.teamId), ne(versions.status, 'published')))
    .returning({ id: versions.id });
  return gone.length > 0;
}

/** Used by jobs, which have the version's id; its scope is that of the author. */
export async function openVersion(
  connection: Connection,
  id: string,
): Promise<{ readonly scope: TeamScope; readonly row: VersionRow } | null> {
  const [row] = await connection.select().from(versions).where(eq(versions.id, id));
  return row ? { row, scope: proveTeamScope(row.teamId, row.createdBy, 'member') } : null;
}

/** Changes only a draft that has not changed since it was read; never a published version. */
export async function changeDraft(
  connection: Connection,
  scope: TeamScope,
  seen: Pick<VersionRow, 'id' | 'revision'>,
  set: Partial<Pick<VersionRow, 'fields' | 'clauses' | 'status' | 'publishedAt'>>,
): Promise<VersionRow | null> {
  const [row] = await connection
    .update(versions)
    .set({ ...set, revision: seen.revision + 1 })
    .where(
      and(
        eq(versions.id, seen.id),
        eq(versions.teamId, scope.teamId),
        eq(versions.status, 'draft'),
        eq(versions.revision, seen.revision),
      ),
    )
    .returning();
  return row ?? null;
}

function matching(connection: Connection, scope: TeamScope, { keyword, status }: TemplateFilter) {
  const pattern = keyword ? `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%` : undefined;
  return and(
    eq(templates.teamId, scope.teamId),
    isNull(templates.deletedAt),
    pattern === undefined ? undefined : ilike(templates.name, pattern),
    status === undefined
      ? undefined
      : exists(
          connection
            .select({ id: versions.id })
            .from(versions)
            .where(and(eq(versions.templateId, templates.id), eq(versions.status, status))),
        ),
  );
}

/** The inputs of finished documents whose values have the words, newest first. */
export async function listInputsNaming(
  connection: Connection,
  scope: TeamScope,
  words: string,
  limit: number,
) {
  return connection
    .select({ title: tasks.title, input: tasks.input })
    .from(tasks)
    .where(
      and(
        eq(tasks.teamId, scope.teamId),
        eq(tasks.tool, 'template'),
        eq(tasks.status, 'complete'),
        isNull(tasks.deletedAt),
        sql`position(${words} in ${tasks.input}->>'values') > 0`,
      ),
    )
    .orderBy(desc(tasks.createdAt))
    .limit(limit);
}
