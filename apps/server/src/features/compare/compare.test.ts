import {
  cancelComparison,
  createComparison,
  deleteComparison,
  listComparisons,
  readComparison,
  readComparisonPdf,
  readComparisonResult,
  readComparisonV3,
  readComparisonV3Result,
  renameComparison,
  rerunComparison,
  routeUrl,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { compareTexts, settled } from './compare.testing.ts';

let product: TestProduct;
let idle: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  idle = await startTestProduct();
});
afterAll(async () => {
  await product.close();
  await idle.close();
});

const compare = (on: TestProduct, user: TestUser, old: string | Buffer, fresh: string | Buffer) =>
  compareTexts(on, user, [old, fresh]);

const countOf = async (user: TestUser) =>
  (await user.call(teamBalance, { params: { teamId: user.teamId } })).compareBalance.count;

describe('a comparison', () => {
  it('goes from upload to differences that are found at their stated places', async () => {
    const user = await product.signIn();
    const id = await compare(
      product,
      user,
      '第一条 总价为100万元。\n第二条 保密。',
      '第一条 总价为120万元。\n第二条 保密。\n第三条 争议。',
    );
    const task = await settled(user, id);
    expect(task).toMatchObject({
      status: 'complete',
      progress: { stage: 'done', fraction: 1 },
      title: '旧版.txt 与 新版.txt',
    });
    const result = await user.call(readComparisonResult, { params: { id } });
    expect(
      result.changes.some((change) => change.old?.text.includes('100') && change.new?.text.includes('120')),
    ).toBe(true);
    for (const change of result.changes) {
      if (change.old) expect(result.old.text.slice(change.old.start, change.old.end)).toBe(change.old.text);
      if (change.new) expect(result.new.text.slice(change.new.start, change.new.end)).toBe(change.new.text);
    }
    expect(result.coverage.examined.length).toBeGreaterThan(0);
    expect(result.isReplayVerified).toBe(true);
    expect(result.options).toEqual(task.options);
    expect([result.old.name, result.new.kind, result.new.sha256.length]).toEqual(['旧版.txt', 'txt', 64]);
    expect(task.statistics).toEqual(result.statistics);
    expect(await user.call(readComparisonV3Result, { params: { id } })).toEqual(result);
    expect(await user.call(readComparisonV3, { params: { id } })).toEqual(task);
    expect(await countOf(user)).toBe(2);
  });

  it('shows each change on pages that a viewer can request by range', async () => {
    const user = await product.signIn();
    const id = await compare(product, user, '第一条 总价为100万元。', '第一条 总价为120万元。');
    await settled(user, id);
    const { old, changes } = await user.call(readComparisonResult, { params: { id } });
    const page = old.pages?.[0] ?? { widthPt: 0, heightPt: 0 };
    const [box] = changes[0]?.old?.boxes ?? [];
    expect(box?.page).toBe(0);
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(page.widthPt);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.heightPt);
    expect(old.blocks.every((block) => block.boxes.length > 0)).toBe(true);
    for (const side of ['old', 'new']) {
      const part = await product.server.app.inject({
        method: 'GET',
        url: routeUrl(readComparisonPdf, { id, side }),
        headers: { authorization: `Bearer ${user.accessToken}`, range: 'bytes=0-4' },
      });
      expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
    }
    expect((await user.request(readComparisonPdf, { params: { id, side: 'middle' } })).status).toBe(404);
  });

  it('leaves out what its options exclude, and shows the options in list and result', async () => {
    const user = await product.signIn();
    const texts = ['甲方应付款，乙方交货。', '甲方应付款、乙方交货。'] as const;
    const plain = await compareTexts(product, user, texts);
    const options = { ignorePunctuation: true };
    const id = await compareTexts(product, user, texts, { options });
    expect((await settled(user, plain)).statistics).toMatchObject({ replace: 1 });
    const task = await settled(user, id);
    expect(task.options).toMatchObject({ ignorePunctuation: true, ignoreCase: false });
    const result = await user.call(readComparisonResult, { params: { id } });
    expect([result.changes, result.options, result.isReplayVerified]).toEqual([[], task.options, true]);
  });

  it('that cannot be read reports why, names the file, and refunds the use', async () => {
    const user = await product.signIn();
    const id = await compare(
      product,
      user,
      '可读的内容',
      Buffer.from('7f454c46020101000000000000000000', 'hex'),
    );
    const task = await settled(user, id);
    expect(task.status).toBe('failed');
    expect(task.failure?.name).toBe('DOCUMENT_UNSUPPORTED');
    expect(task.failure?.message).toContain('新版.txt');
    expect(await countOf(user)).toBe(3);
    const refused = await user.request(readComparisonResult, { params: { id } });
    expect([refused.status, refused.body.message]).toEqual([409, '任务没有完成，没有可显示的结果']);
  });

  it('can be cancelled while it runs: the engine stops, nothing is finished later, the use is refunded', async () => {
    const user = await product.signIn();
    const line = (seed: number) =>
      Array.from({ length: 60 }, (_, at) =>
        String.fromCharCode(0x4e00 + ((seed * 7919 + at * 104_729) % 9000)),
      ).join('');
    const text = (seed: number) => Array.from({ length: 3_000 }, (_, at) => line(seed + at * 31)).join('\n');
    const id = await compare(product, user, text(1), text(50_000));
    const read = () => user.call(readComparison, { params: { id } });
    await expect.poll(async () => (await read()).status, { interval: 20 }).toBe('running');
    await user.call(cancelComparison, { params: { id } });
    expect(await countOf(user)).toBe(3);
    // Another task of the same worker is not delayed, and the cancelled one stays cancelled.
    await settled(user, await compare(product, user, '甲', '乙'));
    expect((await read()).status).toBe('cancelled');
  });

  it('can be run again, which takes a use again', async () => {
    const user = await product.signIn();
    const id = await compare(product, user, '甲', '乙');
    await settled(user, id);
    await user.call(rerunComparison, { params: { id }, body: {} });
    expect((await settled(user, id)).status).toBe('complete');
    expect(await countOf(user)).toBe(1);
  });

  it('can be run again with other options, and keeps them', async () => {
    const user = await product.signIn();
    const id = await compare(product, user, 'ABC公司', 'abc公司');
    expect((await settled(user, id)).statistics).toMatchObject({ replace: 1 });
    const options = { ignoreCase: true };
    await user.call(rerunComparison, { params: { id }, body: { options } });
    expect(await settled(user, id)).toMatchObject({ options, statistics: { replace: 0 } });
    await user.call(rerunComparison, { params: { id }, body: {} });
    expect(await settled(user, id)).toMatchObject({ options, statistics: { replace: 0 } });
  });
});

describe('a comparison that waits', () => {
  it('can be cancelled once, and its use is refunded once', async () => {
    const user = await idle.signIn();
    const id = await compare(idle, user, '甲', '乙');
    expect(await countOf(user)).toBe(2);
    const answers = await Promise.all(
      [1, 2, 3].map(() => user.request(cancelComparison, { params: { id } })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await countOf(user)).toBe(3);
  });

  it('cannot be run again before it has ended', async () => {
    const user = await idle.signIn();
    const id = await compare(idle, user, '甲', '乙');
    expect((await user.request(rerunComparison, { params: { id }, body: {} })).status).toBe(409);
  });

  it('can be deleted, and its use is refunded', async () => {
    const user = await idle.signIn();
    const id = await compare(idle, user, '甲', '乙');
    await user.call(deleteComparison, { params: { id } });
    expect((await user.request(readComparison, { params: { id } })).status).toBe(410);
    expect((await user.call(listComparisons, {})).total).toBe(0);
    expect(await countOf(user)).toBe(3);
  });

  it('is not returned for its idempotency key after it was deleted', async () => {
    const user = await idle.signIn();
    const fileId = await uploadFile(idle.server, user, '一.txt', '甲');
    const body = { originFileId: fileId, targetFileId: fileId, idempotencyKey: 'once-00001' };
    const first = await user.call(createComparison, { body });
    await user.call(deleteComparison, { params: { id: first.id } });
    expect((await user.call(createComparison, { body })).id).not.toBe(first.id);
  });

  it('is listed with search, status and pages, and renamed', async () => {
    const user = await idle.signIn();
    const first = await compare(idle, user, '甲', '乙');
    const second = await compare(idle, user, '丙', '丁');
    await user.call(renameComparison, { params: { id: first }, body: { title: '100%采购_合同' } });
    await user.call(cancelComparison, { params: { id: second } });
    const find = async (query: object) =>
      (await user.call(listComparisons, { query })).items.map((item) => item.id);
    expect(await find({})).toEqual([second, first]);
    expect(await find({ keyword: '100%采购_' })).toEqual([first]);
    expect(await find({ keyword: '%合' })).toEqual([]);
    expect(await find({ keyword: '新版.txt' })).toEqual([second, first]);
    expect(await find({ status: 'cancelled' })).toEqual([second]);
    expect(await find({ page: 2, pageSize: 1 })).toEqual([first]);
  });
});
