/** The other parts of the console: jobs, orders, coupons, notices, feedback, storage, the overview. */
import { randomUUID } from 'node:crypto';
import {
  createComparison,
  createCouponKind,
  dropSetAsideJob,
  endOperatorNotice,
  giveCouponTo,
  listCouponKinds,
  listNotices,
  listOperatorFeedback,
  listOperatorInquiries,
  listOperatorNotices,
  listOperatorOrders,
  listOperatorUsers,
  listSetAsideJobs,
  listStoredSpaces,
  markHandled,
  publishOperatorNotice,
  readOperatorHealth,
  readOperatorOverview,
  refundOperatorOrder,
  retrySetAsideJob,
  sendFeedback,
  sendInquiry,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { query } from '../compare/compare.testing.ts';
import { buy, MONTHLY, pressPay } from '../orders/orders.testing.ts';
import { lastOperation, newOperator } from './console.testing.ts';

let product: TestProduct;
let manager: TestUser;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  [manager, user] = [await newOperator(product, 'manager'), await product.signIn()];
});
afterAll(() => product.close());

const SECRET = '甲方的付款账号';

/** As the queue leaves a job whose attempts have all failed. */
async function setAside(name: string, data: object): Promise<string> {
  const id = randomUUID();
  const output = {
    name: 'TypeError',
    message: SECRET,
    stack: `TypeError: ${SECRET}\n    at run (/x/align.ts:12:3)`,
  };
  await query(
    product,
    `insert into jobs.job (id, name, data, state, output, retry_count, completed_on) values ($1, $2, $3, 'failed', $4, 5, now())`,
    [id, name, data, output],
  );
  return id;
}

const jobs = async () => (await manager.call(listSetAsideJobs, {})).items;

/** A comparison whose only run was given up, as `runTaskJob` leaves it: the use is back. */
async function failedComparison(): Promise<string> {
  const [origin, target] = [
    await uploadFile(product.server, user, '甲.txt', '甲'),
    await uploadFile(product.server, user, '乙.txt', '乙'),
  ];
  const { id } = await user.call(createComparison, { body: { originFileId: origin, targetFileId: target } });
  await query(product, `update tasks set status = 'failed' where id = $1`, [id]);
  await query(product, `delete from balance_entries where task_id = $1`, [id]);
  await query(product, `delete from jobs.job where name = 'compare'`, []);
  return id;
}

it('a task that was given up runs again without taking a use, and its entry leaves the list', async () => {
  const taskId = await failedComparison();
  const jobId = await setAside('compare', { taskId, run: 1, isFaulty: true });
  const key = { job: 'compare', jobId, isClearingUp: false };
  const listed = await jobs();
  expect(listed).toMatchObject([
    { ...key, reason: 'fault', error: 'TypeError · align.ts:12', canRetry: true },
  ]);
  expect(JSON.stringify(listed)).not.toContain(SECRET);
  await manager.call(retrySetAsideJob, { body: key });
  expect(await jobs()).toEqual([]);
  expect(await query(product, 'select status, run from tasks where id = $1', [taskId])).toEqual([
    { status: 'pending', run: 2 },
  ]);
  const { compareBalance } = await user.call(teamBalance, { params: { teamId: user.teamId } });
  expect(compareBalance.count).toBe(3);
  expect((await manager.call(readOperatorHealth, {})).queue).toContainEqual(
    expect.objectContaining({ job: 'compare', waiting: 1, dead: 0 }),
  );
  expect(await lastOperation(product)).toMatchObject({ action: 'job retry', subject: taskId });
  // The run that was given up is not the task's any more.
  const stale = { ...key, jobId: await setAside('compare', { taskId, run: 1 }) };
  expect((await manager.request(retrySetAsideJob, { body: stale })).body.message).toContain('不需要重做');
  await manager.call(dropSetAsideJob, { body: stale });
  expect(await lastOperation(product)).toMatchObject({ action: 'job drop' });
  expect((await manager.request(dropSetAsideJob, { body: stale })).status).toBe(404);
});

it('a mail is queued again; what its user asks for anew is only taken off the list', async () => {
  const mail = {
    job: 'inquiryMail',
    jobId: await setAside('inquiryMail', { inquiryId: randomUUID(), unfinished: 2 }),
  };
  await manager.call(retrySetAsideJob, { body: { ...mail, isClearingUp: false } });
  const [row] = await query(product, 'select state, data from jobs.job where id = $1', [mail.jobId]);
  expect(row).toMatchObject({ state: 'retry', data: { inquiryId: expect.any(String) } });
  expect(row?.data).not.toHaveProperty('unfinished');
  const base = { job: 'textBase', jobId: await setAside('textBase', { documentId: randomUUID() }) };
  expect(await jobs()).toMatchObject([{ job: 'textBase', canRetry: false }]);
  const answer = await manager.request(retrySetAsideJob, { body: { ...base, isClearingUp: false } });
  expect(answer.body.message).toContain('由用户自己重新发起');
});

it('a refund is paid from the console', async () => {
  const order = await buy(user, MONTHLY);
  await pressPay(product, order);
  const { number } = order;
  const [shown] = (await manager.call(listOperatorOrders, { query: { search: number } })).items;
  expect(shown).toMatchObject({ state: 'paid', needs: [] });
  const waiting = async () => (await manager.call(listOperatorOrders, { query: { needs: 'any' } })).total;
  expect(await waiting()).toBe(0);
  await query(
    product,
    `update orders set refund_requested_at = now(), refund_reason = '买错了' where number = $1`,
    [number],
  );
  expect(await waiting()).toBe(1);
  const body = { number, reason: '未使用' };
  expect(await manager.call(refundOperatorOrder, { body })).toEqual({ state: 'refunded' });
  expect(await lastOperation(product)).toMatchObject({ action: 'refund', subject: number });
  expect((await manager.request(refundOperatorOrder, { body })).status).toBe(409);
});

it('a coupon is created once, and given by number', async () => {
  const kind = { code: 'autumn-10', name: '秋季', discountFen: 1000, validDays: 30 };
  await manager.call(createCouponKind, { body: kind });
  expect((await manager.request(createCouponKind, { body: kind })).status).toBe(409);
  await manager.call(giveCouponTo, { body: { phone: user.phone, code: 'AUTUMN-10' } });
  const [given] = (await manager.call(listOperatorUsers, { query: { search: user.phone } })).items;
  // The trail outlives the account: no number stands in it.
  expect(await lastOperation(product)).toMatchObject({ action: 'coupon give', subject: given?.userId });
  const { items } = await manager.call(listCouponKinds, { query: { search: '秋季' } });
  expect(items).toMatchObject([{ code: 'AUTUMN-10', given: 1, used: 0 }]);
  const unknown = await manager.request(giveCouponTo, { body: { phone: '13000000000', code: 'AUTUMN-10' } });
  expect(unknown.body.message).toContain('没有找到');
});

it('an announcement is shown until it is taken down', async () => {
  const seen = async () =>
    (await user.call(listNotices, { query: { team_id: user.teamId } })).items.map(({ content }) => content);
  await manager.call(publishOperatorNotice, { body: { kind: 'announcement', content: '周六维护' } });
  expect(await seen()).toContain('周六维护');
  expect(await lastOperation(product)).toMatchObject({
    action: 'announce',
    details: { content: '周六维护' },
  });
  const [shown] = (await manager.call(listOperatorNotices, { query: { search: '周六' } })).items;
  expect(shown).toMatchObject({ kind: 'announcement', isShown: true, seen: 1 });
  await manager.call(endOperatorNotice, { body: { number: shown?.number ?? '' } });
  expect(await seen()).not.toContain('周六维护');
  expect(await lastOperation(product)).toMatchObject({ action: 'withdraw' });
  const refused = (body: object) => manager.request(publishOperatorNotice, { body });
  expect((await refused({ kind: 'announcement', content: '早', until: '2020-01-01' })).status).toBe(409);
  expect((await refused({ kind: 'popup', number: 'pop_coupon_newuser', content: '早' })).status).toBe(400);
  expect((await refused({ kind: 'message', content: '看', link: '//evil.example' })).status).toBe(400);
  const toOne = { kind: 'message' as const, content: '发票已开出', holder: user.phone };
  expect(await manager.call(publishOperatorNotice, { body: toOne })).toEqual({ reached: 1 });
});

it('feedback and inquiries are read, and marked as handled', async () => {
  await user.call(sendFeedback, { body: { kind: 'problem', text: '第二页没有高亮', path: '/dashboard' } });
  const inquiry = {
    kind: 'trial' as const,
    name: '王女士',
    phone: '13912345678',
    company: '云杉科技',
    topic: null,
  };
  await product.visitor.call(sendInquiry, { body: { ...inquiry, content: '想试用团队版', path: '/' } });
  const open = { query: { state: 'open' as const } };
  const [said] = (await manager.call(listOperatorFeedback, open)).items;
  const [asked] = (await manager.call(listOperatorInquiries, open)).items;
  expect([said?.text, asked?.phone]).toEqual(['第二页没有高亮', '13912345678']);
  expect(await manager.call(readOperatorOverview, {})).toMatchObject({ openFeedback: 1, openInquiries: 1 });
  for (const [of, entryId] of [
    ['feedback', said?.entryId ?? ''],
    ['inquiry', asked?.entryId ?? ''],
  ] as const) {
    await manager.call(markHandled, { body: { of, entryId, isHandled: true } });
    expect(await lastOperation(product)).toMatchObject({ action: 'handled', subject: entryId });
    expect((await manager.request(markHandled, { body: { of, entryId, isHandled: true } })).status).toBe(404);
  }
  expect((await manager.call(listOperatorFeedback, open)).total).toBe(0);
  expect((await manager.call(listOperatorInquiries, open)).total).toBe(0);
});

it('storage and overview count, and name no file', async () => {
  const stored = await manager.call(listStoredSpaces, { query: { search: user.phone } });
  expect(stored.items).toMatchObject([{ teamId: user.teamId, files: 2, isPersonal: true }]);
  expect(stored.items[0]?.bytes).toBe(6);
  expect(JSON.stringify(stored)).not.toContain('甲.txt');
  expect(stored.sweep).toBeNull();
  const overview = await manager.call(readOperatorOverview, {});
  expect(overview).toMatchObject({ users: 2, newUsers: 2, tasks: 1, failedTasks: 0 });
  expect(overview.days).toHaveLength(14);
  expect(overview.days.at(-1)).toMatchObject({ done: 1, newUsers: 2 });
});
