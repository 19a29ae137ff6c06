/**
 * In: a user, the code they used, their device. Out: the points they got, or INVITATION_REFUSED with the
 * reason. Promise: both sides get their reward in one transaction and only once, however often the call is
 * made.
 */
import { INVITATION_DAYS, INVITATION_POINTS, INVITATIONS_A_DAY, invitationTools } from '@wenjian/api';
import type { SignedInUser } from '../../platform/access/authorise.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { maskPhone } from '../../platform/people/display-name.ts';
import { grant } from '../billing/index.ts';
import { giveInvitationCoupon } from '../coupons/index.ts';
import { wasOfClosed } from '../data-rights/index.ts';
import { postMessages } from '../messages/index.ts';
import {
  countInvited,
  findInviter,
  insertInvitation,
  insertReward,
  invitationsOf,
  isDeviceOf,
  isDeviceOfAnother,
  lockSides,
  type Side,
} from './invitations.repository.ts';
import { invitationsText as text } from './invitations.text.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Long enough to return to the link after signing up, too short for existing users. */
const NEW_USER_MS = DAY_MS;
/** Used as the plan name: no real plan was bought. */
const TRIAL = 'trial';
/** The page that shows the coupons and the uses. */
const REWARD_LINK = '/dashboard';

export async function acceptInvitation(
  database: Database,
  user: SignedInUser,
  { code, deviceId }: { readonly code: string; readonly deviceId: string },
): Promise<{ readonly points: number }> {
  const inviterId = await findInviter(database, code);
  if (inviterId === null) throw refused(text.unknown);
  if (inviterId === user.id) throw refused(text.self);
  // Every account costs a phone number; an account without one is free to create.
  const { phone } = user;
  if (phone === null) throw refused(text.phone);
  if (!(await isDeviceOf(database, user.id, deviceId))) throw refused(text.otherDevice);
  return database.transaction(async (transaction) => {
    const { inviter, invitee } = await sidesOf(transaction, inviterId, user.id);
    const known = await invitationsOf(transaction, user.id);
    const before = known.find(({ inviteeId }) => inviteeId === user.id);
    // A repeated call, because the first answer got lost.
    if (before?.inviterId === inviterId) return { points: before.points };
    if (before) throw refused(text.accepted);
    if (known.length > 0) throw refused(text.hasInvited);
    if (Date.now() - invitee.createdAt.getTime() > NEW_USER_MS) throw refused(text.notNew);
    if (await wasOfClosed(transaction, 'phone', phone)) throw refused(text.notNew);
    if (await isDeviceOfAnother(transaction, user.id, deviceId)) throw refused(text.device);
    if (await wasOfClosed(transaction, 'device', deviceId)) throw refused(text.device);
    const today = await countInvited(transaction, inviterId, new Date(Date.now() - DAY_MS));
    if (today >= INVITATIONS_A_DAY) throw refused(text.enoughToday);
    const invitation = { inviterId, inviteeId: user.id, deviceId, points: INVITATION_POINTS };
    const invitationId = await insertInvitation(transaction, invitation);
    if (invitationId === null) throw refused(text.device);
    await reward(transaction, invitationId, inviter);
    await reward(transaction, invitationId, invitee);
    await notifyBoth(transaction, inviter, user);
    return { points: INVITATION_POINTS };
  });
}

function refused(message: string): AppError {
  return new AppError('INVITATION_REFUSED', { message });
}

async function sidesOf(connection: Connection, inviterId: string, inviteeId: string) {
  const sides = await lockSides(connection, [inviterId, inviteeId]);
  const inviter = sides.find(({ userId }) => userId === inviterId);
  const invitee = sides.find(({ userId }) => userId === inviteeId);
  if (!inviter || !invitee) throw refused(text.unknown);
  return { inviter, invitee };
}

async function reward(
  connection: Connection,
  invitationId: string,
  { userId, personalTeamId }: Side,
): Promise<void> {
  const uses = Object.fromEntries(invitationTools.map((tool) => [tool, INVITATION_POINTS]));
  await insertReward(connection, { invitationId, userId, points: INVITATION_POINTS });
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  await grant(connection, { teamId: personalTeamId, plan: TRIAL, uses, expiresAt });
  await giveInvitationCoupon(connection, userId, invitationId);
}

async function notifyBoth(connection: Connection, inviter: Side, invitee: SignedInUser): Promise<void> {
  const name = invitee.phone === null ? text.somebody : maskPhone(invitee.phone);
  const common = { teamId: null, kind: 'reward', link: REWARD_LINK, subject: null } as const;
  await postMessages(connection, [
    {
      ...common,
      userId: inviter.userId,
      aboutUserId: invitee.id,
      content: text.rewardOfInviter(name, INVITATION_POINTS, INVITATION_DAYS),
    },
    { ...common, userId: invitee.id, content: text.rewardOfInvitee(INVITATION_POINTS, INVITATION_DAYS) },
  ]);
}
