/** The knowledge base: documents are added, sorted, searched, opened at the page, sent to tools, and deleted. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, PHONE, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { type MadeFile, makePdf, textFile } from './documents.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
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

const LONG_PAGES = 300;
const MIDDLE = 151;
const PHRASE = 'Escrow account';
const LONG = makePdf('framework agreement.pdf', LONG_PAGES, (at) =>
  at === MIDDLE - 1 ? `Clause 151 ${PHRASE}` : `Clause ${at + 1} of the agreement`,
);

describe('the knowledge base', () => {
  it('takes files into a folder and reads them', async () => {
    await page.goto(`${product.url}/document`);
    await page.getByText('还没有文档').waitFor();
    await page.getByRole('button', { name: '新建文件夹' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('采购');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await page.getByRole('treeitem').filter({ hasText: '采购' }).getByText('采购').click();
    // The next upload goes into the folder that is open.
    await page.waitForURL(/[?&]folder=/);
    await page.locator('.ant-tree-treenode-selected').filter({ hasText: '采购' }).waitFor();
    await upload([
      LONG,
      textFile('供货合同.txt', '第一条 总价为一百万元。\n第二条 逾期付款的，支付违约金。'),
    ]);
    await expect.poll(() => row('供货合同.txt').textContent()).toContain('可检索');
    await expect.poll(() => row(LONG.name).textContent(), { timeout: 120_000 }).toContain('300 页');
    await takeBothPictures(page, '90-knowledge');
  });

  it('finds a phrase in the middle of a long document and opens its page with the phrase marked', async () => {
    await search(PHRASE);
    const hit = page.getByTestId('search-hit');
    await expect.poll(() => hit.count()).toBe(1);
    expect(await hit.textContent()).toContain(`第 ${MIDDLE} 页`);
    expect(await hit.locator('mark').allTextContents()).toEqual([PHRASE]);
    await takeBothPictures(page, '91-knowledge-search');
    await hit.click();
    await page.waitForURL(/\/document-manage\/[0-9a-f-]{36}\?page=151/);
    await walkTour(page);
    const status = page.getByRole('search', { name: '在文档中查找' }).locator('output');
    await expect.poll(() => status.textContent()).toBe('1 / 1');
    await expect.poll(() => page.getByLabel('页码，输入后按回车跳转').inputValue()).toBe(String(MIDDLE));
    await expect.poll(isHitInSight).toBe(true);
    await takePicture(page, '92-knowledge-found-page');
  });

  it('compares two versions with one click', async () => {
    await page.goto(`${product.url}/document`);
    await act('供货合同.txt', '版本');
    await page.getByRole('button', { name: '上传新版本' }).click();
    await page
      .getByTestId('knowledge-files')
      .setInputFiles(
        textFile('供货合同-改.txt', '第一条 总价为一百二十万元。\n第二条 逾期付款的，支付违约金。'),
      );
    await page.getByText('已放入知识库').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: '完成' }).click();
    await act('供货合同.txt', '版本');
    await takePicture(page, '93-knowledge-versions');
    await page.getByRole('button', { name: '与上一版比对' }).click();
    await page.waitForURL(/\/contract-compare\/[0-9a-f-]{36}$/);
    await page.getByTestId('change-card').first().waitFor({ timeout: 60_000 });
    expect(await page.getByTestId('change-card').first().textContent()).toContain('二十');
  });

  it('sends a document to a tool, which has it already', async () => {
    await page.goto(`${product.url}/document`);
    await page.getByRole('button', { name: '供货合同.txt 的更多操作' }).click();
    await page.getByRole('menuitem', { name: '送去' }).hover();
    // The side menu has an entry of that name too.
    const targets = page.getByRole('menuitem', { name: '合同审查' });
    await expect.poll(() => targets.count()).toBe(2);
    await targets.last().click();
    await page.waitForURL(/\/contract-audit\/upload/);
    await page.getByText('供货合同-改.txt').first().waitFor();
  });

  it('deletes a document and restores it', async () => {
    await page.goto(`${product.url}/document`);
    await act('供货合同.txt', '删除');
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect.poll(() => row('供货合同.txt').count()).toBe(0);
    await page.getByRole('treeitem').filter({ hasText: '回收站' }).getByText('回收站').click();
    await takePicture(page, '94-knowledge-trash');
    await page.getByRole('button', { name: '恢复' }).click();
    await page.getByText('回收站是空的').waitFor();
    await page.getByRole('treeitem').filter({ hasText: '全部文档' }).getByText('全部文档').click();
    await row('供货合同.txt').waitFor();
  });

  it('fits a phone, and its other tab shows the templates', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${product.url}/document`);
    await row('供货合同.txt').waitFor();
    const isScrolling = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isScrolling).toBe(false);
    await takePicture(page, '95-knowledge-phone');
    await page.goto(`${product.url}/document-manage/list`);
    await page.waitForURL(/\/document\?tab=1/);
    expect(await page.getByRole('tab', { name: '模板' }).getAttribute('aria-selected')).toBe('true');
    expect(problems).toEqual([]);
  });
});

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

async function upload(files: readonly MadeFile[]): Promise<void> {
  await page.getByRole('button', { name: '上传文档' }).first().click();
  await page.getByTestId('knowledge-files').setInputFiles([...files]);
  await expect.poll(() => page.getByText('已放入知识库').count()).toBe(files.length);
  await page.getByRole('button', { name: '完成' }).click();
}

async function search(words: string): Promise<void> {
  const field = page.getByPlaceholder('在名称与内容中查找');
  await field.fill(words);
  await field.press('Enter');
}

async function act(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `${name} 的更多操作` }).click();
  await chooseMenuItem(page, action);
}

async function isHitInSight(): Promise<boolean> {
  const box = await page.locator('[data-kind="found"][data-selected]').first().boundingBox();
  return box !== null && box.y > 48 && box.y < 900;
}
