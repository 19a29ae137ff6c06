/** A person's API keys: made, shown once, revoked; and whom a request with one comes from. */
import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_MARK, API_KEYS_MAX, type ApiKey, type ApiScope } from '@wenjian/api';
import type { RequestHeaders, SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { deleteKey, findHolder, insertKey, listKeys, lockPerson, touchKey } from './api-keys.repository.ts';
import { apiKeysText as text } from './api-keys.text.ts';

/** 256 bits: cannot be guessed, and its hash needs no salt. */
const KEY_BYTES = 32;
const PREFIX_CHARACTERS = 10;
const DAY_MS = 24 * 3600 * 1000;

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly days: number | null;
}

export async function readKeys(connection: Connection, userId: string): Promise<ApiKey[]> {
  return (await listKeys(connection, userId)).map(({ scopes, createdAt, lastUsedAt, expiresAt, ...row }) => ({
    ...row,
    scopes: [...scopes],
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
}

export async function makeKey(
  database: Database,
  scope: TeamScope,
  { name, scopes, days }: NewKey,
): Promise<ApiKey & { readonly key: string }> {
  const key = API_KEY_MARK + randomBytes(KEY_BYTES).toString('base64url');
  const id = await database.transaction(async (transaction) => {
    await lockPerson(transaction, scope.userId);
    if ((await listKeys(transaction, scope.userId)).length >= API_KEYS_MAX)
      throw new AppError('API_KEYS_FULL');
    return insertKey(transaction, scope, {
      name,
      prefix: key.slice(0, PREFIX_CHARACTERS),
      keySha256: digestOf(key),
      scopes: [...new Set(scopes)],
      expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS),
    });
  });
  const made = (await readKeys(database, scope.userId)).find((one) => one.id === id);
  if (!made) throw new Error('a key that was made is not there');
  return { ...made, key };
}

export async function revokeKey(database: Database, userId: string, id: string): Promise<void> {
  if (!(await deleteKey(database, userId, id))) throw new AppError('NOT_FOUND');
}

/** Null: the request carries a token, or nothing. */
export async function authenticateApiKey(
  database: Database,
  headers: RequestHeaders,
): Promise<SignedInUser | null> {
  const { authorization } = headers;
  const key = /^Bearer (\S{1,100})$/i.exec(typeof authorization === 'string' ? authorization : '')?.[1];
  if (!key?.startsWith(API_KEY_MARK)) return null;
  const holder = await findHolder(database, digestOf(key));
  // Why it is refused is never told: not even that it was one.
  if (!holder) throw new AppError('UNAUTHENTICATED', { message: text.invalid });
  const { id, userId, teamId, scopes } = holder.key;
  await touchKey(database, id);
  return {
    id: userId,
    personalTeamId: holder.personalTeamId,
    // Calls that name no space mean the key's own, whichever one the person works in.
    currentTeamId: teamId,
    phone: holder.phone,
    apiKey: { id, teamId, scopes },
  };
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
