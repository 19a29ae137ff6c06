import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createExternalIdentity } from './external.identity.ts';
import { IssuerUnavailableError } from './key-source.ts';
import { createTestKey, type HttpIssuer, startHttpIssuer, type TestKey } from './test-issuer.testing.ts';

const audience = 'https://wenjian.example/api';
const clientId = 'wenjian';

let key: TestKey;
let http: HttpIssuer;

beforeAll(async () => {
  key = await createTestKey();
});
beforeEach(async () => {
  http = await startHttpIssuer(key.jwks);
});
afterEach(async () => {
  vi.useRealTimers();
  await http.stop();
});

/** Only the clock: timers and sockets keep running. */
function passMinutes(minutes: number): void {
  const later = Date.now() + minutes * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
}

function identity() {
  return createExternalIdentity({ issuer: http.issuer, audience, clientId });
}

/** Like many issuers' access tokens: no `nbf`, type `JWT`. */
function token(by = key): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000);
  return by.sign({ iss: http.issuer, aud: audience, sub: 'user-1', exp: seconds + 60 }, { typ: 'JWT' });
}

test('tokens of an external issuer verify with the keys found by discovery, which are fetched once', async () => {
  const { verifier } = identity();
  for (let count = 0; count < 3; count += 1) {
    expect(await verifier.verifyAccess(await token())).toMatchObject({ kind: 'valid', sub: 'user-1' });
  }
  expect(http.counts).toEqual({ discovery: 1, jwks: 1 });
});

test('not-before is checked when the issuer sets it', async () => {
  const seconds = Math.floor(Date.now() / 1000);
  const early = await key.sign({
    iss: http.issuer,
    aud: audience,
    sub: 'user-1',
    exp: seconds + 7200,
    nbf: seconds + 3600,
  });
  expect(await identity().verifier.verifyAccess(early)).toEqual({ kind: 'invalid', reason: 'notYetValid' });
});

test('there is no SMS sign-in, and the browser gets the issuer and its keys', async () => {
  const external = identity();
  expect(external.sms).toBeNull();
  expect(await external.publicConfig()).toEqual({
    kind: 'external',
    issuer: http.issuer,
    audience,
    clientId,
    jwks: key.jwks,
  });
});

test('an unreachable issuer is a separate error, and is tried again next time', async () => {
  const { verifier, publicConfig } = identity();
  http.setDown(true);
  await expect(verifier.verifyAccess(await token())).rejects.toThrow(IssuerUnavailableError);
  await expect(verifier.verifyAccess(await token())).rejects.toThrow(http.issuer);
  await expect(publicConfig()).rejects.toThrow(IssuerUnavailableError);
  http.setDown(false);
  expect(await verifier.verifyAccess(await token())).toMatchObject({ kind: 'valid' });
});

test('an address where nothing listens is a separate error', async () => {
  const { verifier } = createExternalIdentity({ issuer: 'http://127.0.0.1:1', audience, clientId });
  await expect(verifier.verifyAccess(await token())).rejects.toThrow(/unavailable: no answer/);
});

test('fetched keys keep working while the issuer is down', async () => {
  const { verifier, publicConfig } = identity();
  await verifier.verifyAccess(await token());
  http.setDown(true);
  passMinutes(60);
  expect(await verifier.verifyAccess(await token())).toMatchObject({ kind: 'valid' });
  expect((await publicConfig()).jwks).toEqual(key.jwks);
});

test('a key that cannot be looked up because the issuer is down is not reported as unknown', async () => {
  const { verifier } = identity();
  await verifier.verifyAccess(await token());
  http.setDown(true);
  passMinutes(60);
  const next = await createTestKey('next-key');
  await expect(verifier.verifyAccess(await token(next))).rejects.toThrow(IssuerUnavailableError);
});

test('a key the issuer does not publish is unknown, and found once it is published', async () => {
  const { verifier } = identity();
  await verifier.verifyAccess(await token());
  const next = await createTestKey('next-key');
  passMinutes(1);
  expect(await verifier.verifyAccess(await token(next))).toEqual({ kind: 'invalid', reason: 'unknownKey' });
  http.publish({ keys: [...key.jwks.keys, ...next.jwks.keys] });
  passMinutes(1);
  expect(await verifier.verifyAccess(await token(next))).toMatchObject({ kind: 'valid' });
});

test('a discovery document that names another issuer is refused', async () => {
  http.pretendToBe('https://someone.else');
  await expect(identity().verifier.verifyAccess(await token())).rejects.toThrow(/of https:\/\/someone\.else/);
});
