/** A phone in a team: the invitation is read and answered, the members are seen, and the account is set. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, openPhone, sharedBrowser, takePhonePictures } from './browser.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { expectPhoneToFit } from './phone-screen.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser, signIn } from './sign-in.testing.ts';

/** The machine may be busy, and who waits is admitted by a question asked now and then. */
const DONE = { timeout: 60_000 };

let product: Product;
let browser: Browser;
let owner: Page;
let colleague: Page;
let problems: string[];
let link: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ page: owner } = await openContext(browser));
  ({ page: colleague, problems } = await openPhone(browser));
  await signIn(owner, product);
  await becomeUser(colleague, product);
  link = await makeTeam();
});

async function makeTeam(): Promise<string> {
  await owner.getByRole('button', { name: '切换空间' }).click();
  await chooseMenuItem(owner, '新建团队');
  await owner.getByLabel('团队名称').fill('法务二部');
  await owner.getByRole('button', { name: '创建' }).click();
  await owner.getByText('已切换到“法务二部”').waitFor();
  await owner.getByRole('link', { name: '团队管理' }).click();
  await owner.getByRole('button', { name: '邀请链接' }).click();
  await owner.getByRole('button', { name: '生成链接' }).click();
  const address = await owner.getByLabel('链接', { exact: true }).inputValue();
  await owner.keyboard.press('Escape');
  return address;
}

async function expectReadable(name: string): Promise<void> {
  await expectPhoneToFit(colleague);
  await takePhonePictures(colleague, name);
}

describe('a team on a phone', () => {
  it('is applied to by its link', async () => {
    await colleague.goto(link);
    const kept = colleague.getByRole('region', { name: '您打开的链接' });
    await kept.getByRole('link', { name: '在手机上打开' }).click();
    await colleague.getByText('申请加入“法务二部”').waitFor(DONE);
    await colleague.getByLabel('您的姓名').fill('李四');
    await expectReadable('phone-team-apply');
    await colleague.getByRole('button', { name: '申请加入' }).click();
    await colleague.getByText('已申请加入“法务二部”').waitFor();
  });

  it('shows its members once the application is accepted', async () => {
    await owner.reload();
    await owner.getByRole('tab', { name: '加入申请（1）' }).click();
    await owner.getByRole('button', { name: '同意李四' }).click();
    await owner.getByText('李四已加入团队').waitFor();
    const { pathname } = new URL(owner.url());
    await colleague.goto(`${product.url}/m${pathname}?tid=${pathname.split('/').at(-1)}`);
    await colleague.getByText('李四').first().waitFor(DONE);
    expect(await colleague.getByRole('button', { name: '添加成员' }).count()).toBe(0);
    await expectReadable('phone-team-members');
  });
});

describe('an account on a phone', () => {
  it('is read and set: the ways in, and how messages come', async () => {
    await colleague.goto(`${product.url}/m/account/settings`);
    await colleague
      .getByRole('region', { name: '手机号与邮箱' })
      .getByText(/登录手机号/)
      .waitFor(DONE);
    await expectReadable('phone-account');
    const choices = colleague.getByRole('region', { name: '提醒方式' });
    const told = choices.getByLabel('团队与协作：站内提醒');
    await told.scrollIntoViewIfNeeded();
    await expectReadable('phone-account-messages');
    await told.click();
    await colleague.getByText('已保存').waitFor();
    await colleague.reload();
    await expect.poll(() => told.isChecked()).toBe(false);
    expect(problems).toEqual([]);
  });
});
