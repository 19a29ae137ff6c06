/** Exports by the writers of the product itself, from request to download. */
import {
  createProofreadingExport,
  downloadProofreadingExport,
  type ProofreadingExportFormat,
  readProofreadingExport,
  routeUrl,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { decide } from '../findings/findings.testing.ts';
import { DRAFT, examined } from './proofread.testing.ts';

let product: TestProduct;
let user: TestUser;
let examinedOnce: Promise<Draft> | null = null;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
});
afterAll(() => product.close());

interface Draft {
  readonly id: string;
  readonly wrong: string;
}

/** A draft of which one correction was accepted. */
function draft(): Promise<Draft> {
  examinedOnce ??= (async () => {
    const { id, on } = await examined(product, user, { title: '采购草稿' });
    await decide(user, id, on('签定'), { state: 'accepted', version: 0 });
    return { id, wrong: on('签定') };
  })();
  return examinedOnce;
}

async function exported(format: ProofreadingExportFormat) {
  const { id } = await draft();
  await user.call(createProofreadingExport, { params: { id }, body: { format } });
  const read = () => user.call(readProofreadingExport, { params: { id, format } });
  await expect.poll(async () => (await read()).status, { interval: 100 }).not.toMatch(/pending|running/);
  expect(await read()).toMatchObject({ status: 'complete', failure: null });
  return product.server.app.inject({
    method: 'GET',
    url: routeUrl(downloadProofreadingExport, { id, format }),
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
}

it.each([
  ['cleanDocx', /^PK/],
  ['docx', /^PK/],
  ['errataXlsx', /^PK/],
  ['errataDocx', /^PK/],
  ['errataPdf', /^%PDF-/],
  ['json', /签定/],
] as const)('%s is written and can be downloaded', async (format, content) => {
  const file = await exported(format);
  expect(file.rawPayload.toString('latin1').slice(0, 5) + file.body).toMatch(content);
});

it('the corrected Word file says what was done and checked on it', async () => {
  await exported('cleanDocx');
  const { id } = await draft();
  const { notice } = await user.call(readProofreadingExport, { params: { id, format: 'cleanDocx' } });
  expect(notice).toMatch(/^已接受的 1 处写入正文，未处理的 \d+ 处和已忽略的 0 处保留原文/);
  expect(notice).toContain('先转换成 Word 再写入');
});

it('the corrected text contains what is accepted at that time', async () => {
  expect((await exported('text')).body).toBe(`${DRAFT.replace('签定', '签订')}\n`);
  const { id, wrong } = await draft();
  await decide(user, id, wrong, { state: 'edited', text: '订立', version: 1 });
  expect((await exported('text')).body).toBe(`${DRAFT.replace('签定', '订立')}\n`);
});
