/** A page of text that was pasted into a Word file as a picture: the real readers, LibreOffice and recognition. */
import { readFile } from 'node:fs/promises';
import { exportPlagiarismReport } from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeTitle } from '../../../../../../readers/src/office/office.testing.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import {
  bearer,
  checkedMany,
  checkedPair,
  download,
  fillTextBase,
  UNRELATED,
} from '../plagiarism.testing.ts';
import { makeDocx } from './pictured-docx.testing.ts';

/** What stands in the picture. */
const COPIED =
  '5.1乙方逾期交货的，每日按合同总价的0.5‰支付违约金。\n5.2违约金上限为人民币128,600.00元（大写：壹拾贰万捌仟陆佰元整）。';
const SOURCE = `云杉公司供货方案\n${COPIED}\n本公司在杭州设有中心仓库，常备全部易损件。`;
const PICTURE = new URL('../../../../../../readers/src/ocr/testing/contract-part.png', import.meta.url);

let product: TestProduct;
let pasted: Buffer;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  const picture = await readFile(PICTURE);
  pasted = makeDocx({ texts: [UNRELATED], pictures: [picture], size: { width: 15, height: 7.6 } });
});
afterAll(() => product.close());

// First: its reading is kept for the other.
it(officeTitle('is found in the text base'), async () => {
  const user = await product.signIn();
  await fillTextBase(product, user, [['投标文件.docx', pasted]]);
  const { result } = await checkedMany(product, user, [['乙.txt', SOURCE]], [], { useTextBase: true });
  const [found] = result.blockList;
  const source = result.sources.find(({ origin }) => origin === 'textBase');
  expect(found?.references[source?.tagId ?? '']?.pictures).toEqual([1]);
});

it(officeTitle('is found in a pair, named with its picture, in the result and in the report'), async () => {
  const user = await product.signIn();
  const { id, result } = await checkedPair(product, user, [[['甲.docx', pasted]], [['乙.txt', SOURCE]]]);
  const found = result.blockList.find(({ references }) => references.d0?.text.includes('逾期交货'));
  expect(found?.references.d0).toMatchObject({ page: 1, pictures: [1] });
  expect(found?.references.d0?.boxes.length).toBeGreaterThan(0);
  expect(found?.references.d1?.pictures).toBeUndefined();
  expect(result.evasion).toContainEqual(expect.objectContaining({ docId: 'd0', kind: 'picture' }));
  expect(result.coverage.examined).toContainEqual({
    what: '被查文件：识别出文字并参与查重的图片（第 1 页）',
    count: 1,
  });
  expect(result.coverage.notExamined.filter(({ what }) => what.includes('图片（'))).toEqual([]);
  const report = { taskId: id, format: 'html' };
  const { body } = await download(product, exportPlagiarismReport, report, bearer(user));
  expect(body).toContain('图片 1 中识别的文字');
});
