import {
  createOpenApiKey,
  createPlagiarismMany,
  createPlagiarismPair,
  createTeam,
  deletePlagiarism,
  exportPlagiarismReport,
  listOpenApiKeys,
  OPEN_API_MAX_KEYS,
  openApiRoutes,
  readDetectInfo,
  readPlagiarism,
  readPlagiarismConfig,
  readPlagiarismDocument,
  readPlagiarismPair,
  readPlagiarismPdf,
  revokeOpenApiKey,
  sharePlagiarism,
  unsharePlagiarism,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { letIn, productCalls } from '../../collaboration/collaboration.testing.ts';
import { joinTeam, query } from '../../compare/compare.testing.ts';
import {
  BID,
  checkedPair,
  download,
  keyClient,
  RIVAL,
  settled,
  twinOf,
  upload,
  uploadWithKey,
} from '../plagiarism.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const newKey = (user: TestUser, teamId?: string, dailyLimit = 1000) =>
  user.call(createOpenApiKey, { query: teamId ? { teamId } : {}, body: { name: '对接', dailyLimit } });
const INVALID = { status: 401, body: { code: 401, message: '开放接口密钥无效或已吊销' } };

describe('an API key of a team', () => {
  it('uploads files, checks them and reads the result, all without a token', async () => {
    const user = await product.signIn();
    const { key, prefix } = await newKey(user);
    expect(key.startsWith(prefix)).toBe(true);
    const client = keyClient(product, key);
    const one = await uploadWithKey(product, key, '青禾.txt', BID);
    const other = await uploadWithKey(product, key, '云杉.txt', RIVAL);
    const body = { origin: { fileIds: [one] }, target: { fileIds: [other] } };
    const { id, orgDoc } = await client.call(twinOf(createPlagiarismPair), { body });
    await settled(user, id);
    const { task, result } = await client.call(twinOf(readPlagiarismPair), { query: { taskId: id } });
    expect(result?.blockList.length).toBeGreaterThan(0);
    expect(task.origin.fileData.url).toBe(orgDoc.url);
    const pages = await product.server.app.inject({
      method: 'GET',
      url: orgDoc.url,
      headers: { 'open-api-key': key },
    });
    expect([pages.statusCode, pages.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    const [listed] = (await user.call(listOpenApiKeys, {})).items;
    // Each file takes a chunk and a completion call; then start, result and pages.
    expect(listed).toMatchObject({ name: '对接', usedToday: 7, prefix });
    expect(JSON.stringify(listed)).not.toContain(key);
  });

  it('reaches only files of its own team, and a share key none', async () => {
    const user = await product.signIn();
    const stranger = await product.signIn();
    const theirs = await uploadWithKey(product, (await newKey(stranger)).key, '青禾.txt', BID);
    const { key } = await newKey(user);
    const body = { origin: { fileIds: [theirs] }, target: { fileIds: [theirs] } };
    const client = keyClient(product, key);
    expect((await client.request(twinOf(createPlagiarismPair), { body })).status).toBe(404);
    const { id } = await checkedPair(product, user);
    const shared = await user.call(sharePlagiarism, { params: { id } });
    await expect(uploadWithKey(product, shared.key, '青禾.txt', BID)).rejects.toThrow('403');
  });

  it('is not a token: it opens nothing outside the open API, and a token opens nothing inside it', async () => {
    const user = await product.signIn();
    const { id } = await checkedPair(product, user);
    const { key } = await newKey(user);
    const client = keyClient(product, key);
    expect((await client.request(readPlagiarismPair, { query: { taskId: id } })).status).toBe(401);
    expect((await client.request(deletePlagiarism, { body: { taskIds: [id] } })).status).toBe(401);
    expect((await client.request(listOpenApiKeys, {})).status).toBe(401);
    expect(await user.request(twinOf(readPlagiarismPair), { query: { taskId: id } })).toMatchObject(INVALID);
  });

  it('reaches only its own team, whatever else its creator may see', async () => {
    const user = await product.signIn();
    const { id } = await checkedPair(product, user);
    const { teamId } = await user.call(createTeam, { body: { name: '法务部' } });
    const { key } = await newKey(user, teamId);
    const client = keyClient(product, key);
    // The check is in the personal space of the key's creator.
    for (const route of [readPlagiarismPair, readDetectInfo])
      expect((await client.request(twinOf(route), { query: { taskId: id } })).status).toBe(404);
    const document = await client.request(twinOf(readPlagiarismDocument), {
      query: { taskId: id, docId: 'd0' },
    });
    expect(document.status).toBe(404);
    const [fileId = ''] = await upload(product, user, [['青禾.txt', BID]]);
    const body = { origin: { fileIds: [fileId] }, target: { fileIds: [fileId] } };
    // Files of the other team, and the other team by name.
    expect((await client.request(twinOf(createPlagiarismPair), { body })).status).toBe(404);
    const named = { query: { teamId: user.teamId } };
    expect((await client.request(twinOf(createPlagiarismPair), { ...named, body })).status).toBe(404);
    expect((await client.request(twinOf(readPlagiarismConfig), named)).status).toBe(404);
    const many = { origin: body.origin, targets: [body.target], teamId: user.teamId };
    expect((await client.request(twinOf(createPlagiarismMany), { body: many })).status).toBe(404);
    expect((await client.request(twinOf(readPlagiarismConfig), { query: { teamId } })).status).toBe(200);
  });

  it('does not see a check of another team that was shared with its creator', async () => {
    const owner = await product.signIn();
    const guest = await product.signIn();
    const { id } = await checkedPair(product, owner);
    const check = productCalls(id, 'duplicate');
    await check.open(owner);
    await letIn(check, owner, guest, 'readonly');
    expect((await guest.call(readPlagiarismPair, { query: { taskId: id } })).result).not.toBeNull();
    const { key } = await newKey(guest);
    const { status } = await keyClient(product, key).request(twinOf(readPlagiarismPair), {
      query: { taskId: id },
    });
    expect(status).toBe(404);
  });

  it('is refused when it is wrong, changed, missing or revoked', async () => {
    const user = await product.signIn();
    const { id, key } = await newKey(user);
    const call = (own: string) => keyClient(product, own).request(twinOf(readPlagiarismConfig), {});
    expect((await call(key)).status).toBe(200);
    const changed = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
    for (const wrong of [changed, key.slice(0, -1), `${key}x`, 'x', ' ', 'a'.repeat(500)])
      expect(await call(wrong)).toMatchObject(INVALID);
    expect(await product.visitor.request(twinOf(readPlagiarismConfig), {})).toMatchObject(INVALID);
    const stranger = await product.signIn();
    expect((await stranger.request(revokeOpenApiKey, { params: { id } })).status).toBe(404);
    await user.call(revokeOpenApiKey, { params: { id } });
    expect(await call(key)).toMatchObject(INVALID);
    expect((await user.call(listOpenApiKeys, {})).items).toEqual([]);
    expect((await user.request(revokeOpenApiKey, { params: { id } })).status).toBe(404);
  });

  it('stops working when its creator is no longer an admin, or leaves the team', async () => {
    const owner = await product.signIn();
    const admin = await product.signIn();
    await joinTeam(product, owner, admin);
    const who = `team_id = $1 and user_id = (select user_id from team_members where team_id = $2 and role = 'owner')`;
    const values = [owner.teamId, admin.teamId];
    await query(product, `update team_members set role = 'admin' where ${who}`, values);
    const { key } = await newKey(admin, owner.teamId);
    const call = () => keyClient(product, key).request(twinOf(readPlagiarismConfig), {});
    expect((await call()).status).toBe(200);
    await query(product, `update team_members set role = 'member' where ${who}`, values);
    expect(await call()).toMatchObject(INVALID);
    await query(product, `update team_members set role = 'admin' where ${who}`, values);
    expect((await call()).status).toBe(200);
    await query(product, `delete from team_members where ${who}`, values);
    expect(await call()).toMatchObject(INVALID);
  });

  it('has a daily number of calls, counted also when they come at once, and new ones the next day', async () => {
    const user = await product.signIn();
    const { id, key } = await newKey(user, undefined, 3);
    const call = () => keyClient(product, key).request(twinOf(readPlagiarismConfig), {});
    const statuses = (await Promise.all(Array.from({ length: 6 }, call))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429, 429]);
    const refused = await product.server.app.inject({
      method: 'GET',
      url: twinOf(readPlagiarismConfig).path,
      headers: { 'open-api-key': key },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await query(
      product,
      `update open_api_keys set used_since = used_since - interval '1 day' where id = $1`,
      [id],
    );
    expect((await call()).status).toBe(200);
  });

  it('is created by owners and admins, up to a limit, and stored as a hash', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    const teamId = { teamId: owner.teamId };
    expect((await member.request(listOpenApiKeys, { query: teamId })).status).toBe(403);
    const body = { name: '对接' };
    expect((await member.request(createOpenApiKey, { query: teamId, body })).status).toBe(403);
    const { id, key } = await newKey(owner);
    expect((await member.request(revokeOpenApiKey, { params: { id } })).status).toBe(403);
    const [row] = await query(product, 'select * from open_api_keys where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(key);
    for (let made = 1; made < OPEN_API_MAX_KEYS; made++) await newKey(owner);
    const full = await owner.request(createOpenApiKey, { body });
    expect([full.status, full.body.message]).toEqual([409, '开放接口密钥已达 20 个，请先吊销不再使用的']);
  });
});

describe('the share key of a check', () => {
  it('reads that check and does nothing else', async () => {
    const user = await product.signIn();
    const { id } = await checkedPair(product, user);
    const other = await checkedPair(product, user);
    const { key } = await user.call(sharePlagiarism, { params: { id } });
    const client = keyClient(product, key);
    const read = await client.call(twinOf(readPlagiarismPair), { query: { taskId: id } });
    expect(read.result?.blockList.length).toBeGreaterThan(0);
    expect(read.task.key).toBeNull();
    expect(read.task.abilities).toEqual({
      read: true,
      change: false,
      run: false,
      share: false,
      delete: false,
    });
    const headers = { 'open-api-key': key };
    const pdf = await download(product, twinOf(readPlagiarismPdf), { taskId: id, docId: 'd0' }, headers);
    expect(pdf.statusCode).toBe(200);
    const json = await download(
      product,
      twinOf(exportPlagiarismReport),
      { taskId: id, format: 'json' },
      headers,
    );
    expect(json.statusCode).toBe(200);
    const otherTask = await client.request(twinOf(readPlagiarismPair), { query: { taskId: other.id } });
    expect(otherTask.status).toBe(404);
    const [fileId = ''] = await upload(product, user, [['青禾.txt', BID]]);
    const body = { origin: { fileIds: [fileId] }, target: { fileIds: [fileId] } };
    expect((await client.request(twinOf(createPlagiarismPair), { body })).status).toBe(403);
    expect((await client.request(twinOf(readPlagiarismConfig), {})).status).toBe(403);
    expect((await client.request(readPlagiarism, { params: { id } })).status).toBe(401);
    await user.call(unsharePlagiarism, { params: { id } });
    expect(await client.request(twinOf(readPlagiarismPair), { query: { taskId: id } })).toMatchObject(
      INVALID,
    );
  });

  it('of another tool’s task opens nothing, nor does the key of a deleted check', async () => {
    const user = await product.signIn();
    const { id } = await checkedPair(product, user);
    const { key } = await user.call(sharePlagiarism, { params: { id } });
    const read = () => keyClient(product, key).request(twinOf(readPlagiarismPair), { query: { taskId: id } });
    await query(product, `update tasks set tool = 'audit' where id = $1`, [id]);
    expect(await read()).toMatchObject(INVALID);
    await query(product, `update tasks set tool = 'duplicate' where id = $1`, [id]);
    expect((await read()).status).toBe(200);
    await user.call(deletePlagiarism, { body: { taskIds: [id] } });
    expect(await read()).toMatchObject(INVALID);
  });
});

it('every call of the open API is refused without a key, for any object', async () => {
  for (const route of openApiRoutes) {
    const answer = await product.visitor.request(route, { query: { taskId: 'x' }, body: {} });
    expect([route.name, answer.status]).toEqual([route.name, 401]);
  }
});
