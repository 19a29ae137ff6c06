import {
  type AnyRoute,
  createComparisonExport,
  createOpenApiKey,
  deleteComparison,
  downloadComparisonExport,
  exportTeamRecords,
  listTeamRecords,
  readComparison,
  readComparisonPdf,
  readComparisonResult,
  readPlagiarism,
  readPlagiarismPair,
  renameComparison,
  revokeOpenApiKey,
  routeUrl,
  saveCurrentTeam,
  sharePlagiarism,
  unsharePlagiarism,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestClient,
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../testing/test-product.ts';
import { unzipEntry } from '../../testing/unzip-entry.ts';
import { newCheck, productCalls } from '../collaboration/collaboration.testing.ts';
import { compareTexts, createLineWriter, query, settled } from '../compare/compare.testing.ts';
import { idOf, letIn, newTeam, recordsOf, type TestTeam } from '../teams/teams.testing.ts';

const writer = createLineWriter();
let product: TestProduct;
let owner: TestUser;
let member: TestUser;
let team: TestTeam;
let ids: { readonly owner: string; readonly member: string };
let comparisonId: string;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: { comparisonWriter: writer } });
  [owner, member] = [await product.signIn(), await product.signIn()];
  team = await newTeam(product, owner);
  ids = { owner: await idOf(owner), member: await letIn(team, owner, member, '李四') };
  await owner.call(saveCurrentTeam, { body: { teamId: team.id } });
  comparisonId = await compareTexts(product, owner, ['甲方付款。', '乙方付款。'], { title: '采购合同' });
});
afterAll(() => product.close());

async function actionsOn(objectId: string, action?: string) {
  const rows = await recordsOf(product, team.id);
  return rows.filter((row) => row.object_id === objectId && (action === undefined || row.action === action));
}

const ask = (user: TestUser, url: string, range?: string) =>
  product.server.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${user.accessToken}`, ...(range ? { range } : {}) },
  });

describe('the security records', () => {
  it('contain a view of a result, once per person, object and day', async () => {
    const params = { id: comparisonId };
    await settled(owner, comparisonId);
    await member.call(readComparison, { params });
    expect(await actionsOn(comparisonId, 'viewed')).toEqual([]);
    for (const user of [member, member, owner]) await user.call(readComparisonResult, { params });
    await Promise.all(Array.from({ length: 5 }, () => member.call(readComparisonResult, { params })));
    expect(await actionsOn(comparisonId, 'viewed')).toMatchObject([
      { user_id: ids.member, object_kind: 'comparison', object_name: '采购合同' },
      { user_id: ids.owner },
    ]);
    await query(
      product,
      `update security_records set created_at = created_at - interval '1 day' where action = 'viewed'`,
      [],
    );
    await member.call(readComparisonResult, { params });
    expect(await actionsOn(comparisonId, 'viewed')).toHaveLength(3);
  });

  it('contain no view that was refused', async () => {
    const stranger = await product.signIn();
    const before = await recordsOf(product, team.id);
    await stranger.request(readComparisonResult, { params: { id: comparisonId } });
    await ask(stranger, routeUrl(readComparisonPdf, { id: comparisonId, side: 'old' }));
    expect(await recordsOf(product, team.id)).toEqual(before);
  });

  it('contain an export with its format, and each download of it, whichever range was requested', async () => {
    const params = { id: comparisonId };
    await member.call(createComparisonExport, { params, body: { format: 'docx' } });
    const url = routeUrl(downloadComparisonExport, { ...params, format: 'docx' });
    await expect.poll(async () => (await ask(member, url)).statusCode).toBe(200);
    for (const range of ['bytes=5-9', 'bytes=1-', 'x']) await ask(member, url, range);
    const exported = { user_id: ids.member, details: { format: 'docx' } };
    expect(await actionsOn(comparisonId, 'exported')).toMatchObject([exported]);
    const downloads = [exported, exported, exported, exported];
    expect(await actionsOn(comparisonId, 'downloaded')).toMatchObject(downloads);
  });

  it('contain collaboration: opened, invited, accepted, refused, reduced, removed, joined, closed; each at its time', async () => {
    const [first, second, third] = [await product.signIn(), await product.signIn(), await product.signIn()];
    const document = productCalls(comparisonId);
    await document.open(owner);
    await document.invite(owner, ['15922220001'], 'readwrite');
    for (const user of [first, second]) await document.ask(user);
    await document.answer(owner, first.phone, true);
    await document.answer(owner, second.phone, false);
    await document.answer(owner, second.phone, false);
    await document.open(owner);
    await document.invite(owner, ['15922220001'], 'readwrite');
    await document.invite(owner, ['15922220001'], 'readonly');
    await document.remove(owner, ['15922220001', '15922220002']);
    await document.remove(owner, ['15922220001']);
    await document.invite(owner, [third.phone]);
    await document.join(third);
    await document.join(third);
    await document.close(owner);
    await document.close(owner);
    const rows = await actionsOn(comparisonId);
    expect(rows.slice(-9).map(({ action, details }) => [action, details])).toEqual([
      ['opened', {}],
      ['invited', { phone: '15922220001', permission: 'readwrite' }],
      ['letIn', { phone: first.phone }],
      ['refused', { phone: second.phone }],
      ['permissionChanged', { phone: '15922220001', permission: 'readonly' }],
      ['memberRemoved', { phone: '15922220001' }],
      ['invited', { phone: third.phone, permission: 'readonly' }],
      ['joined', { phone: third.phone }],
      ['closed', {}],
    ]);
  });

  it('contain a share key that was created, used by somebody without an account, and revoked', async () => {
    const id = await newCheck(product, owner);
    const read = () => owner.call(readPlagiarism, { params: { id } });
    await expect.poll(async () => (await read()).status).toBe('complete');
    const { key } = await owner.call(sharePlagiarism, { params: { id } });
    await owner.call(sharePlagiarism, { params: { id } });
    const open = `/plag/open-api${readPlagiarismPair.path.slice('/plag'.length)}` as const;
    const holder = createTestClient(product.server, { 'open-api-key': key });
    const route: AnyRoute = { ...readPlagiarismPair, path: open };
    expect((await holder.request(route, { query: { taskId: id } })).status).toBe(200);
    await owner.call(unsharePlagiarism, { params: { id } });
    await owner.call(unsharePlagiarism, { params: { id } });
    expect((await actionsOn(id)).map(({ action, user_id }) => [action, user_id])).toEqual([
      ['shared', ids.owner],
      ['viewed', null],
      ['unshared', ids.owner],
    ]);
  });

  it('contain a key of the open API, created and revoked', async () => {
    const { id } = await owner.call(createOpenApiKey, { body: { name: '对接' } });
    await owner.call(revokeOpenApiKey, { params: { id } });
    expect(await actionsOn(id)).toMatchObject([
      { action: 'keyMade', object_kind: 'openApiKey', object_name: '对接' },
      { action: 'keyRevoked', object_name: '对接' },
    ]);
  });

  it('contain a task that was renamed, and one that was deleted', async () => {
    const params = { id: await compareTexts(product, owner, ['甲', '乙'], { title: '旧名' }) };
    await owner.call(renameComparison, { params, body: { title: '新名' } });
    await owner.call(renameComparison, { params, body: { title: '新名' } });
    await owner.call(deleteComparison, { params });
    expect(await actionsOn(params.id)).toMatchObject([
      { action: 'renamed', object_name: '新名', details: { before: '旧名' } },
      { action: 'deleted', object_name: '新名' },
    ]);
  });
});

describe('the list of records', () => {
  it('is read by those who manage the team, the latest first, and by nobody else', async () => {
    const { items, total, people } = await owner.call(listTeamRecords, { params: { id: team.id } });
    expect(total).toBe((await recordsOf(product, team.id)).length);
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(people.map(({ name }) => name)).toContain('李四');
    const input = { params: { id: team.id } };
    for (const route of [listTeamRecords, exportTeamRecords]) {
      expect((await member.request(route, input)).status).toBe(403);
      expect((await (await product.signIn()).request(route, input)).status).toBe(404);
    }
  });

  it('is filtered by person, action and day', async () => {
    const params = { id: team.id };
    const list = (filter: object) =>
      owner.call(listTeamRecords, { params, query: filter }).then(({ items }) => items);
    const mine = await list({ userId: ids.member, action: 'viewed' });
    expect(mine).toHaveLength(2);
    expect(mine[0]).toMatchObject({ who: { name: '李四', phone: member.phone }, objectName: '采购合同' });
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await list({ userId: ids.member, action: 'viewed', from: today, to: today })).toHaveLength(1);
    expect(await list({ to: '2020-01-01' })).toEqual([]);
    expect((await owner.request(listTeamRecords, { params, query: { from: '昨天' } })).status).toBe(400);
  });

  it('says in an export that is too long that earlier records are missing', async () => {
    const own = await newTeam(product, owner);
    const url = routeUrl(exportTeamRecords, { id: own.id }, {});
    const rowsOf = async () => {
      const sheet = unzipEntry((await ask(owner, url)).rawPayload, 'xl/worksheets/sheet1.xml');
      return { rows: sheet.match(/<row /g)?.length, isCut: sheet.includes('只列出最近的 10000 条') };
    };
    const add = (count: number) =>
      query(
        product,
        `insert into security_records (team_id, action, object_kind, object_id, object_name)
         select $1, 'downloaded', 'contractTemplate', number::text, '模板' from generate_series(1, $2) number`,
        [own.id, count],
      );
    await add(10_000);
    expect(await rowsOf()).toEqual({ rows: 10_001, isCut: false });
    expect(await rowsOf()).toEqual({ rows: 10_002, isCut: true });
  }, 60_000);

  it('names the kinds of objects in words', async () => {
    const own = await newTeam(product, owner);
    await query(
      product,
      `insert into security_records (team_id, action, object_kind, object_id, object_name)
       values ($1, 'deleted', 'contractTemplate', 'a', '模板'), ($1, 'deleted', 'generatedDocument', 'b', '合同'),
         ($1, 'deleted', 'knowledgeFolder', 'c', '夹'), ($1, 'deleted', 'ofOldDays', 'd', '旧')`,
      [own.id],
    );
    const answer = await ask(owner, routeUrl(exportTeamRecords, { id: own.id }, {}));
    const sheet = unzipEntry(answer.rawPayload, 'xl/worksheets/sheet1.xml');
    for (const kind of ['模板', '合同', '文件夹', 'ofOldDays']) expect(sheet).toContain(`>${kind}<`);
    expect(sheet).not.toMatch(/contractTemplate|generatedDocument|knowledgeFolder/);
  });

  it('is exported as a workbook without formulas, and the export is recorded too', async () => {
    const title = '=HYPERLINK("http://evil.example","点我")';
    await owner.call(renameComparison, { params: { id: comparisonId }, body: { title } });
    const answer = await ask(owner, routeUrl(exportTeamRecords, { id: team.id }, { action: 'renamed' }));
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      '法务部-操作日志.xlsx',
    );
    const sheet = unzipEntry(answer.rawPayload, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('=HYPERLINK(&quot;http://evil.example&quot;');
    expect(sheet).not.toMatch(/<f>|t="str"/);
    expect(sheet).toContain('原名称：采购合同');
    const last = (await recordsOf(product, team.id)).at(-1);
    expect(last).toMatchObject({ action: 'exported', object_kind: 'teamSpace', user_id: ids.owner });
  });
});
