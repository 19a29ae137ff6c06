/** Rewriting in a check of many, through the whole product, with a model that takes every sentence for the same. */
import { readFile } from 'node:fs/promises';
import { exportManyReport, readManyPair } from '@wenjian/api';
import type { Document } from '@wenjian/document';
import { sentencesToEncode } from '@wenjian/plagiarism';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SentenceEncoder } from '../../../adapters/embedder/sentence-encoder.port.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { query } from '../../compare/compare.testing.ts';
import {
  BID,
  bearer,
  checkedMany,
  download,
  fillTextBase,
  REUSED,
  RIVAL,
  UNRELATED,
} from '../plagiarism.testing.ts';

const OWN = '水泵房的值守人员每隔四小时巡查一遍，压力低于百分之八十时立即上报调度室。';
const RETOLD = '泵站当班者须四个小时走一圈，发现压力不足八成，马上向调度报告。';
const WORDS = 34;

const sentenceEncoder: SentenceEncoder = {
  async encode({ path }, most) {
    const document = JSON.parse(await readFile(path, 'utf8')) as Document;
    const { sentences, leftOut } = sentencesToEncode(document, most);
    return { sentences: sentences.map((one) => ({ ...one, vector: Float32Array.of(1) })), leftOut };
  },
};

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: { sentenceEncoder } });
});
afterAll(() => product.close());

it('a sentence that a source tells in other words is rewritten, counted apart, in the result, in its pair and in the report', async () => {
  const user = await product.signIn();
  const { id, result, task } = await checkedMany(
    product,
    user,
    [['青禾.txt', `${OWN}\n${REUSED}`]],
    [[['租赁.txt', UNRELATED]], [['云杉.txt', RIVAL]], [['松涛.txt', RETOLD]]],
  );
  const sources = result.sources.map(({ tagId, rates, fragments }) => [
    tagId,
    rates.after.matched > 0,
    rates.rewritten.after.matched,
    fragments,
  ]);
  // The one that copied, the one that retold, the one that has nothing.
  expect(sources).toEqual([
    ['d2', true, 0, 1],
    ['d3', false, WORDS, 1],
    ['d1', false, 0, 0],
  ]);
  expect(result.total.rewritten.after.matched).toBe(WORDS);
  expect(result.total.after.matched).toBe(result.sources[0]?.rates.after.matched);
  expect(task.statistics?.sources).toBe(2);
  const retold = result.blockList.filter(({ kind }) => kind === 'paraphrase');
  expect(retold.map(({ references }) => [references.d0?.text, references.d3?.text])).toEqual([
    [OWN.slice(0, -1), RETOLD.slice(0, -1)],
  ]);
  expect(result.coverage.examined.map(({ what }) => what)).toContain('用语义模型比较的句子');
  const pair = await user.call(readManyPair, { query: { taskId: id, tagDocId: 'd3' } });
  expect(pair.statistics.fragments.paraphrase).toBe(1);
  const { body } = await download(product, exportManyReport, { taskId: id, format: 'html' }, bearer(user));
  expect(body).toContain(`（${WORDS} / ${result.total.after.total} 字）`);
  expect(body).toContain('改写，相同');
});

it('a pair of two sources is opened without the model, and says so', async () => {
  const user = await product.signIn();
  const { id } = await checkedMany(
    product,
    user,
    [['青禾.txt', BID]],
    [[['云杉.txt', OWN]], [['松涛.txt', RETOLD]]],
  );
  const query = { taskId: id, orgDocId: 'd1', tagDocId: 'd2' };
  const { coverage, blockList } = await user.call(readManyPair, { query });
  expect(blockList).toEqual([]);
  const note = coverage.notExamined.find(({ what }) => what === '整句改写');
  expect(note?.reason).toContain('没有直接对照');
});

it('a source of the text base without a common word is found by its meaning; one without signs is left out, and that is said', async () => {
  const user = await product.signIn();
  await fillTextBase(product, user, [
    ['云杉.txt', `${RIVAL}\n${RETOLD}`],
    ['松涛.txt', RETOLD],
  ]);
  const check = () =>
    checkedMany(product, user, [['青禾.txt', `${OWN}\n${REUSED}`]], [], { useTextBase: true });
  const { result } = await check();
  expect(result.sources.map(({ tagName }) => tagName).sort()).toEqual(['云杉.txt', '松涛.txt'].sort());
  const [retold] = result.sources.filter(({ tagName }) => tagName === '松涛.txt');
  expect(retold?.rates.rewritten.after.matched).toBe(WORDS);
  expect(retold?.rates.after.matched).toBe(0);
  expect(result.coverage.examined).toContainEqual({ what: '文本库中按句意查找过的文件', count: 1 });
  await query(product, 'delete from text_base_meanings', []);
  const { result: before } = await check();
  expect(before.sources.map(({ tagName }) => tagName)).toEqual(['云杉.txt']);
  expect(before.coverage.notExamined).toContainEqual({
    what: '文本库中没有相同文字的文件',
    count: 1,
    reason:
      '按相同的文字查找来源，没有逐一比较；文件没有句意索引（加入较早），或超出按句意查找的范围，全篇换了说法的查不到',
  });
});
