import type { NotificationChoices } from '@wenjian/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import { collaborationMembers, feedback, files, teamSpaces, users } from '../../database/schema.ts';
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

/** What the identity provider says; a name and a picture chosen here stay. */
export async function saveClaims(
  connection: Connection,
  userId: string,
  { phone, username, picture, ...others }: Profile,
  /** When it was said. */
  saidAt: Date,
): Promise<{ readonly phone: string | null } | null> {
  const isOld = sql`coalesce(${users.phoneChangedAt} > ${saidAt.toISOString()}, false)`;
  const [row] = await connection
    .update(users)
    .set({
      ...others,
      phone: sql`case when ${isOld} then ${users.phone} else ${phone} end`,
      username: sql`case when ${users.hasOwnName} then ${users.username} else ${username} end`,
      picture: sql`case when ${users.hasOwnPicture} then ${users.picture} else ${picture} end`,
    })
    .where(eq(users.id, userId))
    .returning({ phone: users.phone });
  return row ?? null;
}

/** Who works with this person on a result sees the new number too. */
export async function savePhone(
  connection: Connection,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await connection.update(users).set({ phone: to, phoneChangedAt: new Date() }).where(eq(users.id, userId));
  const { userId: person, phone, taskId } = collaborationMembers;
  const isInvitedAgain = sql`exists (select from collaboration_members as other
    where other.task_id = ${taskId} and other.phone = ${to})`;
  await connection
    .update(collaborationMembers)
    .set({ phone: to })
    .where(and(eq(person, userId), eq(phone, from), sql`not ${isInvitedAgain}`));
}

export async function saveChoices(
  connection: Connection,
  userId: string,
  notificationChoices: NotificationChoices,
): Promise<void> {
  await connection.update(users).set({ notificationChoices }).where(eq(users.id, userId));
}

export interface OwnProfile {
  readonly name?: string | null | undefined;
  readonly picture?: string | null | undefined;
}

/** Null takes back the own one; the next check of the session brings what the identity provider says. */
export async function saveOwnProfile(
  connection: Connection,
  userId: string,
  { name, picture }: OwnProfile,
): Promise<void> {
  const changes = {
    ...(name !== undefined && { username: name, hasOwnName: name !== null }),
    ...(picture !== undefined && { picture, hasOwnPicture: picture !== null }),
  };
  if (Object.keys(changes).length > 0)
    await connection.update(users).set(changes).where(eq(users.id, userId));
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
