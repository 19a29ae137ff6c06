import { downloadKnowledgeFacts, insertFolder, insertKnowledge, readKnowledgeFacts } from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';
import { putRead } from './knowledge.testing.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
});
afterAll(() => product.close());

const contract = (price: string) =>
  [
    '设备采购合同',
    '甲方：和安机械（盐城）有限公司',
    '乙方：盐城川禾贸易有限公司',
    `第一条 合同总价为人民币${price}元。`,
    '第二条 合同期限自2026年3月1日起至2027年2月28日止。',
    '第三条 争议由合同签订地人民法院管辖，向盐城市亭湖区人民法院起诉。',
    '签订日期：2026年2月20日',
  ].join('\n');

it('tells the facts of several documents with their quotations, keeps them, and renews them with the document', async () => {
  const folder = await user.call(insertFolder, { body: { name: '采购', parentId: null } });
  const bought = await putRead(product, user, ['采购.txt', contract('88,000')], { folderId: folder.id });
  const note = await putRead(product, user, ['通知.txt', '各部门：周五下午停电检修，请提前保存文件。']);
  const { rows, total, waiting } = await user.call(readKnowledgeFacts, {
    body: { ids: [bought.id, note.id] },
  });
  expect([total, waiting]).toEqual([2, 0]);
  const [row] = rows.filter(({ id }) => id === bought.id);
  expect(row?.facts?.amount).toMatchObject({
    shown: '88,000.00元',
    money: { value: 88_000, currency: 'CNY', per: null },
    quotes: [{ text: '第一条 合同总价为人民币88,000元。' }],
  });
  expect([row?.facts?.end.day, row?.facts?.signed.day]).toEqual(['2027-02-28', '2026-02-20']);
  expect(row?.facts?.law.state).toBe('notFound');
  expect(rows.find(({ id }) => id === note.id)).toMatchObject({ facts: null, reason: 'notContract' });

  // Kept: the second opening reads them from the row.
  await query(
    product,
    `update knowledge_versions set facts = jsonb_set(facts, '{facts,amount,shown}', '"kept"')
    where task_id = $1`,
    [bought.id],
  );
  const again = await user.call(readKnowledgeFacts, { body: { folderId: folder.id } });
  expect(again.rows.map(({ facts }) => facts?.amount.shown)).toEqual(['kept']);

  const fileId = await uploadFile(product.server, user, '采购二.txt', contract('91,000'));
  const { id } = await user.call(insertKnowledge, { body: { fileId, versionOf: bought.id } });
  await expect
    .poll(
      async () => (await user.call(readKnowledgeFacts, { body: { ids: [id] } })).rows[0]?.facts?.amount.shown,
    )
    .toBe('91,000.00元');

  const other = await product.signIn();
  for (const body of [{ ids: [bought.id] }, { folderId: folder.id }])
    expect((await other.request(readKnowledgeFacts, { body })).status).toBe(404);
  const url = `${downloadKnowledgeFacts.path}?documentIds=${id},${note.id}&columns=parties,amount`;
  const headers = { authorization: `Bearer ${user.accessToken}` };
  const file = await product.server.app.inject({ method: 'GET', url, headers });
  expect([file.statusCode, file.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});
