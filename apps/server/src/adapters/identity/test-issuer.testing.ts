/** An issuer with a key of its own that signs whatever a test wants, and can publish its keys over HTTP. */
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';

export interface TestKey {
  readonly jwks: JSONWebKeySet;
  sign(claims: JWTPayload, header?: Record<string, string>): Promise<string>;
}

export async function createTestKey(kid = 'test-key'): Promise<TestKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return {
    jwks: { keys: [publicJwk] },
    sign: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'at+jwt', ...header })
        .sign(privateKey),
  };
}

export interface HttpIssuer {
  readonly issuer: string;
  readonly counts: { discovery: number; jwks: number };
  publish(jwks: JSONWebKeySet): void;
  /** What the discovery document says of itself, when that is to be a lie. */
  pretendToBe(issuer: string): void;
  setDown(isDown: boolean): void;
  stop(): Promise<void>;
}

export async function startHttpIssuer(jwks: JSONWebKeySet): Promise<HttpIssuer> {
  const counts = { discovery: 0, jwks: 0 };
  let published = jwks;
  let claimed = '';
  let isDown = false;
  const server = createServer((request, response) => {
    if (isDown) return response.writeHead(503).end();
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    counts[isDiscovery ? 'discovery' : 'jwks'] += 1;
    const answer = isDiscovery ? { issuer: claimed, jwks_uri: `${issuer}/keys` } : published;
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const issuer = `http://127.0.0.1:${address.port}`;
  claimed = issuer;
  return {
    issuer,
    counts,
    publish: (next) => {
      published = next;
    },
    pretendToBe: (other) => {
      claimed = other;
    },
    setDown: (value) => {
      isDown = value;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
