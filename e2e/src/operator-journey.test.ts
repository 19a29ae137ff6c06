/** Somebody who runs the product finds a user and gives them uses; to everybody else the console does not exist. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openAdmin } from '../../apps/server/src/processes/admin/admin.ts';
import { expectNoViolation } from './axe.testing.ts';
import { openContext, sharedBrowser } from './browser.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser, signIn } from './sign-in.testing.ts';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
let phone: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ page, problems } = await openContext(browser));
  phone = await signIn(page, product);
});

it('a normal user has no entry in the menu, and meets an unknown page', async () => {
  await page.getByRole('link', { name: '我的订单' }).waitFor();
  expect(await page.getByRole('link', { name: '运营后台' }).count()).toBe(0);
  await page.goto(`${product.url}/operator/users`);
  await page.getByRole('heading', { name: '404 · 没有找到这个页面' }).waitFor();
});

it('an operator finds a user by number and gives uses, by keyboard, on the record', async () => {
  const admin = await openAdmin(product.folder, undefined);
  expect(await admin?.appointOperator(phone, 'manager', '测试')).toBe(true);
  await admin?.close();
  const other = await openContext(browser);
  const found = await becomeUser(other.page, product);
  await other.context.close();
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: '运营后台' }).click();
  await page.getByRole('link', { name: '用户', exact: true }).click();
  await page.getByRole('searchbox', { name: '手机号或姓名' }).fill(found);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: `${found.slice(0, 3)}****${found.slice(-4)}` });
  await row.getByRole('button', { name: '发放次数' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /发放次数$/ });
  await dialog.getByLabel('次数', { exact: true }).fill('25');
  await dialog.getByLabel('原因').fill('补偿一次故障');
  await dialog.getByRole('button', { name: '发放', exact: true }).press('Enter');
  await row.getByText('比对 28', { exact: true }).waitFor();
  await expectNoViolation(page, '/operator/users');
  await page.getByRole('link', { name: '操作记录' }).click();
  await page.getByText(/次数 25；原因 补偿一次故障/).waitFor();
  expect(problems).toEqual([]);
});
