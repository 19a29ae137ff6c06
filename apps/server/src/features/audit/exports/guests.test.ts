/** What a guest with access to one review must not see. */
import {
  createAuditExport,
  createReviewTemplate,
  downloadAuditExport,
  readAuditExport,
  readAuditResult,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { letIn, productCalls } from '../../collaboration/collaboration.testing.ts';
import { reviewed } from '../audit.testing.ts';

const POSITION = '最多接受三成定金';
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

async function sharedReview(fallback?: string) {
  const owner = await product.signIn();
  const guest = await product.signIn();
  const rules = [{ ruleId: 'validity.deposit-over-limit', ...(fallback && { fallback }) }];
  const body = { name: '采购清单', contractType: null, rules, ownRules: [] };
  const { id: template_id } = await owner.call(createReviewTemplate, { body });
  const { id } = await reviewed(product, owner, { template_id });
  const document = productCalls(id, 'audit');
  await document.open(owner);
  await letIn(document, owner, guest, 'readwrite');
  return { owner, guest, id };
}

const exported = (user: TestUser, id: string) =>
  user.request(createAuditExport, { params: { id }, body: { format: 'json' } });

it('a guest sees the risks without the team’s fallback positions, and gets no file that contains them', async () => {
  const { owner, guest, id } = await sharedReview(POSITION);
  const own = await owner.call(readAuditResult, { params: { id } });
  expect(own.risks.flatMap(({ positions }) => positions.map(({ text }) => text))).toContain(POSITION);
  const seen = await guest.call(readAuditResult, { params: { id } });
  expect(seen).toEqual({ ...own, risks: own.risks.map((risk) => ({ ...risk, positions: [] })) });
  const refused = await exported(guest, id);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    '导出的文件含有文档所在团队的内部底线，请联系文档的所有者导出',
  ]);
  const params = { id, format: 'json' as const };
  expect((await exported(owner, id)).status).toBe(200);
  await expect.poll(async () => (await owner.call(readAuditExport, { params })).status).toBe('complete');
  expect((await guest.request(downloadAuditExport, { params })).status).toBe(403);
});

it('a guest can export a review whose list has no fallback positions', async () => {
  const { guest, id } = await sharedReview();
  expect((await exported(guest, id)).status).toBe(200);
});
