import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccountBySub } from './account.repository.ts';
import { startTestIdentity, type TestIdentity, wrongCode } from './identity.testing.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());
// Each test asks for codes of its own.
beforeEach(() => identity.advanceSeconds(61));

let lastPhone = 13_700_000_000;
const newPhone = () => String(++lastPhone);

async function codeOf(phone: string): Promise<string> {
  await identity.provider.sendCode(phone);
  return identity.lastCode();
}

async function signUp(): Promise<{ readonly phone: string; readonly sub: string }> {
  const phone = newPhone();
  const outcome = await identity.provider.signIn(phone, await codeOf(phone));
  if (outcome.kind !== 'signedIn') throw new Error(outcome.kind);
  identity.advanceSeconds(61);
  return { phone, sub: outcome.sub };
}

const phoneOf = async (sub: string) => (await findAccountBySub(identity.pool, sub))?.phone;

describe('another phone for an account', () => {
  it('needs the code of each phone, and leaves the account as it is', async () => {
    const { phone, sub } = await signUp();
    const next = newPhone();
    const change = { phone: next, oldCode: await codeOf(phone), newCode: await codeOf(next) };
    const outcome = await identity.provider.changePhone(sub, change);
    expect(outcome.kind).toBe('changed');
    expect(await phoneOf(sub)).toBe(next);
    identity.advanceSeconds(61);
    expect(await identity.provider.signIn(next, await codeOf(next))).toMatchObject({ sub, isNew: false });
    expect(await identity.provider.phoneExists(phone)).toBe(false);
  });

  it('a wrong code changes nothing, names its phone, and leaves the other code usable', async () => {
    const { phone, sub } = await signUp();
    const next = newPhone();
    const right = { phone: next, oldCode: await codeOf(phone), newCode: await codeOf(next) };
    const refusal = { kind: 'wrongCode', triesLeft: 4 };
    expect(
      await identity.provider.changePhone(sub, { ...right, newCode: wrongCode(right.newCode) }),
    ).toMatchObject({ kind: 'refused', which: 'new', refusal });
    expect(
      await identity.provider.changePhone(sub, { ...right, oldCode: wrongCode(right.oldCode) }),
    ).toMatchObject({ kind: 'refused', which: 'old', refusal });
    expect(await phoneOf(sub)).toBe(phone);
    expect((await identity.provider.changePhone(sub, right)).kind).toBe('changed');
  });

  it('five wrong tries end a code, as at signing in', async () => {
    const { phone, sub } = await signUp();
    const next = newPhone();
    const oldCode = await codeOf(phone);
    const newCode = await codeOf(next);
    const wrong = { phone: next, oldCode, newCode: wrongCode(newCode) };
    for (let tries = 0; tries < 5; tries++) await identity.provider.changePhone(sub, wrong);
    expect(await identity.provider.changePhone(sub, { phone: next, oldCode, newCode })).toMatchObject({
      which: 'new',
      refusal: { kind: 'tooManyTries' },
    });
    expect(await phoneOf(sub)).toBe(phone);
  });

  it('the phone of somebody else is taken', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const change = {
      phone: other.phone,
      oldCode: await codeOf(one.phone),
      newCode: await codeOf(other.phone),
    };
    expect(await identity.provider.changePhone(one.sub, change)).toEqual({ kind: 'taken' });
    expect(await phoneOf(one.sub)).toBe(one.phone);
    expect(await phoneOf(other.sub)).toBe(other.phone);
  });
});
