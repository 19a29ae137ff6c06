import { and, desc, eq } from 'drizzle-orm';
import { feedback, files, teamSpaces, users } from '../../database/schema.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';

export type UserRow = typeof users.$inferSelect;

export interface Profile {
  readonly phone: string | null;
  readonly name: string | null;
  readonly username: string | null;
  readonly nickname: string | null;
  readonly picture: string | null;
}

/** The signed-in person with the personal space that every user has. */
export async function findUser(connection: Connection, issuer: string, sub: string) {
  const [row] = await connection
    .select({ user: users, personalTeamId: teamSpaces.id })
    .from(users)
    .innerJoin(teamSpaces, and(eq(teamSpaces.ownerId, users.id), eq(teamSpaces.type, 'personal')))
    .where(and(eq(users.issuer, issuer), eq(users.sub, sub)));
  return row ?? null;
}

/** Null if another request has just created the same user. */
export async function insertUser(
  connection: Connection,
  issuer: string,
  sub: string,
): Promise<UserRow | null> {
  const [row] = await connection.insert(users).values({ issuer, sub }).onConflictDoNothing().returning();
  return row ?? null;
}

export async function readUser(connection: Connection, id: string): Promise<UserRow | null> {
  const [row] = await connection.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function saveProfile(
  connection: Connection,
  userId: string,
  profile: Partial<Profile>,
): Promise<void> {
  await connection.update(users).set(profile).where(eq(users.id, userId));
}

export async function saveAttribution(
  connection: Connection,
  issuer: string,
  sub: string,
  attribution: Readonly<Record<string, string>>,
): Promise<void> {
  await connection
    .update(users)
    .set({ attribution })
    .where(and(eq(users.issuer, issuer), eq(users.sub, sub)));
}

export async function saveCurrentTeamId(connection: Connection, scope: TeamScope): Promise<void> {
  await connection.update(users).set({ currentTeamId: scope.teamId }).where(eq(users.id, scope.userId));
}

export async function insertFeedback(
  connection: Connection,
  scope: TeamScope,
  entry: {
    kind: 'problem' | 'suggestion' | 'other';
    text: string;
    path: string;
    screenshotFileId: string | null;
  },
): Promise<void> {
  await connection.insert(feedback).values({ ...entry, teamId: scope.teamId, userId: scope.userId });
}

/** For operators: the feedback, newest first, of every space. */
export async function listFeedback(connection: Connection, limit: number) {
  return connection
    .select({
      id: feedback.id,
      kind: feedback.kind,
      text: feedback.text,
      path: feedback.path,
      teamId: feedback.teamId,
      userId: feedback.userId,
      screenshotSha256: files.sha256,
      at: feedback.createdAt,
    })
    .from(feedback)
    .leftJoin(files, eq(files.id, feedback.screenshotFileId))
    .orderBy(desc(feedback.createdAt))
    .limit(limit);
}

/** For operators: the recipient of a plan. */
export async function findPersonalTeamByPhone(connection: Connection, phone: string): Promise<string | null> {
  const [row] = await connection
    .select({ id: teamSpaces.id })
    .from(users)
    .innerJoin(teamSpaces, and(eq(teamSpaces.ownerId, users.id), eq(teamSpaces.type, 'personal')))
    .where(eq(users.phone, phone));
  return row?.id ?? null;
}
