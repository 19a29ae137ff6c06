/**
 * Authenticates callers of the open API. A team's key acts as its creator, in that team only, while they may
 * create keys there; the share key of a check reads that check. The reason for refusing a key is never
 * revealed.
 */

import { timingSafeEqual } from 'node:crypto';
import type { ObjectKind } from '@wenjian/api';
import type {
  KeyHolder,
  ObjectAccess,
  RequestHeaders,
  SignedInUser,
} from '../../../platform/access/authorise.ts';
import type { ObjectScope } from '../../../platform/access/team-scope.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { beijingDay } from '../../../platform/people/beijing-day.ts';
import { findShared } from '../../sharing/index.ts';
import { readTask, taskAbilities } from '../../tasks/index.ts';
import { findMembership } from '../../teams/index.ts';
import { plagiarismServerText as text } from '../plagiarism.text.ts';
import { isTeamAdmin } from '../settings/team-settings.policy.ts';
import { countCall, findKeysByPrefix, type KnownKey } from './open-api-keys.repository.ts';
import { keyDigest, keyPrefix } from './open-api-keys.service.ts';

const HEADER = 'open-api-key';
const LONGEST_KEY = 100;

export async function authenticateKey(connection: Connection, headers: RequestHeaders): Promise<KeyHolder> {
  const key = headers[HEADER];
  if (typeof key !== 'string' || key === '' || key.length > LONGEST_KEY)
    throw new AppError('OPEN_API_KEY_INVALID');
  const holder = (await teamKeyHolder(connection, key)) ?? (await shareKeyHolder(connection, key));
  if (!holder) throw new AppError('OPEN_API_KEY_INVALID');
  return holder;
}

/** Only checks in the key's own scope: its creator's other objects are out of reach. */
export async function keyObject(
  connection: Connection,
  scope: ObjectScope,
  object: ObjectKind,
  id: string,
): Promise<ObjectAccess | null> {
  if (object !== 'plagiarism') return null;
  const task = await readTask(connection, scope, id);
  if (task?.tool !== 'duplicate') return null;
  return { scope, abilities: taskAbilities(scope, task.ownerId, scope.role === 'guest' ? 'readonly' : null) };
}

async function teamKeyHolder(connection: Connection, key: string): Promise<KeyHolder | null> {
  const digest = keyDigest(key);
  const known = (await findKeysByPrefix(connection, keyPrefix(key))).find(({ keySha256 }) =>
    timingSafeEqual(Buffer.from(keySha256, 'hex'), digest),
  );
  if (!known) return null;
  const scope = await findMembership(connection, known.createdBy, known.teamId);
  if (!scope || !isTeamAdmin(scope)) return null;
  await requireCall(connection, known);
  return { user: userOf(scope), scope };
}

async function requireCall(connection: Connection, { id }: KnownKey): Promise<void> {
  const now = new Date();
  const { start, end } = beijingDay(now);
  if (await countCall(connection, id, start)) return;
  throw new AppError('RATE_LIMITED', {
    message: text.dailyLimit,
    retryAfterSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000),
  });
}

async function shareKeyHolder(connection: Connection, key: string): Promise<KeyHolder | null> {
  const shared = await findShared(connection, key);
  if (shared?.tool !== 'duplicate' || shared.isClosed) return null;
  return { user: userOf(shared.scope), scope: shared.scope };
}

/** Only the key's own space, whatever other spaces the person has. */
function userOf({ userId, teamId }: ObjectScope): SignedInUser {
  return { id: userId, currentTeamId: teamId, personalTeamId: teamId, phone: null };
}
