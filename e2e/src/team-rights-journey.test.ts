/** Two people and one team: a link for readers, who ask for more and then work; links that end; a person who leaves every device at once. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, sharedBrowser, takeBothPictures } from './browser.testing.ts';
import { contractPair, putFiles, start, untilShown } from './compare.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser, signIn } from './sign-in.testing.ts';

const TEAM = '法务二部';
/** The machine may be busy. */
const DONE = { timeout: 60_000 };

let product: Product;
let browser: Browser;
let owner: Page;
let reader: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const contexts = [await openContext(browser), await openContext(browser)];
  [owner, reader] = contexts.map(({ page }) => page) as [Page, Page];
  problems = [];
  for (const { page } of contexts) page.on('pageerror', (error) => problems.push(error.message));
  await signIn(owner, product);
  await becomeUser(reader, product);
});

const linkDialog = () => owner.getByRole('dialog', { name: '邀请链接' });
const currentLink = () => linkDialog().getByLabel('链接', { exact: true }).inputValue();

describe('a link for readers', () => {
  let link: string;

  it('names its role, and who is let in by it only reads', async () => {
    await owner.getByRole('button', { name: '切换空间' }).click();
    await chooseMenuItem(owner, '新建团队');
    await owner.getByLabel('团队名称').fill(TEAM);
    await owner.getByRole('button', { name: '创建' }).click();
    await owner.getByRole('link', { name: '团队管理' }).click();
    await owner.getByRole('button', { name: '邀请链接' }).click();
    await owner.getByRole('radio', { name: '只读成员' }).check();
    await owner.getByRole('button', { name: '生成链接' }).click();
    await linkDialog()
      .getByText(/^加入后的角色：只读成员/)
      .waitFor();
    link = await currentLink();
    await owner.keyboard.press('Escape');
    await reader.goto(link);
    await reader.getByLabel('您的姓名').fill('赵六');
    await reader.getByRole('button', { name: '申请加入' }).click();
    await reader.getByText(`已申请加入“${TEAM}”`).waitFor();
    await owner.reload();
    await owner.getByRole('tab', { name: '加入申请（1）' }).click();
    await owner.getByRole('button', { name: '同意赵六' }).click();
    await reader.getByText('您是这个团队的只读成员', { exact: false }).waitFor(DONE);
    expect(await reader.getByRole('button', { name: '新建比对' }).count()).toBe(0);
    await takeBothPictures(reader, '118-team-reader');
  });

  it('ends when it is reset, and its successor when it is stopped', async () => {
    await owner.getByRole('button', { name: '邀请链接' }).click();
    await linkDialog().getByRole('button', { name: '重置链接' }).click();
    await owner.getByText('邀请链接已重置，旧链接已失效').waitFor();
    await expect.poll(currentLink).not.toBe(link);
    const next = await currentLink();
    const { page: stranger } = await openContext(browser);
    await becomeUser(stranger, product);
    await stranger.goto(link);
    await stranger.getByText('邀请已失效').waitFor();
    await stranger.goto(next);
    await stranger.getByText(`申请加入“${TEAM}”`).waitFor();
    await linkDialog().getByRole('button', { name: '停用链接' }).click();
    await owner.getByText('邀请链接已停用').first().waitFor();
    await owner.keyboard.press('Escape');
    await stranger.goto(next);
    await stranger.getByText('邀请已失效').waitFor();
    await stranger.context().close();
  });
});

describe('a reader', () => {
  it('asks for more, and once a member compares two files, which the owner finds in the team', async () => {
    await reader.getByRole('button', { name: '请求成为成员' }).click();
    await reader.getByText('已通知所有者与管理员').waitFor();
    await owner.getByRole('button', { name: /^消息/ }).click();
    await owner
      .getByRole('dialog', { name: '消息' })
      .getByText(/赵六.*成员/)
      .first()
      .waitFor(DONE);
    await owner.keyboard.press('Escape');
    await owner.getByRole('tab', { name: /^成员/ }).click();
    await owner.getByRole('button', { name: '赵六的操作' }).click();
    await chooseMenuItem(owner, '设为成员');
    await expect.poll(() => owner.getByRole('row', { name: /赵六/ }).textContent()).toContain('成员');
    await reader.goto(`${product.url}/contract-compare/upload`);
    const contracts = await contractPair(1, 13);
    await putFiles(reader, contracts.old, contracts.new);
    const result = await start(reader);
    await untilShown(reader);
    await owner.goto(`${product.url}/contract-compare/list`);
    await owner.locator(`a[href^="${result}"]`).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('leaves every device at once', async () => {
    const elsewhere = await openContext(browser, { storageState: await reader.context().storageState() });
    await elsewhere.page.goto(`${product.url}/dashboard`);
    await elsewhere.page.getByRole('link', { name: '我的订单' }).waitFor();
    await reader.goto(`${product.url}/account/settings`);
    await reader.getByRole('button', { name: '退出所有设备' }).click();
    await reader.getByRole('button', { name: '退出所有设备' }).last().click();
    await reader.waitForURL((url) => url.pathname === '/');
    await elsewhere.page.reload();
    await elsewhere.page.waitForURL((url) => url.pathname === '/');
  });
});
