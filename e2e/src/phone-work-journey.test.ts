/** A phone does the work itself: two files compared, a contract reviewed and one corrected, each result read where it is. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUYER, choose, facts, purchaseContract, untilReviewed } from './audit.testing.ts';
import { openPhone, sharedBrowser, takePhonePictures } from './browser.testing.ts';
import { cards, contractPair, putFiles, start } from './compare.testing.ts';
import { expectPhoneToFit } from './phone-screen.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { correctionOf, putFile, warehouseContract } from './proofread.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

/** The machine may be busy. */
const DONE = { timeout: 60_000 };
const DEPOSIT = '定金超过主合同标的额的百分之二十';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ page, problems } = await openPhone(browser));
  await becomeUser(page, product);
});

async function expectReadable(name: string): Promise<void> {
  await expectPhoneToFit(page);
  await takePhonePictures(page, name);
}

describe('work on a phone', () => {
  it('compares two files, which open as one text with its changes, and lists them in a sheet', async () => {
    const contracts = await contractPair(1, 11);
    await page.goto(`${product.url}/m/contract-compare/upload`);
    await putFiles(page, contracts.old, contracts.new);
    expect(await start(page)).toMatch(/^\/m\//);
    await page.getByRole('button', { name: /^差异 \d+$/ }).waitFor(DONE);
    await walkTour(page);
    await page.getByRole('button', { name: '下一处' }).click();
    await page.getByText(/^第 1 \/ \d+ 处$/).waitFor();
    await expectReadable('phone-work-comparison');
    await page.getByRole('button', { name: /^差异 \d+$/ }).click();
    await cards(page).first().waitFor();
    await expectReadable('phone-work-changes');
    await cards(page).first().click();
    await cards(page).first().waitFor({ state: 'hidden' });
  });

  it('reviews a contract for one side, and shows a risk with its words in the contract', async () => {
    await page.goto(`${product.url}/m/contract-audit/upload`);
    await page.getByTestId('audit-file').setInputFiles(purchaseContract('设备采购合同.docx'));
    await facts(page).waitFor(DONE);
    await expectReadable('phone-work-standpoint');
    await page.getByRole('radio', { name: BUYER }).check();
    await page.getByRole('button', { name: '开始审查' }).click();
    await untilReviewed(page);
    const card = await choose(page, DEPOSIT);
    await card.getByRole('button', { name: '采纳' }).last().waitFor();
    await expectReadable('phone-work-risk');
    await card.getByRole('button', { name: '定位' }).click();
    await page.locator('button[data-kind][data-selected]').first().waitFor();
    await expectReadable('phone-work-contract');
  });

  it('gives a public link, which another phone opens without signing in', async () => {
    await page.getByRole('button', { name: '公开链接' }).click();
    await page.getByRole('button', { name: '生成链接' }).click();
    await page.getByRole('button', { name: '复制链接' }).click();
    await page.getByText('链接已复制').first().waitFor();
    await expectReadable('phone-work-public-link');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const visitor = await openPhone(browser);
    await visitor.page.goto(link);
    await visitor.page.waitForURL((url) => url.pathname === '/m/contract-audit/result');
    await untilReviewed(visitor.page);
    const card = await choose(visitor.page, DEPOSIT);
    await expectPhoneToFit(visitor.page);
    await takePhonePictures(visitor.page, 'phone-work-shared');
    expect(await card.getByRole('button', { name: '采纳' }).count()).toBe(0);
    expect(visitor.problems).toEqual([]);
  });

  it('corrects a contract, one fault with a tap', async () => {
    await page.goto(`${product.url}/m/dashboard?start=correct`);
    expect(new URL(await putFile(page, warehouseContract('仓储服务合同.docx'))).pathname).toMatch(/^\/m\//);
    const fault = correctionOf(page, '经协商一');
    await fault.getByRole('button', { name: '接受' }).first().click();
    await page.getByText('已处理 1/7').waitFor();
    await expectReadable('phone-work-corrections');
  });

  it('finds all three among the recent tasks', async () => {
    await page.goto(`${product.url}/m/dashboard`);
    const recent = page.getByRole('region', { name: '最近任务' });
    for (const name of [/^服务合同-旧/, /^设备采购合同/, /^仓储服务合同/])
      await recent.getByRole('link', { name }).first().waitFor();
    await expectReadable('phone-work-recent');
    expect(problems).toEqual([]);
  });
});
