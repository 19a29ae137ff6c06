import { listCoupons, listMessages, sendInquiry } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../server/src/testing/test-product.ts';
import { UnusableInput } from '../command.ts';
import { adminCommand } from './admin.command.ts';

/** The trail outlives the account: no number stands in it. */
const UUID = /^[0-9a-f-]{36}$/;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
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

/** What the command prints. */
async function admin(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await adminCommand.run(args, { out: (line) => lines.push(line), note: () => undefined });
  return lines.join('\n');
}

const couponNames = async () => (await user.call(listCoupons, {})).items.map(({ name }) => name);

describe('wenjian admin coupon', () => {
  it('creates a coupon with its terms, and lists it with the number given', async () => {
    const terms = ['--min', '49.9', '--plans', 'monthly,yearly', '--days', '7', '--quantity', '1'];
    await admin('coupon', 'create', 'autumn', '秋季券', '9.9', ...terms, '--activity', '--as', '小王');
    const [autumn] = JSON.parse(await admin('coupon', 'list', '--json'));
    expect(autumn).toEqual({
      code: 'AUTUMN',
      name: '秋季券',
      discountFen: 990,
      minPriceFen: 4990,
      plans: ['monthly', 'yearly'],
      validDays: 7,
      quantity: 1,
      isActivity: true,
      given: 0,
      used: 0,
    });
  });

  it('gives one to the user of a phone number, with a message, until none are left', async () => {
    await admin('coupon', 'give', user.phone, 'AUTUMN', '--as', '小李');
    expect(await couponNames()).toContain('秋季券');
    const { items } = await user.call(listMessages, { body: {} });
    expect(items[0]?.content).toContain('您收到一张秋季券，立减 9.9 元');
    const inBeijing = new Date(Date.now() + 7 * DAY_MS + 8 * HOUR_MS).toISOString().slice(0, 10);
    expect(items[0]?.content).toContain(inBeijing);
    await expect(admin('coupon', 'give', user.phone, 'AUTUMN')).rejects.toThrow('已经发完');
  });

  it('records who did what and when in the audit trail, newest first, and no refused commands', async () => {
    await admin('grant', user.phone, 'monthly', '--as', '小王');
    const trail: { at: string }[] = JSON.parse(await admin('trail', '--json'));
    expect(trail).toMatchObject([
      { operator: '小王', action: 'grant', subject: user.teamId, details: { plan: 'monthly' } },
      {
        operator: '小李',
        action: 'coupon give',
        subject: expect.stringMatching(UUID),
        details: { code: 'AUTUMN' },
      },
      { operator: '小王', action: 'coupon create', subject: 'AUTUMN', details: { discountFen: 990 } },
    ]);
    expect(Date.now() - Date.parse(trail[0]?.at ?? '')).toBeLessThan(60_000);
    expect(await admin('trail')).toContain('小李  coupon give');
  });

  it('uses the name of the terminal user in the audit trail when no other is given', async () => {
    await admin('coupon', 'create', 'PLAIN', '普通券', '1');
    const [created] = JSON.parse(await admin('trail', '--json'));
    expect(created.operator).toMatch(/^.+@.+$/);
  });

  it.each([
    [['coupon', 'create', 'AUTUMN', '又一张', '5'], '已有代码为 AUTUMN 的卡券'],
    [['coupon', 'create', 'INVITE', '双倍', '5'], '已有代码为 INVITE 的卡券'],
    [['coupon', 'create', 'X', '短', '5'], '卡券代码由'],
    [['coupon', 'create', 'ZERO', '零', '0'], '立减金额请写成元'],
    [['coupon', 'create', 'THIRD', '三位小数', '1.999'], '立减金额请写成元'],
    [['coupon', 'create', 'GIFT', '赠', '5', '--plans', 'free'], '没有在售的套餐'],
    [['coupon', 'create', 'DAYS', '天', '5', '--days', '-1'], '用法'],
    [['coupon', 'create', 'DAYS', '天', '5', '--days', '0'], '--days（有效天数）请写成正整数'],
    [['coupon', 'give', '13000000000', 'NEWUSER'], '没有找到使用这个手机号'],
    [['coupon', 'give', '13800000000', 'NOTHING'], '没有'],
    [['coupon', 'burn'], '用法'],
  ])('refuses %o and reports why', async (args, sentence) => {
    const error = await admin(...args).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(UnusableInput);
    expect(String(error)).toContain(sentence);
  });
});

it('wenjian admin inquiries shows the inquiries and whether their mails were sent', async () => {
  await product.visitor.call(sendInquiry, {
    body: {
      kind: 'cooperation',
      name: '赵六',
      phone: '13700001111',
      company: '青松集团',
      topic: 'channel',
      content: '希望在华东代理。',
      path: '/cooperate',
    },
  });
  const stdout = await admin('inquiries');
  expect(stdout).toContain('合作申请（渠道代理）  青松集团  赵六  13700001111  （邮件未寄出）');
  expect(stdout).toContain('希望在华东代理。');
});
