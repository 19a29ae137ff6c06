/** The preview of a document: pages, jumping, zoom, finding, thumbnails, outline and selection; on a desktop and on a phone. */
import { completeUpload, createDocument } from '@wenjian/api';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, PHONE, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { type MadeFile, makeDocx, makePdf } from './documents.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ page, problems } = await openContext(browser));
  await becomeUser(page, product);
});

const LONG_PAGES = 320;
const CONTRACT = makeDocx('设备采购合同.docx', [
  ['第一章 总则', '第一条 本合同由甲方与乙方订立。'],
  ['第二章 付款', '第二条 甲方应于验收合格后三十日内付款。'],
  ['第三章 违约', '第三条 甲方逾期付款的，应支付违约金。'],
]);

describe('the preview of a Word document', () => {
  it('shows its first page', async () => {
    await openDocument(CONTRACT);
    await drawnPage(1);
    await walkTour(page);
    expect(await pageCount()).toBe('/ 3');
    await takeBothPictures(page, '30-preview-docx');
  });

  it('finds words, counts the hits and marks them', async () => {
    await find('付款');
    await expect.poll(findStatus).toBe('1 / 3');
    await page.keyboard.press('Enter');
    await expect.poll(findStatus).toBe('2 / 3');
    await expect.poll(isHitInSight).toBe(true);
    await takeBothPictures(page, '31-preview-find');
    await page.getByRole('button', { name: '关闭查找' }).click();
  });

  it('allows text selection', async () => {
    await jumpTo(2);
    const words = (await drawnPage(2)).getByText('甲方应于验收合格后三十日内付款', { exact: false });
    await words.first().selectText();
    expect(await page.evaluate(() => String(getSelection()))).toContain('三十日内');
  });

  it('has an outline with a link to a chapter', async () => {
    await page.getByRole('tab', { name: '目录' }).click();
    await page.getByRole('button', { name: '第三章 违约' }).click();
    await expect.poll(currentPage).toBe('3');
  });

  it('shows the text alone', async () => {
    await page.getByText('纯文字').click();
    await page.getByText('第三条 甲方逾期付款的，应支付违约金。').waitFor();
    await takeBothPictures(page, '32-preview-text');
  });
});

describe('the preview of a long PDF', () => {
  it('shows the first page', async () => {
    await openDocument(makePdf('卷宗.pdf', LONG_PAGES, (at) => `卷宗第${at + 1}页 移送清单`));
    await drawnPage(1);
    expect(await pageCount()).toBe(`/ ${LONG_PAGES}`);
  });

  it('jumps to a page and draws only nearby pages', async () => {
    await jumpTo(300);
    await (await drawnPage(300)).getByText('卷宗第300页').waitFor();
    expect(await page.locator('section[data-page]').count()).toBeLessThan(12);
    await takePicture(page, '33-preview-long-1440');
  });

  it('is navigated by its thumbnails', async () => {
    await page.getByRole('tab', { name: '缩略图' }).click();
    const thumbnails = page.getByRole('tabpanel', { name: '缩略图' });
    await thumbnails.getByRole('button', { name: '第 301 页' }).click();
    await expect.poll(currentPage).toBe('301');
    await expect.poll(() => thumbnails.locator('[aria-current="page"]').textContent()).toContain('301');
  });

  it('has an outline with a link to the last page', async () => {
    await page.getByRole('tab', { name: '目录' }).click();
    await page.getByRole('button', { name: 'Annex' }).click();
    await expect.poll(currentPage).toBe(String(LONG_PAGES));
  });

  it('zooms from 0.1 to 1 in steps of 0.1', async () => {
    const smaller = page.getByRole('button', { name: '缩小' });
    const larger = page.getByRole('button', { name: '放大' });
    while (await larger.isEnabled()) await larger.click();
    const down = [await zoomPercent()];
    while (await smaller.isEnabled()) {
      await smaller.click();
      down.push(await zoomPercent());
    }
    expect(down).toEqual(['100%', '90%', '80%', '70%', '60%', '50%', '40%', '30%', '20%', '10%']);
    await takePicture(page, '34-preview-small-1440');
    await larger.click();
    expect(await zoomPercent()).toBe('20%');
  });

  it('finds a word on every page', async () => {
    await find('移送清单');
    await expect.poll(findStatus).toMatch(new RegExp(`/ ${LONG_PAGES}$`));
  });
});

describe('the preview on a phone', () => {
  it('fits the page to the window and finds words', async () => {
    await page.setViewportSize(PHONE);
    await openDocument(CONTRACT);
    const box = await (await drawnPage(1)).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(PHONE.width);
    expect(box?.width).toBeGreaterThan(PHONE.width * 0.8);
    await find('违约金');
    await expect.poll(findStatus).toBe('1 / 1');
    await expect.poll(isHitInSight).toBe(true);
    await takePicture(page, '35-preview-phone-find-390');
    await page.getByRole('button', { name: '缩略图与目录' }).click();
    await page.getByRole('tabpanel', { name: '缩略图' }).getByRole('button', { name: '第 2 页' }).waitFor();
    await takePicture(page, '36-preview-phone-panel-390');
  });
});

it('the browser reported no page errors', () => {
  expect(problems).toEqual([]);
});

/** Uploads on a screen that takes files and opens the preview of the stored file. */
async function openDocument(file: MadeFile): Promise<void> {
  await page.goto(`${product.url}/convert-tool/convert`);
  const completed = page.waitForResponse((response) => response.url().endsWith(completeUpload.path));
  await page.getByTestId('convert-files').setInputFiles(file);
  const response = await completed;
  const { data: stored } = await response.json();
  const created = await page.request.post(product.url + createDocument.path, {
    headers: { authorization: (await response.request().allHeaders()).authorization ?? '' },
    data: { fileId: stored.fileId },
  });
  const { data: document } = await created.json();
  await page.goto(`${product.url}/document-manage/${document.id}`);
}

/** A page once its image is drawn. */
async function drawnPage(number: number) {
  const sheet = page.locator(`section[data-page="${number - 1}"]`);
  await sheet.locator('canvas').waitFor({ timeout: 60_000 });
  return sheet;
}

async function jumpTo(number: number): Promise<void> {
  const field = page.getByLabel('页码，输入后按回车跳转');
  await field.fill(String(number));
  await field.press('Enter');
  await expect.poll(currentPage).toBe(String(number));
}

const currentPage = () => page.getByLabel('页码，输入后按回车跳转').inputValue();
const pageCount = () => page.getByRole('toolbar', { name: '文档工具' }).getByText(/^\/ /).textContent();
const zoomPercent = () => page.getByRole('toolbar', { name: '文档工具' }).locator('output').textContent();

async function find(words: string): Promise<void> {
  await page.getByRole('button', { name: '查找', exact: true }).click();
  await page.getByRole('textbox', { name: '在文档中查找' }).fill(words);
}

const findStatus = () => page.getByRole('search', { name: '在文档中查找' }).locator('output').textContent();

/** The current hit is visible. */
async function isHitInSight(): Promise<boolean> {
  const box = await page.locator('[data-kind="found"][data-selected]').boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y > 0 && box.y + box.height < height;
}
