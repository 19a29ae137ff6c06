/**
 * Out of uses → dialog → sandbox payment → the interrupted comparison continues → order listed → icon and
 * countdown change.
 */
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantPlan } from '../../apps/server/src/features/billing/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { findRunningPostgres } from '../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { putFiles } from './compare.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser, signIn } from './sign-in.testing.ts';

const DAY_MS = 24 * 3600 * 1000;
const MONTH_DAYS = 31;
/** The page's requests are finished by then, on a slow machine too. */
const SETTLED = { timeout: 60_000 };

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
});

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const dialog = () => page.getByRole('dialog', { name: '开通会员' });
const moreUses = () => page.getByRole('button', { name: '增加次数' });
const badge = () => page.locator('header [data-membership]');

async function putPair(number: number): Promise<void> {
  await page.goto(`${product.url}/contract-compare/upload`);
  await putFiles(
    page,
    file(`旧-${number}.txt`, `采购合同\n第一条 总价为人民币${number}00万元。`),
    file(`新-${number}.txt`, `采购合同\n第一条 总价为人民币${number}20万元。`),
  );
}

async function chooseFiles(number: number): Promise<Locator> {
  await putPair(number);
  const button = page.getByRole('button', { name: '开始比对' });
  await expect.poll(() => button.isEnabled(), SETTLED).toBe(true);
  return button;
}

/** Every new user has one, and is reminded of it on leaving, until it is used. */
async function leaveWithoutCoupon(): Promise<void> {
  const reminder = page.getByRole('dialog', { name: '还有一张卡券没有使用' });
  await reminder.getByText('立减 10 元').waitFor();
  // By keyboard: a dialog that has just opened still moves under the mouse.
  await reminder.getByRole('button', { name: '暂不购买' }).press('Enter');
  await dialog().waitFor({ state: 'hidden' });
}

/** The page a scanned code would open, in its own window. */
async function payInSandbox(): Promise<void> {
  const [cashier] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog().getByRole('link', { name: '打开沙箱收银台' }).click(),
  ]);
  await cashier.getByText('沙箱', { exact: true }).waitFor();
  await takePicture(cashier, 'membership-3-cashier');
  await cashier.getByRole('button', { name: /^支付 ¥/ }).click();
  await cashier.getByText('支付成功').waitFor();
  await cashier.close();
}

describe('a free user who runs out of uses', () => {
  it('has the free icon and takes all uses', async () => {
    await signIn(page, product);
    expect(await badge().getAttribute('data-membership')).toBe('free');
    for (const number of [1, 2, 3]) {
      await (await chooseFiles(number)).click();
      await page.waitForURL(/\/contract-compare\/[0-9a-f-]{36}/);
    }
  });

  it('sees the plans in place, with the interrupted task', async () => {
    await putPair(4);
    await moreUses().click();
    await dialog().waitFor();
    await dialog().getByText('剩余次数不足').waitFor();
    expect(await page.getByRole('button', { name: '开始比对' }).isDisabled()).toBe(true);
    expect(
      await dialog()
        .getByRole('radio', { name: /年度会员/ })
        .isChecked(),
    ).toBe(true);
    await dialog().getByText('¥199').first().waitFor();
    // Who leaves before the sum is known is reminded of nothing.
    await dialog().getByTestId('payment-amount').waitFor();
    await takeBothPictures(page, 'membership-1-dialog');
  });

  it('can close the dialog, and nothing is lost', async () => {
    await dialog().getByRole('button', { name: 'Close' }).or(dialog().getByLabel('关闭')).first().click();
    await leaveWithoutCoupon();
    await page.getByText('剩余次数不足').first().waitFor();
    expect(page.url()).toContain('/contract-compare/upload');
    await page.getByText('新-4.txt').first().waitFor();
    await moreUses().click();
    await dialog().waitFor();
  });

  it('pays a month in the sandbox, and the comparison continues by itself', async () => {
    await dialog()
      .getByRole('radio', { name: /月度会员/ })
      .click();
    await expect.poll(() => dialog().getByTestId('payment-amount').textContent(), SETTLED).toBe('¥39.9');
    await dialog().getByRole('button', { name: '去支付 ¥39.9' }).click();
    await dialog().getByRole('img', { name: '支付二维码' }).waitFor();
    await dialog()
      .getByText(/请在 (30:00|29:\d\d) 内完成支付/)
      .waitFor();
    await takePicture(page, 'membership-2-scan');
    await payInSandbox();
    await page.waitForURL(/\/contract-compare\/[0-9a-f-]{36}/, { timeout: 60_000 });
    await page.getByTestId('change-card').first().waitFor({ timeout: 60_000 });
  });

  it('sees the order in the list, with its details', async () => {
    await page.goto(`${product.url}/order-list/index`);
    const row = page.getByRole('row').filter({ hasText: '月度会员' });
    await row.getByText('已支付').waitFor();
    expect(await row.textContent()).toContain('¥39.9');
    await takeBothPictures(page, 'membership-4-orders');
    await row.getByRole('button', { name: '详情' }).click();
    await page.getByText('沙箱支付').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('待支付', { exact: true }).click();
    await page.getByText('没有这种状态的订单').waitFor();
  });

  it('has the icon of the month, and no countdown yet', async () => {
    expect(await badge().getAttribute('data-membership')).toBe('monthly');
    expect(await page.locator('header').getByRole('timer').count()).toBe(0);
    await badge().click();
    const tool = page.getByRole('dialog', { name: '会员与次数' });
    await tool.getByText('剩余 59 / 63 次').waitFor();
    await takePicture(page, 'membership-5-vip-tool');
    await page.keyboard.press('Escape');
  });
});

describe('a paid order', () => {
  const row = () => page.getByRole('row').filter({ hasText: '月度会员' });

  it('can request its invoice, once', async () => {
    await page.goto(`${product.url}/order-list/index`);
    await row().getByRole('button', { name: '申请发票' }).click();
    const request = page.getByRole('dialog', { name: '申请发票或收据' });
    await request.getByLabel('抬头').fill('云杉科技有限公司');
    await request.getByLabel('接收邮箱').fill('cw@example.com');
    await takePicture(page, 'membership-7-invoice');
    await request.getByRole('button', { name: '提交申请' }).click();
    await page.getByText('已收到开票申请').waitFor();
    await row().getByRole('button', { name: '申请发票' }).waitFor({ state: 'hidden' });
  });

  it('that was partly used waits for the operator to refund it', async () => {
    await row().getByRole('button', { name: '申请退款' }).click();
    const request = page.getByRole('dialog', { name: '申请退款' });
    await request.getByLabel('退款原因').fill('买错了套餐');
    await takePicture(page, 'membership-8-refund');
    await request.getByRole('button', { name: '提交申请' }).click();
    await row().getByText('退款处理中').waitFor();
    expect(await badge().getAttribute('data-membership')).toBe('monthly');
  });
});

describe('the page that introduces the plans', () => {
  it('sells them in place, and says which space another kind needs', async () => {
    await page.goto(`${product.url}/prime-introduction`);
    await page.getByRole('button', { name: '购买比对会员' }).click();
    await dialog().waitFor();
    expect(
      await dialog()
        .getByRole('radio', { name: /比对会员/ })
        .isChecked(),
    ).toBe(true);
    await expect.poll(() => dialog().getByTestId('payment-amount').textContent(), SETTLED).toBe('¥29.9');
    await takeBothPictures(page, 'membership-9-introduction');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await page.getByRole('group', { name: '套餐类型' }).getByText('团队', { exact: true }).click();
    await page.getByRole('button', { name: '购买团队高级版' }).click();
    await dialog().getByText('团队套餐请切换到团队空间后购买').waitFor();
    await dialog().getByTestId('payment-amount').waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
  });
});

describe('an unwanted order', () => {
  it('can be cancelled from the list', async () => {
    await page.goto(`${product.url}/order-list/index`);
    await page.getByRole('button', { name: '购买套餐' }).click();
    await dialog()
      .getByRole('button', { name: /^去支付/ })
      .click();
    await dialog().getByRole('img', { name: '支付二维码' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    const row = page.getByRole('row').filter({ hasText: '年度会员' });
    await row.getByText('待支付').waitFor();
    await row.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: '取消订单' }).click();
    await row.getByText('已关闭').waitFor();
  });
});

describe('a membership in its last days', () => {
  it('counts down, and stops once it is renewed', async () => {
    const { page: other, context } = await openContext(browser);
    const phone = await becomeUser(other, product);
    await grantMonth(phone, new Date(Date.now() - (MONTH_DAYS - 1.5) * DAY_MS));
    await other.goto(`${product.url}/dashboard`);
    const header = other.locator('header');
    await expect
      .poll(() => header.getByRole('timer').textContent(), SETTLED)
      .toMatch(/会员即将到期 3[56]:\d\d:\d\d/);
    await takePicture(other, 'membership-6-countdown');
    await header.locator('[data-membership="monthly"]').click();
    // By keyboard: the rest of the page may still move while the dialog opens.
    await other
      .getByRole('dialog', { name: '会员与次数' })
      .getByRole('button', { name: '续费' })
      .press('Enter');
    const pay = other.getByRole('dialog', { name: '开通会员' });
    await pay.getByText('续费，有效期接在现有套餐之后').waitFor();
    await pay.getByRole('button', { name: /^去支付/ }).click();
    const url = await pay.getByRole('link', { name: '打开沙箱收银台' }).getAttribute('href');
    await fetch(url ?? '', { method: 'POST', redirect: 'manual' });
    await pay.waitFor({ state: 'hidden', timeout: 60_000 });
    await expect.poll(() => header.getByRole('timer').count(), SETTLED).toBe(0);
    await context.close();
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});

/** As an operator would have granted it then. */
async function grantMonth(phone: string, from: Date): Promise<void> {
  const { database, pool, close } = openDatabase(
    findRunningPostgres(join(product.folder, 'pg')) ?? '',
    () => undefined,
  );
  const found = await pool.query(
    `select t.id from team_spaces t join users u on u.id = t.owner_id where u.phone = $1 and t.type = 'personal'`,
    [phone],
  );
  await database.transaction((transaction) => grantPlan(transaction, found.rows[0].id, 'monthly', from));
  await close();
}
