import { and, eq, gt, isNull } from 'drizzle-orm';
import { teamLinks as links } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export type LinkRow = typeof links.$inferSelect;

export async function findLink(connection: Connection, teamId: string): Promise<LinkRow | null> {
  const [row] = await connection.select().from(links).where(eq(links.teamId, teamId));
  return row ?? null;
}

/** Null: nobody made it, it was reset or revoked, or its time is over. */
export async function findOpenLink(connection: Connection, code: string, now: Date): Promise<LinkRow | null> {
  const [row] = await connection
    .select()
    .from(links)
    .where(and(eq(links.code, code), isNull(links.revokedAt), gt(links.expiresAt, now)));
  return row ?? null;
}

export async function saveLink(
  connection: Connection,
  scope: TeamScope,
  link: Pick<LinkRow, 'code' | 'role' | 'expiresAt' | 'revokedAt'>,
): Promise<void> {
  const fresh = { ...link, createdBy: scope.userId };
  await connection
    .insert(links)
    .values({ teamId: scope.teamId, ...fresh })
    .onConflictDoUpdate({ target: links.teamId, set: fresh });
}
