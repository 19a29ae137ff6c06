/** A phone from an advertisement to an account: the landing page, the question about counting, the trial form, signing in. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPhone, sharedBrowser, takePicture } from './browser.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { fillSignIn } from './sign-in.testing.ts';

/** Whole pages, including what a form loads when used. */
const MOBILE_SCRIPT_MAX_BYTES = 90 * 1024;
const ADVERTISEMENT = '?channel=baidu&keyword=%E5%90%88%E5%90%8C&bd_vid=click-77';
const SETTLED = { timeout: 60_000 };

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

/** Request bodies to the log service. */
function watchLogs(page: Page): { readonly path: string; readonly body: string }[] {
  const told: { path: string; body: string }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/logs/')) told.push({ path, body: request.postData() ?? '' });
  });
  return told;
}

/** Compressed bytes of the scripts a page has loaded since. */
async function watchScripts(context: BrowserContext, page: Page): Promise<() => number> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Only the page as a whole: a table may scroll within itself. */
function isWiderThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

describe('a phone', () => {
  it('shows the tools, and asks before it counts anything', async () => {
    const { page, context, problems } = await openPhone(browser);
    const told = watchLogs(page);
    await page.goto(`${product.url}/${ADVERTISEMENT}`);
    await page.waitForURL(
      (url) => url.pathname === '/m/home' && url.searchParams.get('bd_vid') === 'click-77',
    );
    await page.getByText('文档比对').click();
    await page.getByText('左右对照，同步滚动').waitFor();
    await page.getByRole('button', { name: '不要统计' }).click();
    await page.getByRole('link', { name: '单位申请试用' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: '免费使用' }).waitFor();
    expect(await page.getByRole('button', { name: '不要统计' }).count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('wenjian.attribution'))).not.toContain(
      'click-77',
    );
    await takePicture(page, 'mobile-home-declined-390');
    await page.goto(`${product.url}/m/login`);
    expect(told).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('reads prices and articles, and signs in to buy where the prices stand', async () => {
    const { page, context, problems } = await openPhone(browser);
    await page.goto(`${product.url}/m/home`);
    await page.getByRole('button', { name: '不要统计' }).click();
    await page.getByRole('link', { name: '资讯中心' }).click();
    await page.waitForURL((url) => url.pathname === '/information-center');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/information-center/detail');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isWiderThanScreen(page)).toBe(false);
    await page.goto(`${product.url}/m/home`);
    await page.getByRole('link', { name: '会员与价格' }).click();
    await page.waitForURL((url) => url.pathname === '/prime-introduction');
    expect(await isWiderThanScreen(page)).toBe(false);
    await takePicture(page, 'mobile-prices-390');
    await page.getByRole('button', { name: '购买月度会员' }).click();
    await fillSignIn(page, product, String(13_800_000_000 + (Date.now() % 90_000_000)));
    const dialog = page.getByRole('dialog', { name: '开通会员' });
    await dialog.getByText('¥49.9').first().waitFor(SETTLED);
    expect(new URL(page.url()).pathname).toBe('/prime-introduction');
    expect(await isWiderThanScreen(page)).toBe(false);
    await takePicture(page, 'mobile-payment-390');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps the link of a page of the site that it has not', async () => {
    const { page, context, problems } = await openPhone(browser);
    await page.goto(`${product.url}/enterprise`);
    await page.waitForURL((url) => url.pathname === '/m/home');
    await page.getByRole('region', { name: '您打开的链接' }).getByText('“企业部署”').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('sends the trial application once every field is valid, and confirms it in a dialog', async () => {
    const { page, context, problems } = await openPhone(browser);
    const bytes = await watchScripts(context, page);
    await page.goto(`${product.url}/m/consult`);
    await page.getByRole('button', { name: '不要统计' }).click();
    await page.getByRole('button', { name: '提交' }).click();
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      '请填写姓名',
      '请输入正确的手机号',
      '请填写单位名称',
      '请至少写 5 个字',
    ]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await page.getByLabel('姓名').fill('王五');
    await page.getByLabel('手机号').fill('13912340000');
    await page.getByLabel('单位名称').fill('云杉科技');
    await page.getByLabel('试用说明').fill('二十人试用两周');
    await page.getByRole('button', { name: '提交' }).click();
    const dialog = page.getByRole('dialog', { name: '提示' });
    await dialog.getByText('申请已收到').waitFor();
    await takePicture(page, 'mobile-message-390');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(bytes()).toBeGreaterThan(0);
    expect(bytes()).toBeLessThanOrEqual(MOBILE_SCRIPT_MAX_BYTES);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('with consent sends its source to the account, and its conversion to the log', async () => {
    const { page, context } = await openPhone(browser);
    // A beacon's body cannot be observed; the request that replaces it can.
    await context.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: () => false }));
    const told = watchLogs(page);
    const bytes = await watchScripts(context, page);
    await page.goto(`${product.url}/m/login${ADVERTISEMENT}`);
    await page.getByRole('button', { name: '允许统计' }).click();
    await page.goto(`${product.url}/m/login?channel=other`);
    const size = bytes();
    await fillSignIn(page, product, '13587650077');
    await page.waitForURL((url) => url.pathname === '/m/home');
    await expect.poll(() => told.some(({ path }) => path === '/logs/conversion')).toBe(true);
    const conversion = told.find(({ path }) => path === '/logs/conversion');
    expect(JSON.parse(conversion?.body ?? '{}')).toMatchObject({ kind: 'signUp', bd_vid: 'click-77' });
    // Events are collected for some seconds; what a closing page sends cannot be observed.
    await expect.poll(() => told.map(({ path }) => path), SETTLED).toContain('/logs/events');
    expect(size).toBeLessThanOrEqual(MOBILE_SCRIPT_MAX_BYTES);
    await context.close();
  });
});
