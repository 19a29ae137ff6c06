/** A team's keys of the open API: created, shown once, counted, revoked. */

import { createHash, randomBytes } from 'node:crypto';
import { OPEN_API_MAX_KEYS } from '@wenjian/api';
import type { ObjectAccess, SignedInUser } from '../../../platform/access/authorise.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { beijingDay } from '../../../platform/people/beijing-day.ts';
import { shownName } from '../../../platform/people/display-name.ts';
import { recordAction } from '../../records/index.ts';
import { findMembership } from '../../teams/index.ts';
import { plagiarismServerText as text } from '../plagiarism.text.ts';
import { isTeamAdmin, openApiKeyAbilities } from '../settings/team-settings.policy.ts';
import {
  findKeyTeam,
  insertKey,
  type KeyRow,
  listKeyRows,
  lockTeamKeys,
  revokeKey,
} from './open-api-keys.repository.ts';

/** 256 bits: cannot be guessed, and its hash needs no salt. */
const KEY_BYTES = 32;
const KEY_MARK = 'wj_';
const PREFIX_CHARACTERS = 11;

export const keyPrefix = (key: string): string => key.slice(0, PREFIX_CHARACTERS);
export const keyDigest = (key: string): Buffer => createHash('sha256').update(key).digest();

export async function openApiKeyAccess(
  connection: Connection,
  user: SignedInUser,
  id: string,
): Promise<ObjectAccess | null> {
  const teamId = await findKeyTeam(connection, id);
  const scope = teamId === null ? null : await findMembership(connection, user.id, teamId);
  return scope && { scope, abilities: openApiKeyAbilities(scope) };
}

export async function listKeys(connection: Connection, scope: TeamScope) {
  requireAdmin(scope);
  const { start } = beijingDay(new Date());
  return (await listKeyRows(connection, scope)).map((row) => presentKey(row, start));
}

export async function createKey(
  database: Database,
  scope: TeamScope,
  { name, dailyLimit }: { readonly name: string; readonly dailyLimit: number },
) {
  requireAdmin(scope);
  const key = KEY_MARK + randomBytes(KEY_BYTES).toString('base64url');
  const id = await database.transaction(async (transaction) => {
    if ((await lockTeamKeys(transaction, scope)) >= OPEN_API_MAX_KEYS)
      throw new AppError('OPEN_API_KEYS_FULL');
    const keySha256 = keyDigest(key).toString('hex');
    const keyId = await insertKey(transaction, scope, {
      name,
      dailyLimit,
      prefix: keyPrefix(key),
      keySha256,
    });
    await recordAction(transaction, scope, { action: 'keyMade', ...objectOfKey(keyId, name) });
    return keyId;
  });
  const made = (await listKeys(database, scope)).find((one) => one.id === id);
  if (!made) throw new Error('a key that was made is not there');
  return { ...made, key };
}

export async function revokeOpenApiKey(database: Database, scope: TeamScope, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const name = await revokeKey(transaction, scope, id);
    if (name !== null)
      await recordAction(transaction, scope, { action: 'keyRevoked', ...objectOfKey(id, name) });
  });
}

function objectOfKey(id: string, name: string) {
  return { objectKind: 'openApiKey', objectId: id, objectName: name } as const;
}

function requireAdmin(scope: TeamScope): void {
  if (!isTeamAdmin(scope)) throw new AppError('FORBIDDEN', { message: text.keysForAdmins });
}

function presentKey({ usedSince, usedCount, lastUsedAt, createdAt, createdBy, ...row }: KeyRow, today: Date) {
  return {
    ...row,
    usedToday: usedSince?.getTime() === today.getTime() ? usedCount : 0,
    createdBy: shownName(createdBy),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
