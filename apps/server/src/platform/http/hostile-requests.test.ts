/** Abusive requests: too large, too many, guessing. */
import {
  acceptInvitation,
  createTeam,
  getInviteCode,
  INVITE_CODE_ALPHABET,
  INVITE_CODE_CHARACTERS,
  readSharedAudit,
  readSharedChat,
  readSharedProofreading,
  sendSmsCode,
  session,
  verifyReport,
  verifySmsCode,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { createTestClient, startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { requestLimits } from './request-limits.ts';

countTried('bodies that are no JSON, too deep, with a prototype, with NUL, with wrong fields', {
  byTests: /refuses a body (?!of)|lists inside each other/,
  part: 1,
});
countTried('bodies over a megabyte', { byTests: /more than a megabyte|does not read the body/ });
const triedKeys = countTried('wrong share keys');
const triedInvites = countTried('wrong invite codes');
const triedCodes = countTried('wrong codes from a phone');
const triedTokens = countTried('tokens in the address, a cookie, another header, another scheme');

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

describe('every answer', () => {
  it.each(['/', '/dashboard', '/no-such-page', '/api/nothing-here', session.path])(
    'to %s tells the browser what it may do',
    async (url) => {
      const { headers } = await product.server.app.inject({ method: 'GET', url });
      const policy = String(headers['content-security-policy']);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toMatch(/^'self'/);
      expect(scripts).not.toMatch(/unsafe|\*|https?:/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'self'");
      expect(policy).toContain("form-action 'self'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it.each(['/api/nothing-here', session.path, '/api/openapi.json'])(
    'of the API is kept by no cache: %s',
    async (url) => {
      const { headers } = await product.server.app.inject({ method: 'GET', url });
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('to a body of 200,000 lists inside each other is a refusal with a sentence', async () => {
    const depth = 200_000;
    const { statusCode, body } = await product.server.app.inject({
      method: 'POST',
      url: sendSmsCode.path,
      headers: { 'content-type': 'application/json' },
      payload: `{"phone":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).message).toMatch(/[一-鿿]/);
  });
});

describe('the server', () => {
  it('ends requests that do not arrive in time', () => {
    const { headersTimeout, requestTimeout } = product.server.app.server;
    expect([headersTimeout, requestTimeout]).toEqual([requestLimits.headersMs, requestLimits.requestMs]);
  });

  it('refuses a body of more than a megabyte where no file is sent, and says so', async () => {
    const user = await product.signIn();
    const { status, body } = await user.request(createTeam, { body: { name: 'x'.repeat(1_100_000) } });
    expect([status, body.message]).toEqual([413, '提交的内容过大，请减少后重试']);
  });

  it('does not read the body of a request without a token', async () => {
    const { status } = await product.visitor.request(createTeam, { body: { name: 'x'.repeat(1_100_000) } });
    expect(status).toBe(401);
  });

  it.each([
    ['deeply nested', '['.repeat(100_000)],
    ['with a prototype', '{"name":"甲","__proto__":{"isAdmin":true}}'],
    ['with a constructor', '{"name":"甲","constructor":{"prototype":{"isAdmin":true}}}'],
    ['in another encoding', Buffer.from([0x7b, 0xff, 0xfe, 0x00])],
  ])('refuses a body %s', async (_, payload) => {
    const { accessToken } = await product.signIn();
    const { statusCode } = await product.server.app.inject({
      method: 'POST',
      url: createTeam.path,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      payload,
    });
    expect(statusCode).toBe(400);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});

describe('guessing', () => {
  const wrongKeys = ['x', 'x'.repeat(32), '../../api/session', "' or 1=1 --", 'A'.repeat(4000)];

  it.each([
    ['reviews', readSharedAudit],
    ['proofreadings', readSharedProofreading],
    ['chats', readSharedChat],
  ])('keys of shared %s: each wrong key gets the same answer', async (_, route) => {
    const answers = [];
    for (const key of wrongKeys) {
      const { status, body } = await product.visitor.request(route, { params: { key } });
      answers.push([status, body.data]);
    }
    expect(answers).toEqual(wrongKeys.map(() => [404, { name: 'NOT_FOUND' }]));
    triedKeys(answers.length);
  });

  it('is rate limited: a client that asks too often is told to wait, whatever it asks for', async () => {
    const small = await startTestProduct({ env: { RATE_LIMIT_PER_MINUTE: '20' } });
    // Guessing the code of a report has a budget of its own, a fiftieth.
    const guess = { body: { number: 'WJ-20261118-AAAAAAAA', code: 'x' } };
    const guesses = [await small.visitor.request(verifyReport, guess)];
    guesses.push(await small.visitor.request(verifyReport, guess));
    expect(guesses.map(({ status }) => status)).toEqual([404, 429]);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 25; attempt++) {
      const params = { key: String(attempt).padStart(32, 'x') };
      statuses.push((await small.visitor.request(readSharedAudit, { params })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(404), ...Array(5).fill(429)]);
    triedKeys(statuses.length);
    await small.close();
  });

  it('an invite code opens nothing, and there are more than 10^12 of them', async () => {
    expect(INVITE_CODE_ALPHABET.length ** INVITE_CODE_CHARACTERS).toBeGreaterThan(1e12);
    const user = await product.signIn();
    const codes = new Set<string>();
    for (let people = 0; people < 3; people++)
      codes.add((await (await product.signIn()).call(getInviteCode, {})).code);
    expect(codes.size).toBe(3);
    for (const code of ['', 'x', 'A'.repeat(500), "'; drop table users"]) {
      const body = { code, deviceId: '6f1c1f0e-6f52-4c7e-8a40-5d4b6d0b9d11' };
      expect([400, 409]).toContain((await user.request(acceptInvitation, { body })).status);
      triedInvites();
    }
  });

  it('a code sent to a phone: five tries, and no new code for a minute', async () => {
    const phone = '13211112222';
    await product.visitor.call(sendSmsCode, { body: { phone } });
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess++) {
      const code = String(guess).padStart(6, '9');
      statuses.push((await product.visitor.request(verifySmsCode, { body: { phone, code } })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429, 429, 429]);
    triedCodes(statuses.length);
    expect((await product.visitor.request(sendSmsCode, { body: { phone } })).status).toBe(429);
  });

  it('a token in the address, a cookie or another scheme does not sign in', async () => {
    const { accessToken } = await product.signIn();
    for (const headers of [
      { authorization: accessToken },
      { authorization: `Basic ${accessToken}` },
      { cookie: `access_token=${accessToken}` },
      { 'x-access-token': accessToken },
    ] as readonly Record<string, string>[]) {
      expect((await createTestClient(product.server, headers).request(session)).status).toBe(401);
      triedTokens();
    }
    const byAddress = await product.visitor.request(session, { query: { access_token: accessToken } });
    expect(byAddress.status).toBe(401);
    triedTokens();
  });
});
