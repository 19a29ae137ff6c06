/** Keys of the open API. Only the hash of a key is stored. */

import { and, asc, count, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { personIn } from '../../../database/person-columns.ts';
import { openApiKeys as keys, teamSpaces, users } from '../../../database/schema.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import type { Connection } from '../../../platform/database/database.ts';

export type KeyRow = Awaited<ReturnType<typeof listKeyRows>>[number];
export type KnownKey = typeof keys.$inferSelect;

/** Any key by id, for the access check only; the caller proves membership before it is shown. */
export async function findKeyTeam(connection: Connection, id: string): Promise<string | null> {
  const [row] = await connection
    .select({ teamId: keys.teamId })
    .from(keys)
    .where(and(eq(keys.id, id), isNull(keys.revokedAt)));
  return row?.teamId ?? null;
}

/** Used by the authenticator, before the key is proven. */
export async function findKeysByPrefix(connection: Connection, prefix: string): Promise<readonly KnownKey[]> {
  return connection
    .select()
    .from(keys)
    .where(and(eq(keys.prefix, prefix), isNull(keys.revokedAt)));
}

/** Counts one call of the day that began at `since`; false if the day's calls are used up. */
export async function countCall(connection: Connection, id: string, since: Date): Promise<boolean> {
  const isNewDay = or(isNull(keys.usedSince), ne(keys.usedSince, since));
  const rows = await connection
    .update(keys)
    .set({
      usedCount: sql`case when ${keys.usedSince} = ${since.toISOString()} then ${keys.usedCount} + 1 else 1 end`,
      usedSince: since,
      lastUsedAt: sql`now()`,
    })
    .where(and(eq(keys.id, id), isNull(keys.revokedAt), or(isNewDay, lt(keys.usedCount, keys.dailyLimit))))
    .returning({ id: keys.id });
  return rows.length > 0;
}

export async function listKeyRows(connection: Connection, scope: TeamScope) {
  return connection
    .select({
      id: keys.id,
      name: keys.name,
      prefix: keys.prefix,
      dailyLimit: keys.dailyLimit,
      usedSince: keys.usedSince,
      usedCount: keys.usedCount,
      lastUsedAt: keys.lastUsedAt,
      createdAt: keys.createdAt,
      createdBy: personIn(scope),
    })
    .from(keys)
    .innerJoin(users, eq(users.id, keys.createdBy))
    .where(and(eq(keys.teamId, scope.teamId), isNull(keys.revokedAt)))
    .orderBy(asc(keys.createdAt), asc(keys.id));
}

/** Simultaneous additions wait for each other, so that together they cannot exceed the limit. */
export async function lockTeamKeys(connection: Connection, scope: TeamScope): Promise<number> {
  await connection
    .select({ id: teamSpaces.id })
    .from(teamSpaces)
    .where(eq(teamSpaces.id, scope.teamId))
    .for('update');
  const [row] = await connection
    .select({ total: count() })
    .from(keys)
    .where(and(eq(keys.teamId, scope.teamId), isNull(keys.revokedAt)));
  return row?.total ?? 0;
}

export async function insertKey(
  connection: Connection,
  scope: TeamScope,
  key: Pick<KnownKey, 'name' | 'prefix' | 'keySha256' | 'dailyLimit'>,
): Promise<string> {
  const [row] = await connection
    .insert(keys)
    .values({ ...key, teamId: scope.teamId, createdBy: scope.userId })
    .returning({ id: keys.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

/** Its name; null if it was already revoked. */
export async function revokeKey(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<string | null> {
  const [row] = await connection
    .update(keys)
    .set({ revokedAt: new Date() })
    .where(and(eq(keys.id, id), eq(keys.teamId, scope.teamId), isNull(keys.revokedAt)))
    .returning({ name: keys.name });
  return row?.name ?? null;
}
