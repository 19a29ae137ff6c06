/** A person in the browser: signed in before the first page, or through the form where signing in is what is tested. */
import { acknowledgeMessage, popupTemplates, readPopup } from '@wenjian/api';
import type { Locator, Page } from 'playwright-core';
import { type HttpUser, signInOverHttp } from '../../apps/server/src/testing/http-user.ts';
import { saveTokens } from '../../apps/web/src/shared/session/token-store.ts';
import type { Product } from './product.testing.ts';

const PRESSES_MAX = 3;
const GONE_MS = 10_000;
/** On the product's address, and without a script of its own. */
const EMPTY_PAGE = '/favicon.svg';

let lastPhone = 13_700_000_000 + (Date.now() % 90_000_000);

/** A new user, already greeted, on the workbench. Returns the phone number. */
export async function signIn(page: Page, product: Product): Promise<string> {
  const phone = await becomeUser(page, product);
  await page.goto(`${product.url}/dashboard`);
  return phone;
}

/** The same on an empty page, for a journey that begins elsewhere: the site, the form and the workbench are not loaded in vain. */
export async function becomeUser(page: Page, product: Product): Promise<string> {
  const phone = String(++lastPhone);
  const user = await signInOverHttp(product.url, phone, { readCode: () => product.smsCode(phone) });
  await acknowledgeGreeting(user);
  await page.goto(product.url + EMPTY_PAGE);
  await keepTokens(page, user);
  return phone;
}

async function acknowledgeGreeting({ call }: HttpUser): Promise<void> {
  const greeting = await call(readPopup, { query: { template_number: popupTemplates[0] } });
  if (greeting) await call(acknowledgeMessage, { params: { id: greeting.id }, body: {} });
}

/** Where the page looks for them. */
async function keepTokens(page: Page, { headers }: HttpUser): Promise<void> {
  const entries: [string, string][] = [];
  const storage = { setItem: (key: string, value: string) => entries.push([key, value]) };
  const accessToken = headers.authorization?.replace('Bearer ', '') ?? '';
  saveTokens({ accessToken, idToken: headers['id-token'] ?? '' }, storage as unknown as Storage);
  await page.evaluate((given) => {
    for (const [key, value] of given) localStorage.setItem(key, value);
  }, entries);
}

/** Through the site's dialog, as a person does. The greeting of a new user is left open. */
export async function signInByForm(page: Page, product: Product, phone: string): Promise<void> {
  await page.goto(product.url);
  await page.getByRole('button', { name: '免费使用' }).first().click();
  await fillSignIn(page, product, phone);
  await page.waitForURL('**/dashboard');
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
  // What is typed or pressed before the page's scripts run is lost.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(await product.smsCode(phone));
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
}
