/**
 * Every page of the workspace and every result has no axe-core violation, in the light and dark theme. Motion is
 * reduced throughout, so popups and the tour are also tested without it.
 */
import { completeUpload, createDocument } from '@wenjian/api';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUYER, purchaseContract, putContract } from './audit.testing.ts';
import { expectNoViolation, violationsOf } from './axe.testing.ts';
import { openContext, sharedBrowser } from './browser.testing.ts';
import { contractPair, putFiles, start, untilShown } from './compare.testing.ts';
import { makeDocx } from './documents.testing.ts';
import { chooseMenuItem, openSettled, pathsOf } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { CONTRACT_TEXT, proofreadPastedText } from './proofread.testing.ts';
import { becomeUser, signIn } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ page } = await openContext(browser));
});

/** No laws are loaded here: what is tested is the page that says so. */
const placeOf = (path: string, teamId: string) =>
  path.replace(':id', teamId).replace(':law', '中华人民共和国民法典').replace(':article', '第一条');

describe('the workspace', () => {
  let teamId: string;

  beforeAll(async () => {
    await signIn(page, product);
    await page.getByRole('button', { name: '切换空间' }).click();
    await chooseMenuItem(page, '新建团队');
    await page.getByLabel('团队名称').fill('法务一部');
    await page.getByRole('button', { name: '创建' }).click();
    await page.getByText('已切换到“法务一部”').waitFor();
    const link = await page.getByRole('link', { name: '团队管理' }).getAttribute('href');
    teamId = link?.split('/').at(-1) ?? '';
  });

  it.each(pathsOf('dashboard'))('%s has no violation', async (path) => {
    await openSettled(page, product.url + placeOf(path, teamId));
    await expectNoViolation(page, path);
  });

  it('opens menus and lists inside of the window without motion', async () => {
    await openSettled(page, `${product.url}/dashboard`);
    await page.getByRole('button', { name: '切换空间' }).click();
    const item = page.getByRole('menuitem', { name: '新建团队' });
    await item.waitFor();
    const box = await item.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(await violationsOf(page, 'space menu', true)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('is reached past the menu by the first stop of the Tab key', async () => {
    await openSettled(page, `${product.url}/dashboard`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '跳到正文' });
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    // No style of the component library takes the mark of the focus from our links.
    expect(await skip.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('the results', () => {
  beforeAll(async () => {
    ({ page } = await openContext(browser));
    await becomeUser(page, product);
  });

  it('of a comparison have no violation, flat and by structure, with the tour and without', async () => {
    const contracts = await contractPair(1, 5);
    await page.goto(`${product.url}/contract-compare/upload`);
    await putFiles(page, contracts.old, contracts.new);
    const path = (await start(page)).replace(/\/v3$/, '');
    await untilShown(page);
    await page.locator('.ant-tour').waitFor();
    await expectNoViolation(page, 'tour');
    await walkTour(page);
    for (const one of [path, `${path}/v3`]) {
      await page.goto(product.url + one);
      await untilShown(page);
      await expectNoViolation(page, one);
    }
  });

  it('of a review have no violation', async () => {
    await putContract(page, product, purchaseContract('设备采购合同.docx'));
    await page.getByRole('radio', { name: BUYER }).check();
    await page.getByRole('button', { name: '开始审查' }).click();
    await page.getByTestId('risk-card').first().waitFor({ timeout: 60_000 });
    await expectNoViolation(page, 'review');
  });

  it('of a correction have no violation', async () => {
    await proofreadPastedText(page, product, CONTRACT_TEXT);
    await expectNoViolation(page, 'correction');
  });

  it('of a plagiarism check have no violation, for two documents and for many', async () => {
    const bid = (name: string) =>
      makeDocx(name, [
        [
          '技术标书',
          '我方将在现场设置专职安全员两名，每日开工前组织班前教育，逐项检查脚手架和临时用电并留存记录。',
        ],
      ]);
    await page.goto(`${product.url}/plagiarism/upload`);
    await page.getByTestId('plagiarism-origin').setInputFiles(bid('甲.docx'));
    await page.getByTestId('plagiarism-target').setInputFiles(bid('乙.docx'));
    await page.getByRole('button', { name: '开始查重' }).click();
    await page.getByTestId('fragment-card').first().waitFor({ timeout: 60_000 });
    await expectNoViolation(page, 'pair');
    await page.goto(`${product.url}/plagiarism/upload`);
    await page.getByText('一对多', { exact: true }).click();
    await page.getByTestId('plagiarism-origin').setInputFiles(bid('甲.docx'));
    await page.getByTestId('plagiarism-targets').setInputFiles([bid('丙.docx'), bid('乙.docx')]);
    await page.getByRole('button', { name: '开始查重' }).click();
    await page.getByTestId('source').first().waitFor({ timeout: 60_000 });
    await expectNoViolation(page, 'many');
  });

  it('of a document’s preview have no violation', async () => {
    await page.goto(`${product.url}/convert-tool/convert`);
    const completed = page.waitForResponse((response) => response.url().endsWith(completeUpload.path));
    await page.getByTestId('convert-files').setInputFiles(purchaseContract('预览.docx'));
    const response = await completed;
    const { data: stored } = await response.json();
    const created = await page.request.post(product.url + createDocument.path, {
      headers: { authorization: (await response.request().allHeaders()).authorization ?? '' },
      data: { fileId: stored.fileId },
    });
    const { data: document } = await created.json();
    await page.goto(`${product.url}/document-manage/${document.id}`);
    await page.locator('section[data-page="0"] canvas').waitFor({ timeout: 60_000 });
    await expectNoViolation(page, 'preview');
  });
});
