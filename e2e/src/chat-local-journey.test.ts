/** The assistant without a model: it quotes what it finds, says so, and opens the tool that helps. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openContext, sharedBrowser, takePicture } from './browser.testing.ts';
import { chooseMode } from './chat.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { signIn } from './sign-in.testing.ts';

/** A busy machine is slow. */
const SOON = { timeout: 60_000 };

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
  await signIn(page, product);
  await page.getByRole('button', { name: 'AI 助手' }).click();
});

const box = () => page.getByLabel('输入问题');
const answer = (mode: string) => page.getByRole('article', { name: mode }).last();

async function ask(question: string): Promise<void> {
  await box().fill(question);
  await box().press('Enter');
  await page.getByRole('button', { name: '发送' }).waitFor();
}

it('says that no model answers, before and with the answer', async () => {
  await page.getByText('本地检索模式').first().waitFor();
  await ask('违约金约定过高可以要求调低吗');
  await answer('深度推理').getByText('本地检索模式').first().waitFor();
  expect((await answer('深度推理').textContent())?.length).toBeGreaterThan(20);
  await takePicture(page, '165-chat-local-1440');
});

it('knows the product, and a card opens the tool while the chat stays', async () => {
  await chooseMode(page, '产品助手');
  await ask('怎样比对两份合同');
  const card = answer('产品助手').getByRole('list', { name: '相关工具' }).getByRole('link').first();
  await card.waitFor();
  await takePicture(page, '166-chat-card-1440');
  const path = await card.getAttribute('href');
  await card.click();
  await page.waitForURL(`**${path}`);
  await answer('产品助手').waitFor();
});

it('quotes words selected in the page', async () => {
  // The address changes before the page does; the selection ends with its page.
  const words = '文档比对';
  const heading = page.locator('#content').getByRole('heading', { name: words, exact: true });
  await heading.selectText();
  await page.getByRole('button', { name: '引用所选文字', exact: true }).click();
  await chooseMode(page, '通用 AI');
  await ask('这是什么意思');
  await expect
    .poll(() => page.getByRole('article', { name: '我' }).last().textContent(), SOON)
    .toContain(words);
});

it('closes with Escape, and restores the focus', async () => {
  await box().focus();
  await page.keyboard.press('Escape');
  await page.getByRole('complementary', { name: 'AI 助手' }).waitFor({ state: 'hidden' });
  const entry = page.getByRole('button', { name: 'AI 助手' });
  await expect.poll(() => entry.evaluate((element) => element === document.activeElement), SOON).toBe(true);
});

it('the browser reported no page errors', () => {
  expect(problems).toEqual([]);
});
