import { and, asc, count, eq } from 'drizzle-orm';
import { compareProfiles as profiles } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { type Connection, isUniqueViolation } from '../../platform/database/database.ts';

export type ProfileRow = typeof profiles.$inferSelect;

const inScope = (scope: TeamScope, id: string) => and(eq(profiles.id, id), eq(profiles.teamId, scope.teamId));

/** Any profile by id, for the access check only; the caller proves membership before it is shown. */
export async function findProfileTeam(connection: Connection, id: string) {
  const [row] = await connection
    .select({ teamId: profiles.teamId, ownerId: profiles.ownerId })
    .from(profiles)
    .where(eq(profiles.id, id));
  return row ?? null;
}

export async function listProfiles(connection: Connection, scope: TeamScope): Promise<readonly ProfileRow[]> {
  return connection
    .select()
    .from(profiles)
    .where(eq(profiles.teamId, scope.teamId))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
}

export async function countProfiles(connection: Connection, scope: TeamScope): Promise<number> {
  const [row] = await connection
    .select({ rows: count() })
    .from(profiles)
    .where(eq(profiles.teamId, scope.teamId));
  return row?.rows ?? 0;
}

/** Null if the team already has one with that name. */
export async function insertProfile(
  connection: Connection,
  scope: TeamScope,
  profile: { readonly name: string; readonly options: unknown },
): Promise<ProfileRow | null> {
  const [row] = await connection
    .insert(profiles)
    .values({ ...profile, teamId: scope.teamId, ownerId: scope.userId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export type ProfileUpdate =
  | { readonly kind: 'updated'; readonly row: ProfileRow }
  | { readonly kind: 'missing' }
  | { readonly kind: 'nameTaken' };

export async function updateProfile(
  connection: Connection,
  scope: TeamScope,
  id: string,
  set: { readonly name?: string; readonly options?: unknown },
): Promise<ProfileUpdate> {
  try {
    const [row] = await connection
      .update(profiles)
      .set({ ...set, updatedAt: new Date() })
      .where(inScope(scope, id))
      .returning();
    return row ? { kind: 'updated', row } : { kind: 'missing' };
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: 'nameTaken' };
    throw error;
  }
}

export async function deleteProfile(connection: Connection, scope: TeamScope, id: string): Promise<void> {
  await connection.delete(profiles).where(inScope(scope, id));
}
