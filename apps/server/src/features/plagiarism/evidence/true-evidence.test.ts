/**
 * Evidence of real files: several of one party, images, names, misspellings; evidence of one file is never
 * reported for another.
 */
import {
  createPlagiarismPair,
  detectAuthors,
  extractSensitiveWords,
  readManyImages,
  readPlagiarismImages,
  readPlagiarismPair,
  writeSensitiveWords,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import {
  BID,
  checkedMany,
  checkedPair,
  REUSED,
  RIVAL,
  settled,
  type TextFile,
  UNRELATED,
  upload,
} from '../plagiarism.testing.ts';
import { makeDocx, makePng } from './pictured-docx.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

async function checkedNamed(
  user: TestUser,
  parties: readonly [readonly [string, TextFile], readonly [string, TextFile]],
) {
  const [origin, target] = await Promise.all(
    parties.map(async ([name, file]) => ({ name, fileIds: [...(await upload(product, user, [file]))] })),
  );
  if (!origin || !target) throw new Error('a pair has two parties');
  const { id } = await user.call(createPlagiarismPair, { body: { origin, target } });
  expect(await settled(user, id)).toMatchObject({ status: 'complete' });
  const { result } = await user.call(readPlagiarismPair, { query: { taskId: id } });
  if (!result) throw new Error('a complete check without a result');
  return { id, result };
}

describe('the name of another party', () => {
  it('given by the user is found in the bid of the other, and the screen and authorDetect agree', async () => {
    const user = await product.signIn();
    const { id, result } = await checkedNamed(user, [
      ['青禾智能科技', ['甲.txt', `${UNRELATED}\n云杉轨道交通的售后承诺如下。`]],
      ['云杉轨道交通', ['乙.txt', RIVAL]],
    ]);
    const line = result.authorship.find(({ kind }) => kind === 'otherParty');
    expect(line).toMatchObject({ weight: 'strong', reason: expect.stringContaining('云杉轨道交通') });
    expect(line?.values.map(({ docId, where }) => [docId, where !== ''])).toEqual([
      ['d0', true],
      ['d1', true],
    ]);
    const { authorship } = await user.call(detectAuthors, { query: { taskId: id } });
    expect(authorship).toEqual(result.authorship);
  });

  it('is never taken from a file name, and a missing name is reported', async () => {
    const user = await product.signIn();
    const { result } = await checkedPair(product, user, [
      [['投标文件.txt', `${UNRELATED}\n详见投标文件.txt与技术方案.txt`]],
      [['技术方案.txt', `${RIVAL}\n详见投标文件.txt与技术方案.txt`]],
    ]);
    expect(result.authorship.filter(({ kind }) => kind === 'otherParty')).toEqual([]);
    const note = result.coverage.notExamined.find(({ what }) => what === '其他单位名称的查找');
    expect(note?.count).toBe(2);
  });
});

it('misspellings in the same words of both bids are one line, with the intended word', async () => {
  const user = await product.signIn();
  const slip = '保证金应当在开标以前及时转帐至指定账户，逾期须承但相应责任。';
  const { result } = await checkedPair(product, user, [
    [['甲.txt', `${UNRELATED}\n${slip}`]],
    [['乙.txt', `${RIVAL}\n${slip}`]],
  ]);
  const line = result.authorship.find(({ kind }) => kind === 'typos');
  expect(line?.values.map(({ docId, value }) => `${docId} ${value}`)).toEqual([
    'd0 转帐（转账）',
    'd0 承但（承担）',
    'd1 转帐（转账）',
    'd1 承但（承担）',
  ]);
});

describe('a party of two Word files', () => {
  const created = (time: string) => `<dcterms:created>${time}</dcterms:created>`;
  const modified = (time: string) => `<dcterms:modified>${time}</dcterms:modified>`;
  const effort = '<TotalTime>412</TotalTime>';
  const revision = '<cp:revision>31</cp:revision>';
  const radicals = REUSED.replaceAll('工', '⼯').replaceAll('日', '⽇').replaceAll('方', '⽅');
  const commercial = makeDocx({ texts: [UNRELATED], core: created('2024-03-01T08:00:00Z') });
  const technical = makeDocx({
    texts: [radicals],
    core: `${modified('2024-01-01T08:00:00Z')}${revision}`,
    app: effort,
  });
  const rival = makeDocx({
    texts: [REUSED],
    core: `${created('2024-02-01T08:00:00Z')}${modified('2024-02-09T08:00:00Z')}${revision}`,
    app: effort,
  });

  it('has the evidence of each file, never mixed from two, and each file is named', async () => {
    const user = await product.signIn();
    const { result } = await checkedPair(product, user, [
      [
        ['商务标.docx', commercial],
        ['技术标.docx', technical],
      ],
      [['云杉.docx', rival]],
    ]);
    const kinds = result.authorship.map(({ kind }) => kind);
    expect(kinds).not.toContain('modifiedBeforeCreated');
    const line = result.authorship.find(({ kind }) => kind === 'editingEffort');
    expect(line?.values.find(({ docId }) => docId === 'd0')?.where).toContain('技术标.docx · ');
    expect(result.evasion).toMatchObject([{ docId: 'd0', kind: 'lookAlike' }]);
    expect(result.coverage.notExamined.map(({ what }) => what)).toContain('“商务标.docx”的编辑会话');
  });

  it('reports which file was not fully read', async () => {
    const user = await product.signIn();
    const broken = makeDocx({ texts: [REUSED], pictures: [Buffer.from('no picture')] });
    const { result } = await checkedPair(product, user, [
      [
        ['商务标.docx', commercial],
        ['附件.docx', broken],
      ],
      [['云杉.docx', rival]],
    ]);
    expect(result.coverage.notExamined.map(({ what }) => what)).toContain('被查文件：“附件.docx”：图片');
  });

  it('that was saved before it was created is reported alone, on the screen and in authorDetect', async () => {
    const user = await product.signIn();
    const odd = makeDocx({
      texts: [UNRELATED],
      core: `${created('2024-03-01T08:00:00Z')}${modified('2024-01-01T08:00:00Z')}`,
    });
    const { id, result } = await checkedPair(product, user, [
      [
        ['商务标.docx', odd],
        ['技术标.docx', technical],
      ],
      [['云杉.docx', rival]],
    ]);
    const line = result.authorship.find(({ kind }) => kind === 'modifiedBeforeCreated');
    expect(line?.values.map(({ docId, where }) => [docId, where.includes('商务标.docx')])).toEqual([
      ['d0', true],
      ['d0', true],
    ]);
    expect((await user.call(detectAuthors, { query: { taskId: id } })).authorship).toEqual(result.authorship);
  });
});

describe('an image in two Word files', () => {
  const [plan, packed, other] = [makePng(1), makePng(1, 1), makePng(2)];

  it('is found with kind, reason and all its places', async () => {
    const user = await product.signIn();
    const { id, result } = await checkedPair(product, user, [
      [['甲.docx', makeDocx({ texts: [BID], pictures: [other, plan] })]],
      [['乙.docx', makeDocx({ texts: [UNRELATED], pictures: [plan, plan] })]],
    ]);
    const { imagesBlocks } = await user.call(readPlagiarismImages, { query: { taskId: id } });
    expect(imagesBlocks).toEqual(result.imagesBlocks);
    expect(imagesBlocks).toMatchObject([
      { position: 1, total: 1, similarity: 1, kind: 'same', reason: '两处是同一个图片文件' },
    ]);
    expect(imagesBlocks[0]?.places.d0).toHaveLength(1);
    expect(imagesBlocks[0]?.places.d1).toHaveLength(2);
    expect(result.statistics.images).toBe(1);
    expect(result.coverage.examined).toContainEqual({
      what: '被查文件：识别过、没有成段文字的图片（第 1 页）',
      count: 2,
    });
  });

  it('of several sources reports for each how it matches', async () => {
    const user = await product.signIn();
    const { id } = await checkedMany(
      product,
      user,
      [['甲.docx', makeDocx({ texts: [BID], pictures: [plan] })]],
      [
        [['乙.docx', makeDocx({ texts: [UNRELATED], pictures: [packed] })]],
        [['丙.docx', makeDocx({ texts: [UNRELATED], pictures: [plan] })]],
        [['丁.docx', makeDocx({ texts: [UNRELATED], pictures: [other] })]],
      ],
    );
    const { imagesBlocks } = await user.call(readManyImages, { query: { taskId: id } });
    expect(imagesBlocks).toHaveLength(1);
    expect(imagesBlocks[0]).toMatchObject({
      kind: 'same',
      matches: { d1: { kind: 'alike', reason: expect.stringContaining('画面相似度') }, d2: { kind: 'same' } },
    });
    expect(Object.keys(imagesBlocks[0]?.references ?? {}).sort()).toEqual(['d0', 'd1', 'd2']);
  });
});

it('a sensitive word that is everywhere is listed a hundred times; the others are counted and reported', async () => {
  const user = await product.signIn();
  await user.call(writeSensitiveWords, { body: { words: ['的'], allowed: [], lists: [] } });
  const often = Array.from({ length: 250 }, (_, index) => `第${index}项的说明`).join('\n');
  const { id, task, result } = await checkedPair(product, user, [
    [['甲.txt', often]],
    [['乙.txt', UNRELATED.replaceAll('的', '之')]],
  ]);
  const { hits, moreHits } = await user.call(extractSensitiveWords, { query: { taskId: id } });
  expect(hits).toHaveLength(100);
  expect(moreHits).toEqual([{ docId: 'd0', word: '的', count: 150 }]);
  expect(task.statistics?.sensitive).toBe(250);
  expect(result.coverage.notExamined).toContainEqual({
    what: '敏感词“的”的其他命中',
    count: 150,
    reason: '命中过多，没有逐一列出',
  });
});
