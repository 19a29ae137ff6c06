/** A team from its first member on: seats, a link, an application, a number without an account, and the records of it. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '../../apps/server/src/processes/admin/admin.ts';
import { openContext, sharedBrowser, takeBothPictures } from './browser.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser, signIn } from './sign-in.testing.ts';

let product: Product;
let browser: Browser;
let owner: Page;
let colleague: Page;
let problems: string[];
let teamId: string;
let link: string;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  const contexts = [await openContext(browser), await openContext(browser)];
  [owner, colleague] = contexts.map(({ page }) => page) as [Page, Page];
  problems = [];
  for (const { page } of contexts) page.on('pageerror', (error) => problems.push(error.message));
  await signIn(owner, product);
  await becomeUser(colleague, product);
});

async function grantSeats(): Promise<void> {
  const admin = await openAdmin(product.folder, undefined);
  expect(await admin?.grantPlan(teamId, 'basic', null)).toEqual({ teamId });
  await admin?.close();
}

describe('a team', () => {
  it('is created in the space menu, and tells its three seats for a trial', async () => {
    await owner.getByRole('button', { name: '切换空间' }).click();
    await chooseMenuItem(owner, '新建团队');
    await owner.getByLabel('团队名称').fill('法务一部');
    await owner.getByRole('button', { name: '创建' }).click();
    await owner.getByText('已切换到“法务一部”').waitFor();
    await owner.getByRole('link', { name: '团队管理' }).click();
    await owner.getByText('已用 1 / 3').waitFor();
    await owner.getByText(/免费试用：3 个席位/).waitFor();
    await takeBothPictures(owner, '110-team-trial');
    teamId = owner.url().split('/').at(-1) ?? '';
  });

  it('invites by phone once it has seats, and passes on a link', async () => {
    await grantSeats();
    await owner.reload();
    await owner.getByText('已用 1 / 5').waitFor();
    await owner.getByRole('button', { name: '添加成员' }).click();
    await owner.getByLabel('手机号', { exact: true }).fill('15933330001\n15933330002');
    await takeBothPictures(owner, '111-team-add');
    await owner.getByRole('button', { name: '添加 2 人' }).click();
    await owner.getByText('已邀请，尚未登录（2）').waitFor();
    await owner.getByRole('button', { name: '邀请链接' }).click();
    await owner.getByRole('radio', { name: '7 天', exact: true }).check();
    await owner.getByRole('button', { name: '生成链接' }).click();
    link = await owner.getByLabel('链接', { exact: true }).inputValue();
    await owner.getByText(/^加入后的角色：成员/).waitFor();
    const words = await owner.getByLabel('邀请文字').inputValue();
    expect(words.split('分享者')[0]).toContain(link);
    expect(words).not.toContain(teamId);
    await takeBothPictures(owner, '112-team-link');
    await owner.keyboard.press('Escape');
  });

  it('receives an application through the link, and admits the accepted user', async () => {
    await colleague.goto(link);
    await colleague.getByText('申请加入“法务一部”').waitFor();
    await colleague.getByLabel('您的姓名').fill('李四');
    await takeBothPictures(colleague, '113-team-apply');
    await colleague.getByRole('button', { name: '申请加入' }).click();
    await colleague.getByText('已申请加入“法务一部”').waitFor();
    await owner.reload();
    await owner.getByRole('tab', { name: '加入申请（1）' }).click();
    await takeBothPictures(owner, '114-team-requests');
    await owner.getByRole('button', { name: '同意李四' }).click();
    await owner.getByText('李四已加入团队').waitFor();
    // A waiting user enters automatically, and works in the team from then on.
    await colleague.getByRole('link', { name: '团队管理' }).waitFor({ timeout: 60_000 });
    await colleague.goto(link);
    await colleague.getByRole('link', { name: '团队管理' }).click();
    await colleague.getByRole('cell', { name: /李四/ }).waitFor();
    expect(await colleague.getByRole('tab').count()).toBe(1);
    await takeBothPictures(colleague, '115-team-member');
  });

  it('shows its admins who did what, and exports it', async () => {
    await owner.getByRole('tab', { name: '操作日志' }).click();
    await owner.getByText('同意加入').first().waitFor();
    await takeBothPictures(owner, '116-team-records');
    const download = owner.waitForEvent('download');
    await owner.getByRole('button', { name: '导出 Excel' }).click();
    expect((await download).suggestedFilename()).toBe('法务一部-操作日志.xlsx');
  });

  it('is closed at once to a removed member', async () => {
    await owner.getByRole('tab', { name: /^成员/ }).click();
    await owner.getByRole('button', { name: '李四的操作' }).click();
    await chooseMenuItem(owner, '移除');
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: /移\s?除/ })
      .click();
    await owner.getByText('已移除李四').waitFor();
    await takeBothPictures(owner, '117-team-members');
    await colleague.reload();
    await colleague.waitForURL('**/dashboard');
    expect(await colleague.getByRole('link', { name: '团队管理' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
