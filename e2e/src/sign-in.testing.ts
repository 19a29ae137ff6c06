/** Signs in through the login dialog, as a person does. */
import type { Locator, Page } from 'playwright-core';
import type { Product } from './product.testing.ts';

const PRESSES_MAX = 3;
const GONE_MS = 10_000;

let lastPhone = 13_700_000_000 + (Date.now() % 90_000_000);

export async function signIn(page: Page, product: Product, known?: string): Promise<string> {
  const phone = known ?? String(++lastPhone);
  await page.goto(product.url);
  await page.getByRole('button', { name: '免费使用' }).first().click();
  await fillSignIn(page, product, phone);
  await page.waitForURL('**/dashboard');
  if (known === undefined) await closeGreeting(page);
  return phone;
}

/** The dialogs a new user sees on the workbench, once. */
export async function closeGreeting(page: Page): Promise<void> {
  await putAway(page.getByRole('dialog', { name: '欢迎使用文鉴' }), '知道了');
}

/** A busy machine may miss a click: it is repeated, with a note in the output. */
async function putAway(dialog: Locator, button: string): Promise<void> {
  for (let presses = 1; presses < PRESSES_MAX; presses++) {
    await dialog.getByRole('button', { name: button }).click();
    const isGone = await dialog.waitFor({ state: 'hidden', timeout: GONE_MS }).then(
      () => true,
      () => false,
    );
    if (isGone) return;
    console.warn(`「${button}」 was pressed and the dialog is still there`);
  }
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function fillSignIn(page: Page, product: Product, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(await product.smsCode(phone));
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
}
