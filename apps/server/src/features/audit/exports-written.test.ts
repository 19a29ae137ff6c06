/** Exports by the writers of the product itself, from request to download. */
import {
  createAuditExport,
  downloadAuditExport,
  readAuditExport,
  readAuditResult,
  routeUrl,
  setRiskStates,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { reviewed } from './audit.testing.ts';

let product: TestProduct;
let user: TestUser;
let adopted: Promise<string> | null = null;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
});
afterAll(() => product.close());

/** A review of which two suggestions were adopted. */
async function adoptTwo(): Promise<string> {
  const { id } = await reviewed(product, user, { title: '设备采购' });
  const { risks } = await user.call(readAuditResult, { params: { id } });
  const seen = risks.slice(0, 2).map((risk) => ({ id: risk.id, version: 0 }));
  await user.call(setRiskStates, { params: { id }, body: { risks: seen, state: 'adopted' } });
  return id;
}

it.each([
  ['docx', /^PK/],
  ['pdf', /^%PDF-/],
  ['reportDocx', /^PK/],
  ['reportPdf', /^%PDF-/],
  ['json', /validity\.deposit-over-limit/],
] as const)('%s is written and can be downloaded', async (format, content) => {
  adopted ??= adoptTwo();
  const id = await adopted;
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
