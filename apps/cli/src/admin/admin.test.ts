import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  acknowledgeMessage,
  createTeam,
  listMessages,
  listNotices,
  readPopup,
  sendFeedback,
  session,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../server/src/testing/test-product.ts';

const BIN = join(import.meta.dirname, '../../bin/wenjian.mjs');
const run = promisify(execFile);

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signIn();
});
afterAll(() => product.close());

function admin(...args: string[]) {
  return run(process.execPath, [BIN, 'admin', ...args], {
    env: { ...process.env, DATABASE_URL: product.databaseUrl },
  });
}

describe('wenjian admin', () => {
  it('shows the feedback of users', async () => {
    await user.call(sendFeedback, {
      body: { kind: 'problem', text: '第二页没有高亮', path: '/contract-compare/1' },
    });
    expect((await admin('feedback')).stdout).toContain('第二页没有高亮');
    const [entry] = JSON.parse((await admin('feedback', '--json')).stdout);
    expect(entry).toMatchObject({ kind: 'problem', path: '/contract-compare/1', teamId: user.teamId });
  });

  it('shows failed jobs, of which there are none', async () => {
    expect(JSON.parse((await admin('jobs', '--json')).stdout)).toEqual([]);
  });

  it('shows the state of the deployment', async () => {
    const { stdout } = await admin('status');
    expect(stdout).toContain('任务队列：空');
    expect(stdout).toContain('上次备份：没有记录');
    const { queue, database } = JSON.parse((await admin('status', '--json')).stdout);
    expect(queue.map(({ job }: { job: string }) => job)).toContain('compare');
    expect(database.bytes).toBeGreaterThan(0);
  });

  it('appoints and dismisses operators, on the record', async () => {
    const person = await product.signIn();
    const role = async () => (await person.call(session, {})).operatorRole;
    await admin('operator', 'add', person.phone, '--role', 'support', '--reason', '客服轮值');
    expect(await role()).toBe('support');
    expect((await admin('operator', 'list')).stdout).toContain('客服');
    await admin('operator', 'remove', person.phone);
    expect(await role()).toBeUndefined();
  });

  it('grants a plan by phone', async () => {
    await admin('grant', user.phone, 'monthly');
    const { compareBalance, vipStatus } = await user.call(teamBalance, { params: { teamId: user.teamId } });
    expect([compareBalance.count, vipStatus]).toEqual([63, true]);
  });

  it('grants the enterprise plan with the terms of a contract', async () => {
    const { teamId } = await user.call(createTeam, { body: { name: '总部' } });
    await expect(admin('grant', teamId, 'enterprise')).rejects.toThrow('--uses');
    await admin('grant', teamId, 'enterprise', '--uses', '9000', '--days', '730');
    const balance = await user.call(teamBalance, { params: { teamId } });
    expect(balance).toMatchObject({ membership: 'enterprise', auditBalance: { count: 9003 } });
  });

  it('publishes a popup that is shown until acknowledged, and again when its subject changes', async () => {
    const asked = { query: { template_number: 'pop-marketing8' } };
    await admin('popup', 'pop-marketing8', '年终活动\\n全部套餐八折', '--until', '2099-12-31');
    const first = await user.call(readPopup, asked);
    expect(first?.content).toBe('年终活动\n全部套餐八折');
    await user.call(acknowledgeMessage, { params: { id: first?.id ?? '' }, body: {} });
    expect((await user.call(readPopup, asked))?.ack).toBe(true);
    await admin('popup', 'pop-marketing8', '新春活动');
    expect(await user.call(readPopup, asked)).toMatchObject({ content: '新春活动', ack: false });
    expect((await admin('notices')).stdout).toContain('新春活动');
    await admin('withdraw', 'pop-marketing8');
    expect(await user.call(readPopup, asked)).toBeNull();
  });

  it('publishes announcements to everybody or to one space', async () => {
    const other = await product.signIn();
    await admin('announce', '周六凌晨维护');
    await admin('announce', '您的试用期延长一个月', '--to', user.phone);
    const seenBy = async (who: TestUser) =>
      (await who.call(listNotices, { query: { team_id: who.teamId } })).items
        .filter(({ template_number }) => template_number.startsWith('announcement-'))
        .map(({ content }) => content);
    expect(await seenBy(user)).toEqual(['周六凌晨维护', '您的试用期延长一个月']);
    expect(await seenBy(other)).toEqual(['周六凌晨维护']);
  });

  it('sends a message to everybody or to one person, with a link to a page', async () => {
    const other = await product.signIn();
    const { reached } = JSON.parse((await admin('message', '新增文字识别', '--json')).stdout);
    expect(reached).toBeGreaterThanOrEqual(2);
    await admin('message', '发票已开出', '--to', other.phone, '--link', '/order-list/index');
    const [own] = (await other.call(listMessages, { body: {} })).items;
    expect(own).toMatchObject({ kind: 'announcement', content: '发票已开出', link: '/order-list/index' });
    const [newest] = (await user.call(listMessages, { body: {} })).items;
    expect(newest?.content).toBe('新增文字识别');
  });

  it('records grants and messages in the audit trail, newest first', async () => {
    await admin('announce', '明日恢复', '--as', '小王');
    const trail: { action: string; operator: string; details: object }[] = JSON.parse(
      (await admin('trail', '--json')).stdout,
    );
    const said =
      'announce message message announce announce withdraw popup popup grant grant operator remove operator add';
    expect(trail.map(({ action }) => action).join(' ')).toBe(said);
    expect(trail[0]).toMatchObject({ operator: '小王', details: { content: '明日恢复' } });
  });

  it.each([
    [['popup', 'pop_coupon_newuser', '问候'], '可选：pop-marketing8'],
    [['popup', 'pop-marketing8', ' '], '请写明内容'],
    [['announce', '维护', '--until', '2020-01-01'], '不是还没有过去的日期'],
    [['announce', '维护', '--to', '13000000000'], '没有找到'],
    [['message', '看这里', '--link', '//evil.example'], '不是产品内的页面'],
    [['withdraw', 'announcement-1'], '没有正在展示'],
    [['grant', '13000000000', 'monthly'], '没有找到'],
    [['grant', '13000000000', 'gold'], '可选'],
    [['operator', 'add', '13000000000'], '没有找到'],
    [['restore', '/nowhere'], '没有完整的备份'],
    [['nothing'], '请说明要做什么'],
  ])('answers %o with one clear message and status 2', async (args, sentence) => {
    await expect(admin(...args)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(sentence),
    });
  });
});
