/** Shared by the tests of collaboration: documents, people in every role, and short names for the calls. */
import {
  type CollaborationCalls,
  collaborationCalls,
  createAudit,
  createComparison,
  createDocument,
  createPlagiarismPair,
  createTeam,
  type ProductType,
  saveCurrentTeam,
} from '@wenjian/api';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';

type Permission = 'readonly' | 'readwrite';

export async function newComparison(product: TestProduct, owner: TestUser): Promise<string> {
  const originFileId = await uploadFile(product.server, owner, '原稿.txt', '甲方付款十万元。');
  const targetFileId = await uploadFile(product.server, owner, '修改稿.txt', '甲方付款二十万元。');
  return (await owner.call(createComparison, { body: { originFileId, targetFileId } })).id;
}

export async function newDocument(product: TestProduct, owner: TestUser): Promise<string> {
  const fileId = await uploadFile(product.server, owner, '合同.txt', '第一条');
  return (await owner.call(createDocument, { body: { fileId } })).id;
}

export async function newAudit(product: TestProduct, owner: TestUser): Promise<string> {
  const fileId = await uploadFile(product.server, owner, '合同.txt', '买卖合同\n第一条 甲方付款十万元。');
  return (await owner.call(createAudit, { body: { fileId } })).id;
}

export async function newCheck(product: TestProduct, owner: TestUser): Promise<string> {
  const fileId = await uploadFile(product.server, owner, '标书.txt', '第一章 甲方付款十万元。');
  const party = { fileIds: [fileId] };
  return (await owner.call(createPlagiarismPair, { body: { origin: party, target: party } })).id;
}

/** All calls for one document. */
export function productCalls(productId: string, type: ProductType = 'compare') {
  const calls: CollaborationCalls = collaborationCalls[type];
  const params = { productId };
  return {
    read: (user: TestUser) => user.call(calls.read, { params }),
    readStatus: async (user: TestUser) => (await user.request(calls.read, { params })).status,
    open: (user: TestUser) => user.request(calls.open, { params, body: {} }),
    close: (user: TestUser, isClosed = true) => user.request(calls.change, { params, body: { isClosed } }),
    invite: (user: TestUser, phones: readonly string[], permission: Permission = 'readonly') =>
      user.request(calls.members, { params, body: { phones, permission } }),
    remove: (user: TestUser, phones: readonly string[]) =>
      user.request(calls.members, { params, body: { phones, removed: true } }),
    join: (user: TestUser) => user.request(calls.join, { params, body: {} }),
    ask: (user: TestUser) => user.request(calls.requestJoin, { params, body: {} }),
    answer: (user: TestUser, phone: string, accepted: boolean, permission?: Permission) =>
      user.request(calls.answerJoin, { params: { ...params, phone }, body: { accepted, permission } }),
  };
}

export async function letIn(
  document: ReturnType<typeof productCalls>,
  owner: TestUser,
  guest: TestUser,
  permission: Permission,
): Promise<void> {
  await document.invite(owner, [guest.phone], permission);
  await document.join(guest);
}

/** A comparison that its owner has opened to others. */
export async function sharedComparison(product: TestProduct) {
  const owner = await product.signIn();
  const id = await newComparison(product, owner);
  const document = productCalls(id);
  await document.open(owner);
  return { owner, id, document };
}

/** A team space whose first member is its owner; it becomes the current one of everybody in it. */
export async function newTeam(
  product: TestProduct,
  owner: TestUser,
  others: readonly { readonly user: TestUser; readonly role: 'admin' | 'member' | 'viewer' }[],
): Promise<string> {
  const { teamId } = await owner.call(createTeam, { body: { name: '法务部' } });
  for (const { user, role } of others)
    await query(
      product,
      `insert into team_members (team_id, user_id, role)
         select $1, user_id, $3 from team_members where team_id = $2`,
      [teamId, user.teamId, role],
    );
  for (const user of [owner, ...others.map((other) => other.user)])
    await user.call(saveCurrentTeam, { body: { teamId } });
  return teamId;
}
