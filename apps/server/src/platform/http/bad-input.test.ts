import {
  createComparison,
  createTeam,
  errorCatalogue,
  listComparisons,
  readComparison,
  session,
  verifySmsCode,
} from '@wenjian/api';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import {
  createTestClient,
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../testing/test-product.ts';

countTried('access tokens with a fault: algorithm, key, issuer, audience, type, times, subject, payload', {
  byTests: /^a token .*gets 401/,
  part: 1,
});
countTried('bodies that are no JSON, too deep, with a prototype, with NUL, with wrong fields', {
  byTests: /^(a request that fails its schema|a NUL character) /,
});
countTried('ids that cannot be one', { byTests: /^an unknown id gets 404 for (?!0)/ });

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
});
afterAll(() => product.close());

describe('a request that fails its schema', () => {
  it('gets 400 with the field and a Chinese message', async () => {
    const { status, body } = await user.request(createTeam, { body: { name: '' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 400,
      data: { name: 'INVALID_REQUEST', fields: [{ path: 'name', message: '请填写团队名称' }] },
    });
    expect(body.message).toMatch(/请填写团队名称/);
  });

  it('names every wrong field, in Chinese also when the schema has no message', async () => {
    const { body } = await user.request(createComparison, { body: { originFileId: 1 } });
    const { fields } = body.data as { fields: { path: string; message: string }[] };
    expect(fields.map((field) => field.path)).toEqual(['originFileId', 'targetFileId']);
    for (const { message } of fields) expect(message).toMatch(/[\u4e00-\u9fff]/);
  });

  it('gets 400 when the body is not JSON', async () => {
    const answer = await product.server.app.inject({
      method: 'POST',
      url: createTeam.path,
      headers: { authorization: `Bearer ${user.accessToken}`, 'content-type': 'application/json' },
      payload: '{"name":',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 400, message: errorCatalogue.INVALID_REQUEST.message });
  });

  it('gets 400 for a phone number that is not a mainland mobile number', async () => {
    const { status, body } = await product.visitor.request(verifySmsCode, {
      body: { phone: '12345', code: '000000' },
    });
    expect(status).toBe(400);
    expect(body.message).toContain('请输入正确的手机号');
  });
});

describe('a NUL character', () => {
  it('gets 400 wherever it is', async () => {
    const inBody = await user.request(createTeam, { body: { name: 'a\0b' } });
    const inQuery = await user.request(listComparisons, { query: { keyword: '\0' } });
    expect([inBody.status, inQuery.status]).toEqual([400, 400]);
    expect(inBody.body.data).toMatchObject({ fields: [{ path: 'name', message: '内容含有不允许的字符' }] });
  });
});

describe('an unknown id', () => {
  it.each(['00000000-0000-4000-8000-000000000000', 'not-an-id', "' or 1=1 --"])(
    'gets 404 for %s',
    async (id) => {
      const { status, body } = await user.request(readComparison, { params: { id } });
      expect([status, body.code]).toEqual([404, 404]);
    },
  );

  it('gets 404 in the envelope for a path without a route', async () => {
    const answer = await product.server.app.inject({ method: 'GET', url: '/api/nothing-here' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404, data: { name: 'NOT_FOUND' } });
  });
});

describe('a token', () => {
  const claims = () => {
    const now = Math.floor(Date.now() / 1000);
    const payload = JSON.parse(Buffer.from(user.accessToken.split('.')[1] ?? '', 'base64url').toString());
    return { ...payload, iat: now, nbf: now, exp: now + 600 } as Record<string, unknown>;
  };
  const header = () => JSON.parse(Buffer.from(user.accessToken.split('.')[0] ?? '', 'base64url').toString());
  const status = async (token: string) =>
    (await createTestClient(product.server, { authorization: `Bearer ${token}` }).request(session)).status;

  /** The provider's own key, to make tokens with exactly one error. */
  async function ownSign(change: Record<string, unknown>): Promise<string> {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select * from identity.signing_keys');
    await client.end();
    const key = rows
      .map((row) => Object.values(row).find(isPrivateJwk))
      .find((jwk) => jwk?.kid === header().kid);
    return new SignJWT({ ...claims(), ...change }).setProtectedHeader(header()).sign(key as never);
  }

  it('signed like the provider’s is accepted', async () => {
    expect(await status(await ownSign({}))).toBe(200);
  });

  it.each([
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example.com' }],
    ['not yet valid', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['without expiry', { exp: undefined }],
    ['without subject', { sub: undefined }],
  ])('with %s gets 401', async (_, change) => {
    expect(await status(await ownSign(change))).toBe(401);
  });

  it('with alg none gets 401', async () => {
    expect(await status(new UnsecuredJWT(claims()).encode())).toBe(401);
  });

  it('signed by another key gets 401', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await status(await new SignJWT(claims()).setProtectedHeader(header()).sign(privateKey))).toBe(401);
  });

  it('whose public key is used as an HMAC secret gets 401', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(header()));
    expect(
      await status(
        await new SignJWT(claims()).setProtectedHeader({ ...header(), alg: 'HS256' }).sign(secret),
      ),
    ).toBe(401);
  });

  it.each(['', 'abc', 'a.b.c', `${'x'.repeat(9000)}`])('that is not a token gets 401', async (token) => {
    expect(await status(token)).toBe(401);
  });
});

function isPrivateJwk(value: unknown): value is { kid?: string; d: string } {
  return typeof value === 'object' && value !== null && 'd' in value;
}
