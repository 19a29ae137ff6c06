/** The metadata of files, and what they share besides text. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detectAuthors, readManyPair, readPlagiarismConfig } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { BID, checkedMany, checkedPair } from '../plagiarism.testing.ts';

let product: TestProduct;
let contract: Buffer;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  contract = await readFile(join(import.meta.dirname, '../../proofread/example/contract.docx'));
});
afterAll(() => product.close());

describe('two Word files of the same origin', () => {
  it('are linked by their properties, line by line, each with its place in the file', async () => {
    const user = await product.signIn();
    const { id, task, result } = await checkedPair(product, user, [
      [['甲方案.docx', contract]],
      [['乙方案.docx', contract]],
    ]);
    const { authorship } = await user.call(detectAuthors, { query: { taskId: id } });
    expect(authorship).toEqual(result.authorship);
    expect(authorship.length).toBeGreaterThan(0);
    for (const { values, reason } of authorship) {
      expect(new Set(values.map(({ docId }) => docId))).toEqual(new Set(['d0', 'd1']));
      expect(reason).not.toBe('');
      for (const { where } of values) expect(where).not.toBe('');
    }
    expect(task.statistics?.evidence).toBeGreaterThanOrEqual(authorship.length);
  });

  it('have their history on the timeline of a check of many, and evidence of other pairs does not link these two', async () => {
    const user = await product.signIn();
    const { id, result } = await checkedMany(
      product,
      user,
      [['甲方案.docx', contract]],
      [[['乙方案.docx', contract]], [['丙.txt', BID]]],
    );
    const moments = result.timeline.map(({ docId, kind }) => `${docId} ${kind}`);
    expect(moments).toEqual(expect.arrayContaining(['d0 created', 'd1 created']));
    expect(moments.some((moment) => moment.startsWith('d2'))).toBe(false);
    expect(result.authorship.length).toBeGreaterThan(0);
    const pair = (tagDocId: string) => user.call(readManyPair, { query: { taskId: id, tagDocId } });
    expect((await pair('d1')).authorship.length).toBeGreaterThan(0);
    expect((await pair('d2')).authorship).toEqual([]);
    // A text file has no properties; the check says so instead of finding nothing.
    expect(result.coverage.notExamined.some(({ what }) => what.includes('丙.txt'))).toBe(true);
  });
});

it('the settings of a check offer what is available and nothing else', async () => {
  const user = await product.signIn();
  const config = await user.call(readPlagiarismConfig, {});
  expect(config).toMatchObject({
    maxTargets: 50,
    maxFilesOfParty: 10,
    maxTemplates: 5,
    textBaseDocuments: 0,
  });
  expect(config.subtract.filter(({ isDefault }) => isDefault).map(({ kind }) => kind)).toEqual([
    'template',
    'pageFurniture',
    'contents',
  ]);
  expect(config.subtract.map(({ kind }) => kind)).not.toContain('statute');
  expect(config.sensitiveLists.map(({ id }) => id)).toEqual(['absolute', 'exclusion', 'collusion']);
});
