/** Exports by the writers of the product itself, from request to download. */
import {
  createAuditExport,
  decideFindings,
  downloadAuditExport,
  readAuditExport,
  readAuditResult,
  routeUrl,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { reviewed } from '../audit.testing.ts';

let product: TestProduct;
let user: TestUser;
let accepted: Promise<string> | null = null;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
});
afterAll(() => product.close());

/** A review of which two suggestions were accepted. */
async function acceptTwo(): Promise<string> {
  const { id } = await reviewed(product, user, { title: '设备采购' });
  const { risks } = await user.call(readAuditResult, { params: { id } });
  const seen = risks.slice(0, 2).map((risk) => ({ id: risk.id, version: 0 }));
  const body = { findings: seen, state: 'accepted' } as const;
  await user.call(decideFindings, { params: { productId: id }, body });
  return id;
}

it.each([
  ['docx', /^PK/],
  ['pdf', /^%PDF-/],
  ['reportDocx', /^PK/],
  ['reportPdf', /^%PDF-/],
  ['xlsx', /^PK/],
  ['json', /validity\.deposit-over-limit/],
] as const)('%s is written and can be downloaded', async (format, content) => {
  accepted ??= acceptTwo();
  const id = await accepted;
  await user.call(createAuditExport, { params: { id }, body: { format } });
  const read = () => user.call(readAuditExport, { params: { id, format } });
  await expect.poll(async () => (await read()).status, { interval: 100 }).not.toMatch(/pending|running/);
  expect(await read()).toMatchObject({ status: 'complete', failure: null });
  const file = await product.server.app.inject({
    method: 'GET',
    url: routeUrl(downloadAuditExport, { id, format }),
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
  expect(file.rawPayload.toString('latin1').slice(0, 5) + file.body).toMatch(content);
});
