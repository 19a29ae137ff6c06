import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { type IdentityParameters, verifyToken } from './verify-token.ts';

const issuer = 'https://identity.example';
const audience = 'wenjian';
const now = new Date('2026-11-15T00:00:00Z');
const nowSeconds = now.getTime() / 1000;
const HOUR = 3600;

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

let key: Key;
let otherKey: Key;
let identity: IdentityParameters;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  otherKey = (await generateKeyPair('RS256', { extractable: true })).privateKey;
  identity = {
    issuer,
    audience,
    jwks: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' }] },
  };
});

interface Claims {
  readonly iss?: string;
  readonly aud?: string;
  readonly exp?: number | null;
  readonly nbf?: number;
}

function sign(claims: Claims, signingKey = key): Promise<string> {
  const { exp = nowSeconds + HOUR, ...rest } = claims;
  const payload = {
    iss: issuer,
    aud: audience,
    nbf: nowSeconds - 1,
    ...rest,
    ...(exp === null ? {} : { exp }),
  };
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(signingKey);
}

describe('verifyToken', () => {
  it('accepts a token of the issuer for this audience and returns its expiry', async () => {
    const verdict = await verifyToken(await sign({}), identity, now);
    expect(verdict).toEqual({ kind: 'valid', expiresAtMs: (nowSeconds + HOUR) * 1000 });
  });

  it.each([
    ['expired', { exp: nowSeconds - HOUR }],
    ['without an expiry', { exp: null }],
    ['not yet valid', { nbf: nowSeconds + HOUR }],
    ['of another issuer', { iss: 'https://other.example' }],
    ['for another audience', { aud: 'other' }],
  ])('refuses a token that is %s', async (_, claims) => {
    expect(await verifyToken(await sign(claims), identity, now)).toEqual({ kind: 'invalid' });
  });

  it('refuses a token signed with another key', async () => {
    expect(await verifyToken(await sign({}, otherKey), identity, now)).toEqual({ kind: 'unknownKey' });
  });

  it('refuses a token whose key the provider does not name', async () => {
    const renamed = { ...identity, jwks: { keys: identity.jwks.keys.map((one) => ({ ...one, kid: 'k0' })) } };
    expect(await verifyToken(await sign({}), renamed, now)).toEqual({ kind: 'unknownKey' });
  });

  it('refuses an unsigned token (alg none)', async () => {
    const token = new UnsecuredJWT({ iss: issuer, aud: audience, exp: nowSeconds + HOUR }).encode();
    expect(await verifyToken(token, identity, now)).toEqual({ kind: 'invalid' });
  });

  it('refuses text that is no token', async () => {
    expect(await verifyToken('not.a.token', identity, now)).toEqual({ kind: 'invalid' });
  });
});
