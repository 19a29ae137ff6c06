/**
 * The life cycle of an SMS code: sent, tried, used once. Every step locks the phone's row first, so
 * simultaneous requests are answered one after the other.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { type Account, findOrCreateAccount } from './account.repository.ts';
import { isMainlandMobile } from './phone.ts';
import { inTransaction } from './transaction.ts';

export const SMS_CODE_DIGITS = 6;
const SMS_VALID_SECONDS = 300;
const SMS_RESEND_SECONDS = 60;
const SMS_TRIES = 5;
const SMS_SENDS_PER_DAY = 10;

export type SendCodeOutcome =
  | { readonly kind: 'sent'; readonly resendAfterSeconds: number; readonly validSeconds: number }
  | { readonly kind: 'tooSoon'; readonly retryAfterSeconds: number }
  | { readonly kind: 'dailyLimit' };

export type CodeRefusal =
  | { readonly kind: 'wrongCode'; readonly triesLeft: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'tooManyTries' };

type VerifyCodeOutcome =
  | { readonly kind: 'verified'; readonly account: Account; readonly isNew: boolean }
  | CodeRefusal;

/** Codes that were all right are used up together with what they allowed; one that is wrong uses up none of them. */
export type TryCodesOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'refused'; readonly phone: string; readonly refusal: CodeRefusal };

export interface TriedCode {
  readonly phone: string;
  readonly code: string;
}

export interface SmsCodes {
  /** Throws what `sendSms` throws; the phone may then ask again at once. */
  send(phone: string): Promise<SendCodeOutcome>;
  /** A right code is used up and returns the phone's account, created if there is none. */
  verify(phone: string, code: string): Promise<VerifyCodeOutcome>;
  /** Tries codes of several phones in the caller's transaction; `work` is done only if all of them are right. */
  verifyAll<Result>(
    client: PoolClient,
    tried: readonly TriedCode[],
    work: () => Promise<Result>,
  ): Promise<TryCodesOutcome<Result>>;
  /** Deletes phones whose code and day have both expired. */
  cleanUp(): Promise<void>;
}

export interface SmsCodesOptions {
  readonly pool: Pool;
  readonly hashKey: Buffer;
  readonly sendSms: (phone: string, code: string) => Promise<void>;
  readonly clock: () => Date;
}

export function createSmsCodes(options: SmsCodesOptions): SmsCodes {
  const { pool, clock } = options;
  return {
    send: (phone) => sendCode(options, phone),
    verify: (phone, code) => inTransaction(pool, (client) => verifyCode(client, options, phone, code)),
    verifyAll: (client, tried, work) => verifyAll(client, options, tried, work),
    cleanUp: async () => {
      const now = clock();
      await pool.query('DELETE FROM identity.sms_codes WHERE expires_at < $1 AND day < $2', [
        now,
        dayInChina(now),
      ]);
    },
  };
}

interface CodeRow {
  readonly code_hash: Buffer | null;
  readonly tries_left: number;
  readonly sent_at: Date | null;
  readonly expires_at: Date | null;
  /** As text: the driver would turn a date into midnight of the machine's own zone. */
  readonly day: string | null;
  readonly sent_in_day: number;
}

async function sendCode(options: SmsCodesOptions, phone: string): Promise<SendCodeOutcome> {
  if (!isMainlandMobile(phone)) throw new TypeError('not a mainland mobile number');
  const code = randomInt(10 ** SMS_CODE_DIGITS)
    .toString()
    .padStart(SMS_CODE_DIGITS, '0');
  const hash = hashCode(options.hashKey, phone, code);
  const reserved = await inTransaction(options.pool, (client) =>
    reserveSend(client, phone, hash, options.clock()),
  );
  if (reserved.kind !== 'reserved') return reserved;
  try {
    // Outside the transaction: a slow operator must not lock the row.
    await options.sendSms(phone, code);
  } catch (error) {
    await takeBackSend(options.pool, phone, hash, reserved.previouslySentAt);
    throw error;
  }
  return { kind: 'sent', resendAfterSeconds: SMS_RESEND_SECONDS, validSeconds: SMS_VALID_SECONDS };
}

type Reservation =
  | { readonly kind: 'reserved'; readonly previouslySentAt: Date | null }
  | Exclude<SendCodeOutcome, { kind: 'sent' }>;

async function reserveSend(client: PoolClient, phone: string, hash: Buffer, now: Date): Promise<Reservation> {
  await client.query('INSERT INTO identity.sms_codes (phone) VALUES ($1) ON CONFLICT DO NOTHING', [phone]);
  const row = await lockRow(client, phone);
  if (row === undefined) throw new Error('the code row vanished while it was being locked');
  const day = dayInChina(now);
  const sentInDay = row.day === day ? row.sent_in_day : 0;
  if (sentInDay >= SMS_SENDS_PER_DAY) return { kind: 'dailyLimit' };
  const waitSeconds = row.sent_at === null ? 0 : SMS_RESEND_SECONDS - secondsBetween(row.sent_at, now);
  if (waitSeconds > 0) return { kind: 'tooSoon', retryAfterSeconds: Math.ceil(waitSeconds) };
  await client.query(
    `UPDATE identity.sms_codes
     SET code_hash = $2, tries_left = $3, sent_at = $4, expires_at = $5, day = $6, sent_in_day = $7
     WHERE phone = $1`,
    [phone, hash, SMS_TRIES, now, new Date(now.getTime() + SMS_VALID_SECONDS * 1000), day, sentInDay + 1],
  );
  return { kind: 'reserved', previouslySentAt: row.sent_at };
}

/** A message that could not be sent costs the phone nothing; a newer code is not touched. */
async function takeBackSend(
  pool: Pool,
  phone: string,
  hash: Buffer,
  previouslySentAt: Date | null,
): Promise<void> {
  await pool.query(
    `UPDATE identity.sms_codes SET code_hash = NULL, sent_at = $3, sent_in_day = sent_in_day - 1
     WHERE phone = $1 AND code_hash = $2`,
    [phone, hash, previouslySentAt],
  );
}

async function verifyCode(
  client: PoolClient,
  options: SmsCodesOptions,
  phone: string,
  code: string,
): Promise<VerifyCodeOutcome> {
  const refusal = await tryCode(client, options, { phone, code });
  if (refusal) return refusal;
  await useUp(client, phone);
  return { kind: 'verified', ...(await findOrCreateAccount(client, phone)) };
}

async function verifyAll<Result>(
  client: PoolClient,
  options: SmsCodesOptions,
  tried: readonly TriedCode[],
  work: () => Promise<Result>,
): Promise<TryCodesOutcome<Result>> {
  // In one order, whoever asks: two that exchange their numbers do not wait for each other for ever.
  for (const { phone } of tried.toSorted((a, b) => a.phone.localeCompare(b.phone)))
    await lockRow(client, phone);
  for (const one of tried) {
    const refusal = await tryCode(client, options, one);
    if (refusal) return { kind: 'refused', phone: one.phone, refusal };
  }
  for (const { phone } of tried) await useUp(client, phone);
  return { kind: 'done', result: await work() };
}

/** Null: it is right, and can still be used. A wrong one takes one of its tries. */
async function tryCode(
  client: PoolClient,
  options: SmsCodesOptions,
  { phone, code }: TriedCode,
): Promise<CodeRefusal | null> {
  const row = await lockRow(client, phone);
  // Never sent, already used and expired have the same answer: ask for a new code.
  if (row?.code_hash == null || row.expires_at === null || options.clock() >= row.expires_at) {
    return { kind: 'expired' };
  }
  if (row.tries_left <= 0) return { kind: 'tooManyTries' };
  if (timingSafeEqual(row.code_hash, hashCode(options.hashKey, phone, code))) return null;
  const triesLeft = row.tries_left - 1;
  await client.query('UPDATE identity.sms_codes SET tries_left = $2 WHERE phone = $1', [phone, triesLeft]);
  return triesLeft > 0 ? { kind: 'wrongCode', triesLeft } : { kind: 'tooManyTries' };
}

async function useUp(client: PoolClient, phone: string): Promise<void> {
  await client.query('UPDATE identity.sms_codes SET code_hash = NULL WHERE phone = $1', [phone]);
}

async function lockRow(client: PoolClient, phone: string): Promise<CodeRow | undefined> {
  const { rows } = await client.query<CodeRow>(
    `SELECT code_hash, tries_left, sent_at, expires_at, day::text AS day, sent_in_day
     FROM identity.sms_codes WHERE phone = $1 FOR UPDATE`,
    [phone],
  );
  return rows[0];
}

/** The phone is part of the hash, so a stored hash is useless on another row. */
function hashCode(key: Buffer, phone: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${phone}:${code}`).digest();
}

function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / 1000;
}

const CHINA_OFFSET_MS = 8 * 3600 * 1000;

/** The calendar day in UTC+8, the day the users live in. China has no daylight saving time. */
function dayInChina(instant: Date): string {
  return new Date(instant.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 10);
}
