/**
 * Names, texts and answers that contain markup and scripts, on every screen that shows them: they are shown
 * literally, and nothing runs. The browser ignores the content policy here, so that only escaping protects.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { completeUpload, createDocument } from '@wenjian/api';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ChatModelStandIn } from '../../apps/server/src/testing/chat-model-stand-in.ts';
import { openContext, sharedBrowser } from './browser.testing.ts';
import { cards, exportFiles, putFiles, start, untilShown } from './compare.testing.ts';
import { textFile } from './documents.testing.ts';
import { type Product, sharedProductWithModel } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

let canary: Server;
let base: string;
let model: ChatModelStandIn;
let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
/** What must never happen: scripts that ran, dialogs, requests to other hosts. */
let hits: string[] = [];

beforeAll(async () => {
  canary = createServer((request, response) => {
    hits.push(`canary ${request.url}`);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  base = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  ({ product, model } = await sharedProductWithModel(() => ({ pieces: [answer()] })));
  browser = await sharedBrowser();
  const opened = await openContext(browser, { bypassCSP: true });
  ({ page, problems } = opened);
  await opened.context.exposeFunction('hit', (name: string) => hits.push(`script ${name}`));
  opened.context.on('dialog', (dialog) => {
    hits.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await becomeUser(page, product);
});
afterEach(async () => {
  expect(hits).toEqual([]);
  expect(await page.locator('a[href^="javascript:" i], iframe[src^="javascript:" i]').count()).toBe(0);
});
afterAll(async () => {
  await model?.stop();
  canary?.close();
});

// A file name has no slash.
const OLD_NAME = '<img src=x onerror=hit(1)>旧.txt';
const NEW_NAME = '"><svg onload=hit(2)>{{7*7}}新.txt';
const SCRIPT = '<script>hit(3)</script>';
const picture = () => `"><img src="${base}/text" onerror="hit(4)">`;
const LINK = '[点我](javascript:hit(5))';
const oldText = () => `采购合同\n第一条 总价为100万元。${SCRIPT}\n第二条 双方另行约定。`;
const newText = () =>
  `采购合同\n第一条 总价为120万元。${SCRIPT}\n第二条 双方另行约定。\n第三条 ${picture()}\n第四条 ${LINK}`;
const QUESTION = '<img src=x onerror=hit(6)>押金';
const answer = () =>
  `应当返还。${SCRIPT}\n\n<img src="${base}/answer" onerror="hit(7)">\n\n${LINK} ![图](${base}/markdown) [外](data:text/html,x)\n\n| 甲 |\n|--|\n| <svg onload=hit(8)> |`;

const shown = (place = 'body') => expect.poll(() => page.locator(place).innerText());

it('the trap works: a page without escaping is caught', async () => {
  const trap = await page.context().newPage();
  await trap.setContent(`<p>${picture()}</p><img src=x onerror="hit(1);alert(2)">${SCRIPT}`);
  const caught = ['canary /text', 'dialog 2', 'script 1', 'script 3', 'script 4'];
  await expect.poll(() => [...new Set(hits)].sort()).toEqual(caught);
  await trap.close();
  hits = [];
});

it('a comparison shows names and texts literally', async () => {
  await page.goto(`${product.url}/contract-compare/upload`);
  await putFiles(page, textFile(OLD_NAME, oldText()), textFile(NEW_NAME, newText()));
  await shown().toContain(NEW_NAME);
  await start(page);
  await untilShown(page);
  await walkTour(page);
  await shown().toContain(OLD_NAME);
  expect((await cards(page).allInnerTexts()).join('\n')).toContain('onerror="hit(4)"');
  await expect.poll(() => page.getByTestId('compare-panes').textContent()).toContain('hit(5)');
});

it('the exported web page, opened from the disk, is text too', async () => {
  await page.getByRole('button', { name: /导\s?出/ }).click();
  const [made] = await exportFiles(page, ['网页报告']);
  const report = await page.context().newPage();
  await report.goto(pathToFileURL(made?.path ?? '').href);
  const words = await report.locator('body').innerText();
  for (const part of [OLD_NAME, NEW_NAME, picture(), LINK]) expect(words).toContain(part);
  // Its own links lead to its own changes.
  expect(await report.locator('img, svg, a:not([href^="#"])').count()).toBe(0);
  await report.close();
});

it('the list and the workbench show its literal name', async () => {
  await page.goto(`${product.url}/contract-compare/list`);
  await page.getByRole('row').filter({ hasText: OLD_NAME }).getByText('已完成').waitFor();
  await page.goto(`${product.url}/dashboard`);
  await shown().toContain(OLD_NAME);
});

it('the knowledge base and the preview show a document as it is', async () => {
  await page.goto(`${product.url}/convert-tool/convert`);
  const completed = page.waitForResponse((response) => response.url().endsWith(completeUpload.path));
  await page.getByTestId('convert-files').setInputFiles(textFile(NEW_NAME, newText()));
  const response = await completed;
  await shown().toContain(NEW_NAME);
  const { data: stored } = await response.json();
  const created = await page.request.post(product.url + createDocument.path, {
    headers: { authorization: (await response.request().allHeaders()).authorization ?? '' },
    data: { fileId: stored.fileId },
  });
  const { data: document } = await created.json();
  await page.goto(`${product.url}/document-manage/${document.id}`);
  await page.locator('section[data-page="0"] canvas').waitFor({ timeout: 60_000 });
  await page.getByText('纯文字').click();
  await shown().toContain(LINK);
  await page.goto(`${product.url}/document`);
  await shown().toContain(NEW_NAME);
});

it('the assistant shows question, answer and title as text', async () => {
  await page.keyboard.press('Alt+Slash');
  await page.getByLabel('输入问题').fill(QUESTION);
  await page.getByLabel('输入问题').press('Enter');
  await page.getByRole('button', { name: '发送' }).waitFor();
  const panel = page.getByRole('complementary', { name: 'AI 助手' });
  await expect.poll(() => panel.innerText()).toContain('<svg onload=hit(8)>');
  const words = await panel.innerText();
  for (const part of [QUESTION, SCRIPT, `<img src="${base}/answer" onerror="hit(7)">`])
    expect(words).toContain(part);
  await page.goto(`${product.url}/assistant`);
  await shown().toContain('<img src=x onerror');
});

it('the browser reported no page errors', () => {
  expect(problems).toEqual([]);
});
