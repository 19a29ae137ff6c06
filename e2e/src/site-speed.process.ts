/**
 * Measures pages of a running product as a visitor with a slow machine and a slow network gets them:
 * `node e2e/src/site-speed.process.ts [URL]`. Chromium with its processor slowed down four times on "slow 4G" (1.6 Mbit/s down, 750 kbit/s up, 150 ms × 3.75
 * latency at 90 % of the rate, as the browser's own tools emulate it). Prints the best and the middle of several loads.
 */
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { findChromium } from './browser.testing.ts';

const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
const LOADS = 5;
/** Long after a page has loaded everything by itself. */
const SETTLED_MS = 4000;
/** A longer task blocks; the excess counts. */
const LONG_TASK_MS = 50;

interface Measure {
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  readonly scriptBytes: number;
}

const origin = process.argv[2] ?? 'http://127.0.0.1:8000';
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const DESKTOP = { width: 1440, height: 900 };
const phone = {
  ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
};
const pages: readonly (readonly [string, BrowserContextOptions])[] = [
  ['/', { viewport: DESKTOP }],
  ['/prime-introduction', { viewport: DESKTOP }],
  ['/information-center', { viewport: DESKTOP }],
  ['/m/home', phone],
  ['/m/login', phone],
];

console.log('| page | LCP best / middle | CLS | TBT best / middle | JavaScript, compressed |');
console.log('|---|---|---|---|---|');
for (const [path, options] of pages) {
  const measures: Measure[] = [];
  for (let load = 0; load < LOADS; load += 1) measures.push(await measure(browser, origin + path, options));
  const sorted = (read: (one: Measure) => number) => measures.map(read).sort((a, b) => a - b);
  const both = (values: readonly number[]) =>
    `${Math.round(values[0] ?? 0)} / ${Math.round(values[LOADS >> 1] ?? 0)} ms`;
  const cls = Math.max(...measures.map((one) => one.cls)).toFixed(3);
  const kilobytes = (Math.max(...measures.map((one) => one.scriptBytes)) / 1024).toFixed(1);
  console.log(
    `| ${path} | ${both(sorted((one) => one.lcpMs))} | ${cls} | ${both(sorted((one) => one.tbtMs))} | ${kilobytes} KB |`,
  );
}
await browser.close();

async function measure(from: Browser, url: string, options: BrowserContextOptions): Promise<Measure> {
  const context = await from.newContext({ locale: 'zh-CN', ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scriptBytes = countScripts(session);
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await readPage(page);
  await context.close();
  return { ...seen, scriptBytes: scriptBytes() };
}

/** Bytes over the wire of all scripts. */
function countScripts(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

interface Watched {
  lcpMs: number;
  cls: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
}

/** Runs in the page, before its own code. */
function watchPage(): void {
  const watched: Watched = { lcpMs: 0, cls: 0, tasks: [] };
  Reflect.set(window, 'watched', watched);
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    watched.lcpMs = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) watched.cls += Number(Reflect.get(entry, 'value'));
  });
  watch('longtask', ({ startTime, duration }) => watched.tasks.push({ start: startTime, duration }));
}

async function readPage(page: Page): Promise<Omit<Measure, 'scriptBytes'>> {
  const { lcpMs, cls, tasks, paintMs } = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { ...(Reflect.get(window, 'watched') as Watched), paintMs: paint };
  });
  // Blocking counts from the first paint on.
  const late = tasks.filter((task) => task.start + task.duration > paintMs);
  const tbtMs = late.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return { lcpMs, cls, tbtMs };
}
