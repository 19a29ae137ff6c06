/**
 * Closing an account: requested and confirmed by its owner, carried out some days later, can be cancelled
 * until then.
 */
import { type AccountClosure, CLOSURE_DAYS, CLOSURE_PHRASE } from '@wenjian/api';
import type { Identity } from '../../adapters/identity/identity.port.ts';
import type { SignedInUser } from '../../platform/access/authorise.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { beijingTime } from '../../platform/people/beijing-day.ts';
import { sendCode } from '../../platform/people/send-code.ts';
import { postMessages } from '../messages/index.ts';
import {
  deleteClosure,
  findClosure,
  insertClosure,
  listOpenOrders,
  listTeamsWithOthers,
} from './closure.repository.ts';
import { dataRightsText as text } from './data-rights.text.ts';

const DAY_MS = 24 * 3600 * 1000;
const MINUTE_CHARACTERS = 16;
const SETTINGS_PATH = '/account/settings';

export async function readClosureOf(
  database: Database,
  identity: Identity,
  user: SignedInUser,
): Promise<AccountClosure> {
  const closure = await findClosure(database, user.id);
  return {
    dueAt: closure?.dueAt.toISOString() ?? null,
    confirmation: confirmationOf(identity, user),
    phone: user.phone,
    obstacles: [...(await listObstacles(database, user.id))],
  };
}

export async function listObstacles(connection: Connection, userId: string): Promise<readonly string[]> {
  const teams = await listTeamsWithOthers(connection, userId);
  const open = await listOpenOrders(connection, userId);
  return [
    ...teams.map(text.ownsTeam),
    ...open.map(({ number, state }) =>
      state === 'pending' ? text.orderOpen(number) : text.refundOpen(number),
    ),
  ];
}

export async function sendCodeTo(identity: Identity, { phone }: SignedInUser) {
  if (!identity.sms || phone === null) throw new AppError('PHONE_MISSING');
  return sendCode(identity.sms, phone);
}

export interface Confirmation {
  readonly code?: string | undefined;
  readonly phrase?: string | undefined;
}

export async function requestClosureOf(
  database: Database,
  identity: Identity,
  user: SignedInUser,
  confirmation: Confirmation,
): Promise<AccountClosure> {
  // First, so that no code is used up for nothing.
  const obstacles = await listObstacles(database, user.id);
  if (obstacles.length > 0) throw new AppError('ACCOUNT_NEEDED', { message: obstacles.join('；') });
  await confirm(identity, user, confirmation);
  await database.transaction(async (transaction) => {
    const dueAt = new Date(Date.now() + CLOSURE_DAYS * DAY_MS);
    if (await insertClosure(transaction, user.id, dueAt))
      await tell(transaction, user, text.closing(beijingTime(dueAt).slice(0, MINUTE_CHARACTERS)));
  });
  return readClosureOf(database, identity, user);
}

export async function withdrawClosureOf(database: Database, user: SignedInUser): Promise<void> {
  await database.transaction(async (transaction) => {
    if (await deleteClosure(transaction, user.id)) await tell(transaction, user, text.stays);
  });
}

function confirmationOf(identity: Identity, { phone }: SignedInUser): AccountClosure['confirmation'] {
  return identity.sms && phone !== null ? 'code' : 'phrase';
}

async function confirm(
  identity: Identity,
  user: SignedInUser,
  { code, phrase }: Confirmation,
): Promise<void> {
  const { sms } = identity;
  if (!sms || user.phone === null) {
    if (phrase?.trim() !== CLOSURE_PHRASE) throw refused('phrase', text.phraseWrong(CLOSURE_PHRASE));
    return;
  }
  if (!code?.trim()) throw refused('code', text.codeMissing);
  const outcome = await sms.confirm(user.phone, code.trim());
  switch (outcome.kind) {
    case 'confirmed':
      return;
    case 'wrongCode':
      throw new AppError('SMS_CODE_WRONG');
    case 'expired':
      throw new AppError('SMS_CODE_EXPIRED');
    case 'tooManyTries':
      throw new AppError('SMS_TOO_MANY_TRIES');
  }
}

function refused(path: string, message: string): AppError {
  return new AppError('INVALID_REQUEST', { message, fields: [{ path, message }] });
}

async function tell(connection: Connection, user: SignedInUser, content: string): Promise<void> {
  const place = { teamId: null, link: SETTINGS_PATH, subject: null };
  await postMessages(connection, [{ userId: user.id, kind: 'account', content, ...place }]);
}
