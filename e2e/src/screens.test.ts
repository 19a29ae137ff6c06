/**
 * Every screen of the workspace and the mobile site opens; takes screenshots at 1440 and 390 px for people to
 * look at.
 */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openContext, openPhone, PHONE, sharedBrowser, takePicture } from './browser.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser, fillSignIn } from './sign-in.testing.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
});

const PUBLIC = [
  '/',
  '/contact-us',
  '/prime-introduction',
  '/enterprise',
  '/customer-case',
  '/information-center',
  '/test',
  '/no-such-page',
];
const WORKSPACE = [
  '/dashboard',
  '/contract-compare/upload',
  '/contract-compare/list',
  '/contract-audit/list',
  '/contract-correct/list',
  '/contract-correct/live',
  '/plagiarism/list',
  '/convert-tool/list',
  '/document',
  '/assistant',
  '/laws',
  '/document-manage/upload',
  '/order-list/index',
];

async function visit(page: Page, path: string, name: string): Promise<void> {
  await page.goto(product.url + path);
  await page.locator('h1, h2').first().waitFor();
  for (const [size, viewport] of [
    ['1440', DESKTOP],
    ['390', PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    // The layout settles within a few frames.
    await expect
      .poll(overflow, { message: `${path} is wider than a ${size} px window` })
      .toBeLessThanOrEqual(1);
    await takePicture(page, `${name}-${size}`);
  }
  await page.setViewportSize(DESKTOP);
}

const nameOf = (path: string) => path.replaceAll('/', '_').replace(/^_$/, '_home');

describe('screens', () => {
  it('of the public site open for a visitor', async () => {
    const { page, problems } = await openContext(browser);
    for (const path of PUBLIC) await visit(page, path, `public${nameOf(path)}`);
    expect(await page.getByText('404').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it('of the workspace open for a signed-in user', async () => {
    const { page, problems } = await openContext(browser);
    await becomeUser(page, product);
    for (const path of WORKSPACE) {
      await visit(page, path, `work${nameOf(path)}`);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(problems).toEqual([]);
  });

  it('of the mobile site are shown on a phone, and signing in works there', async () => {
    const { page, problems } = await openPhone(browser);
    await page.goto(`${product.url}/enterprise?channel=ad`);
    await page.waitForURL((url) => url.pathname === '/m/home' && url.searchParams.get('channel') === 'ad');
    await takePicture(page, 'mobile_home');
    for (const path of ['/m/contact-us', '/m/consult', '/m/login']) {
      await page.goto(product.url + path);
      await page.locator('h1, h2').first().waitFor();
      await takePicture(page, `mobile${nameOf(path)}`);
    }
    await fillSignIn(page, product, '13587654321');
    await page.waitForURL((url) => url.pathname === '/m/home');
    expect(problems).toEqual([]);
  });

  it('send a phone with an invitation to /m/login once, query kept', async () => {
    const { page } = await openPhone(browser);
    await page.goto(`${product.url}/?inviteNewCode=abc123`);
    await page.waitForURL(
      (url) => url.pathname === '/m/login' && url.searchParams.get('inviteNewCode') === 'abc123',
    );
  });
});
