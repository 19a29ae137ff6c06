/** Exports by the writers of the product itself, from request to download. */
import {
  createComparisonExport,
  downloadComparisonExport,
  readComparisonExport,
  routeUrl,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { compareTexts, settled } from './compare.testing.ts';

let product: TestProduct;
let user: TestUser;
let id: string;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
  id = await compareTexts(product, user, ['第一条 总价为100万元。', '第一条 总价为120万元。\n第二条 保密。']);
});
afterAll(() => product.close());

it.each([
  ['docx', /^PK/],
  ['mergedDocx', /^PK/],
  ['cleanDocx', /^PK/],
  ['letterDocx', /^PK/],
  ['letterPdf', /^%PDF-/],
  ['letterXlsx', /^PK/],
  ['pdfOld', /^%PDF-/],
  ['pdfNew', /^%PDF-/],
  ['html', /120/],
  ['xlsx', /^PK/],
  ['markdown', /120/],
] as const)('%s is written and can be downloaded', async (format, content) => {
  await settled(user, id);
  await user.call(createComparisonExport, { params: { id }, body: { format } });
  const read = () => user.call(readComparisonExport, { params: { id, format } });
  await expect.poll(async () => (await read()).status, { interval: 100 }).not.toMatch(/pending|running/);
  const isChecked = /^(?:docx|mergedDocx|cleanDocx)$/.test(format);
  const notice = isChecked ? expect.stringContaining('下载前已验证') : null;
  expect(await read()).toMatchObject({ status: 'complete', failure: null, notice });
  const file = await product.server.app.inject({
    method: 'GET',
    url: routeUrl(downloadComparisonExport, { id, format }),
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
  expect(file.rawPayload.toString('latin1').slice(0, 5) + file.body).toMatch(content);
});
