/** Another phone for an account: shown to be one's own by a code to each number, and then everywhere the old one stood. */
import type { CodeRefusal } from '@wenjian/identity';
import type { Identity, SmsSignIn } from '../../adapters/identity/identity.port.ts';
import type { SignedInUser } from '../../platform/access/authorise.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { sendCode } from '../../platform/people/send-code.ts';
import { postMessages } from '../messages/index.ts';
import { readUser, savePhone } from './account.repository.ts';
import { accountText as text } from './account.text.ts';
import { endOtherSignIns } from './sign-ins.repository.ts';

const SETTINGS_PATH = '/account/settings';

export async function sendPhoneCode(identity: Identity, user: SignedInUser, phone: string | null) {
  const { sms, current } = changeable(identity, user);
  if (phone === null) return sendCode(sms, current);
  refuseSame(current, phone);
  if (await sms.phoneExists(phone)) throw new AppError('PHONE_TAKEN');
  return sendCode(sms, phone);
}

export async function changePhone(
  database: Database,
  identity: Identity,
  user: SignedInUser,
  change: { readonly oldCode: string; readonly phone: string; readonly newCode: string },
) {
  const { sms, current } = changeable(identity, user);
  const { phone } = change;
  refuseSame(current, phone);
  const row = await readUser(database, user.id);
  if (!row) throw new AppError('UNAUTHENTICATED');
  const outcome = await sms.changePhone(row.sub, change);
  switch (outcome.kind) {
    case 'taken':
      throw new AppError('PHONE_TAKEN');
    case 'refused':
      throw refused(outcome.which, outcome.refusal);
    case 'changed': {
      await database.transaction(async (transaction) => {
        await savePhone(transaction, user.id, { from: current, to: phone });
        await endOtherSignIns(transaction, user.id, user.signInId);
        const place = { teamId: null, link: SETTINGS_PATH, subject: null };
        await postMessages(transaction, [
          { userId: user.id, kind: 'account', content: text.phoneChanged(phone), ...place },
        ]);
      });
      return { accessToken: outcome.accessToken, idToken: outcome.idToken };
    }
  }
}

/** An account of another issuer has its phone there. */
export function canChangePhone({ sms }: Identity, { phone }: Pick<SignedInUser, 'phone'>): boolean {
  return sms !== null && phone !== null;
}

function changeable({ sms }: Identity, { phone }: SignedInUser): { sms: SmsSignIn; current: string } {
  if (!sms || phone === null) throw new AppError('PHONE_ELSEWHERE');
  return { sms, current: phone };
}

function refuseSame(current: string, phone: string): void {
  if (current !== phone) return;
  const message = text.phoneSame;
  throw new AppError('INVALID_REQUEST', { message, fields: [{ path: 'body.phone', message }] });
}

const names = {
  wrongCode: 'SMS_CODE_WRONG',
  expired: 'SMS_CODE_EXPIRED',
  tooManyTries: 'SMS_TOO_MANY_TRIES',
} as const;

/** Says of which phone the code is. */
function refused(which: 'old' | 'new', { kind }: CodeRefusal): AppError {
  const path = which === 'old' ? 'oldCode' : 'newCode';
  const message = `${text[path]}：${new AppError(names[kind]).message}`;
  return new AppError(names[kind], { message, fields: [{ path: `body.${path}`, message }] });
}
