/** Coupons and invitations: a gift, a link, a phone, a second account, a code, an inquiry. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '../../apps/server/src/processes/admin/admin.ts';
import {
  openContext,
  PHONE,
  PHONE_AGENT,
  sharedBrowser,
  takeAllPictures,
  takeBothPictures,
  takePicture,
} from './browser.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type OwnProduct, startProduct } from './product.testing.ts';
import { closeGreeting, fillSignIn, signIn } from './sign-in.testing.ts';

const STRANGER = '15911110000';

let product: OwnProduct;
let browser: Browser;
let inviter: Page;
let newcomer: Page;
let problems: string[];
let link: string;

beforeAll(async () => {
  product = await startProduct({ ACTIVITY_STOP_TIME: '2099-01-01T00:00:00+08:00' });
  browser = await sharedBrowser();
  problems = [];
  [inviter, newcomer] = [await openPage(), await openPage()];
});
afterAll(async () => {
  await product?.stop();
});

async function openPage(options: Parameters<typeof openContext>[1] = {}): Promise<Page> {
  const { page } = await openContext(browser, options);
  page.on('pageerror', (error) => problems.push(error.message));
  return page;
}

/** Where the next menu is put from when it opens until it rests. Out: its places from the top, in pixels. */
async function watchPlaces(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    new MutationObserver(() => {
      for (const menu of document.querySelectorAll<HTMLElement>('.ant-dropdown'))
        if (menu.style.top.endsWith('px')) places.push(Number.parseFloat(menu.style.top));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { places: number[] }).places)]);
}

/** Waits until the menu is gone: pressing its button before would only close it. */
async function openAccountEntry(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name });
  await page.getByRole('button', { name: '账户' }).click();
  await entry.click();
  await page.getByRole('dialog', { name }).waitFor();
  await entry.waitFor({ state: 'hidden' });
}

async function closeDialog(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
}

/** The activity is open here, and announced on the workbench once. */
async function putActivityAway(page: Page): Promise<void> {
  const activity = page.getByRole('dialog', { name: '限时活动' });
  await activity.getByRole('button', { name: '以后再说' }).click();
  await activity.waitFor({ state: 'hidden' });
}

describe('coupons and invitations', () => {
  it('greet a new user with a coupon, which is also in the account menu', async () => {
    await inviter.goto(product.url);
    await inviter.getByRole('button', { name: '免费使用' }).first().click();
    await fillSignIn(inviter, product, '15911110001');
    const greeting = inviter.getByRole('dialog', { name: '欢迎使用文鉴' });
    await greeting.getByRole('article', { name: '新人立减券' }).waitFor();
    await takeAllPictures(inviter, '130-greeting-coupon');
    await closeGreeting(inviter);
    await putActivityAway(inviter);
    const places = await watchPlaces(inviter);
    await openAccountEntry(inviter, '我的卡券');
    expect(await places(), 'a menu that moves under the pointer loses a press').toHaveLength(1);
    await inviter.getByRole('dialog').getByText('满 40 元可用').waitFor();
    await takeAllPictures(inviter, '131-coupons');
    await closeDialog(inviter, '我的卡券');
  });

  it('offer an invitation as a link and a QR code', async () => {
    await openAccountEntry(inviter, '邀请好友');
    link = await inviter.getByLabel('邀请链接').inputValue();
    expect(new URL(link).searchParams.get('inviteNewCode')).toMatch(/^[A-Z2-9]{8}$/);
    await inviter.getByText('还没有好友通过您的链接登录').waitFor();
    await takeAllPictures(inviter, '132-invite');
    await closeDialog(inviter, '邀请好友');
  });

  it('lead a phone to its sign-in once, and give the points a second later', async () => {
    const phone = await openPage({ viewport: PHONE, userAgent: PHONE_AGENT });
    await phone.goto(link);
    await phone.waitForURL('**/m/login?inviteNewCode=*');
    await phone.getByText('好友邀请您使用文鉴').waitFor();
    await takePicture(phone, '133-invited-phone');
    await fillSignIn(phone, product, '15911110002');
    await phone.getByText('您获得 3 点助力试用').waitFor();
    await phone.waitForURL('**/m/home*');
    await phone.context().close();
  });

  it('open the login dialog on a desktop, and both sides get their reward', async () => {
    await newcomer.goto(link);
    await newcomer.getByRole('dialog', { name: '登录文鉴' }).getByText('好友邀请您使用文鉴').waitFor();
    await takeBothPictures(newcomer, '134-invited-desktop');
    await fillSignIn(newcomer, product, '15911110003');
    await newcomer.getByText('您获得 3 点助力试用').waitFor();
    await closeGreeting(newcomer);
    await inviter.goto(`${product.url}/share-activity`);
    await inviter.getByText('您获得 6 点助力试用').waitFor();
    await inviter.getByText('用户0003').waitFor();
    await inviter.getByText('6 点', { exact: true }).waitFor();
    await takeAllPictures(inviter, '135-share-activity');
  });

  it('is refused to a second account on the same device', async () => {
    await newcomer.evaluate(() => {
      const device = localStorage.getItem('wenjian.deviceId') ?? '';
      localStorage.clear();
      localStorage.setItem('wenjian.deviceId', device);
    });
    await newcomer.goto(link);
    await fillSignIn(newcomer, product, '15911110004');
    await newcomer.getByText('这台设备上已有其他账号使用过文鉴').waitFor();
  });
});

describe('the promotion', () => {
  it('shows the reward of a code, and gives it to a user who signs in', async () => {
    const admin = await openAdmin(product.folder, undefined, 'e2e');
    const terms = { discountFen: 2000, minPriceFen: 4990, validDays: 7, isActivity: true };
    await admin?.createCoupon({ code: 'SPRING', name: '春季立减券', plans: ['yearly'], ...terms });
    await admin?.close();
    const visitor = await openPage();
    await visitor.goto(`${product.url}/promotional-activity`);
    await visitor.getByLabel('活动码', { exact: true }).fill('spring');
    await visitor.getByRole('button', { name: '查看' }).click();
    await visitor.getByText('限年度会员').waitFor();
    await takeAllPictures(visitor, '136-promotion');
    await visitor.getByRole('button', { name: '登录后领取' }).click();
    await fillSignIn(visitor, product, '15911110005');
    await visitor.waitForURL('**/promotional-activity?code=spring');
    await visitor.getByRole('button', { name: '领取', exact: true }).click();
    await visitor.getByText('领取成功').waitFor();
    await visitor.goto(`${product.url}/dashboard`);
    await closeGreeting(visitor);
    await putActivityAway(visitor);
    await openAccountEntry(visitor, '我的卡券');
    await visitor.getByRole('article', { name: '春季立减券' }).waitFor();
  });
});

describe('an inquiry', () => {
  it('is sent from a dialog of the public pages, and stored in the outbox', async () => {
    const visitor = await openPage();
    await visitor.goto(`${product.url}/enterprise`);
    await visitor.getByRole('button', { name: '提交需求' }).click();
    await visitor.getByRole('button', { name: '提交', exact: true }).click();
    await visitor.getByText('请填写姓名').waitFor();
    await takeAllPictures(visitor, '137-requirement');
    await visitor.getByLabel('姓名').fill('张三');
    await visitor.getByLabel('手机号').fill(STRANGER);
    await visitor.getByLabel('单位名称').fill('云杉科技');
    await visitor.getByLabel('需求说明').fill('三百人的法务团队，需要私有部署。');
    await visitor.getByRole('button', { name: '提交', exact: true }).click();
    await visitor.getByText('已收到').waitFor();
    await expect.poll(() => readdirSync(join(product.folder, 'outbox')).length).toBe(1);
    await visitor.goto(`${product.url}/cooperate`);
    await visitor.getByRole('button', { name: '申请合作' }).click();
    await visitor.getByLabel('合作方式').waitFor();
    await takeBothPictures(visitor, '138-cooperation');
  });

  it('has its form on a phone', async () => {
    const phone = await openPage({ viewport: PHONE, userAgent: PHONE_AGENT });
    await phone.goto(`${product.url}/m/consult`);
    await phone.getByRole('form', { name: '申请试用' }).waitFor();
    await takePicture(phone, '139-consult-phone');
    await phone.emulateMedia({ colorScheme: 'dark' });
    await takePicture(phone, '139-consult-phone-dark');
  });

  it('is sent from a team that needs more than any plan has', async () => {
    const owner = await openPage();
    await signIn(owner, product);
    await putActivityAway(owner);
    await owner.getByRole('button', { name: '切换空间' }).click();
    await chooseMenuItem(owner, '新建团队');
    await owner.getByLabel('团队名称').fill('法务部');
    await owner.getByRole('button', { name: '创建' }).click();
    await owner.getByRole('link', { name: '团队管理' }).click();
    await owner.getByRole('button', { name: '企业版请联系我们' }).click();
    await owner.getByRole('dialog', { name: '提交需求' }).waitFor();
    await takeBothPictures(owner, '140-team-contact');
    expect(problems).toEqual([]);
  });
});
