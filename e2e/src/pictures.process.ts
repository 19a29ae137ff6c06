/**
 * Pictures of today's product for the papers: `npm run pictures`. The product runs on a scratch data folder; its own sample contracts go
 * through the tools, and what the browser shows is saved in `docs/images`. A run of vitest, because it goes the journeys' ways.
 */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUYER, choose, purchaseContract, putContract, review } from './audit.testing.ts';
import { launchBrowser, openContext } from './browser.testing.ts';
import { cards, contractPair, putFiles, start, untilShown } from './compare.testing.ts';
import { type OwnProduct, startProduct } from './product.testing.ts';
import { signInByForm } from './sign-in.testing.ts';

const IMAGES = join(import.meta.dirname, '../../docs/images');
/** What a picture in a README may weigh. */
const BYTES_MAX = 250_000;
/** The machine may be busy. */
const RUN_MS = 300_000;
/** Pages of a document are drawn one after another, and marks come with them. */
const DRAWN_MS = 3_000;
/** Always the same one, so that pictures differ only where the product does. */
const PHONE = '13612340001';

let product: OwnProduct;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  ({ page } = await openContext(browser));
  await signInByForm(page, product, PHONE);
  await page.getByRole('dialog', { name: '欢迎使用文鉴' }).getByRole('button', { name: '知道了' }).click();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Sixty-four colours are enough for a screen of text, and a fifth of the bytes. */
async function savePicture(name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect.poll(() => page.getByText('正在显示第').count(), { timeout: RUN_MS }).toBe(0);
  await page.waitForTimeout(DRAWN_MS);
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toFile(join(IMAGES, `${name}.png`));
  console.log(`docs/images/${name}.png: ${Math.round(size / 1000)} kB`);
  expect(size).toBeLessThan(BYTES_MAX);
}

it('the workbench, with the sample contract gone through every tool', async () => {
  const sample = page.getByRole('region', { name: '用示例合同走一遍' });
  const recent = page.getByRole('region', { name: '最近任务' });
  await sample.getByRole('button', { name: '全部运行' }).click();
  await sample.getByText('已试 8 / 8').waitFor({ timeout: RUN_MS });
  await expect.poll(() => recent.getByText('已完成').count(), { timeout: RUN_MS }).toBe(6);
  await page.getByRole('button', { name: '收起示例合同' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await savePicture('workbench');
});

/** First of the results: the tour of a first visit is walked by `review`. */
it('a review, with a risk chosen', async () => {
  await putContract(page, product, purchaseContract('设备采购合同.docx'));
  await review(page, BUYER);
  await choose(page, '定金超过主合同标的额的百分之二十');
  // What the red lines are is told once.
  await page.getByRole('button', { name: '知道了' }).click();
  await savePicture('audit');
});

it('a comparison, with a change chosen', async () => {
  const pair = await contractPair(4, 7);
  await page.goto(`${product.url}/contract-compare/upload`);
  await putFiles(page, pair.old, pair.new);
  await start(page);
  await untilShown(page);
  await cards(page).nth(1).click();
  await savePicture('compare');
});

it('the assistant, with an answer', async () => {
  await page.goto(`${product.url}/assistant`);
  await page.getByLabel('输入问题').fill('违约金约定过高可以要求调低吗');
  await page.getByLabel('输入问题').press('Enter');
  await page.getByText('剩余 19 次回答').waitFor({ timeout: RUN_MS });
  const answer = page.getByRole('article', { name: '深度推理' }).last();
  await answer.getByText('本地检索模式').first().waitFor();
  await answer.evaluate((element) => element.scrollIntoView());
  await savePicture('assistant');
});
