/** Sign in → upload two files → watch progress → see the differences → sign out → a guarded page asks to sign in. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, sharedBrowser, takePicture } from './browser.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { closeGreeting, fillSignIn, signInByForm } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
});

const folder = mkdtempSync(join(tmpdir(), 'wenjian-files-'));

function textFile(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const OLD =
  '采购合同\n第一条 合同总价为人民币100万元。\n第二条 甲方应于验收后30日内付款。\n第三条 本合同一式两份。';
const NEW =
  '采购合同\n第一条 合同总价为人民币120万元。\n第二条 甲方应于验收后60日内付款。\n第三条 本合同一式两份。\n第四条 争议由甲方所在地人民法院管辖。';

describe('a first comparison', () => {
  it('signs in by SMS code and lands on the workbench', async () => {
    await page.goto(product.url);
    await takePicture(page, '01-home');
    await signInByForm(page, product, '13911110007');
    await closeGreeting(page);
    await page.getByText('剩余次数').waitFor();
    await takePicture(page, '02-workbench');
  });

  it('finds 进入工作台 on the landing page once signed in', async () => {
    await page.goto(product.url);
    const enter = page.getByText('进入工作台').first();
    await enter.waitFor();
    expect(await page.getByRole('button', { name: '免费使用' }).count()).toBe(0);
    await enter.click();
    await page.waitForURL('**/dashboard');
  });

  it('uploads two files and starts', async () => {
    await page
      .getByRole('button', { name: '新建比对' })
      .or(page.getByRole('link', { name: '新建比对' }))
      .first()
      .click();
    await page.waitForURL('**/contract-compare/upload');
    await page.getByTestId('compare-origin-file').setInputFiles(textFile('采购合同-旧.txt', OLD));
    await page.getByTestId('compare-target-file').setInputFiles(textFile('采购合同-新.txt', NEW));
    const start = page.getByRole('button', { name: '开始比对' });
    await expect.poll(() => start.isEnabled()).toBe(true);
    expect(await page.getByTestId('compare-cost').textContent()).toContain('剩余 3 次');
    await takePicture(page, '03-compare-upload');
    await start.click();
    await page.waitForURL(/\/contract-compare\/[0-9a-f-]{36}$/);
  });

  it('watches the progress until the differences are shown', async () => {
    await page.getByTestId('change-card').first().waitFor({ timeout: 60_000 });
    await walkTour(page);
    const cards = await page.getByTestId('change-card').allTextContents();
    expect(cards.some((card) => card.includes('100') && card.includes('120'))).toBe(true);
    expect(cards.some((card) => card.includes('第四条'))).toBe(true);
    // Pages come after the list: they are drawn one by one.
    await expect.poll(() => page.getByTestId('compare-panes').textContent()).toContain('甲方所在地人民法院');
    await takePicture(page, '04-compare-result');
  });

  it('walks through the differences by keyboard', async () => {
    await page.keyboard.press('n');
    const selected = page.locator('[data-testid="change-card"][aria-current="true"]');
    await expect.poll(() => selected.count()).toBe(1);
    const first = await selected.textContent();
    await page.keyboard.press('n');
    await expect.poll(() => selected.textContent()).not.toBe(first);
    await page.keyboard.press('p');
    await expect.poll(() => selected.textContent()).toBe(first);
  });

  it('sends feedback from the result page', async () => {
    await page.getByRole('button', { name: '反馈' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('差异列表很清楚');
    await takePicture(page, '05-feedback');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /提交|发送/ })
      .click();
    await page
      .getByText(/已收到|感谢|已提交/)
      .first()
      .waitFor();
  });

  it('finds the comparison in the list with one use less', async () => {
    await page.goto(`${product.url}/contract-compare/list`);
    await page.getByRole('row').filter({ hasText: '采购合同-旧.txt' }).getByText('已完成').waitFor();
    await takePicture(page, '06-compare-list');
    await page.goto(`${product.url}/contract-compare/upload`);
    await expect.poll(() => page.getByTestId('compare-cost').textContent()).toContain('剩余 2 次');
  });

  it('signs out to the site root with the current path kept in redirect', async () => {
    await page.getByRole('button', { name: '账户' }).click();
    await chooseMenuItem(page, '退出登录');
    await page.waitForURL(
      (url) => url.pathname === '/' && url.searchParams.get('redirect') === '/contract-compare/upload',
    );
  });

  it('sends a visitor of a guarded page to / with redirect, and back there after signing in', async () => {
    await page.goto(`${product.url}/contract-compare/list?page=1`);
    await page.waitForURL(
      (url) =>
        url.pathname === '/' && (url.searchParams.get('redirect') ?? '').startsWith('/contract-compare/list'),
    );
    await takePicture(page, '07-redirected');
    await fillSignIn(page, product, '13612345678');
    await page.waitForURL('**/contract-compare/list**');
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});
