/** Signs in through the login dialog, as a person does. */
import type { Page } from 'playwright-core';
import type { Product } from './product.testing.ts';

let lastPhone = 13_700_000_000 + (Date.now() % 90_000_000);

export async function signIn(page: Page, product: Product, phone = String(++lastPhone)): Promise<string> {
  await page.goto(product.url);
  await page.getByRole('button', { name: '免费使用' }).first().click();
  await fillSignIn(page, product, phone);
  await page.waitForURL('**/dashboard');
  return phone;
}

export async function fillSignIn(page: Page, product: Product, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(await product.smsCode(phone));
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
}
