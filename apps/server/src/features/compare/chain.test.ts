import {
  createComparison,
  deleteComparison,
  listComparisons,
  readComparisonChain,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { compareTexts, query, settled } from './compare.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const upload = (user: TestUser, name: string, text: string) => uploadFile(product.server, user, name, text);

async function uploadVersions(user: TestUser, texts: readonly string[]) {
  const originFileId = await upload(user, '基准.txt', '第一条 总价为100万元。\n第二条 保密。');
  const targetFileIds: string[] = [];
  for (const [index, text] of texts.entries())
    targetFileIds.push(await upload(user, `版本${index + 1}.txt`, text));
  return { originFileId, targetFileIds };
}

const VERSIONS = [
  '第一条 总价为100万元。\n第二条 保密。\n第三条 违约金为二成。',
  '第一条 总价为100万元。\n第二条 保密。\n第三条 违约金为二成。\n第四条 由仲裁解决。',
] as const;

const countOf = async (user: TestUser) =>
  (await user.call(teamBalance, { params: { teamId: user.teamId } })).compareBalance.count;

describe('one baseline against several versions', () => {
  it('creates a comparison for each, in order, one use each, and reports which version introduced each phrase', async () => {
    const user = await product.signIn();
    const files = await uploadVersions(user, VERSIONS);
    const first = await user.call(createComparison, { body: { ...files, title: '采购合同' } });
    expect([first.title, first.target.name]).toEqual(['采购合同 · 版本1.txt', '版本1.txt']);
    expect(first.chainId).not.toBeNull();
    expect(await countOf(user)).toBe(1);
    const chain = () => user.call(readComparisonChain, { params: { id: first.id } });
    const { items } = await chain();
    expect(items.map((item) => [item.target.name, item.chainId])).toEqual([
      ['版本1.txt', first.chainId],
      ['版本2.txt', first.chainId],
    ]);
    for (const item of items) await settled(user, item.id);
    const { phrases, saved } = await chain();
    // Plain texts name nobody.
    expect(saved).toEqual(items.map(({ id }) => ({ id, by: null, at: null })));
    const [one, two] = items.map((item) => item.id);
    const introducedBy = (part: string) => phrases.find(({ text }) => text.includes(part))?.introducedBy;
    expect([introducedBy('违约金'), introducedBy('仲裁')]).toEqual([one, two]);
    expect(phrases.find(({ text }) => text.includes('违约金'))?.significance).toBe('major');
    // The second call uses the cache.
    expect((await chain()).phrases).toEqual(phrases);
    const known = new Set(items.map((item) => item.id));
    expect(phrases.every(({ presentIn }) => presentIn.every((id) => known.has(id)))).toBe(true);
  });

  it('creates none when there are not enough uses for all', async () => {
    const user = await product.signIn();
    const files = await uploadVersions(user, ['甲', '乙', '丙', '丁']);
    const { status, body } = await user.request(createComparison, { body: files });
    expect([status, body.code]).toEqual([402, 6040]);
    expect((await user.call(listComparisons, {})).total).toBe(0);
    expect(await countOf(user)).toBe(3);
  });

  it('creates none when one of the files belongs to another team', async () => {
    const user = await product.signIn();
    const stranger = await product.signIn();
    const files = await uploadVersions(user, ['甲']);
    const theirs = await upload(stranger, '别人的.txt', '乙');
    const body = { ...files, targetFileIds: [...files.targetFileIds, theirs] };
    expect((await user.request(createComparison, { body })).status).toBe(404);
    expect((await user.call(listComparisons, {})).total).toBe(0);
  });

  it('sent twice with one key is created once, also at the same time', async () => {
    const user = await product.signIn();
    const body = { ...(await uploadVersions(user, VERSIONS)), idempotencyKey: 'chain-0001' };
    const answers = await Promise.all([1, 2, 3].map(() => user.call(createComparison, { body })));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect((await user.call(listComparisons, {})).total).toBe(2);
    expect(await countOf(user)).toBe(1);
  });

  it('leaves out a deleted version, and is not found by other teams', async () => {
    const user = await product.signIn();
    const stranger = await product.signIn();
    const first = await user.call(createComparison, { body: await uploadVersions(user, VERSIONS) });
    const params = { id: first.id };
    const { items } = await user.call(readComparisonChain, { params });
    await user.call(deleteComparison, { params: { id: items[1]?.id ?? '' } });
    expect((await user.call(readComparisonChain, { params })).items.map((item) => item.id)).toEqual([
      first.id,
    ]);
    expect((await stranger.request(readComparisonChain, { params })).status).toBe(404);
  });

  it('makes no statement about versions whose baseline was read differently from the newest, and names them', async () => {
    const user = await product.signIn();
    const first = await user.call(createComparison, { body: await uploadVersions(user, VERSIONS) });
    const params = { id: first.id };
    const { items } = await user.call(readComparisonChain, { params });
    for (const item of items) await settled(user, item.id);
    expect(await user.call(readComparisonChain, { params })).not.toHaveProperty('notCompared');
    await query(
      product,
      `update tasks set finished_at = finished_at - interval '1 day',
         summary = jsonb_set(summary, '{old,documentSha256}', to_jsonb($2::text)) where id = $1`,
      [first.id, 'f'.repeat(64)],
    );
    const { phrases, notCompared } = await user.call(readComparisonChain, { params });
    expect(notCompared).toEqual([first.id]);
    expect(phrases.length).toBeGreaterThan(0);
    for (const { introducedBy, presentIn } of phrases)
      expect([introducedBy, ...presentIn]).not.toContain(first.id);
  });

  it('answers 410 when the stored results of its comparisons are gone', async () => {
    const user = await product.signIn();
    const id = await compareTexts(product, user, ['甲方付款。', '甲方付款。\n乙方交货。']);
    await settled(user, id);
    await query(
      product,
      `update tasks set summary = jsonb_set(summary, '{comparisonSha256}', to_jsonb($2::text)) where id = $1`,
      [id, 'f'.repeat(64)],
    );
    expect((await user.request(readComparisonChain, { params: { id } })).status).toBe(410);
  });

  it('is a chain of one for a single comparison', async () => {
    const user = await product.signIn();
    const id = await compareTexts(product, user, ['甲方付款。', '甲方付款。\n乙方交货。']);
    await settled(user, id);
    const { items, phrases } = await user.call(readComparisonChain, { params: { id } });
    expect(items).toMatchObject([{ id, chainId: null }]);
    expect(phrases.some(({ text, introducedBy }) => text.includes('交货') && introducedBy === id)).toBe(true);
  });
});
