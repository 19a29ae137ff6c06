import {
  addToTextBase,
  detectAuthors,
  exportManyHighlightedPdf,
  extractSensitiveWords,
  listTextBase,
  readDetectInfo,
  readManyDetectInfo,
  readManyImages,
  readManyPair,
  readManySources,
  readPlagiarismConfig,
  readPlagiarismDocument,
  readPlagiarismMany,
  readPlagiarismPair,
  removeFromTextBase,
  rerunPlagiarism,
  sharePlagiarism,
  writeSensitiveWords,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam } from '../compare/compare.testing.ts';
import {
  BID,
  BROKEN,
  checkedMany,
  checkedPair,
  fillTextBase,
  keyClient,
  OTHER_REUSED,
  REUSED,
  RIVAL,
  settled,
  startMany,
  type TextFile,
  THIRD,
  twinOf,
  UNRELATED,
  upload,
} from './plagiarism.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

describe('a check of one document against many', () => {
  it('ranks the sources, joins what is in several of them, and compares every pair', async () => {
    const user = await product.signIn();
    const { task, result } = await checkedMany(
      product,
      user,
      [['青禾.txt', `${OTHER_REUSED}\n${BID}`]],
      [[['租赁.txt', UNRELATED]], [['云杉.txt', RIVAL]], [['松涛.txt', THIRD]]],
    );
    expect(result.sources.map(({ tagId }) => tagId).at(-1)).toBe('d1');
    expect(result.sources.at(-1)?.rates.after).toMatchObject({ matched: 0, rate: 0 });
    expect(result.sources.map(({ fragments }) => fragments > 0)).toEqual([true, true, false]);
    expect(result.total.after.matched).toBeGreaterThanOrEqual(result.sources[0]?.rates.after.matched ?? 0);
    const inBoth = result.blockList.find(({ references }) => 'd2' in references && 'd3' in references);
    expect(inBoth?.references.d0?.text).toContain(REUSED.slice(0, 20));
    const starts = result.blockList.map(({ references }) => references.d0?.start ?? -1);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(result.matrix.map(({ a, b }) => `${a}${b}`)).toEqual([
      'd0d1',
      'd0d2',
      'd0d3',
      'd1d2',
      'd1d3',
      'd2d3',
    ]);
    const cell = (a: string, b: string) => result.matrix.find((one) => one.a === a && one.b === b);
    expect(cell('d2', 'd3')?.aInB).toBeGreaterThan(0);
    expect(cell('d0', 'd1')).toMatchObject({ aInB: 0, bInA: 0 });
    expect(task.statistics).toMatchObject({ rate: result.total.after.rate, sources: 2 });
    expect(result.coverage.examined).toContainEqual({ what: '比较的文件', count: 3 });
    const url = (docId: string) => `/plag/plagiarism-document/pdf?taskId=${task.id}&docId=${docId}`;
    expect(task.orgDoc).toEqual({ id: 'd0', name: '青禾.txt', url: url('d0') });
    expect(task.tagInfos).toEqual([
      { tagId: 'd1', tagName: '租赁.txt', url: url('d1') },
      { tagId: 'd2', tagName: '云杉.txt', url: url('d2') },
      { tagId: 'd3', tagName: '松涛.txt', url: url('d3') },
    ]);
    expect([task.layout, task.target]).toEqual(['text', null]);
    const info = await user.call(readManyDetectInfo, { query: { taskId: task.id } });
    expect(info.task.tagInfos).toEqual(task.tagInfos);
    expect(info.examined?.coverage).toEqual(result.coverage);
    expect(info.examined?.settings).toEqual(result.settings);
    expect(info.examined?.documents.map(({ docId }) => docId)).toEqual(['d0', 'd1', 'd2', 'd3']);
  });

  it('shows any two of its documents side by side', async () => {
    const user = await product.signIn();
    const { id } = await checkedMany(
      product,
      user,
      [['青禾.txt', BID]],
      [[['云杉.txt', RIVAL]], [['松涛.txt', THIRD]]],
    );
    const sources = await user.call(readManySources, { query: { taskId: id } });
    expect(sources.sources).toHaveLength(2);
    for (const { tagId, rates } of sources.sources) {
      const pair = await user.call(readManyPair, { query: { taskId: id, tagDocId: tagId } });
      expect([pair.target.docId, pair.statistics.originInTarget]).toEqual([tagId, rates]);
    }
    const others = await user.call(readManyPair, { query: { taskId: id, orgDocId: 'd2', tagDocId: 'd1' } });
    expect([others.origin.docId, others.target.docId]).toEqual(['d2', 'd1']);
    expect(others.blockList[0]?.references.d1?.text).toContain(REUSED.slice(0, 20));
    const ask = (query: object) => user.request(readManyPair, { query: { taskId: id, ...query } });
    expect((await ask({ tagDocId: 'd9' })).status).toBe(404);
    expect((await ask({ tagDocId: 'd0' })).status).toBe(404);
    for (const odd of ['constructor', '__proto__']) expect((await ask({ tagDocId: odd })).status).toBe(404);
    // Under the other kind's address it reports its kind, so that the link can lead to the right page.
    const other = await user.call(readPlagiarismPair, { query: { taskId: id } });
    expect([other.task.mode, other.task.status, other.result]).toEqual(['many', 'complete', null]);
    expect((await user.call(readManyImages, { query: { taskId: id } })).imagesBlocks).toEqual([]);
  });

  it('continues without unreadable files, and says so', async () => {
    const user = await product.signIn();
    const { result } = await checkedMany(
      product,
      user,
      [['青禾.txt', BID]],
      [[BROKEN], [['云杉.txt', RIVAL]]],
    );
    expect(result.sources.map(({ tagId }) => tagId)).toEqual(['d2']);
    const missing = result.coverage.notExamined.find(({ what }) => what.includes('坏文件.docx'));
    expect(missing?.reason).toContain('未能读取');
    const task = await settled(user, await startMany(product, user, [['青禾.txt', BID]], [[BROKEN]]));
    expect([task.status, task.failure?.message.includes('坏文件.docx')]).toEqual(['failed', true]);
  });

  it('is refused without anything to compare with', async () => {
    const user = await product.signIn();
    await expect(startMany(product, user, [['青禾.txt', BID]], [])).rejects.toThrow('400');
  });
});

const fill = (user: TestUser, files: readonly TextFile[]) => fillTextBase(product, user, files);

describe('the team’s text base', () => {
  it('finds the sources of a document, and no longer after they are removed', async () => {
    const user = await product.signIn();
    const [, rival] = await fill(user, [
      ['租赁.txt', UNRELATED],
      ['云杉.txt', RIVAL],
    ]);
    const { id, result } = await checkedMany(product, user, [['青禾.txt', BID]], [], { useTextBase: true });
    expect(result.sources).toMatchObject([{ tagId: rival?.id, tagName: '云杉.txt', origin: 'textBase' }]);
    expect(result.settings).toMatchObject({ textBaseDocuments: 2, rarityDocuments: 2 });
    // The pair of the document and its source is known; the source with itself is not a pair.
    const [source] = result.sources;
    expect(result.matrix).toEqual([
      { a: 'd0', b: rival?.id, aInB: source?.rates.after.rate, bInA: expect.any(Number) },
    ]);
    const reused = result.blockList.find(({ references }) =>
      references.d0?.text.includes(REUSED.slice(0, 20)),
    );
    expect(reused?.rarity).toBeGreaterThan(0);
    const docId = rival?.id ?? '';
    const shown = await user.call(readPlagiarismDocument, { query: { taskId: id, docId } });
    expect(shown.document.text).toBe(RIVAL);
    await user.call(removeFromTextBase, { params: { id: docId } });
    const later = await checkedMany(product, user, [['青禾.txt', BID]], [], { useTextBase: true });
    expect(later.result.sources).toEqual([]);
    expect(later.result.settings.textBaseDocuments).toBe(1);
  });

  it('stays private: a visitor with the link sees what was reused, but no complete document of the base', async () => {
    const user = await product.signIn();
    // Its own paragraphs are disguised: visitors see this as evidence, but not the text.
    const secret = '内部\u200b价格\u200b只供\u200b本公司参考';
    const [unrelated, rival] = await fill(user, [
      ['租赁.txt', UNRELATED],
      ['云杉.txt', `${RIVAL}\n${secret}`],
    ]);
    const { id } = await checkedMany(product, user, [['青禾.txt', BID]], [], { useTextBase: true });
    const { key } = await user.call(sharePlagiarism, { params: { id } });
    const visitor = keyClient(product, key);
    const many = await visitor.request(twinOf(readPlagiarismMany), { query: { taskId: id } });
    expect(JSON.stringify(many.body)).toContain(REUSED.slice(0, 20));
    expect(JSON.stringify(many.body)).not.toContain('只供');
    const info = await visitor.request(twinOf(readDetectInfo), { query: { taskId: id } });
    expect(JSON.stringify(info.body)).not.toContain(unrelated?.id);
    const look = async (docId: string) =>
      (await visitor.request(twinOf(readPlagiarismDocument), { query: { taskId: id, docId } })).status;
    expect(await look('d0')).toBe(200);
    for (const docId of [rival?.id ?? '', unrelated?.id ?? '']) expect(await look(docId)).toBe(404);
    const marked = await visitor.request(twinOf(exportManyHighlightedPdf), {
      query: { taskId: id, docId: rival?.id },
    });
    expect(marked.status).toBe(404);
  });

  it('stores a content once, and reports a file that could not be read', async () => {
    const user = await product.signIn();
    const [first] = await fill(user, [['云杉.txt', RIVAL]]);
    const [same] = await fill(user, [['云杉副本.txt', RIVAL]]);
    expect(same?.id).toBe(first?.id);
    await fill(user, [BROKEN]);
    const { items, total } = await user.call(listTextBase, { query: { keyword: '坏文件' } });
    expect([total, items[0]?.status, items[0]?.failure !== null]).toEqual([1, 'failed', true]);
    const { textBaseDocuments } = await user.call(readPlagiarismConfig, {});
    expect(textBaseDocuments).toBe(1);
  });

  it('belongs to the team: another team’s check never finds it, and cannot list, use or empty it', async () => {
    const owner = await product.signIn();
    const stranger = await product.signIn();
    const [document] = await fill(owner, [['云杉.txt', RIVAL]]);
    const { result } = await checkedMany(product, stranger, [['青禾.txt', BID]], [], { useTextBase: true });
    expect([result.sources, result.blockList]).toEqual([[], []]);
    expect(result.settings.textBaseDocuments).toBe(0);
    expect(result.coverage.notExamined.map(({ what }) => what)).toContain('文本库');
    const { teamId } = owner;
    expect((await stranger.request(listTextBase, { query: { teamId } })).status).toBe(404);
    expect((await stranger.call(listTextBase, {})).total).toBe(0);
    const remove = (user: TestUser) =>
      user.request(removeFromTextBase, { params: { id: document?.id ?? '' } });
    expect((await remove(stranger)).status).toBe(404);
    const [fileId = ''] = await upload(product, owner, [['松涛.txt', THIRD]]);
    expect((await stranger.request(addToTextBase, { body: { fileIds: [fileId] } })).status).toBe(404);
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    expect((await remove(member)).status).toBe(403);
    expect((await remove(owner)).status).toBe(200);
  });

  it('can be subtracted from a document as the team’s own texts', async () => {
    const user = await product.signIn();
    await fill(user, [['旧方案.txt', REUSED]]);
    const { result } = await checkedPair(product, user, undefined, { subtract: ['library'] });
    expect(result.subtracted.map(({ kind }) => kind)).toContain('library');
    expect(result.settings.textBaseDocuments).toBe(1);
    expect(result.settings.library).toEqual([
      { name: '自有文本 1', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    const { before, after } = result.statistics.originInTarget;
    expect(after.matched).toBeLessThan(before.matched);
  });
});

describe('sensitive words', () => {
  it('of the built-in lists and of the team are found in every document; allowed ones are not', async () => {
    const owner = await product.signIn();
    const text = `${BID}\n我公司产品全国第一，绝不围标串标，且与星河工程无关，星河工程集团除外。`;
    const body = { words: ['星河工程'], allowed: ['星河工程集团'], lists: ['absolute', 'collusion'] };
    await owner.call(writeSensitiveWords, { body });
    const { id, task } = await checkedPair(product, owner, [[['青禾.txt', text]], [['云杉.txt', RIVAL]]]);
    const { hits } = await owner.call(extractSensitiveWords, { query: { taskId: id } });
    expect(hits.map(({ docId, word }) => [docId, word])).toEqual([
      ['d0', '全国第一'],
      ['d0', '围标'],
      ['d0', '串标'],
      ['d0', '星河工程'],
    ]);
    for (const { start, end, text: found } of hits) expect(text.slice(start, end)).toBe(found);
    expect(task.statistics?.sensitive).toBe(4);
    expect((await owner.call(detectAuthors, { query: { taskId: id } })).authorship).toEqual([]);
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    const refused = await member.request(writeSensitiveWords, { query: { teamId: owner.teamId }, body });
    expect(refused.status).toBe(403);
    const asMany = await owner.call(readPlagiarismMany, { query: { taskId: id } });
    expect([asMany.task.mode, asMany.result]).toEqual(['pair', null]);
    const before = (await owner.call(readDetectInfo, { query: { taskId: id } })).examined?.settings;
    await owner.call(writeSensitiveWords, { body: { ...body, words: [] } });
    await owner.call(rerunPlagiarism, { params: { id }, body: {} });
    await settled(owner, id);
    const after = (await owner.call(readDetectInfo, { query: { taskId: id } })).examined?.settings;
    expect(after?.sensitiveWordsSha256).not.toBe(before?.sensitiveWordsSha256);
  });
});
