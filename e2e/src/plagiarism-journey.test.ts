/** Two bids and a third: one checked against the other, then against both, from the upload to the shared link. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, sharedBrowser, takeBothPictures } from './browser.testing.ts';
import { exportFiles } from './compare.testing.ts';
import { makeDocx } from './documents.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

const COPIED =
  '我方将在现场设置专职安全员两名，每日开工前组织班前教育，对脚手架、临边洞口和临时用电逐项检查并留存记录，发现隐患立即停工整改。';
const EDITED =
  '我方会在现场设置专职安全员两名，每天开工前组织班前教育，对脚手架、临边洞口以及临时用电逐项检查并保存记录，发现隐患立刻停工整改。';

const bid = (name: string, company: string, body: string) =>
  makeDocx(name, [
    ['技术标书', `投标人：${company}`],
    ['第一章 安全', body],
    ['第二章 进度', `${company}按月提交进度报告，关键节点以监理签认为准。`],
  ]);
const first = bid('甲标书.docx', '临安竹海建筑有限公司', COPIED);
const second = bid('乙标书.docx', '东阳木石建筑有限公司', EDITED);
const third = bid('丙标书.docx', '富阳春江建筑有限公司', '本公司承诺材料进场前逐批送检，合格后使用。');

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
let address: string;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
});

async function start(): Promise<void> {
  const button = page.getByRole('button', { name: '开始查重' });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
}

const fragments = () => page.getByTestId('fragment-card');

describe('one document against another', () => {
  it('is uploaded and shows the common text, with figures that can be verified', async () => {
    await becomeUser(page, product);
    await page.goto(`${product.url}/plagiarism/upload`);
    await page.getByTestId('plagiarism-origin').setInputFiles(first);
    await page.getByTestId('plagiarism-target').setInputFiles(second);
    await start();
    await page.waitForURL(/\/plagiarism\/result\?taskId=[0-9a-f-]{36}$/);
    address = page.url();
    await fragments().first().waitFor({ timeout: 60_000 });
    await walkTour(page);
    expect(await fragments().first().textContent()).toContain('略有改动');
    expect(await page.getByTestId('rate-summary').textContent()).toMatch(/\d+ \/ \d+ 字/);
    await takeBothPictures(page, 'plagiarism-pair');
  });

  it('can be opened by everyone with the link, without an account, until revoked', async () => {
    await page.getByRole('button', { name: '公开链接' }).click();
    await page.getByRole('button', { name: '生成链接' }).click();
    const dialog = page.getByRole('dialog', { name: '公开链接' });
    const link = await dialog.locator('input').inputValue();
    expect(link).toContain('origin=no_token');
    const visitor = await openContext(browser);
    await visitor.page.goto(link);
    await visitor.page.getByTestId('fragment-card').first().waitFor({ timeout: 60_000 });
    await dialog.getByRole('button', { name: '收回链接' }).click();
    await page.getByText('链接已收回').first().waitFor();
    await visitor.page.reload();
    await visitor.page.getByText('文档已失效').waitFor();
    expect(await visitor.page.getByTestId('fragment-card').count()).toBe(0);
    await visitor.context.close();
  });

  it('is in the list', async () => {
    await page.goto(`${product.url}/plagiarism/list`);
    await page.getByRole('link', { name: '甲标书.docx' }).first().click();
    await page.waitForURL(address);
    await fragments().first().waitFor({ timeout: 60_000 });
  });

  it('has a report that a stranger verifies with the number and the code on its front page', async () => {
    await page.getByRole('button', { name: '导出' }).click();
    const [file] = await exportFiles(page, ['网页 HTML']);
    await page.keyboard.press('Escape');
    const report = String(file?.bytes);
    const [number = ''] = /WJ-\d{8}-[2-9A-Z]{8}/.exec(report) ?? [];
    const [code = ''] = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(report) ?? [];
    const stranger = await openContext(browser);
    await stranger.page.goto(`${product.url}/report/verify`);
    await stranger.page.getByRole('textbox', { name: '报告编号' }).fill(number);
    await stranger.page.getByRole('textbox', { name: '验证码' }).fill(code);
    await stranger.page.getByRole('button', { name: '核验' }).click();
    await stranger.page.getByRole('status').getByText(number).waitFor();
    await stranger.page.getByTestId('report-file').setInputFiles(file?.path ?? '');
    await stranger.page.getByText('与签发的文件一致').waitFor();
    expect(stranger.problems).toEqual([]);
    await stranger.context.close();
  });
});

describe('one document against many', () => {
  it('ranks the sources and links to each of them', async () => {
    await page.goto(`${product.url}/plagiarism/upload`);
    await page.getByText('一对多', { exact: true }).click();
    await page.getByTestId('plagiarism-origin').setInputFiles(first);
    await page.getByTestId('plagiarism-targets').setInputFiles([third, second]);
    await start();
    await page.waitForURL(/\/plagiarism\/resultV2\?taskId=[0-9a-f-]{36}$/);
    const sources = page.getByTestId('source');
    await sources.first().waitFor({ timeout: 60_000 });
    expect(await sources.first().textContent()).toContain('乙标书.docx');
    await takeBothPictures(page, 'plagiarism-many');
  });

  it('shows any two of them side by side, with a way back', async () => {
    await page.getByText('矩阵', { exact: true }).click();
    await page.getByRole('button', { name: /^乙标书\.docx中有 .* 出现在甲标书\.docx$/ }).click();
    await page.getByText('乙标书.docx ↔ 甲标书.docx').waitFor();
    await fragments().first().waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: '返回一对多结果' }).click();
    await page.getByTestId('source').first().waitFor();
  });

  it('also opens under the address of the other mode', async () => {
    const own = page.url();
    await page.goto(own.replace('/resultV2?', '/result?'));
    await page.waitForURL(own);
    await page.getByTestId('source').first().waitFor({ timeout: 60_000 });
    expect(problems).toEqual([]);
  });
});
