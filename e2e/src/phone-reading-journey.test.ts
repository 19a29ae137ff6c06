/** A phone in the hand of a reader: a question about the law with its articles, and a document page by page. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FERRY_ARTICLE } from '../../apps/server/src/features/laws/laws.testing.ts';
import { openPhone, sharedBrowser, takePhonePictures } from './browser.testing.ts';
import { makePdf } from './documents.testing.ts';
import { bringLaws } from './laws.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { expectPhoneToFit } from './phone-screen.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

const PAGES = 12;
const FILE = '渡口经营合同.pdf';
/** The machine may be busy. */
const DONE = { timeout: 60_000 };

let product: Product;
let page: Page;
let problems: string[];
let removeLaws: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  product = await sharedProduct();
  removeLaws = await bringLaws(product);
  ({ page, problems } = await openPhone(await sharedBrowser()));
  await becomeUser(page, product);
});
afterAll(() => removeLaws());

async function expectReadable(name: string): Promise<void> {
  await expectPhoneToFit(page);
  await takePhonePictures(page, name);
}

describe('the assistant on a phone', () => {
  it('answers a question about the law with the article, word for word', async () => {
    await page.goto(`${product.url}/m/assistant`);
    await page.getByLabel('输入问题').fill('渡口条例第一条对搭载乘客是怎么规定的');
    await page.getByRole('button', { name: '发送' }).click();
    const answer = page.getByRole('article', { name: '深度推理' }).last();
    await answer.getByText(FERRY_ARTICLE.slice(0, 20)).first().waitFor(DONE);
    await page.getByRole('button', { name: '发送' }).waitFor();
    await expectReadable('phone-reading-answer');
    await answer
      .getByRole('button', { name: /第一条：/ })
      .first()
      .click();
    await page.getByRole('tooltip').getByText(FERRY_ARTICLE).waitFor();
    await expectReadable('phone-reading-article');
  });

  it('opens the article on a page of its own', async () => {
    const [law] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('tooltip').getByRole('link').first().click(),
    ]);
    await law.waitForURL((url) => decodeURI(url.pathname) === '/m/laws/渡口条例/第一条');
    await law.getByText(FERRY_ARTICLE).waitFor();
    await expectPhoneToFit(law);
    await takePhonePictures(law, 'phone-reading-law');
    await law.close();
  });

  it('is shared by a link, which another phone reads without signing in', async () => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /渡口.*的操作$/ })
      .first()
      .click();
    await chooseMenuItem(page, '分享');
    const dialog = page.getByRole('dialog', { name: '分享对话' });
    await dialog.getByRole('button', { name: '生成链接' }).click();
    const link = await dialog.getByLabel('分享链接').inputValue();
    await expectReadable('phone-reading-share');
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    const visitor = await openPhone(await sharedBrowser());
    await visitor.page.goto(link);
    expect(new URL(visitor.page.url()).pathname).toBe('/assistant/share');
    await visitor.page.getByText(FERRY_ARTICLE.slice(0, 20)).first().waitFor(DONE);
    await visitor.page.getByRole('button', { name: '我也要提问' }).waitFor();
    await expectPhoneToFit(visitor.page);
    await takePhonePictures(visitor.page, 'phone-reading-shared-chat');
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});

describe('a document on a phone', () => {
  it('is put into the knowledge base and opened from there, page by page', async () => {
    await page.goto(`${product.url}/m/document`);
    await page.getByRole('button', { name: '上传文档' }).first().click();
    await page
      .getByTestId('knowledge-files')
      .setInputFiles(makePdf(FILE, PAGES, (at) => `第${at + 1}条 渡口`));
    await page.getByText('已放入知识库').waitFor(DONE);
    await page.getByRole('button', { name: '完成' }).click();
    await page.getByRole('link', { name: FILE }).click();
    await page.waitForURL(/\/m\/document-manage\//);
    await drawn(1);
    await walkTour(page);
    await expectReadable('phone-reading-pages');
    const field = page.getByLabel('页码，输入后按回车跳转');
    await field.fill('9');
    await field.press('Enter');
    await drawn(9);
    await page.locator('section[data-page="8"]').getByText('第9条 渡口').waitFor();
  });

  it('is enlarged and made smaller by buttons, and can be read as text alone', async () => {
    const percent = page.getByRole('toolbar', { name: '文档工具' }).locator('output');
    const before = Number.parseInt((await percent.textContent()) ?? '', 10);
    const shown = async () => Number.parseInt((await percent.textContent()) ?? '', 10);
    await page.getByRole('button', { name: '放大' }).click();
    await expect.poll(shown).toBeGreaterThan(before);
    await expectPhoneToFit(page);
    await page.getByRole('button', { name: '缩小' }).click();
    await page.getByRole('button', { name: '缩小' }).click();
    await expect.poll(shown).toBeLessThan(before);
    await page.getByText('纯文字').click();
    await page.getByText('第12条 渡口').waitFor();
    await expectReadable('phone-reading-text');
    expect(problems).toEqual([]);
  });
});

function drawn(number: number): Promise<void> {
  return page.locator(`section[data-page="${number - 1}"] canvas`).waitFor(DONE);
}
