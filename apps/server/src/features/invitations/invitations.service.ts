import { randomInt } from 'node:crypto';
import { INVITE_CODE_ALPHABET, INVITE_CODE_CHARACTERS } from '@wenjian/api';
import type { RequestHeaders } from '../../platform/access/authorise.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { maskPhone, shownName } from '../../platform/people/display-name.ts';
import {
  countInvited,
  findCode,
  insertCode,
  listInvited,
  saveDevice,
  sumPoints,
  unannouncedRewards,
} from './invitations.repository.ts';

/** The user's single code, created at the first request, with its results. */
export async function readInviteCode(database: Database, userId: string) {
  return {
    code: await findOrMakeCode(database, userId),
    invitedCount: await countInvited(database, userId),
    assistedPoints: await sumPoints(database, userId),
  };
}

/** The code may already exist, with a chance of one in a thousand million. */
const CODE_TRIES = 5;

async function findOrMakeCode(database: Database, userId: string): Promise<string> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = await findCode(database, userId);
    if (code !== null) return code;
    await insertCode(database, userId, randomCode());
  }
  throw new Error('no free invite code was found');
}

function randomCode(): string {
  const letter = () => INVITE_CODE_ALPHABET[randomInt(INVITE_CODE_ALPHABET.length)] ?? '';
  return Array.from({ length: INVITE_CODE_CHARACTERS }, letter).join('');
}

export async function readInvited(
  database: Database,
  userId: string,
  paging: { readonly page: number; readonly pageSize: number },
) {
  const { items, total } = await listInvited(database, userId, paging);
  return {
    total,
    items: items.map(({ id, points, createdAt, user }) => ({
      id,
      // Never the full number, whatever name they have: being invited does not share contact data.
      name: maskPhone(shownName({ ...user, ownName: null })),
      points,
      at: createdAt.toISOString(),
    })),
  };
}

export async function readReward(database: Database, userId: string) {
  const rewards = await unannouncedRewards(database, userId);
  return {
    points: rewards.reduce((total, { points }) => total + points, 0),
    rewardIds: rewards.map(({ id }) => id),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** At the start of each visit the browser sends its device id. Any other header value is ignored. */
export async function recordDevice(
  connection: Connection,
  userId: string,
  headers: RequestHeaders,
): Promise<void> {
  const deviceId = headers['device-id'];
  if (typeof deviceId === 'string' && UUID.test(deviceId)) await saveDevice(connection, userId, deviceId);
}
