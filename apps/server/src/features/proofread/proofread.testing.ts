/** What tests of proofreadings share: a text with known mistakes, examined through the product. */
import { type CallInput, createProofreading, readProofreading, readProofreadingResult } from '@wenjian/api';
import { expect } from 'vitest';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

export const DRAFT = [
  '设备买卖合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '乙方（卖方）：苏州云杉设备有限公司',
  '第一条 双方就设备买卖协商一致，签定本合同。',
  '第二条 总价为人民币 500,000 元（大写：伍拾壹万元整），汇入乙方帐户。',
  '第三条 甲方应于2026年2月30日前付款，具体见第九条的的约定。',
].join('\n');

type NewProofreading = CallInput<typeof createProofreading>['body'];

export async function submit(
  product: TestProduct,
  user: TestUser,
  more: Partial<NewProofreading> = {},
  [name, content]: readonly [string, string | Buffer] = ['买卖合同.txt', DRAFT],
): Promise<string> {
  const fileId = await uploadFile(product.server, user, name, content);
  return (await user.call(createProofreading, { body: { fileId, ...more } })).id;
}

export async function settled(user: TestUser, id: string) {
  const read = () => user.call(readProofreading, { params: { id } });
  await expect.poll(async () => (await read()).status, { interval: 100 }).not.toMatch(/pending|running/);
  return read();
}

export async function examined(product: TestProduct, user: TestUser, more: Partial<NewProofreading> = {}) {
  const task = await settled(user, await submit(product, user, more));
  expect(task.status).toBe('complete');
  const result = await user.call(readProofreadingResult, { params: { id: task.id } });
  const on = (original: string) => result.corrections.find((one) => one.original === original)?.id ?? '';
  return { id: task.id, task, result, on };
}
