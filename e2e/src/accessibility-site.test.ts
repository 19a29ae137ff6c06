/**
 * Every page of the public and the mobile site has no axe-core violation, in the light and dark theme. Motion is
 * reduced throughout.
 */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { expectNoViolation } from './axe.testing.ts';
import { openContext, PHONE, PHONE_AGENT, sharedBrowser } from './browser.testing.ts';
import { openSettled, pathsOf } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ page } = await openContext(browser));
});

describe('the public site', () => {
  it.each([...pathsOf('public'), '/no-such-page'])('%s has no violation', async (path) => {
    await openSettled(page, product.url + path);
    await expectNoViolation(page, path);
  });

  it('has no violation in its login dialog', async () => {
    await openSettled(page, `${product.url}/`);
    await page.getByRole('button', { name: '免费使用' }).first().click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolation(page, 'login dialog');
  });
});

describe('the mobile site', () => {
  it.each(pathsOf('mobile'))('%s has no violation', async (path) => {
    const phone = { viewport: PHONE, userAgent: PHONE_AGENT, isMobile: true, hasTouch: true };
    const { page: mobile, context } = await openContext(browser, phone);
    await openSettled(mobile, product.url + path);
    await expectNoViolation(mobile, path);
    await context.close();
  });
});
