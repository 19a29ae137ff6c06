/** A team's usage: by day, tool and member, for the chosen days, on the screen and as a workbook. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, sharedBrowser, takeBothPictures } from './browser.testing.ts';
import { contractPair, putFiles, start, untilShown } from './compare.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { signIn } from './sign-in.testing.ts';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  // Far from the product's time zone: days are still Beijing's.
  ({ page, problems } = await openContext(browser, { timezoneId: 'America/Los_Angeles' }));
  await signIn(page, product);
});

const DAY_MS = 86_400_000;
const BEIJING_OFFSET_MS = 8 * 3_600_000;

function dayInBeijing(daysAgo: number): string {
  return new Date(Date.now() + BEIJING_OFFSET_MS - daysAgo * DAY_MS).toISOString().slice(0, 10);
}

async function chosenDays(): Promise<readonly string[]> {
  const fields = page.locator('.ant-picker-range input');
  return [await fields.nth(0).inputValue(), await fields.nth(1).inputValue()];
}

async function choose(preset: string): Promise<void> {
  await page.locator('.ant-picker-range').click();
  await page.locator('.ant-picker-presets').getByText(preset, { exact: true }).click();
}

const uses = () => page.getByRole('region', { name: '次数明细' }).locator('tbody tr[data-row-key]');

describe('the statistics of a team', () => {
  it('show nothing at first, then today’s comparison', async () => {
    await page.getByRole('button', { name: '切换空间' }).click();
    await chooseMenuItem(page, '新建团队');
    await page.getByLabel('团队名称').fill('法务一部');
    await page.getByRole('button', { name: '创建' }).click();
    await page.getByText('已切换到“法务一部”').waitFor();
    await page.getByRole('link', { name: '数据统计' }).click();
    await page.getByText('开始一次比对、审查或查重后').waitFor();
    const contracts = await contractPair(1, 7);
    await page.goto(`${product.url}/contract-compare/upload`);
    await putFiles(page, contracts.old, contracts.new);
    await start(page);
    await untilShown(page);
    await page.goto(`${product.url}/static`);
    await page.getByLabel(new RegExp(`^${dayInBeijing(0)}：1 个任务，文档比对 1$`)).waitFor();
    await expect.poll(chosenDays).toEqual([dayInBeijing(29), dayInBeijing(0)]);
    await expect.poll(() => uses().count()).toBe(1);
    await takeBothPictures(page, '120-statistics');
  });

  it('cover only the chosen days, including the list of uses', async () => {
    const list = page.waitForRequest((request) => request.url().includes('/consume-list/'));
    await choose('近 7 天');
    const asked = new URL((await list).url()).searchParams;
    expect([asked.get('startDate'), asked.get('endDate')]).toEqual([dayInBeijing(6), dayInBeijing(0)]);
    await page.getByRole('listitem', { name: new RegExp(`^${dayInBeijing(6)}：0 个任务`) }).waitFor();
    expect(await page.getByRole('heading', { name: '每日任务' }).count()).toBe(1);
    await choose('近一年');
    await page.getByRole('heading', { name: '每周任务' }).waitFor();
    await expect.poll(() => uses().count()).toBe(1);
  });

  it('can be exported as a workbook of those days', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出 Excel' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`数据统计 ${dayInBeijing(364)} ${dayInBeijing(0)}.xlsx`);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('say that an export failed', async () => {
    const failing = '**/statistics/export*';
    await page.route(failing, (route) => route.abort());
    await page.getByRole('button', { name: '导出 Excel' }).click();
    await page.getByText(/^没有导出：/).waitFor();
    await page.unroute(failing);
    expect(problems).toEqual([]);
  });
});
