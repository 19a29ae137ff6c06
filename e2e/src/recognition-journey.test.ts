/** Text recognition: a picture of print → its text on the screen, copied, and downloaded in each format. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, sharedBrowser, takeBothPictures } from './browser.testing.ts';
import { downloadedText, makePrintedPage, textFile } from './documents.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ context, page, problems } = await openContext(browser));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await becomeUser(page, product);
});

const LINES = ['设备采购合同', '甲方应于验收合格后三十日内付款。', '违约金按合同总价的百分之五计算。'];

describe('a recognition', () => {
  it('starts at the auxiliary tools', async () => {
    await page.goto(`${product.url}/convert-tool/list`);
    await page.getByRole('link', { name: /开始识别/ }).click();
    await page.waitForURL('**/convert-tool/ocr');
    await page.getByText('还没有识别过文件').waitFor();
    await takeBothPictures(page, '20-ocr-empty');
  });

  it('shows the text of a picture beside it', async () => {
    await page.getByTestId('ocr-files').setInputFiles(await makePrintedPage(browser, '合同首页.png', LINES));
    await page.getByRole('button', { name: '开始识别' }).click();
    const text = page.getByRole('article', { name: '第 1 页' });
    await text.waitFor({ timeout: 60_000 });
    for (const line of LINES) expect(await text.textContent()).toContain(line);
    await page.getByRole('img', { name: '合同首页.png 的原图' }).waitFor();
    await text.getByText(LINES[1] ?? '').hover();
    await takeBothPictures(page, '21-ocr-done');
  });

  it('copies the text and says so', async () => {
    await page.getByRole('button', { name: '复制文字' }).click();
    await page.getByText('已复制全部文字').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const line of LINES) expect(copied).toContain(line);
  });

  it.each(['下载 TXT', '下载 Word', '下载可搜索 PDF'])('has the text in %s', async (label) => {
    const text = (await downloadedText(page, label)).replaceAll(/\s/g, '');
    for (const line of LINES) expect(text).toContain(line);
  });

  it('says why a file that is no picture cannot be recognised, without taking a daily use', async () => {
    await page.getByRole('button', { name: '识别其他文件' }).click();
    await page.getByTestId('ocr-files').setInputFiles(textFile('说明.txt', '这不是图片'));
    await page.getByRole('button', { name: '开始识别' }).click();
    await page.getByRole('heading', { name: '没有完成' }).waitFor({ timeout: 60_000 });
    await takeBothPictures(page, '22-ocr-failed');
    await page.getByRole('button', { name: '换个文件再试' }).click();
    await page.getByText('今日还可使用 19 次').waitFor();
    await page.getByRole('link', { name: '合同首页.png' }).waitFor();
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});
