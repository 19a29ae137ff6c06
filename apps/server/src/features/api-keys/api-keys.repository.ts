import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { apiKeys as keys, teamSpaces, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export async function listKeys(connection: Connection, userId: string) {
  return connection
    .select({
      id: keys.id,
      name: keys.name,
      prefix: keys.prefix,
      teamId: keys.teamId,
      teamName: teamSpaces.name,
      scopes: keys.scopes,
      createdAt: keys.createdAt,
      lastUsedAt: keys.lastUsedAt,
      expiresAt: keys.expiresAt,
    })
    .from(keys)
    .innerJoin(teamSpaces, eq(teamSpaces.id, keys.teamId))
    .where(eq(keys.userId, userId))
    .orderBy(desc(keys.createdAt), desc(keys.id));
}

/** Simultaneous additions wait for each other, so that together they cannot exceed the limit. */
export async function lockPerson(connection: Connection, userId: string): Promise<void> {
  await connection.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function insertKey(
  connection: Connection,
  { userId, teamId }: TeamScope,
  key: Pick<typeof keys.$inferInsert, 'name' | 'prefix' | 'keySha256' | 'scopes' | 'expiresAt'>,
): Promise<string> {
  const [row] = await connection
    .insert(keys)
    .values({ ...key, userId, teamId })
    .returning({ id: keys.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function deleteKey(connection: Connection, userId: string, id: string): Promise<boolean> {
  const rows = await connection
    .delete(keys)
    .where(and(eq(keys.userId, userId), eq(keys.id, id)))
    .returning({ id: keys.id });
  return rows.length > 0;
}

/** With the person it acts as; null: unknown, revoked or expired. */
export async function findHolder(connection: Connection, keySha256: string) {
  const [row] = await connection
    .select({
      key: keys,
      phone: users.phone,
      personalTeamId: teamSpaces.id,
    })
    .from(keys)
    .innerJoin(users, eq(users.id, keys.userId))
    .innerJoin(teamSpaces, and(eq(teamSpaces.ownerId, users.id), eq(teamSpaces.type, 'personal')))
    .where(and(eq(keys.keySha256, keySha256), or(isNull(keys.expiresAt), gt(keys.expiresAt, sql`now()`))));
  return row ?? null;
}

/** To the minute is enough, and saves a write with each request. */
export async function touchKey(connection: Connection, id: string): Promise<void> {
  const isOld = or(isNull(keys.lastUsedAt), lt(keys.lastUsedAt, sql`now() - interval '1 minute'`));
  await connection
    .update(keys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(keys.id, id), isOld));
}
