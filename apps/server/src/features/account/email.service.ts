/**
 * A mail address is entered, gets a code, and is the person's when the code comes back. The limits are those of sign-in codes: one a minute, ten a
 * day, five tries, five minutes.
 */
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { SMS_CODE_DIGITS } from '@wenjian/api';
import { MailDeliveryError, type MailSender } from '../../adapters/mail/mail.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { productSecret } from '../../platform/database/product-secret.ts';
import { beijingToday } from '../../platform/people/beijing-day.ts';
import { accountText as text } from './account.text.ts';
import {
  changeEmailCode,
  type EmailCodeRow,
  lockEmailCode,
  saveEmail,
  saveEmailCode,
} from './email-codes.repository.ts';

const VALID_SECONDS = 300;
const RESEND_SECONDS = 60;
const TRIES = 5;
const SENDS_PER_DAY = 10;
const SECRET_BYTES = 32;

export async function sendEmailCode(database: Database, mail: MailSender, userId: string, email: string) {
  const code = randomInt(10 ** SMS_CODE_DIGITS)
    .toString()
    .padStart(SMS_CODE_DIGITS, '0');
  const codeSha256 = await hashOf(database, userId, email, code);
  const before = await database.transaction((transaction) =>
    reserve(transaction, { userId, email, codeSha256 }, new Date()),
  );
  try {
    // Outside of the transaction: a slow mail server must not lock the row.
    await mail.send({ to: email, ...text.codeMail(code, VALID_SECONDS / RESEND_SECONDS) });
  } catch (error) {
    await takeBack(database, userId, before);
    throw error instanceof MailDeliveryError
      ? new AppError('UPSTREAM_FAILED', { message: text.mailFailed })
      : error;
  }
  return { resendAfterSeconds: RESEND_SECONDS, validSeconds: VALID_SECONDS };
}

export async function confirmEmail(
  database: Database,
  userId: string,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<void> {
  const codeSha256 = await hashOf(database, userId, email, code);
  const outcome = await database.transaction(async (transaction) => {
    const row = await lockEmailCode(transaction, userId);
    if (!row?.codeSha256 || row.email !== email || new Date() >= row.expiresAt) return 'SMS_CODE_EXPIRED';
    if (row.triesLeft <= 0) return 'SMS_TOO_MANY_TRIES';
    if (row.codeSha256 !== codeSha256) {
      const triesLeft = row.triesLeft - 1;
      await changeEmailCode(transaction, userId, { triesLeft });
      return triesLeft > 0 ? 'SMS_CODE_WRONG' : 'SMS_TOO_MANY_TRIES';
    }
    await changeEmailCode(transaction, userId, { codeSha256: null });
    await saveEmail(transaction, userId, email);
    return null;
  });
  // Thrown outside of the transaction, which would take back the counted try.
  if (outcome !== null) throw new AppError(outcome);
}

async function reserve(
  connection: Connection,
  given: Pick<EmailCodeRow, 'userId' | 'email'> & { readonly codeSha256: string },
  now: Date,
): Promise<EmailCodeRow | null> {
  const row = await lockEmailCode(connection, given.userId);
  const day = beijingToday(now);
  const sentInDay = row?.day === day ? row.sentInDay : 0;
  if (sentInDay >= SENDS_PER_DAY) throw new AppError('SMS_DAILY_LIMIT', { message: text.mailDailyLimit });
  const waitSeconds = row ? RESEND_SECONDS - (now.getTime() - row.sentAt.getTime()) / 1000 : 0;
  if (waitSeconds > 0) throw new AppError('SMS_TOO_SOON', { retryAfterSeconds: Math.ceil(waitSeconds) });
  const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1000);
  await saveEmailCode(connection, {
    ...given,
    triesLeft: TRIES,
    sentAt: now,
    expiresAt,
    day,
    sentInDay: sentInDay + 1,
  });
  return row;
}

/** A mail that could not be sent costs nothing. */
async function takeBack(database: Database, userId: string, before: EmailCodeRow | null): Promise<void> {
  const { sentAt, sentInDay } = before ?? { sentAt: new Date(0), sentInDay: 0 };
  await changeEmailCode(database, userId, { codeSha256: null, sentAt, sentInDay });
}

/** Keyed, and with the person and the address in it: a stored hash helps nobody, and fits no other row. */
async function hashOf(connection: Connection, userId: string, email: string, code: string): Promise<string> {
  const key = await productSecret(connection, 'emailCodes', () => randomBytes(SECRET_BYTES).toString('hex'));
  return createHmac('sha256', key).update(`${userId}:${email}:${code}`).digest('hex');
}
