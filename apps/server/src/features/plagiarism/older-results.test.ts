/**
 * Results stored by an older version of the product are not read: the user is asked to run the check again.
 */
import {
  detectAuthors,
  exportPlagiarismReport,
  listPlagiarism,
  readDetectInfo,
  readManyPair,
  readManySources,
  readPlagiarismDocument,
  readPlagiarismMany,
  rerunPlagiarism,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { query as rowsOf } from '../compare/compare.testing.ts';
import { BID, checkedMany, RIVAL, settled } from './plagiarism.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

it('an older check keeps its figures in the list, tells what to do, and has a result after it is run again', async () => {
  const user = await product.signIn();
  const { id, task } = await checkedMany(product, user, [['青禾.txt', BID]], [[['云杉.txt', RIVAL]]]);
  await rowsOf(product, "update tasks set summary = summary - 'shape' where id = $1 returning id", [id]);
  const query = { taskId: id };
  const opened = await user.call(readPlagiarismMany, { query });
  expect(opened.task.statistics).toEqual(task.statistics);
  expect(opened.result).toBeNull();
  expect((await user.call(listPlagiarism, {})).items.map((item) => item.id)).toContain(id);
  expect((await user.call(readDetectInfo, { query })).examined).toBeNull();
  const refused = [
    await user.request(readPlagiarismDocument, { query: { ...query, docId: 'd0' } }),
    await user.request(readManyPair, { query: { ...query, tagDocId: 'd1' } }),
    await user.request(readManySources, { query }),
    await user.request(detectAuthors, { query }),
    await user.request(exportPlagiarismReport, { query: { ...query, format: 'html' } }),
  ];
  for (const { status, body } of refused)
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ message: '该结果由旧版本生成，请重新查重' }),
    ]);
  await user.call(rerunPlagiarism, { params: { id }, body: {} });
  expect(await settled(user, id)).toMatchObject({ status: 'complete' });
  expect((await user.call(readPlagiarismMany, { query })).result).not.toBeNull();
});
