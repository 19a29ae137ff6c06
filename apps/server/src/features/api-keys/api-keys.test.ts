/** A program with a person's key: only what was chosen, only in its space, with every rule that holds for the person. */
import {
  API_KEYS_MAX,
  type ApiScope,
  createApiKey,
  createComparison,
  createTeam,
  listApiKeys,
  listAudits,
  listComparisons,
  readComparison,
  revokeApiKey,
  routeTable,
  scopesFor,
  session,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestClient,
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
});
afterAll(() => product.close());

const withKey = (key: string) => createTestClient(product.server, { authorization: `Bearer ${key}` });

async function newKey(scopes: readonly ApiScope[], teamId = user.teamId, days: 30 | null = null) {
  return user.call(createApiKey, { body: { name: '夜间比对', scopes: [...scopes], teamId, days } });
}

async function newComparison(): Promise<string> {
  const originFileId = await uploadFile(product.server, user, '一.txt', '甲');
  const targetFileId = await uploadFile(product.server, user, '二.txt', '乙');
  return (await user.call(createComparison, { body: { originFileId, targetFileId } })).id;
}

describe('an API key', () => {
  it('is shown once, kept as a hash, and shows when it was last used', async () => {
    const made = await newKey(['compare:read']);
    expect(made.key).toMatch(/^wjk_[\w-]{43}$/);
    const stored = await query(product, 'select * from api_keys where id = $1', [made.id]);
    expect(JSON.stringify(stored)).not.toContain(made.key);
    const find = async () => (await user.call(listApiKeys, {})).items.find(({ id }) => id === made.id);
    expect(await find()).toMatchObject({ name: '夜间比对', lastUsedAt: null, prefix: made.key.slice(0, 10) });
    await withKey(made.key).call(listComparisons, { query: {} });
    expect((await find())?.lastUsedAt).not.toBeNull();
  });

  it('does what was chosen and nothing else', async () => {
    const id = await newComparison();
    const reader = withKey((await newKey(['compare:read'])).key);
    expect((await reader.call(readComparison, { params: { id } })).id).toBe(id);
    expect((await reader.request(createComparison, { body: {} })).status).toBe(403);
    expect((await reader.request(listAudits, { query: {} })).body.message).toContain('没有这项操作的权限');
    const everything = withKey((await newKey(['compare:read', 'compare:write', 'documents:write'])).key);
    expect((await everything.request(session)).status).toBe(403);
    expect((await everything.request(createApiKey, { body: {} })).status).toBe(403);
  });

  it('opens its own space alone, also for a person of several', async () => {
    const { id: teamId } = await user.call(createTeam, { body: { name: '法务部' } });
    const own = await newComparison();
    const ofTeam = withKey((await newKey(['compare:read', 'compare:write'], teamId)).key);
    expect((await ofTeam.request(readComparison, { params: { id: own } })).status).toBe(404);
    expect((await ofTeam.request(listComparisons, { query: { teamId: user.teamId } })).status).toBe(404);
    expect(await ofTeam.call(listComparisons, { query: {} })).toEqual({ items: [], total: 0 });
  });

  it('ends when it is revoked, when its time is over, and when its person leaves the space', async () => {
    const revoked = await newKey(['compare:read']);
    await user.call(revokeApiKey, { body: { keyId: revoked.id } });
    const old = await newKey(['compare:read'], user.teamId, 30);
    await query(product, "update api_keys set expires_at = now() - interval '1 second' where id = $1", [
      old.id,
    ]);
    for (const { key } of [revoked, old]) {
      const { status, body } = await withKey(key).request(listComparisons, { query: {} });
      expect([status, body.message]).toEqual([401, 'API 密钥无效、已吊销或已过期']);
    }
    const { id: teamId } = await user.call(createTeam, { body: { name: '采购部' } });
    const { key } = await newKey(['compare:read'], teamId);
    await query(product, 'delete from team_members where team_id = $1', [teamId]);
    expect((await withKey(key).request(listComparisons, { query: {} })).status).toBe(404);
  });

  it('cannot be made for a space of others, and not without end', async () => {
    const other = await product.signIn();
    const body = { name: '对接', scopes: ['compare:read'], teamId: user.teamId, days: null };
    expect((await other.request(createApiKey, { body })).status).toBe(404);
    for (let made = 0; made < API_KEYS_MAX; made++)
      await other.call(createApiKey, { body: { name: '对接', scopes: ['compare:read'], days: null } });
    expect((await other.request(createApiKey, { body: { ...body, teamId: other.teamId } })).status).toBe(409);
  });
});

describe('scopes', () => {
  it('never open accounts, money, teams, messages or other keys', () => {
    const closed = ['account', 'billing', 'orders', 'coupons', 'teams', 'records', 'messages', 'dataRights'];
    for (const route of routeTable)
      if (closed.includes(route.feature) || /keys/.test(route.path)) expect(scopesFor(route)).toEqual([]);
  });

  it('ask for writing wherever something is changed', () => {
    for (const route of routeTable.filter(({ method }) => method !== 'GET'))
      for (const scope of scopesFor(route))
        expect([route.path.endsWith('/exports'), scope.endsWith(':write')]).toContain(true);
  });
});

it('a key has a limit of its own a minute', async () => {
  const strict = await startTestProduct({ env: { RATE_LIMIT_PER_MINUTE: '150' } });
  try {
    const person = await strict.signIn();
    const body = { name: '循环', scopes: ['compare:read' as const], days: null };
    const { key } = await person.call(createApiKey, { body });
    const program = createTestClient(strict.server, { authorization: `Bearer ${key}` });
    const statuses: number[] = [];
    for (let call = 0; call < 16; call++)
      statuses.push((await program.request(listComparisons, { query: {} })).status);
    expect(statuses).toEqual([...Array<number>(15).fill(200), 429]);
    expect((await person.request(listComparisons, { query: {} })).status).toBe(200);
  } finally {
    await strict.close();
  }
});
