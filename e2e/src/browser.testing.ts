/** A real Chromium, found on the machine, and pictures of what it shows for people to look at. */
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { watchContext } from './failure-report.testing.ts';

/** The headless shell is the same engine without the window, and draws with less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Ignored by git. */
const SCREENSHOTS = join(import.meta.dirname, '../../artifacts/screenshots');
const PICTURE_TRIES_MAX = 5;
const THEME_SETTLES_MS = 500;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));
  if (!found)
    throw new Error('Chromium was not found on PATH; set CHROMIUM_PATH or install the package chromium');
  return found;
}

let shared: Promise<Browser> | undefined;
const openContexts = new Set<BrowserContext>();

/** The browser of this test worker; it ends with the worker. Each journey opens contexts of its own in it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** After each file: pages that stay open would go on asking the shared product for news. */
export async function closeContexts(): Promise<void> {
  await Promise.all([...openContexts].map((context) => context.close()));
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  });
}

/** A page that fails the test when the browser reports an error of the page's own. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // What grows while it opens may move away under a press on a busy machine, and drawing it takes a third of the work.
    reducedMotion: 'reduce',
    ...options,
  });
  openContexts.add(context);
  context.on('close', () => openContexts.delete(context));
  await watchContext(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      problems.push(message.text());
  });
  return { context, page, problems };
}

/** The same as a phone has it, worked with a finger. */
export function openPhone(browser: Browser): ReturnType<typeof openContext> {
  return openContext(browser, {
    viewport: PHONE,
    userAgent: PHONE_AGENT,
    isMobile: true,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
}

/** Pictures are for people to look at and judge nothing, so they are taken only when asked for: `PICTURES=1 npm test -- e2e`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  const path = join(SCREENSHOTS, `${name}.png`);
  // The browser refuses while one page is taking the place of another, and the next frame is in order again.
  for (let tries = PICTURE_TRIES_MAX; tries > 0; tries--)
    try {
      await page.screenshot({ path });
      return;
    } catch (error) {
      if (!String(error).includes('Unable to capture screenshot')) throw error;
      await page.waitForTimeout(200);
    }
  // A picture is for people to look at; what the page does is the tests' to judge.
  console.warn(`no picture of ${name}`);
}

/** What a phone shows, in the light and dark theme. */
export async function takePhonePictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(THEME_SETTLES_MS);
    await takePicture(page, `${name}-390-${colorScheme}`);
  }
}

/** The same screen on a desk and on a phone, in the light and dark theme. */
export async function takeAllPictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await takeBothPictures(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  // A dialog that is closed during a change of colours may miss the end of its own animation.
  await page.waitForTimeout(THEME_SETTLES_MS);
}

/** The same screen on a desk and on a phone. */
export async function takeBothPictures(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  await takePicture(page, `${name}-1440`);
  await page.setViewportSize(PHONE);
  // The layout settles within a frame or two, its transitions within this.
  await page.waitForTimeout(250);
  await takePicture(page, `${name}-390`);
  await page.setViewportSize(DESKTOP);
}
