/** Shared by the tests of live updates: a finished comparison that a guest has joined. */
import { collaborationCalls, listMessages, readComparisonResult } from '@wenjian/api';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { compareTexts, settled } from '../compare/compare.testing.ts';

const TEXTS = [
  '第一条 总价为100万元。\n第二条 保密期为2年。',
  '第一条 总价为120万元。\n第二条 保密期为3年。',
] as const;

export async function comparedBy(product: TestProduct, owner: TestUser) {
  const id = await compareTexts(product, owner, TEXTS);
  await settled(owner, id);
  const { changes } = await owner.call(readComparisonResult, { params: { id } });
  const findingId = changes[0]?.id ?? '';
  const say = (body: string, mentions: readonly string[] = []) => ({
    findingId,
    body,
    mentions: [...mentions],
  });
  return { owner, params: { productId: id }, say };
}

export async function sharedWith(
  product: TestProduct,
  guest: TestUser,
  permission: 'readwrite' | 'readonly' = 'readwrite',
) {
  const result = await comparedBy(product, await product.signIn());
  const { owner, params } = result;
  const { open, members, join } = collaborationCalls.compare;
  await owner.call(open, { params, body: {} });
  await owner.call(members, { params, body: { phones: [guest.phone], permission } });
  await guest.call(join, { params, body: {} });
  return result;
}

export async function mentionsOf(user: TestUser) {
  return (await user.call(listMessages, { body: {} })).items.filter(({ kind }) => kind === 'mention');
}
