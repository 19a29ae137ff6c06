import {
  createComparison,
  createOrder,
  listMessages,
  readOrder,
  requestInvoice,
  requestRefund,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pressPay, withDatabase } from '../../../server/src/features/orders/orders.testing.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../server/src/testing/test-product.ts';
import { uploadFile } from '../../../server/src/testing/upload-file.ts';
import { UnusableInput } from '../command.ts';
import { adminCommand } from './admin.command.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
  vi.stubEnv('DATABASE_URL', product.databaseUrl);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await product.close();
});

async function admin(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await adminCommand.run(args, { out: (line) => lines.push(line), note: () => undefined });
  return lines.join('\n');
}

const order = () =>
  user.call(createOrder, {
    query: { teamId: user.teamId },
    body: { workSpace: 0, comboId: 1, provider: 'sandbox' },
  });

it('wenjian admin refund refunds an order by its number, and records it in the audit trail', async () => {
  const paid = await order();
  await pressPay(product, paid);
  const said = await admin('refund', paid.number, '重复购买', '--as', '小王');
  expect(said).toBe(`订单 ${paid.number} 已退款。`);
  expect((await user.call(readOrder, { params: { id: paid.id } })).state).toBe('refunded');
  const trail: unknown = JSON.parse(await admin('trail', '--json'));
  const begun = { operator: '小王', subject: paid.number, details: { reason: '重复购买' } };
  expect(trail).toMatchObject([
    { ...begun, action: 'refund' },
    { ...begun, action: 'refund begun' },
  ]);
});

it.each([
  ['20260101000000000000', '重复购买', '没有编号为'],
  ['20260101000000000000', ' ', '请写明退款原因'],
])('wenjian admin refund %s %s reports why it cannot', async (number, reason, sentence) => {
  const error = await admin('refund', number, reason).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(UnusableInput);
  expect(String(error)).toContain(sentence);
});

it('wenjian admin refund refuses an unpaid order, with the message of the product', async () => {
  const open = await order();
  await expect(admin('refund', open.number, '重复购买')).rejects.toThrow('订单没有支付，或已经退款');
});

it('wenjian admin orders shows refunds that have not succeeded, until they do', async () => {
  const paid = await order();
  await pressPay(product, paid);
  const write = (set: string) =>
    withDatabase(product, (database) =>
      database.execute(`update payments set ${set} where order_id = '${paid.id}'`),
    );
  await write("problem = 'ABNORMAL', refund = 'failed'");
  const listed = await admin('orders');
  expect(listed).toContain(paid.number);
  expect(listed).toContain('应退 49.9 元  退款没有成功：ABNORMAL');
  await write("state = 'refunded'");
  expect(await admin('orders')).toContain('没有等待处理');
});

it('wenjian admin orders shows open refund and invoice requests, until they are done', async () => {
  expect(await admin('orders')).toContain('没有等待处理');
  const paid = await order();
  await pressPay(product, paid);
  const invoice = { kind: 'personal', title: '张三', email: 'zhang@example.com' } as const;
  await user.call(requestInvoice, { params: { id: paid.id }, body: invoice });
  const listed = await admin('orders');
  expect(listed).toContain(`${paid.number}  月度会员  49.9 元  ${user.phone}`);
  expect(listed).toContain('申请个人发票：张三  zhang@example.com');
  await admin('invoice', paid.number, '--as', '小王');
  expect(await admin('orders')).toContain('没有等待处理');
  const { items } = await user.call(listMessages, { body: {} });
  expect(items[0]?.content).toBe(
    `订单 ${paid.number} 的票据（抬头：张三）已开出，发送到 zhang@example.com。`,
  );
  const [newest]: unknown[] = JSON.parse(await admin('trail', '--json'));
  expect(newest).toMatchObject({ operator: '小王', action: 'invoice', subject: paid.number });
  await expect(admin('invoice', paid.number)).rejects.toThrow('没有待开的票据');
});

it('wenjian admin orders shows what was used of an order to be refunded, the value of the rest, and that an invoice was issued', async () => {
  user = await product.signIn();
  const paid = await order();
  await pressPay(product, paid);
  const params = { id: paid.id };
  const invoice = { kind: 'personal', title: '张三', email: 'zhang@example.com' } as const;
  await user.call(requestInvoice, { params, body: invoice });
  await admin('invoice', paid.number);
  const fileId = await uploadFile(product.server, user, '一.txt', '甲');
  await user.call(createComparison, { body: { originFileId: fileId, targetFileId: fileId } });
  await user.call(requestRefund, { params, body: { reason: '不需要了' } });
  const listed = await admin('orders');
  expect(listed).toContain(
    '比对 已用 1、剩余 59；审查 已用 0、剩余 30；查重 已用 0、剩余 30；模板 已用 0、剩余 20；未用部分约值 49.54 元',
  );
  expect(listed).toMatch(/票据已于 .* 开出，退款前请先收回或冲红/);
});
