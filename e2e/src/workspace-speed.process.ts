/**
 * Measures how soon a signed-in person can work: `node e2e/src/workspace-speed.process.ts`. The product runs on a scratch data folder; Chromium with its processor
 * slowed down four times on "slow 4G", with an empty cache and again with a filled one. Prints the best and the middle of several loads.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession } from 'playwright-core';
import { launchBrowser } from './browser.testing.ts';
import { startProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { countTransfers, slowDown, type Transfers } from './slow-page.testing.ts';

const LOADS = Number(process.argv[2] ?? 5);
/** The path of one screen, for that one alone. */
const ONLY = process.argv[3];
/** No long task for so long: the page has come to rest. */
const QUIET_MS = 1500;
const LOOK_EVERY_MS = 200;
const LIMIT_MS = 120_000;

/** What tells that a screen can be used: its main action. */
const screens: readonly (readonly [path: string, mark: string])[] = [
  ['/dashboard', 'main button, main a[href*="upload"]'],
  ['/contract-compare/list', 'main h1'],
  ['/contract-audit/upload', 'main [data-testid="audit-file"]'],
];

interface Load extends Transfers {
  readonly paintMs: number;
  readonly shownMs: number;
  readonly interactiveMs: number;
  readonly busyMs: number;
}

const product = await startProduct();
const browser = await launchBrowser();
console.log(
  `Load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}.\n`,
);
console.log(
  '| screen | cache | first paint | shown | interactive, best / middle | page busy | requests | kB |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const [path, mark] of screens) {
  if (ONLY !== undefined && path !== ONLY) continue;
  const cold: Load[] = [];
  const warm: Load[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    await signedIn(context);
    cold.push(await measure(context, path, mark));
    warm.push(await measure(context, path, mark));
    await context.close();
  }
  printRow(path, 'empty', cold);
  printRow(path, 'filled', warm);
}
await browser.close();
await product.stop();

async function signedIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await becomeUser(page, product);
  await page.close();
}

async function measure(context: BrowserContext, path: string, mark: string): Promise<Load> {
  const page = await context.newPage();
  const session = await slowDown(page);
  const transfers = countTransfers(session);
  await page.addInitScript(watchPage, mark);
  await page.goto(product.url + path, { waitUntil: 'commit' });
  const times = await untilQuiet(session);
  await page.close();
  return { ...times, ...transfers() };
}

interface Watched {
  shownMs: number;
  readonly tasks: { readonly start: number; readonly end: number }[];
}

/**
 * Runs in the page, before its own code. It looks for the mark when the page has changed, not in every frame: asking for frames makes the page draw all the
 * time, and on a slow processor that takes more time than the page's own work.
 */
function watchPage(mark: string): void {
  const watched: Watched = { shownMs: 0, tasks: [] };
  Reflect.set(window, 'watched', watched);
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime: start, duration }) => {
      watched.tasks.push({ start, end: start + duration });
    }),
  ).observe({ type: 'longtask', buffered: true });
  const changes = new MutationObserver(() => {
    if (!document.querySelector(mark)) return;
    watched.shownMs = performance.now();
    changes.disconnect();
  });
  changes.observe(document, { childList: true, subtree: true });
}

/** Interactive: the screen is shown, and the last long task before a quiet time has ended. */
async function untilQuiet(session: CDPSession): Promise<Omit<Load, keyof Transfers>> {
  for (const limit = Date.now() + LIMIT_MS; Date.now() < limit; await sleep(LOOK_EVERY_MS)) {
    const { now, ...times } = await readTimes(session);
    if (times.shownMs > 0 && now - times.interactiveMs > QUIET_MS) return times;
  }
  const { result } = await session.send('Runtime.evaluate', {
    expression: "location.href + ' ' + document.body.innerText",
  });
  throw new Error(`the page did not come to rest: ${result.value}`);
}

/** Asked of the browser itself: the driver's own `evaluate` brings a large script into the page, which counts as the page's work. */
async function readTimes(session: CDPSession): Promise<Omit<Load, keyof Transfers> & { now: number }> {
  const expression = `(${timesOfPage})()`;
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

function timesOfPage(): Omit<Load, keyof Transfers> & { now: number } {
  const { shownMs, tasks } = Reflect.get(window, 'watched') as Watched;
  const paintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const busyMs = tasks.reduce((sum, { start, end }) => sum + end - start, 0);
  const interactiveMs = Math.max(shownMs, tasks.at(-1)?.end ?? 0);
  return { paintMs, shownMs, interactiveMs, busyMs, now: performance.now() };
}

function printRow(path: string, cache: string, loads: readonly Load[]): void {
  const middle = (read: (load: Load) => number) => sorted(read)[LOADS >> 1] ?? 0;
  const sorted = (read: (load: Load) => number) => loads.map(read).sort((a, b) => a - b);
  const ms = (read: (load: Load) => number) => `${Math.round(middle(read))} ms`;
  const best = Math.round(sorted(({ interactiveMs }) => interactiveMs)[0] ?? 0);
  const cells = [
    ...[path, cache, ms(({ paintMs }) => paintMs), ms(({ shownMs }) => shownMs)],
    `${best} / ${ms(({ interactiveMs }) => interactiveMs)}`,
    ...[ms(({ busyMs }) => busyMs), middle(({ requests }) => requests)],
    (middle(({ bytes }) => bytes) / 1024).toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
