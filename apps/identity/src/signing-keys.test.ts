import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestIdentity, type TestIdentity } from './identity.testing.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { loadSecrets } from './secret.repository.ts';
import { loadSigningKeys, rotateSigningKey } from './signing-key.repository.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

async function signInWith(provider: IdentityProvider): Promise<string> {
  identity.advanceSeconds(60);
  await provider.sendCode('13900139000');
  const outcome = await provider.signIn('13900139000', identity.lastCode());
  if (outcome.kind !== 'signedIn') throw new Error(outcome.kind);
  return outcome.accessToken;
}

test('providers that start together on an empty database share one key and one set of secrets', async () => {
  await identity.pool.query('DROP SCHEMA identity CASCADE');
  const providers = await Promise.all(Array.from({ length: 4 }, () => identity.startAnother()));
  const kids = providers.map((provider) => provider.jwks().keys.map((key) => key.kid));
  expect(kids[0]).toHaveLength(1);
  for (const each of kids) expect(each).toEqual(kids[0]);
  const [one, two] = await Promise.all([loadSecrets(identity.pool), loadSecrets(identity.pool)]);
  expect(one).toEqual(two);
  expect(one?.cookieKey).not.toBe(one?.smsCodeKey.toString('base64url'));
});

test('a token stays valid after a restart, and a code sent before it signs in after it', async () => {
  const before = await identity.startAnother();
  const token = await signInWith(before);
  identity.advanceSeconds(60);
  await before.sendCode('13900139001');
  await before.close();
  const after = await identity.startAnother();
  expect(after.jwks()).toEqual(before.jwks());
  await jwtVerify(token, createLocalJWKSet(after.jwks()));
  expect(await after.signIn('13900139001', identity.lastCode())).toMatchObject({ kind: 'signedIn' });
});

test('a rotated key is published first, signs after its lead time, and the old one stays published', async () => {
  const oldProvider = await identity.startAnother();
  const oldToken = await signInWith(oldProvider);
  const oldKid = decodeProtectedHeader(oldToken).kid;

  const newKid = await rotateSigningKey(identity.pool);
  const waiting = await identity.startAnother();
  expect(waiting.jwks().keys.map((key) => key.kid)).toEqual([oldKid, newKid]);
  expect(decodeProtectedHeader(await signInWith(waiting)).kid).toBe(oldKid);

  await identity.pool.query('UPDATE identity.signing_keys SET signs_from = now() WHERE kid = $1', [newKid]);
  const inForce = await identity.startAnother();
  const newToken = await signInWith(inForce);
  expect(decodeProtectedHeader(newToken).kid).toBe(newKid);
  await jwtVerify(oldToken, createLocalJWKSet(inForce.jwks()));
  await jwtVerify(newToken, createLocalJWKSet(waiting.jwks()));
});

test('a running provider uses a rotated key without a restart', async () => {
  const provider = await identity.startAnother({ upkeepIntervalMs: 50 });
  const kid = await rotateSigningKey(identity.pool, 0);
  await expect.poll(() => provider.jwks().keys[0]?.kid).toBe(kid);
  expect(decodeProtectedHeader(await signInWith(provider)).kid).toBe(kid);
  expect((await loadSigningKeys(identity.pool)).privateKeys[0]?.kid).toBe(kid);
});
