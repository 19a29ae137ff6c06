/** Codes, devices, invitations and pending notifications. */
import { and, count, desc, eq, gt, inArray, isNull, ne, or, sql, sum } from 'drizzle-orm';
import {
  invitationRewards,
  inviteCodes,
  newUserInvitations,
  teamSpaces,
  userDevices,
  users,
} from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export async function findCode(connection: Connection, userId: string): Promise<string | null> {
  const [row] = await connection.select().from(inviteCodes).where(eq(inviteCodes.userId, userId));
  return row?.code ?? null;
}

/** Does nothing if the user has a code, or somebody else has this one. */
export async function insertCode(connection: Connection, userId: string, code: string): Promise<void> {
  await connection.insert(inviteCodes).values({ userId, code }).onConflictDoNothing();
}

export async function findInviter(connection: Connection, code: string): Promise<string | null> {
  const [row] = await connection
    .select({ userId: inviteCodes.userId })
    .from(inviteCodes)
    .where(eq(inviteCodes.code, code));
  return row?.userId ?? null;
}

/** A person has a few devices; further ones of a client are ignored. */
const DEVICES_KEPT = 50;

export async function saveDevice(connection: Connection, userId: string, deviceId: string): Promise<void> {
  if ((await devicesOf(connection, userId)).length < DEVICES_KEPT)
    await connection.insert(userDevices).values({ userId, deviceId }).onConflictDoNothing();
}

/** The device was sent with one of their session calls. */
export async function isDeviceOf(connection: Connection, userId: string, deviceId: string): Promise<boolean> {
  return (await devicesOf(connection, userId)).includes(deviceId);
}

async function devicesOf(connection: Connection, userId: string): Promise<readonly string[]> {
  const rows = await connection
    .select({ deviceId: userDevices.deviceId })
    .from(userDevices)
    .where(eq(userDevices.userId, userId));
  return rows.map((row) => row.deviceId);
}

/** Somebody else was seen on it, or was invited on it. */
export async function isDeviceOfAnother(
  connection: Connection,
  userId: string,
  deviceId: string,
): Promise<boolean> {
  const seen = await connection
    .select({ userId: userDevices.userId })
    .from(userDevices)
    .where(and(eq(userDevices.deviceId, deviceId), ne(userDevices.userId, userId)))
    .limit(1);
  return seen.length > 0;
}

export interface Side {
  readonly userId: string;
  readonly personalTeamId: string;
  readonly createdAt: Date;
}

/**
 * Locks both sides in a fixed order: of two users who use each other's links at once, the second finds the
 * first's invitation. Not `for update`, which would wait for every row that refers to the user.
 */
export async function lockSides(
  connection: Connection,
  userIds: readonly string[],
): Promise<readonly Side[]> {
  return connection
    .select({ userId: users.id, personalTeamId: teamSpaces.id, createdAt: users.createdAt })
    .from(users)
    .innerJoin(teamSpaces, and(eq(teamSpaces.ownerId, users.id), eq(teamSpaces.type, 'personal')))
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('no key update', { of: users });
}

/** The invitation the user accepted, and whether they have invited anybody. */
export async function invitationsOf(connection: Connection, userId: string) {
  return connection
    .select({
      inviterId: newUserInvitations.inviterId,
      inviteeId: newUserInvitations.inviteeId,
      points: newUserInvitations.points,
    })
    .from(newUserInvitations)
    .where(or(eq(newUserInvitations.inviteeId, userId), eq(newUserInvitations.inviterId, userId)));
}

/** Null: this person or this device was already invited. */
export async function insertInvitation(
  connection: Connection,
  invitation: { inviterId: string; inviteeId: string; deviceId: string; points: number },
): Promise<string | null> {
  const [row] = await connection
    .insert(newUserInvitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ id: newUserInvitations.id });
  return row?.id ?? null;
}

export async function insertReward(
  connection: Connection,
  reward: { invitationId: string; userId: string; points: number },
): Promise<void> {
  await connection.insert(invitationRewards).values(reward);
}

export async function listInvited(
  connection: Connection,
  inviterId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const items = await connection
    .select({
      id: newUserInvitations.id,
      points: newUserInvitations.points,
      createdAt: newUserInvitations.createdAt,
      user: users,
    })
    .from(newUserInvitations)
    .innerJoin(users, eq(users.id, newUserInvitations.inviteeId))
    .where(eq(newUserInvitations.inviterId, inviterId))
    .orderBy(desc(newUserInvitations.createdAt), desc(newUserInvitations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await countInvited(connection, inviterId) };
}

export async function countInvited(
  connection: Connection,
  inviterId: string,
  since = new Date(0),
): Promise<number> {
  const [row] = await connection
    .select({ invited: count() })
    .from(newUserInvitations)
    .where(and(eq(newUserInvitations.inviterId, inviterId), gt(newUserInvitations.createdAt, since)));
  return row?.invited ?? 0;
}

/** Of both kinds: for inviting and for being invited. */
export async function sumPoints(connection: Connection, userId: string): Promise<number> {
  const [row] = await connection
    .select({ points: sum(invitationRewards.points).mapWith(Number) })
    .from(invitationRewards)
    .where(eq(invitationRewards.userId, userId));
  return row?.points ?? 0;
}

/** Invitations that gave the user something, on either side. */
export async function countRewards(connection: Connection, userId: string): Promise<number> {
  const [row] = await connection
    .select({ rewards: count() })
    .from(invitationRewards)
    .where(eq(invitationRewards.userId, userId));
  return row?.rewards ?? 0;
}

export async function unannouncedRewards(connection: Connection, userId: string) {
  return connection
    .select({ id: invitationRewards.id, points: invitationRewards.points })
    .from(invitationRewards)
    .where(and(eq(invitationRewards.userId, userId), isNull(invitationRewards.toldAt)))
    .orderBy(invitationRewards.createdAt)
    .limit(REWARDS_PER_CALL);
}

/** The acknowledging call accepts at most this many ids. */
const REWARDS_PER_CALL = 1000;

export async function markAnnounced(
  connection: Connection,
  userId: string,
  rewardIds: readonly string[],
): Promise<void> {
  await connection
    .update(invitationRewards)
    .set({ toldAt: sql`now()` })
    .where(and(eq(invitationRewards.userId, userId), inArray(invitationRewards.id, [...rewardIds])));
}
