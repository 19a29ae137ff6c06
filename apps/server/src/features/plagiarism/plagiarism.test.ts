import { createHash } from 'node:crypto';
import {
  cancelPlagiarism,
  createPlagiarismPair,
  deletePlagiarism,
  listPlagiarism,
  readDetectInfo,
  readPlagiarism,
  readPlagiarismDocument,
  readPlagiarismPair,
  readPlagiarismPdf,
  renamePlagiarism,
  rerunPlagiarism,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam } from '../compare/compare.testing.ts';
import {
  BID,
  BROKEN,
  bearer,
  checkedPair,
  download,
  REUSED,
  RIVAL,
  settled,
  startPair,
  TEMPLATE,
  UNRELATED,
  upload,
} from './plagiarism.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const balanceOf = async (user: TestUser) =>
  (await user.call(teamBalance, { params: { teamId: user.teamId } })).duplicateBalance.count;

describe('a check of two documents', () => {
  it('finds what is in both, with its place, both rates and their denominators', async () => {
    const user = await product.signIn();
    const { task, result } = await checkedPair(product, user);
    const reused = result.blockList.find(({ references }) =>
      references.d0?.text.includes(REUSED.slice(0, 20)),
    );
    expect(reused).toMatchObject({ kind: 'verbatim', similarity: 1, isSubtracted: false });
    for (const { references, smallBlocks } of result.blockList) {
      for (const [docId, text] of [
        ['d0', BID],
        ['d1', RIVAL],
      ] as const) {
        const place = references[docId];
        expect(place && text.slice(place.start, place.end)).toBe(place?.text);
        expect([place?.page, (place?.boxes.length ?? 0) > 0]).toEqual([1, true]);
      }
      expect(smallBlocks.length).toBeGreaterThan(0);
      for (const { pages } of smallBlocks) expect(pages).toEqual([1]);
    }
    const { originInTarget, targetInOrigin, fragments } = result.statistics;
    for (const { before, after } of [originInTarget, targetInOrigin])
      for (const { matched, total, rate } of [before, after]) expect(rate).toBeCloseTo(matched / total);
    expect(originInTarget.after.rate).toBeGreaterThan(0.4);
    expect(fragments.verbatim).toBeGreaterThan(0);
    expect(task.statistics).toMatchObject({ rate: originInTarget.after.rate, sources: 1 });
    expect(result.origin.files).toMatchObject([
      { name: '青禾.txt', start: 0, end: BID.length, firstPage: 1 },
    ]);
  });

  it('names its two documents as the specification does: file by file, with the known facts of each', async () => {
    const user = await product.signIn();
    const parties = [
      [
        ['商务标.txt', UNRELATED],
        ['技术标.txt', BID],
      ],
      [['云杉.txt', RIVAL]],
    ] as const;
    const { id, task } = await checkedPair(product, user, parties);
    const url = (docId: string) => `/plag/plagiarism-document/pdf?taskId=${id}&docId=${docId}`;
    const named = (fileName: string, text: string, docId: string) => ({
      fileName,
      fileId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fileData: {
        size: Buffer.byteLength(text),
        kind: 'txt',
        sha256: createHash('sha256').update(text).digest('hex'),
        url: url(docId),
      },
    });
    const first = named('商务标.txt', UNRELATED, 'd0');
    expect(task.origin).toMatchObject({ ...first, fileList: [first, named('技术标.txt', BID, 'd0')] });
    const target = named('云杉.txt', RIVAL, 'd1');
    expect(task.target).toMatchObject({ ...target, docId: 'd1', fileList: [target] });
    expect(task.targets).toEqual([task.target]);
    expect(task.layout).toBe('text');
  });

  it('subtracts the text of the template from both numbers of the rate, and reports how much', async () => {
    const user = await product.signIn();
    const [templateFileId = ''] = await upload(product, user, [['招标文件.txt', TEMPLATE]]);
    const { result } = await checkedPair(product, user, undefined, { templateFileIds: [templateFileId] });
    const { before, after } = result.statistics.originInTarget;
    expect(after.total).toBeLessThan(before.total);
    expect(after.matched).toBeLessThan(before.matched);
    expect(result.subtracted).toContainEqual({
      docId: 'd0',
      kind: 'template',
      words: before.total - after.total,
    });
    expect(result.settings.templates).toMatchObject([{ name: '招标文件.txt' }]);
  });

  it('takes one use, and refunds it when the original cannot be read', async () => {
    const user = await product.signIn();
    const before = await balanceOf(user);
    await checkedPair(product, user);
    expect(await balanceOf(user)).toBe(before - 1);
    const id = await startPair(product, user, [[BROKEN], [['云杉.txt', RIVAL]]]);
    const task = await settled(user, id);
    expect(task.status).toBe('failed');
    expect(task.failure?.message).toContain('坏文件.docx');
    expect(await balanceOf(user)).toBe(before - 1);
    const { status } = await user.request(readPlagiarismDocument, { query: { taskId: id, docId: 'd0' } });
    expect(status).toBe(409);
  });

  it('whose only other document cannot be read fails with a message', async () => {
    const user = await product.signIn();
    const task = await settled(user, await startPair(product, user, [[['青禾.txt', BID]], [BROKEN]]));
    expect([task.status, task.failure?.message.includes('坏文件.docx')]).toEqual(['failed', true]);
  });

  it('makes one document of a party’s files, with text and pages one after another', async () => {
    const user = await product.signIn();
    const files = [
      ['商务标.txt', UNRELATED],
      ['技术标.txt', BID],
    ] as const;
    const { id, result } = await checkedPair(product, user, [files, [['云杉.txt', RIVAL]]]);
    const start = UNRELATED.length + 1;
    expect(result.origin.files).toMatchObject([
      { name: '商务标.txt', start: 0, end: UNRELATED.length, firstPage: 1, pageCount: 1 },
      { name: '技术标.txt', start, end: start + BID.length, firstPage: 2, pageCount: 1 },
    ]);
    for (const { references } of result.blockList) {
      const place = references.d0;
      expect(`${UNRELATED}\n${BID}`.slice(place?.start, place?.end)).toBe(place?.text);
      expect([place?.page, place?.boxes[0]?.page]).toEqual([2, 1]);
    }
    const shown = await user.call(readPlagiarismDocument, { query: { taskId: id, docId: 'd0' } });
    expect(shown.document.text).toBe(`${UNRELATED}\n${BID}`);
    const other = await user.call(readPlagiarismDocument, { query: { taskId: id, docId: 'd1' } });
    expect(other.document.text).toBe(RIVAL);
    expect(shown.document.pages).toHaveLength(2);
    const pdf = await download(product, readPlagiarismPdf, { taskId: id, docId: 'd0' }, bearer(user));
    expect([pdf.statusCode, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    for (const docId of ['d7', 'constructor', '__proto__', 'toString']) {
      const absent = await user.request(readPlagiarismDocument, { query: { taskId: id, docId } });
      expect([docId, absent.status, absent.body.message]).toEqual([docId, 404, '查重中没有这份文件']);
    }
  });

  it('of a party with one unreadable file continues with the others and says so', async () => {
    const user = await product.signIn();
    const { result } = await checkedPair(product, user, [[['青禾.txt', BID]], [['云杉.txt', RIVAL], BROKEN]]);
    expect(result.blockList.length).toBeGreaterThan(0);
    const missing = result.coverage.notExamined.find(({ what }) => what.includes('坏文件.docx'));
    expect(missing?.reason).toContain('未参与查重');
  });

  it('reports what was examined and with which settings and files', async () => {
    const user = await product.signIn();
    const { id } = await checkedPair(product, user, undefined, { subtract: ['contents', 'statute'] });
    const { task, examined } = await user.call(readDetectInfo, { query: { taskId: id } });
    expect(task.taskId).toBe(id);
    expect(examined?.settings.subtract).toEqual(['contents', 'statute']);
    expect(examined?.settings).toMatchObject({
      textBaseDocuments: null,
      library: [],
      rarityDocuments: null,
      sensitiveWordsSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(examined?.documents.map(({ docId }) => docId)).toEqual(['d0', 'd1']);
    expect(examined?.documents[0]?.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    // A request that cannot be fulfilled is reported.
    expect(examined?.coverage.notExamined.map(({ what }) => what)).toContain('法律条文');
  });

  it('shows no result until there is one', async () => {
    const user = await product.signIn();
    const id = await startPair(product, user);
    const early = await user.call(readPlagiarismPair, { query: { taskId: id } });
    expect(early.result === null).toBe(early.task.status !== 'complete');
    await settled(user, id);
    expect((await user.call(readPlagiarismPair, { query: { taskId: id } })).result).not.toBeNull();
  });

  it('is listed, renamed, run again with other settings and deleted', async () => {
    const user = await product.signIn();
    const { id, result } = await checkedPair(product, user, undefined, { title: '采购查重' });
    const renamed = await user.call(renamePlagiarism, { params: { id }, body: { title: '设备采购' } });
    expect(renamed.title).toBe('设备采购');
    const { items, total } = await user.call(listPlagiarism, { query: { keyword: '云杉' } });
    expect([total, items[0]?.id]).toEqual([1, id]);
    await user.call(rerunPlagiarism, { params: { id }, body: { subtract: [] } });
    expect((await settled(user, id)).subtract).toEqual([]);
    const again = await user.call(readPlagiarismPair, { query: { taskId: id } });
    expect(again.result?.settings.subtract).toEqual([]);
    expect(again.result?.blockList.map(({ id: own }) => own)).toEqual(
      result.blockList.map(({ id: own }) => own),
    );
    await user.call(deletePlagiarism, { body: { taskIds: [id] } });
    expect((await user.request(readPlagiarism, { params: { id } })).status).toBe(410);
    expect((await user.call(listPlagiarism, {})).total).toBe(0);
  });

  it('sent twice with one key is created once', async () => {
    const user = await product.signIn();
    const [fileId = ''] = await upload(product, user, [['青禾.txt', BID]]);
    const body = {
      origin: { fileIds: [fileId] },
      target: { fileIds: [fileId] },
      idempotencyKey: 'the-same-key',
    };
    const [one, other] = await Promise.all([
      user.call(createPlagiarismPair, { body }),
      user.call(createPlagiarismPair, { body }),
    ]);
    expect(other.id).toBe(one.id);
  });
});

describe('another user', () => {
  it('from another team sees nothing, and cannot check files of this team', async () => {
    const user = await product.signIn();
    const { id } = await checkedPair(product, user);
    const stranger = await product.signIn();
    for (const route of [readPlagiarismPair, readDetectInfo])
      expect((await stranger.request(route, { query: { taskId: id } })).status).toBe(404);
    const [fileId = ''] = await upload(product, user, [['青禾.txt', BID]]);
    const body = { origin: { fileIds: [fileId] }, target: { fileIds: [fileId] } };
    expect((await stranger.request(createPlagiarismPair, { body })).status).toBe(404);
    const removing = await stranger.request(deletePlagiarism, { body: { taskIds: [id] } });
    expect(removing.status).toBe(404);
  });

  it('of the team can read but not delete others’ checks, and a batch deletes nothing', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    const { id } = await checkedPair(product, owner);
    const query = { teamId: owner.teamId };
    expect((await member.call(listPlagiarism, { query })).items[0]?.abilities.delete).toBe(false);
    const refused = await member.request(deletePlagiarism, { query, body: { taskIds: [id] } });
    expect(refused.status).toBe(403);
    const [fileId = ''] = await upload(product, owner, [['青禾.txt', BID]]);
    const mine = await member.call(createPlagiarismPair, {
      query,
      body: { origin: { fileIds: [fileId] }, target: { fileIds: [fileId] } },
    });
    const both = await member.request(deletePlagiarism, { query, body: { taskIds: [mine.id, id] } });
    expect(both.status).toBe(403);
    expect((await member.request(readPlagiarism, { params: { id: mine.id } })).status).toBe(200);
  });

  it('gets 404 for an impossible id and 400 without an id', async () => {
    const user = await product.signIn();
    expect((await user.request(readPlagiarismPair, { query: { taskId: 'not-an-id' } })).status).toBe(404);
    expect((await user.request(readPlagiarismPair, {})).status).toBe(400);
  });
});

describe('a check that has not started', () => {
  it('can be cancelled once, and refunds its use', async () => {
    const idle = await startTestProduct();
    try {
      const user = await idle.signIn();
      const before = await balanceOf(user);
      const id = await startPair(idle, user);
      expect(await balanceOf(user)).toBe(before - 1);
      const cancelled = await user.call(cancelPlagiarism, { params: { id } });
      expect(cancelled.status).toBe('cancelled');
      expect(await balanceOf(user)).toBe(before);
      expect((await user.request(cancelPlagiarism, { params: { id } })).status).toBe(409);
      expect(await balanceOf(user)).toBe(before);
    } finally {
      await idle.close();
    }
  });
});
