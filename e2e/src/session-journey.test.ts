/** What an address and a clock decide: a session that ends while nobody asks for anything, a space named in the address, the beta host. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, sharedBrowser } from './browser.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser, signIn } from './sign-in.testing.ts';

/** Longer than a session lasts. */
const LATER_MS = 31 * 86_400_000;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

const isAt = (path: string) => (url: URL) => url.pathname === path;

describe('a session', () => {
  it('ends on a page that asks for nothing: with a word, then at the sign-in with the way back', async () => {
    const { page, problems } = await openContext(browser);
    await page.clock.install();
    await becomeUser(page, product);
    await page.goto(`${product.url}/contract-audit/list?status=complete`);
    await page.getByRole('heading', { name: '审查记录', level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // Nothing is answered from here on: the end is not learned from a refused call.
    await page.route('**/api/**', () => undefined);
    await page.clock.fastForward(LATER_MS);
    await page.getByText('登录已过期，请重新登录').waitFor();
    expect(new URL(page.url()).pathname).toBe('/contract-audit/list');
    await page.clock.runFor(3_000);
    await page.waitForURL(isAt('/'));
    const query = new URL(page.url()).searchParams;
    expect([query.get('redirect'), query.get('status')]).toEqual(['/contract-audit/list', 'complete']);
    // What was kept is shown at the sign-in; in a browser whose clock goes right.
    const storageState = await page.context().storageState();
    const next = await openContext(browser, { storageState });
    await next.page.goto(page.url());
    await next.page.getByText('登录已过期，请重新登录').first().waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage).includes('eyJ'))).toBe(false);
    expect(problems).toEqual([]);
  });
});

describe('the space named in the address', () => {
  let page: Page;
  let teamId: string;

  beforeAll(async () => {
    ({ page } = await openContext(browser));
    await signIn(page, product);
    await page.getByRole('button', { name: '切换空间' }).click();
    await chooseMenuItem(page, '新建团队');
    await page.getByLabel('团队名称').fill('法务三部');
    await page.getByRole('button', { name: '创建' }).click();
    await page.getByText('已切换到“法务三部”').waitFor();
    const address = await page.getByRole('link', { name: '团队管理' }).getAttribute('href');
    teamId = address?.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: '切换空间' }).click();
    await chooseMenuItem(page, '个人空间');
    await page.getByText('已切换到“个人空间”').waitFor();
  });

  it('is chosen for the statistics, which a personal space has not', async () => {
    await page.goto(`${product.url}/static`);
    await page.waitForURL(isAt('/dashboard'));
    await page.goto(`${product.url}/static?tid=${teamId}`);
    await page.getByRole('heading', { name: '数据统计' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/static');
    await page.getByRole('link', { name: '团队管理' }).waitFor();
  });
});

describe('the beta host', () => {
  it('shows the list of reviews for an address that is no page, and for a page of another tool', async () => {
    // A name of this machine to every browser.
    const beta = { ...product, url: product.url.replace('127.0.0.1', 'beta.localhost') };
    const { page } = await openContext(browser);
    await becomeUser(page, product);
    const tokens = await page.evaluate(() => Object.entries(localStorage));
    await page.goto(`${beta.url}/favicon.svg`);
    await page.evaluate((given) => {
      for (const [key, value] of given) localStorage.setItem(key, value);
    }, tokens);
    for (const path of ['/no-such-page', '/contract-compare/list']) {
      await page.goto(beta.url + path);
      await page.waitForURL(isAt('/contract-audit/list'));
      await page.getByRole('heading', { name: '审查记录', level: 1 }).waitFor();
    }
  });
});
