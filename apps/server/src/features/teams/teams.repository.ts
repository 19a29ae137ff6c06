import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { teamMembers, teamSpaces, users } from '../../database/schema.ts';
import { proveTeamScope, type TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export async function findMembership(
  connection: Connection,
  userId: string,
  teamId: string,
): Promise<TeamScope | null> {
  const [row] = await connection
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
  return row ? proveTeamScope(teamId, userId, row.role) : null;
}

export async function insertTeam(
  connection: Connection,
  team: { name: string; type: 'personal' | 'team'; ownerId: string },
): Promise<string> {
  const [row] = await connection.insert(teamSpaces).values(team).returning({ id: teamSpaces.id });
  if (!row) throw new Error('insert returned no row');
  await connection.insert(teamMembers).values({ teamId: row.id, userId: team.ownerId, role: 'owner' });
  return row.id;
}

/** Locks the owner: two teams made at once are counted one after the other. */
export async function readTeamsOf(connection: Connection, ownerId: string) {
  const [owner] = await connection
    .select({ teamTrialAt: users.teamTrialAt })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('update');
  const [owned] = await connection
    .select({ count: count() })
    .from(teamSpaces)
    .where(and(eq(teamSpaces.ownerId, ownerId), eq(teamSpaces.type, 'team'), isNull(teamSpaces.erasedAt)));
  return { count: owned?.count ?? 0, hasTried: owner?.teamTrialAt !== null };
}

export async function saveTeamTrial(connection: Connection, ownerId: string): Promise<void> {
  await connection.update(users).set({ teamTrialAt: sql`now()` }).where(eq(users.id, ownerId));
}

/** The user's spaces, the personal one first. */
export async function listMemberships(connection: Connection, userId: string) {
  const rows = await connection
    .select({ id: teamSpaces.id, name: teamSpaces.name, type: teamSpaces.type, role: teamMembers.role })
    .from(teamMembers)
    .innerJoin(teamSpaces, eq(teamSpaces.id, teamMembers.teamId))
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(teamSpaces.type), asc(teamSpaces.createdAt));
  return rows.map((row) => ({ ...row, scope: proveTeamScope(row.id, userId, row.role) }));
}

/** As the identity provider has verified it. */
export async function readPhone(connection: Connection, userId: string): Promise<string | null> {
  const [row] = await connection.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return row?.phone ?? null;
}
