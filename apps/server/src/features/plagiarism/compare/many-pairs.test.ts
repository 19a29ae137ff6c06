/** Any two documents of a check of many, side by side: as stored by the run, and compared on request. */
import { createPlagiarismMany, readManyPair, readPlagiarismMany, sharePlagiarism } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import {
  BID,
  BROKEN,
  checkedMany,
  fillTextBase,
  keyClient,
  OTHER_REUSED,
  REUSED,
  RIVAL,
  settled,
  type TextFile,
  THIRD,
  twinOf,
  UNRELATED,
  upload,
} from '../plagiarism.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const fill = (user: TestUser, files: readonly TextFile[]) => fillTextBase(product, user, files);

describe('a check of one document against many', () => {
  it('reports for each of its documents what was not examined, and for a pair only what concerns the two', async () => {
    const user = await product.signIn();
    const table = ['报价.csv', `项目,说明\n验收,${OTHER_REUSED}`] as const;
    const { id, result } = await checkedMany(
      product,
      user,
      [['青禾.txt', BID]],
      [[['云杉.txt', RIVAL], BROKEN], [table], [['松涛.txt', THIRD]]],
    );
    const said = result.coverage.notExamined.map(({ what }) => what);
    expect(said).toEqual(expect.arrayContaining(['文件“坏文件.docx”']));
    // A table of values does not contain the appearance of its text.
    expect(said.some((what) => what.startsWith('文件“报价.csv”：'))).toBe(true);
    const read = async (orgDocId: string, tagDocId: string) => {
      const { coverage } = await user.call(readManyPair, { query: { taskId: id, orgDocId, tagDocId } });
      return coverage;
    };
    const isBroken = ({ what }: { what: string }) => what.includes('坏文件.docx');
    // As stored by the run, and compared on request.
    expect((await read('d0', 'd1')).notExamined.some(isBroken)).toBe(true);
    expect((await read('d0', 'd3')).notExamined.some(isBroken)).toBe(false);
    expect((await read('d3', 'd1')).notExamined.some(isBroken)).toBe(true);
    expect((await read('d3', 'd2')).notExamined.some(isBroken)).toBe(false);
    const properties = (coverage: { notExamined: readonly { what: string }[] }) =>
      coverage.notExamined.filter(({ what }) => what.includes('云杉') || what.includes('松涛'));
    expect(properties(await read('d0', 'd3')).every(({ what }) => what.includes('松涛'))).toBe(true);
    expect(properties(await read('d0', 'd3')).length).toBeGreaterThan(0);
  });

  it('measures how rare a fragment is against the same documents, in the run and in a later pair', async () => {
    const user = await product.signIn();
    const { id } = await checkedMany(
      product,
      user,
      [['青禾.txt', BID]],
      [[['云杉.txt', RIVAL]], [['松涛.txt', THIRD]], [['租赁.txt', UNRELATED]]],
    );
    const read = async (orgDocId: string, tagDocId: string) =>
      (await user.call(readManyPair, { query: { taskId: id, orgDocId, tagDocId } })).blockList;
    const rarityOf = (blocks: Awaited<ReturnType<typeof read>>) =>
      blocks.find(({ references }) =>
        Object.values(references).some(({ text }) => text.includes(REUSED.slice(0, 20))),
      )?.rarity;
    const inRun = rarityOf(await read('d0', 'd1'));
    expect(inRun).toEqual(expect.any(Number));
    expect(rarityOf(await read('d2', 'd1'))).toBeCloseTo(inRun ?? -1);
  });

  it('accepts fifty documents and no more', async () => {
    const user = await product.signIn();
    const [origin = '', target = ''] = await upload(product, user, [
      ['青禾.txt', BID],
      ['云杉.txt', RIVAL],
    ]);
    const body = (count: number) => ({
      origin: { fileIds: [origin] },
      targets: Array.from({ length: count }, () => ({ fileIds: [target] })),
    });
    const tooMany = await user.request(createPlagiarismMany, { body: body(51) });
    expect([tooMany.status, JSON.stringify(tooMany.body)]).toEqual([
      400,
      expect.stringContaining('一次最多与 50 份文件比较'),
    ]);
    const { id } = await user.call(createPlagiarismMany, { body: body(50) });
    expect(await settled(user, id)).toMatchObject({ status: 'complete' });
    const { result } = await user.call(readPlagiarismMany, { query: { taskId: id } });
    expect(result?.sources).toHaveLength(50);
    expect(result?.matrix).toHaveLength((51 * 50) / 2);
    expect(result?.matrix.find(({ a, b }) => a === 'd49' && b === 'd50')).toMatchObject({ aInB: 1, bInA: 1 });
  });
});

describe('the team’s text base', () => {
  it('has its documents compared with the submitted ones for a member, but not for a visitor', async () => {
    const user = await product.signIn();
    const [third] = await fill(user, [
      ['松涛.txt', THIRD],
      ['租赁.txt', UNRELATED],
    ]);
    const { id, result } = await checkedMany(product, user, [['青禾.txt', BID]], [[['云杉.txt', RIVAL]]], {
      useTextBase: true,
    });
    const baseId = third?.id ?? '';
    expect(result.matrix.map(({ a, b }) => [a, b])).toEqual([
      ['d0', 'd1'],
      ['d0', baseId],
    ]);
    const pairs = [
      { orgDocId: 'd1', tagDocId: baseId },
      { orgDocId: baseId, tagDocId: 'd1' },
      { orgDocId: baseId, tagDocId: 'd0' },
    ];
    for (const { orgDocId, tagDocId } of pairs) {
      const query = { taskId: id, orgDocId, tagDocId };
      const { origin, target, blockList } = await user.call(readManyPair, { query });
      expect([origin.docId, target.docId]).toEqual([orgDocId, tagDocId]);
      const reused = blockList.find(({ references }) =>
        references[baseId]?.text.includes(REUSED.slice(0, 20)),
      );
      // Measured against the text base, as in the run.
      expect(reused?.rarity).toEqual(expect.any(Number));
    }
    const { key } = await user.call(sharePlagiarism, { params: { id } });
    const visitor = keyClient(product, key);
    const look = async (query: object) =>
      (await visitor.request(twinOf(readManyPair), { query: { taskId: id, ...query } })).status;
    expect(await look({ tagDocId: baseId })).toBe(200);
    for (const query of pairs) expect(await look(query)).toBe(404);
    expect(await look({ orgDocId: 'd1', tagDocId: 'd0' })).toBe(200);
  });
});
