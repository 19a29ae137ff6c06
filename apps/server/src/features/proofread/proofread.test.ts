import {
  cancelProofreading,
  createProofreading,
  deleteProofreading,
  freeUses,
  listProofreadings,
  readProofreading,
  readProofreadingPdf,
  readProofreadingResult,
  renameProofreading,
  rerunProofreading,
  routeUrl,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { BROKEN_WORD, uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';
import { examined, settled, submit } from './proofread.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

describe('a proofreading', () => {
  it('finds mistakes with place, reason and calculation, and reports what was examined', async () => {
    const user = await product.signIn();
    const { task, result } = await examined(product, user);
    const found = result.corrections.map(({ original, suggestion }) => [original, suggestion]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['签定', '签订'],
        ['帐户', '账户'],
        ['的的', '的'],
        ['2026年2月30日', null],
        ['第九条', null],
      ]),
    );
    for (const { start, end, original, page, boxes } of result.corrections) {
      expect(result.document.text.slice(start, end)).toBe(original);
      expect([page, boxes.length > 0]).toEqual([1, true]);
    }
    const sum = result.corrections.find(({ original }) => original.includes('伍拾壹万'));
    expect(sum?.formula).toMatch(/510,?000/);
    expect(result.corrections.find(({ original }) => original === '帐户')?.clause).toBe('第二条');
    expect(result.coverage.examined.length).toBeGreaterThan(0);
    const counts = { error: 0, suspect: 0, advice: 0 };
    for (const { tier } of result.corrections) counts[tier] += 1;
    expect(task.statistics).toEqual(counts);
    expect(task.decided).toEqual({ done: 0, total: result.corrections.length });
  });

  it('takes no further use when it is run again', async () => {
    const user = await product.signIn();
    const { id } = await examined(product, user);
    const left = async () => (await user.call(freeUses, { query: { teamId: user.teamId } })).left;
    const before = await left();
    await user.call(rerunProofreading, { params: { id } });
    await settled(user, id);
    expect(await left()).toBe(before);
  });

  it('takes nothing from the balance and counts among the free uses of the day', async () => {
    const user = await product.signIn();
    const balance = () => user.call(teamBalance, { params: { teamId: user.teamId } });
    const before = await balance();
    const fileId = await uploadFile(product.server, user, '一.txt', '签定本合同');
    const create = () => user.request(createProofreading, { body: { fileId } });
    for (let use = 0; use < 20; use++) expect((await create()).status).toBe(200);
    const refused = await create();
    expect(refused.body).toMatchObject({ code: 429 });
    expect(await balance()).toEqual(before);
  });

  it('is run again without taking a use, up to a limit', async () => {
    const user = await product.signIn();
    const { id } = await examined(product, user);
    await query(product, 'update tasks set run = 50 where id = $1', [id]);
    const refused = await user.request(rerunProofreading, { params: { id } });
    expect([refused.status, refused.body.message]).toEqual([429, '这份文件已检查 50 次，请重新上传后再试']);
  });

  it('sent twice with one key is created once', async () => {
    const user = await product.signIn();
    const fileId = await uploadFile(product.server, user, '一.txt', '签定本合同');
    const body = { fileId, idempotencyKey: 'the-same-key' };
    const [one, other] = await Promise.all([
      user.call(createProofreading, { body }),
      user.call(createProofreading, { body }),
    ]);
    expect(other.id).toBe(one.id);
  });

  it('is listed, renamed, shown page by page and deleted', async () => {
    const user = await product.signIn();
    const { id } = await examined(product, user, { title: '采购草稿' });
    const renamed = await user.call(renameProofreading, { params: { id }, body: { title: '采购合同' } });
    expect(renamed.title).toBe('采购合同');
    const { items, total } = await user.call(listProofreadings, { query: { keyword: '采购' } });
    expect([total, items[0]?.id]).toEqual([1, id]);
    const pdf = await product.server.app.inject({
      method: 'GET',
      url: routeUrl(readProofreadingPdf, { id }),
      headers: { authorization: `Bearer ${user.accessToken}`, range: 'bytes=0-4' },
    });
    expect([pdf.statusCode, pdf.body]).toEqual([206, '%PDF-']);
    await user.call(deleteProofreading, { params: { id } });
    expect((await user.request(readProofreading, { params: { id } })).status).toBe(410);
    expect((await user.call(listProofreadings, {})).total).toBe(0);
  });

  it('is listed with those of its batch alone, and only where it is visible', async () => {
    const user = await product.signIn();
    const [one, two, other] = [
      await submit(product, user),
      await submit(product, user),
      await submit(product, user),
    ];
    const idsOf = async (caller: typeof user, ids: string) =>
      (await caller.call(listProofreadings, { query: { ids } })).items.map(({ id }) => id).sort();
    expect(await idsOf(user, `${one},${two}`)).toEqual([one, two].sort());
    expect(await idsOf(user, other)).toEqual([other]);
    expect(await idsOf(await product.signIn(), `${one},${two}`)).toEqual([]);
    const { status } = await user.request(listProofreadings, { query: { ids: 'all' } });
    expect(status).toBe(400);
  });

  it('of an unreadable file fails with a specific message', async () => {
    const user = await product.signIn();
    const file = ['坏文件.docx', BROKEN_WORD] as const;
    const task = await settled(user, await submit(product, user, {}, file));
    expect(task.status).toBe('failed');
    expect(task.failure?.message).toContain('坏文件.docx');
    const { status } = await user.request(readProofreadingResult, { params: { id: task.id } });
    expect(status).toBe(409);
  });

  it('that was cancelled can be run again', async () => {
    const user = await product.signIn();
    const id = await submit(product, user);
    await user.request(cancelProofreading, { params: { id } });
    await settled(user, id);
    await user.call(rerunProofreading, { params: { id } });
    expect((await settled(user, id)).status).toBe('complete');
  });

  it('is not found by others', async () => {
    const user = await product.signIn();
    const { id } = await examined(product, user);
    const stranger = await product.signIn();
    expect((await stranger.request(readProofreadingResult, { params: { id } })).status).toBe(404);
    const fileId = await uploadFile(product.server, user, '一.txt', '签定');
    expect((await stranger.request(createProofreading, { body: { fileId } })).status).toBe(404);
    const rows = await query(product, 'select count(*)::int as count from finding_decisions', []);
    expect(rows).toEqual([{ count: 0 }]);
  });
});
