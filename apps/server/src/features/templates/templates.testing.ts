/** Templates for tests: a lease that is uploaded, read and published. Test code only. */
import {
  createContractTemplate,
  type FieldValueShape,
  publishTemplateVersion,
  readContractTemplate,
  readTemplateVersion,
} from '@wenjian/api';
import { expect } from 'vitest';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';

export const LEASE = [
  '房屋租赁合同',
  '甲方：____',
  '乙方：____',
  '第一条 租金为每月人民币____元（大写：____元整）。',
  '第二条 自____年__月__日起计算。',
  '第三条 付款方式：□ 转账 □ 现金',
  '第四条 【可选】乙方负责物业费。',
].join('\n');

export async function made(
  product: TestProduct,
  user: TestUser,
  content: string | Buffer = LEASE,
  name = '租赁合同.txt',
) {
  const fileId = await uploadFile(product.server, user, name, content);
  const { id } = await user.call(createContractTemplate, { body: { fileId } });
  const read = () => user.call(readContractTemplate, { params: { id } });
  await expect.poll(async () => (await read()).versions[0]?.status, { interval: 100 }).not.toBe('reading');
  return { id, fileId, template: await read() };
}

export async function published(product: TestProduct, user: TestUser) {
  const { id } = await made(product, user);
  const key = { params: { id, number: 1 } };
  const detail = await user.call(readTemplateVersion, key);
  await user.call(publishTemplateVersion, { ...key, body: { revision: detail.revision } });
  const fields = Object.fromEntries(detail.fields.map(({ id: field, kind }) => [field, samples[kind]]));
  return { id, detail, values: { fields, omitted: ['c1'] } };
}

const samples: Readonly<Record<FieldValueShape['kind'], FieldValueShape>> = {
  text: { kind: 'text', text: '办公' },
  party: { kind: 'party', items: { name: '云杉公司' } },
  amount: { kind: 'amount', yuan: '8500' },
  date: { kind: 'date', date: '2026-03-01' },
  choice: { kind: 'choice', optionIds: ['o1'] },
};
