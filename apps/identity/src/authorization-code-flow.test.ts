import { request as httpRequest } from 'node:http';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationOf, openBrowser } from './browser.testing.ts';
import { type CodeFlow, startCodeFlow } from './code-flow.testing.ts';
import { TEST_AUDIENCE, TEST_CLIENT_ID, TEST_REDIRECT_URI } from './identity.testing.ts';

let flow: CodeFlow;
beforeAll(async () => {
  flow = await startCodeFlow();
});
afterAll(async () => {
  await flow.stop();
  expect(flow.serverErrors).toEqual([]);
});

async function jsonOf(response: Response): Promise<Record<string, string>> {
  return JSON.parse(await response.text());
}

test('phone and code on the pages lead to a token pair that verifies by discovery', async () => {
  const { issuer } = flow;
  const attempt = flow.authorization();
  const phone = flow.newPhone();
  const callback = await flow.signInOnPages(openBrowser(), attempt, phone);
  expect(`${callback.origin}${callback.pathname}`).toBe(TEST_REDIRECT_URI);
  expect(callback.searchParams.get('state')).toBe(attempt.state);
  expect(callback.searchParams.get('iss')).toBe(issuer);

  const response = await flow.redeem(callback.searchParams.get('code'), attempt.verifier);
  expect(response.status).toBe(200);
  const { access_token = '', id_token = '' } = await jsonOf(response);
  const { jwks_uri = '' } = await jsonOf(await fetch(`${issuer}/.well-known/openid-configuration`));
  const keys = createRemoteJWKSet(new URL(jwks_uri));
  const access = await jwtVerify(access_token, keys, { issuer, audience: TEST_AUDIENCE });
  expect(access.protectedHeader).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(access.payload.nbf).toBeGreaterThan(0);
  expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(12 * 3600);
  const id = await jwtVerify(id_token, keys, { issuer, audience: TEST_CLIENT_ID });
  expect(id.payload).toMatchObject({ sub: access.payload.sub, nonce: attempt.nonce, phone_number: phone });
  expect(id.payload).toMatchObject({ name: expect.any(String), nickname: expect.any(String) });
});

test('page and SMS sign-in of one phone are one account', async () => {
  const attempt = flow.authorization();
  const phone = flow.newPhone();
  const callback = await flow.signInOnPages(openBrowser(), attempt, phone);
  const { id_token = '' } = await jsonOf(
    await flow.redeem(callback.searchParams.get('code'), attempt.verifier),
  );
  const { provider } = flow.identity;
  flow.identity.advanceSeconds(60);
  await provider.sendCode(phone);
  const direct = await provider.signIn(phone, flow.identity.lastCode());
  expect(direct).toMatchObject({ kind: 'signedIn', isNew: false, sub: decodeJwt(id_token).sub });
});

test('an authorization code is worth nothing with another verifier', async () => {
  const attempt = flow.authorization();
  const callback = await flow.signInOnPages(openBrowser(), attempt);
  const response = await flow.redeem(callback.searchParams.get('code'), flow.authorization().verifier);
  expect(response.status).toBe(400);
  expect(await jsonOf(response)).toMatchObject({ error: 'invalid_grant' });
});

test('of parallel redemptions of one authorization code exactly one gets tokens', async () => {
  const attempt = flow.authorization();
  const code = (await flow.signInOnPages(openBrowser(), attempt)).searchParams.get('code');
  const responses = await Promise.all(Array.from({ length: 4 }, () => flow.redeem(code, attempt.verifier)));
  expect(responses.map((response) => response.status).sort()).toEqual([200, 400, 400, 400]);
  expect((await flow.redeem(code, attempt.verifier)).status).toBe(400);
});

test('a request without PKCE is refused', async () => {
  const url = new URL(flow.authorization().url);
  url.searchParams.delete('code_challenge');
  url.searchParams.delete('code_challenge_method');
  const location = new URL(locationOf(await openBrowser().get(url.href)));
  expect(location.searchParams.get('error')).toBe('invalid_request');
});

test('a token for another resource is refused', async () => {
  const location = new URL(
    locationOf(await openBrowser().get(flow.authorization({ resource: 'https://other.example' }).url)),
  );
  expect(location.searchParams.get('error')).toBe('invalid_target');
});

test('a browser that is signed in is not asked again, unless the client wants it', async () => {
  const browser = openBrowser();
  await flow.signInOnPages(browser, flow.authorization());
  const again = flow.authorization();
  const callback = new URL(locationOf(await browser.get(again.url)));
  expect((await flow.redeem(callback.searchParams.get('code'), again.verifier)).status).toBe(200);
  const page = await flow.openSignInPage(browser, flow.authorization({ prompt: 'login' }));
  expect(page).toContain('/identity/interaction/');
});

test('a silent request of a browser that is not signed in is answered login_required', async () => {
  const callback = new URL(locationOf(await openBrowser().get(flow.authorization({ prompt: 'none' }).url)));
  expect(callback.searchParams.get('error')).toBe('login_required');
});

test('URLs come from the issuer, whatever Host or forwarding headers say', async () => {
  const { issuer } = flow;
  const discovery = await new Promise<string>((resolve, reject) => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    httpRequest(`${issuer}/.well-known/openid-configuration`, { headers }, (response) => {
      response
        .setEncoding('utf8')
        .toArray()
        .then((parts) => resolve(parts.join('')), reject);
    })
      .on('error', reject)
      .end();
  });
  expect(discovery).not.toContain('evil.example');
  expect(JSON.parse(discovery)).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  });
});

test('the token endpoint talks to the pages of its clients and to no others', async () => {
  const attempt = flow.authorization();
  const code = (await flow.signInOnPages(openBrowser(), attempt)).searchParams.get('code');
  const foreign = await flow.redeem(code, attempt.verifier, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(400);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  const own = await flow.redeem(code, attempt.verifier, { origin: new URL(TEST_REDIRECT_URI).origin });
  expect(own.status).toBe(200);
  expect(own.headers.get('access-control-allow-origin')).toBe(new URL(TEST_REDIRECT_URI).origin);
});

test('the token endpoint signs nobody in by an SMS code', async () => {
  const phone = flow.newPhone();
  await flow.identity.provider.sendCode(phone);
  const code = flow.identity.lastCode();
  const grant_type = 'urn:wenjian:grant-type:sms-code';
  const answer = await fetch(`${flow.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type, client_id: TEST_CLIENT_ID, phone, code }),
  });
  expect(await jsonOf(answer)).toMatchObject({ error: 'unsupported_grant_type' });
  expect(await flow.identity.provider.signIn(phone, code)).toMatchObject({ kind: 'signedIn' });
});
