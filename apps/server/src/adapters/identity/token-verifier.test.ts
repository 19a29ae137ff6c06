import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { localKeySource } from './key-source.ts';
import { createTestKey, type TestKey } from './test-issuer.testing.ts';
import { createTokenVerifier, type TokenVerifier } from './token-verifier.ts';

const triedTokens = countTried(
  'access tokens with a fault: algorithm, key, issuer, audience, type, times, subject, payload',
  {
    byTests: /^access tokens .*(is rejected|is not accepted)/,
  },
);
const triedIds = countTried("id tokens that are somebody else's, expired, or of another kind");

const issuer = 'http://127.0.0.1:8000/identity';
const audience = 'wenjian-api';
const clientId = 'wenjian-web';
const MINUTE = 60;

let key: TestKey;
let verifier: TokenVerifier;

beforeAll(async () => {
  key = await createTestKey();
  verifier = createTokenVerifier({
    issuer,
    audience,
    clientId,
    keys: localKeySource(() => key.jwks),
    isOwnProvider: true,
  });
});

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function accessClaims() {
  return { iss: issuer, aud: audience, sub: 'someone', iat: now(), nbf: now(), exp: now() + MINUTE };
}

describe('access tokens', () => {
  test('a fully correct token is valid and names its user', async () => {
    const claims = accessClaims();
    const verdict = await verifier.verifyAccess(await key.sign(claims));
    expect(verdict).toEqual({
      kind: 'valid',
      sub: 'someone',
      expiresAt: new Date(claims.exp * 1000),
      claims,
    });
  });

  test('a token signed by another key of the same name is rejected', async () => {
    const other = await createTestKey('test-key');
    const verdict = await verifier.verifyAccess(await other.sign(accessClaims()));
    expect(verdict).toEqual({ kind: 'invalid', reason: 'signature' });
  });

  test('a token that names an unpublished key is rejected', async () => {
    const other = await createTestKey('other-key');
    const verdict = await verifier.verifyAccess(await other.sign(accessClaims()));
    expect(verdict).toEqual({ kind: 'invalid', reason: 'unknownKey' });
  });

  test('alg none is rejected', async () => {
    const verdict = await verifier.verifyAccess(new UnsecuredJWT(accessClaims()).encode());
    expect(verdict.kind).toBe('invalid');
    triedTokens();
    const [, payload] = (await key.sign(accessClaims())).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid: 'test-key' })).toString(
      'base64url',
    );
    expect(await verifier.verifyAccess(`${header}.${payload}.`)).toEqual({
      kind: 'invalid',
      reason: 'algorithm',
    });
  });

  test('a token signed with the public key as a shared secret is rejected', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(key.jwks.keys[0]));
    const token = await new SignJWT(accessClaims())
      .setProtectedHeader({ alg: 'HS256', kid: 'test-key', typ: 'at+jwt' })
      .sign(secret);
    expect(await verifier.verifyAccess(token)).toEqual({ kind: 'invalid', reason: 'algorithm' });
  });

  test.each([
    ['another issuer', { iss: 'http://evil.example' }, 'issuer'],
    ['another audience', { aud: 'other-api' }, 'audience'],
    ['the past', { exp: 1_000_000_000 }, 'expired'],
    ['the future', { nbf: 4_000_000_000, exp: 4_000_000_060 }, 'notYetValid'],
    ['nobody', { sub: undefined }, 'missingClaim'],
    ['an empty name', { sub: '' }, 'missingClaim'],
    ['no end', { exp: undefined }, 'missingClaim'],
    ['no beginning', { nbf: undefined }, 'missingClaim'],
    ['no audience', { aud: undefined }, 'missingClaim'],
    ['no issuer', { iss: undefined }, 'missingClaim'],
  ])('a token of %s is rejected', async (_what, change, reason) => {
    const claims: Record<string, unknown> = { ...accessClaims(), ...change };
    expect(await verifier.verifyAccess(await key.sign(claims))).toEqual({ kind: 'invalid', reason });
  });

  test('a changed payload is rejected', async () => {
    const [header, , signature] = (await key.sign(accessClaims())).split('.');
    const forged = Buffer.from(JSON.stringify({ ...accessClaims(), sub: 'somebody-else' })).toString(
      'base64url',
    );
    const verdict = await verifier.verifyAccess(`${header}.${forged}.${signature}`);
    expect(verdict).toEqual({ kind: 'invalid', reason: 'signature' });
  });

  test('a token that is not an access token is rejected even with the right audience', async () => {
    const token = await key.sign(accessClaims(), { typ: 'JWT' });
    expect(await verifier.verifyAccess(token)).toEqual({ kind: 'invalid', reason: 'tokenType' });
  });

  test.each(['', 'abc', 'a.b.c', '...'])('%j is not accepted as a token', async (token) => {
    expect(await verifier.verifyAccess(token)).toMatchObject({ kind: 'invalid' });
  });

  test('a small clock difference is tolerated', async () => {
    const token = await key.sign({ ...accessClaims(), nbf: now() + 3 });
    expect(await verifier.verifyAccess(token)).toMatchObject({ kind: 'valid' });
  });
});

describe('id tokens', () => {
  const idClaims = () => ({
    iss: issuer,
    aud: clientId,
    sub: 'someone',
    exp: now() + MINUTE,
    nickname: '138****8000',
  });

  test('the claims of the same person are returned', async () => {
    const claims = await verifier.verifyId(await key.sign(idClaims(), { typ: 'JWT' }), 'someone');
    expect(claims).toMatchObject({ sub: 'someone', nickname: '138****8000' });
  });

  test("another person's id token gives no claims", async () => {
    expect(await verifier.verifyId(await key.sign(idClaims()), 'somebody-else')).toBeNull();
    triedIds();
  });

  test('an access token, an expired token and a token signed by another key give no claims', async () => {
    expect(await verifier.verifyId(await key.sign({ ...idClaims(), aud: audience }), 'someone')).toBeNull();
    expect(
      await verifier.verifyId(await key.sign({ ...idClaims(), exp: now() - MINUTE }), 'someone'),
    ).toBeNull();
    const other = await createTestKey();
    expect(await verifier.verifyId(await other.sign(idClaims()), 'someone')).toBeNull();
    triedIds(3);
  });
});

test('a new key after rotation is accepted without a new verifier', async () => {
  const next = await createTestKey('next-key');
  let jwks = key.jwks;
  const keys = localKeySource(() => jwks);
  const rotating = createTokenVerifier({ issuer, audience, clientId, keys, isOwnProvider: true });
  const token = await next.sign(accessClaims());
  expect(await rotating.verifyAccess(token)).toEqual({ kind: 'invalid', reason: 'unknownKey' });
  jwks = { keys: [...next.jwks.keys, ...key.jwks.keys] };
  expect(await rotating.verifyAccess(token)).toMatchObject({ kind: 'valid' });
  expect(await rotating.verifyAccess(await key.sign(accessClaims()))).toMatchObject({ kind: 'valid' });
});
