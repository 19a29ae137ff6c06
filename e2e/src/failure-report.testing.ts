/** What the pages and the product logged when a test failed, for readers of the output. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { lastProductLines } from './product.testing.ts';

interface Watched {
  readonly waiting: Set<Request>;
  readonly refused: string[];
}

const SHOWN_MAX = 800;
const LINES_MAX = 30;
/** Dialogs, toasts and warnings: where a page reports errors. */
const TELLING = '[role="dialog"], [role="alert"], .ant-message-notice, .ant-notification-notice';

const watched = new Map<Page, Watched>();

/**
 * Presses that came to nothing: what was pressed was replaced before it was let go, or the page moved below the pointer, so that the click went elsewhere. Runs in the
 * page.
 */
function noteLostPresses(): void {
  const lost: string[] = [];
  Object.assign(window, { lostPresses: lost });
  let pressed: Element | null = null;
  const note = (why: string) => lost.push(`${why}: ${pressed?.outerHTML.slice(0, 300)}`);
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target instanceof Element ? (target.closest('button, a, [role]') ?? target) : null;
    },
    true,
  );
  window.addEventListener(
    'pointerup',
    ({ target }) => {
      if (pressed === null || !(target instanceof Node)) return;
      if (!pressed.isConnected) note('replaced');
      else if (!pressed.contains(target)) note(`let go over ${target.nodeName}`);
    },
    true,
  );
}

export async function watchContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(noteLostPresses);
  context.on('page', (page) => {
    const notes: Watched = { waiting: new Set(), refused: [] };
    watched.set(page, notes);
    const ended = (request: Request) => notes.waiting.delete(request);
    page.on('request', (request) => notes.waiting.add(request));
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    page.on('response', (response) => {
      if (response.status() >= 400)
        notes.refused.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
    page.on('close', () => watched.delete(page));
  });
}

export async function reportFailure(): Promise<void> {
  for (const [page, notes] of watched) console.error(await report(page, notes));
  console.error(`the product said:\n${lastProductLines().join('\n')}`);
}

async function report(page: Page, { waiting, refused }: Watched): Promise<string> {
  const told = await page
    .locator(TELLING)
    .allInnerTexts()
    .catch(() => []);
  const lost = await page
    .evaluate(() => (window as unknown as { lostPresses?: string[] }).lostPresses ?? [])
    .catch(() => []);
  return [
    `page ${page.url()}`,
    `  says: ${told.join(' | ').replaceAll(/\s+/g, ' ').slice(0, SHOWN_MAX)}`,
    `  waits for: ${[...waiting].map((request) => `${request.method()} ${request.url()}`).join(', ')}`,
    `  lost presses: ${lost.join(' | ')}`,
    `  was refused: ${refused.slice(-LINES_MAX).join(', ')}`,
  ].join('\n');
}
