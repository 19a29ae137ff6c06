/** Documents of a team's text base; their fingerprints are in the index. */

import { basename } from 'node:path';
import { and, count, desc, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import { personIn } from '../../../database/person-columns.ts';
import { textBaseDocuments as documents, teamSpaces, users } from '../../../database/schema.ts';
import { proveTeamScope, type TeamScope } from '../../../platform/access/team-scope.ts';
import type { Connection } from '../../../platform/database/database.ts';

type Row = typeof documents.$inferSelect;
export type TextBaseRow = Awaited<ReturnType<typeof listTextBaseRows>>[number];

export interface ReadyDocument {
  readonly id: string;
  readonly name: string;
  /** All names of the same content, `name` first. */
  readonly names: readonly string[];
  readonly sha256: string;
  readonly documentSha256: string;
  readonly pdfSha256: string | null;
  readonly characters: number;
  readonly pageCount: number | null;
}

const shownIn = (scope: TeamScope) => ({
  id: documents.id,
  name: documents.name,
  names: documents.names,
  source: documents.source,
  copies: documents.copies,
  size: documents.size,
  sha256: documents.sha256,
  characters: documents.characters,
  status: documents.status,
  failureMessage: documents.failureMessage,
  ownerId: documents.ownerId,
  createdAt: documents.createdAt,
  addedBy: personIn(scope),
});

/** Any document by id, for the access check only; the caller proves membership before it is shown. */
export async function findDocumentTeam(connection: Connection, id: string) {
  const [row] = await connection
    .select({ teamId: documents.teamId, ownerId: documents.ownerId })
    .from(documents)
    .where(eq(documents.id, id));
  return row ?? null;
}

/** Used by the indexing job, which has the document's id; its scope is that of the person who added it. */
export async function openDocument(
  connection: Connection,
  id: string,
): Promise<{ readonly scope: TeamScope; readonly row: Row } | null> {
  const [row] = await connection.select().from(documents).where(eq(documents.id, id));
  return row ? { row, scope: proveTeamScope(row.teamId, row.ownerId, 'member') } : null;
}

/** An issuer without identities: the command line's own space. */
const LOCAL_USER = { issuer: 'wenjian:command-line', sub: 'local' } as const;

/**
 * Created at the first request; locked until the end of the transaction, so that its space is created once.
 */
export async function obtainLocalUser(
  connection: Connection,
): Promise<{ readonly userId: string; readonly teamId: string | null }> {
  await connection.insert(users).values(LOCAL_USER).onConflictDoNothing();
  const [user] = await connection
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.issuer, LOCAL_USER.issuer), eq(users.sub, LOCAL_USER.sub)))
    .for('update');
  if (!user) throw new Error('the local user was not made');
  const [space] = await connection
    .select({ id: teamSpaces.id })
    .from(teamSpaces)
    .where(eq(teamSpaces.ownerId, user.id));
  return { userId: user.id, teamId: space?.id ?? null };
}

export async function findBySource(connection: Connection, scope: TeamScope, source: string) {
  const [row] = await connection
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(eq(documents.teamId, scope.teamId), eq(documents.source, source)));
  return row ?? null;
}

/**
 * Assigns the path to this document only; a document that loses its last path is deleted. True if the path
 * belonged to another before. Inside a transaction.
 */
export async function moveSource(
  connection: Connection,
  scope: TeamScope,
  source: string,
  id: string,
): Promise<boolean> {
  const isOther = and(eq(documents.teamId, scope.teamId), ne(documents.id, id));
  const isFirst = and(isOther, eq(documents.source, source));
  const left = await connection
    .update(documents)
    .set({ copies: sql`array_remove(${documents.copies}, ${source})` })
    .where(and(isOther, sql`${source} = any(${documents.copies})`))
    .returning({ id: documents.id });
  const handedOn = await connection
    .update(documents)
    .set({ source: sql`${documents.copies}[1]`, copies: sql`${documents.copies}[2:]` })
    .where(and(isFirst, sql`cardinality(${documents.copies}) > 0`))
    .returning({ id: documents.id });
  const deleted = await connection.delete(documents).where(isFirst).returning({ id: documents.id });
  await connection
    .update(documents)
    .set({
      source: sql`coalesce(${documents.source}, ${source})`,
      copies: sql`case when ${documents.source} is null then ${documents.copies} else array_append(${documents.copies}, ${source}) end`,
    })
    .where(
      and(
        ofTeam(scope, id),
        sql`${documents.source} is distinct from ${source}`,
        sql`not ${source} = any(${documents.copies})`,
      ),
    );
  return left.length + handedOn.length + deleted.length > 0;
}

export async function listTextBaseRows(
  connection: Connection,
  scope: TeamScope,
  { keyword, page, pageSize }: { keyword?: string | undefined; page: number; pageSize: number },
) {
  return connection
    .select(shownIn(scope))
    .from(documents)
    .innerJoin(users, eq(users.id, documents.ownerId))
    .where(named(scope, keyword))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countTextBase(
  connection: Connection,
  scope: TeamScope,
  keyword?: string | undefined,
): Promise<number> {
  const [row] = await connection.select({ total: count() }).from(documents).where(named(scope, keyword));
  return row?.total ?? 0;
}

export async function countReady(connection: Connection, scope: TeamScope): Promise<number> {
  const [row] = await connection
    .select({ total: count() })
    .from(documents)
    .where(and(eq(documents.teamId, scope.teamId), eq(documents.status, 'ready')));
  return row?.total ?? 0;
}

/** The documents that cannot be compared with, by reason. */
export async function countUnready(
  connection: Connection,
  scope: TeamScope,
): Promise<Readonly<Record<'pending' | 'failed', number>>> {
  const rows = await connection
    .select({ status: documents.status, total: count() })
    .from(documents)
    .where(and(eq(documents.teamId, scope.teamId), ne(documents.status, 'ready')))
    .groupBy(documents.status);
  const totalOf = (status: string) => rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: totalOf('pending'), failed: totalOf('failed') };
}

export async function listByContent(connection: Connection, scope: TeamScope, hashes: readonly string[]) {
  return connection
    .select(shownIn(scope))
    .from(documents)
    .innerJoin(users, eq(users.id, documents.ownerId))
    .where(and(eq(documents.teamId, scope.teamId), inArray(documents.sha256, [...hashes])));
}

export async function listReadyDocuments(
  connection: Connection,
  scope: TeamScope,
  ids: readonly string[],
): Promise<readonly ReadyDocument[]> {
  if (ids.length === 0) return [];
  const rows = await connection
    .select()
    .from(documents)
    .where(
      and(eq(documents.teamId, scope.teamId), inArray(documents.id, [...ids]), eq(documents.status, 'ready')),
    );
  return rows.flatMap(({ documentSha256, characters, ...row }) =>
    documentSha256 === null || characters === null
      ? []
      : [{ ...row, names: allNames(row), documentSha256, characters }],
  );
}

type Named = Pick<Row, 'name' | 'names' | 'source' | 'copies'>;

/** Of an imported document the names of its files, of an uploaded one the names it was uploaded under. */
export function allNames({ name, names, source, copies }: Named): readonly string[] {
  return [
    ...new Set([
      name,
      ...names,
      ...[source, ...copies].flatMap((path) => (path === null ? [] : basename(path))),
    ]),
  ];
}

/** The same content under another name is one document with both names. */
async function keepName(
  connection: Connection,
  scope: TeamScope,
  sha256: string,
  name: string,
): Promise<void> {
  await connection
    .update(documents)
    .set({ names: sql`array_append(${documents.names}, ${name})` })
    .where(
      and(
        eq(documents.teamId, scope.teamId),
        eq(documents.sha256, sha256),
        ne(documents.name, name),
        sql`not ${name} = any(${documents.names})`,
      ),
    );
}

/** Its id if it has to be read: it was new, or its reading had failed. */
export async function requestDocument(
  connection: Connection,
  scope: TeamScope,
  file: { readonly name: string; readonly size: number; readonly sha256: string },
): Promise<string | null> {
  const [row] = await connection
    .insert(documents)
    .values({ ...file, teamId: scope.teamId, ownerId: scope.userId })
    .onConflictDoUpdate({
      target: [documents.teamId, documents.sha256],
      set: { status: 'pending', failureMessage: null },
      setWhere: sql`${documents.status} = 'failed'`,
    })
    .returning({ id: documents.id });
  await keepName(connection, scope, file.sha256, file.name);
  return row?.id ?? null;
}

export async function settleDocument(
  connection: Connection,
  scope: TeamScope,
  id: string,
  set: Partial<Row>,
): Promise<void> {
  await connection.update(documents).set(set).where(ofTeam(scope, id));
}

/** Its fingerprints are deleted with it. */
export async function deleteDocument(connection: Connection, scope: TeamScope, id: string): Promise<void> {
  await connection.delete(documents).where(ofTeam(scope, id));
}

const ofTeam = (scope: TeamScope, id: string) =>
  and(eq(documents.id, id), eq(documents.teamId, scope.teamId));

function named(scope: TeamScope, keyword: string | undefined) {
  const pattern = keyword ? `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%` : undefined;
  return and(
    eq(documents.teamId, scope.teamId),
    pattern === undefined
      ? undefined
      : or(
          ilike(documents.name, pattern),
          sql`exists (select from unnest(${documents.names} || ${documents.copies}) as other where other ilike ${pattern})`,
        ),
  );
}
