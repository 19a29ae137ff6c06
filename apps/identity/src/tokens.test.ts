import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestIdentity, TEST_AUDIENCE, TEST_CLIENT_ID, type TestIdentity } from './identity.testing.ts';

const PHONE = '13800138000';
const TWELVE_HOURS = 12 * 3600;

let identity: TestIdentity;
let tokens: { accessToken: string; idToken: string; sub: string };

beforeAll(async () => {
  identity = await startTestIdentity();
  await identity.provider.sendCode(PHONE);
  const outcome = await identity.provider.signIn(PHONE, identity.lastCode());
  if (outcome.kind !== 'signedIn') throw new Error(outcome.kind);
  tokens = outcome;
});
afterAll(() => identity.stop());

test('the access token is an RS256 at+jwt for the audience, valid for twelve hours from now', async () => {
  const { payload, protectedHeader } = await jwtVerify(
    tokens.accessToken,
    createLocalJWKSet(identity.provider.jwks()),
    { issuer: identity.provider.issuer, audience: TEST_AUDIENCE, algorithms: ['RS256'] },
  );
  expect(protectedHeader.typ).toBe('at+jwt');
  expect(payload).toMatchObject({ sub: tokens.sub, client_id: TEST_CLIENT_ID });
  const { iat = 0, exp = 0, nbf = 0 } = payload;
  expect(exp - iat).toBe(TWELVE_HOURS);
  expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(30);
  expect(nbf).toBeGreaterThan(0);
  expect(nbf).toBeLessThanOrEqual(iat);
});

test('the access token contains no phone number', () => {
  const payload = Buffer.from(tokens.accessToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  expect(payload).not.toContain(PHONE);
});

test('the id token tells the client who signed in', async () => {
  const { payload, protectedHeader } = await jwtVerify(
    tokens.idToken,
    createLocalJWKSet(identity.provider.jwks()),
    { issuer: identity.provider.issuer, audience: TEST_CLIENT_ID, algorithms: ['RS256'] },
  );
  expect(protectedHeader.kid).toBe(decodeProtectedHeader(tokens.accessToken).kid);
  expect(payload).toMatchObject({
    sub: tokens.sub,
    phone_number: PHONE,
    phone_number_verified: true,
    name: '用户8000',
    nickname: '138****8000',
    picture: `${identity.provider.issuer}/default-picture.svg`,
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(TWELVE_HOURS);
});

test('the lifetime can be configured', async () => {
  const provider = await identity.startAnother({ accessTokenSeconds: 90 });
  identity.advanceSeconds(60);
  await provider.sendCode(PHONE);
  const outcome = await provider.signIn(PHONE, identity.lastCode());
  if (outcome.kind !== 'signedIn') throw new Error(outcome.kind);
  const { payload } = await jwtVerify(outcome.accessToken, createLocalJWKSet(provider.jwks()));
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(90);
});

test('the published keys contain no private part', () => {
  const { keys } = identity.provider.jwks();
  expect(keys).toHaveLength(1);
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('an issuer without https is refused unless it is on this machine or allowed', async () => {
  await expect(identity.startAnother({ issuer: 'http://id.example.com/identity' })).rejects.toThrow(/https/);
  await expect(identity.startAnother({ issuer: 'https://id.example.com/identity/' })).rejects.toThrow(
    /slash/,
  );
  const allowed = await identity.startAnother({
    issuer: 'http://id.example.com/identity',
    allowInsecureHttp: true,
  });
  expect(allowed.issuer).toBe('http://id.example.com/identity');
});
