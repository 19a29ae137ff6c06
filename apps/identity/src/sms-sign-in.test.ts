import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestIdentity, type TestIdentity, wrongCode } from './identity.testing.ts';

let identity: TestIdentity;
let phoneCount = 0;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

/** Every test uses its own phone. */
function newPhone(): string {
  phoneCount += 1;
  return `138${String(phoneCount).padStart(8, '0')}`;
}

async function sendTo(phone: string): Promise<string> {
  expect(await identity.provider.sendCode(phone)).toMatchObject({ kind: 'sent' });
  return identity.lastCode();
}

test('a code has six digits, creates an account for a new phone and signs in a known one', async () => {
  const phone = newPhone();
  expect(await identity.provider.phoneExists(phone)).toBe(false);
  expect(await identity.provider.sendCode(phone)).toEqual({
    kind: 'sent',
    resendAfterSeconds: 60,
    validSeconds: 300,
  });
  const code = identity.lastCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(identity.sent.at(-1)?.phone).toBe(phone);

  const first = await identity.provider.signIn(phone, code);
  expect(first).toMatchObject({ kind: 'signedIn', isNew: true });
  expect(await identity.provider.phoneExists(phone)).toBe(true);

  identity.advanceSeconds(60);
  const second = await identity.provider.signIn(phone, await sendTo(phone));
  expect(second).toMatchObject({ kind: 'signedIn', isNew: false });
  expect(second.kind === 'signedIn' && first.kind === 'signedIn' && second.sub === first.sub).toBe(true);
});

test('a code can be used once', async () => {
  const phone = newPhone();
  const code = await sendTo(phone);
  expect(await identity.provider.signIn(phone, code)).toMatchObject({ kind: 'signedIn' });
  expect(await identity.provider.signIn(phone, code)).toEqual({ kind: 'expired' });
});

test('exactly one of several parallel sign-ins with the same right code succeeds', async () => {
  const phone = newPhone();
  const code = await sendTo(phone);
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => identity.provider.signIn(phone, code)));
  expect(outcomes.filter((outcome) => outcome.kind === 'signedIn')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome.kind === 'expired')).toHaveLength(5);
});

test('parallel wrong codes cannot take more than five tries', async () => {
  const phone = newPhone();
  const code = await sendTo(phone);
  const wrong = wrongCode(code);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => identity.provider.signIn(phone, wrong)));
  const left = outcomes.flatMap((outcome) => (outcome.kind === 'wrongCode' ? [outcome.triesLeft] : []));
  expect(left.sort()).toEqual([1, 2, 3, 4]);
  expect(await identity.provider.signIn(phone, code)).toEqual({ kind: 'tooManyTries' });
});

test('wrong codes count down, the fifth invalidates the code, a new code works again', async () => {
  const phone = newPhone();
  const code = await sendTo(phone);
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await identity.provider.signIn(phone, wrongCode(code))).toEqual({ kind: 'wrongCode', triesLeft });
  }
  expect(await identity.provider.signIn(phone, wrongCode(code))).toEqual({ kind: 'tooManyTries' });
  expect(await identity.provider.signIn(phone, code)).toEqual({ kind: 'tooManyTries' });
  expect(await identity.provider.phoneExists(phone)).toBe(false);
  identity.advanceSeconds(60);
  expect(await identity.provider.signIn(phone, await sendTo(phone))).toMatchObject({ kind: 'signedIn' });
});

test('a code is valid for exactly five minutes', async () => {
  const phone = newPhone();
  const inTime = await sendTo(phone);
  identity.advanceSeconds(299);
  expect(await identity.provider.signIn(phone, inTime)).toMatchObject({ kind: 'signedIn' });
  const tooLate = await sendTo(phone);
  identity.advanceSeconds(300);
  expect(await identity.provider.signIn(phone, tooLate)).toEqual({ kind: 'expired' });
});

test('a phone that never asked for a code gets the same answer as an expired one', async () => {
  expect(await identity.provider.signIn(newPhone(), '123456')).toEqual({ kind: 'expired' });
});

test("one phone's code does not open another phone", async () => {
  const [mine, other] = [newPhone(), newPhone()];
  const myCode = await sendTo(mine);
  const otherCode = await sendTo(other);
  if (myCode !== otherCode) {
    expect(await identity.provider.signIn(other, myCode)).toEqual({ kind: 'wrongCode', triesLeft: 4 });
  }
  expect(await identity.provider.signIn(other, otherCode)).toMatchObject({ kind: 'signedIn' });
});

test('a second code within sixty seconds is refused with the time to wait', async () => {
  const phone = newPhone();
  await sendTo(phone);
  identity.advanceSeconds(18);
  expect(await identity.provider.sendCode(phone)).toEqual({ kind: 'tooSoon', retryAfterSeconds: 42 });
  identity.advanceSeconds(42);
  expect(await identity.provider.sendCode(phone)).toMatchObject({ kind: 'sent' });
});

test('a new code replaces the old one', async () => {
  const phone = newPhone();
  const old = await sendTo(phone);
  identity.advanceSeconds(60);
  const current = await sendTo(phone);
  if (old !== current)
    expect(await identity.provider.signIn(phone, old)).toMatchObject({ kind: 'wrongCode' });
  expect(await identity.provider.signIn(phone, current)).toMatchObject({ kind: 'signedIn' });
});

test('simultaneous requests for a code send one message', async () => {
  const phone = newPhone();
  const before = identity.sent.length;
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => identity.provider.sendCode(phone)));
  expect(outcomes.filter((outcome) => outcome.kind === 'sent')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome.kind === 'tooSoon')).toHaveLength(5);
  expect(identity.sent.length - before).toBe(1);
});

test('a phone gets ten codes a day, and the day is that of UTC+8', async () => {
  const phone = newPhone();
  identity.setTime('2026-11-16T15:00:00Z'); // 23:00 in China
  for (let sends = 0; sends < 10; sends += 1) {
    expect(await identity.provider.sendCode(phone)).toMatchObject({ kind: 'sent' });
    identity.advanceSeconds(60);
  }
  expect(await identity.provider.sendCode(phone)).toEqual({ kind: 'dailyLimit' });
  identity.setTime('2026-11-16T15:59:59Z');
  expect(await identity.provider.sendCode(phone)).toEqual({ kind: 'dailyLimit' });
  identity.setTime('2026-11-16T16:00:00Z'); // midnight in China, still the 16th in UTC
  expect(await identity.provider.sendCode(phone)).toMatchObject({ kind: 'sent' });
});

test('a message that could not be sent is an error and costs neither waiting time nor one of the ten codes', async () => {
  const phone = newPhone();
  identity.failSending(true);
  for (let attempts = 0; attempts < 12; attempts += 1) {
    await expect(identity.provider.sendCode(phone)).rejects.toThrow('operator unreachable');
  }
  identity.failSending(false);
  expect(await identity.provider.signIn(phone, await sendTo(phone))).toMatchObject({ kind: 'signedIn' });
});

test('a number that is not a mainland mobile never gets a message', async () => {
  const before = identity.sent.length;
  await expect(identity.provider.sendCode('+8613800138000')).rejects.toThrow(TypeError);
  await expect(identity.provider.sendCode('12800138000')).rejects.toThrow(TypeError);
  expect(identity.sent.length).toBe(before);
});

test('the database contains no code in plain text', async () => {
  const phone = newPhone();
  const code = await sendTo(phone);
  const { rows } = await identity.pool.query('SELECT * FROM identity.sms_codes WHERE phone = $1', [phone]);
  const [row] = rows;
  expect(Buffer.isBuffer(row.code_hash) && row.code_hash.length).toBe(32);
  expect(row.code_hash.toString('latin1')).not.toContain(code);
  expect(JSON.stringify({ ...row, phone: undefined, code_hash: undefined })).not.toContain(code);
});
