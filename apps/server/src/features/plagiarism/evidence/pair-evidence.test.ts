/** The evidence between two documents is that of the run, however their pair was opened. */
import { readManyPair, writeSensitiveWords } from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import {
  BID,
  BROKEN,
  checkedMany,
  checkedPair,
  fillTextBase,
  RIVAL,
  THIRD,
  UNRELATED,
  upload,
} from '../plagiarism.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const PHONE = '招标代理机构联系电话：13800138000';
const withPhone = (text: string) => `${text}\n${PHONE}`;
const pairOf = (user: TestUser, taskId: string) => (orgDocId: string, tagDocId: string) =>
  user.call(readManyPair, { query: { taskId, orgDocId, tagDocId } });

it('a number that the tender gave to all is as weak in a pair that is compared later as in the result', async () => {
  const user = await product.signIn();
  const { id, result } = await checkedMany(
    product,
    user,
    [['青禾.txt', withPhone(BID)]],
    [
      [['云杉.txt', withPhone(RIVAL)]],
      [['松涛.txt', withPhone(THIRD)]],
      [['租赁.txt', withPhone(UNRELATED)]],
    ],
  );
  const read = pairOf(user, id);
  const phoneOf = ({ authorship }: { authorship: typeof result.authorship }) =>
    authorship.filter(({ kind }) => kind === 'phone');
  expect(phoneOf(result)).toMatchObject([{ weight: 'weak' }]);
  for (const [a, b] of [
    ['d0', 'd1'],
    ['d1', 'd2'],
    ['d3', 'd2'],
  ] as const) {
    const [line] = phoneOf(await read(a, b));
    expect(line).toMatchObject({ weight: 'weak', reason: phoneOf(result)[0]?.reason });
    expect(line?.values.map(({ docId }) => docId).sort()).toEqual([a, b].sort());
  }
});

it('a document of the text base has no evidence, on either side of a pair', async () => {
  const user = await product.signIn();
  const [base] = await fillTextBase(product, user, [['松涛.txt', withPhone(THIRD)]]);
  const { id } = await checkedMany(
    product,
    user,
    [['青禾.txt', withPhone(BID)]],
    [[['云杉.txt', withPhone(RIVAL)]]],
    { useTextBase: true },
  );
  const read = pairOf(user, id);
  const baseId = base?.id ?? '';
  for (const [a, b] of [
    ['d0', baseId],
    [baseId, 'd0'],
    ['d1', baseId],
  ] as const)
    expect((await read(a, b)).authorship.flatMap(({ values }) => values)).not.toContainEqual(
      expect.objectContaining({ docId: baseId }),
    );
});

it('the evidence of two documents reports how many equal values are not evidence', async () => {
  const user = await product.signIn();
  const templateFileIds = [...(await upload(product, user, [['招标文件.txt', `招标文件\n${PHONE}`]]))];
  const files = [[['甲.txt', withPhone(BID)]], [['乙.txt', withPhone(UNRELATED)]]] as const;
  const { result } = await checkedPair(product, user, files, { templateFileIds });
  expect(result.authorship.filter(({ kind }) => kind === 'phone')).toEqual([]);
  expect(result.coverage.examined).toContainEqual({
    what: '相同但不作为线索的软件默认值与模板内容',
    count: 1,
  });
});

it('sensitive words that are not all listed are reported for the pairs they are in, and for no others', async () => {
  const user = await product.signIn();
  await user.call(writeSensitiveWords, { body: { words: ['的'], allowed: [], lists: [] } });
  const often = Array.from({ length: 130 }, (_, index) => `第${index}项的说明`).join('\n');
  const { id, result } = await checkedMany(
    product,
    user,
    [['青禾.txt', BID]],
    [[['云杉.txt', RIVAL]], [['清单.txt', often]], [['租赁.txt', UNRELATED]]],
  );
  const read = pairOf(user, id);
  const notesOf = ({ coverage }: Pick<typeof result, 'coverage'>) =>
    coverage.notExamined.filter(({ what }) => what.includes('敏感词')).map(({ count }) => count);
  expect(notesOf(result)).toEqual([30]);
  expect(notesOf(await read('d0', 'd1'))).toEqual([]);
  expect(notesOf(await read('d0', 'd2'))).toEqual([30]);
  expect(notesOf(await read('d1', 'd3'))).toEqual([]);
  expect(notesOf(await read('d3', 'd2'))).toEqual([30]);
});

it('a party named by an unreadable file has no name', async () => {
  const user = await product.signIn();
  const { result } = await checkedPair(product, user, [
    [['甲.txt', `${UNRELATED}\n另见坏文件.docx 等 2 个文件。`]],
    [BROKEN, ['乙.txt', RIVAL]],
  ]);
  expect(result.target.name).toBe('坏文件.docx 等 2 个文件');
  expect(result.authorship.filter(({ kind }) => kind === 'otherParty')).toEqual([]);
  const note = result.coverage.notExamined.find(({ what }) => what === '其他单位名称的查找');
  expect(note?.count).toBe(2);
});
