/**
 * The assistant and the user's documents: one is attached to a question, its passage is opened at the page,
 * and words of a page are quoted.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatModelStandIn } from '../../apps/server/src/testing/chat-model-stand-in.ts';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { chooseMode } from './chat.testing.ts';
import { makePdf } from './documents.testing.ts';
import { type Product, sharedProductWithModel } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

/** A busy machine is slow. */
const SOON = { timeout: 60_000 };
const READ = { timeout: 60_000 };
const CLAUSES = [
  '第一条 乙方向甲方交付设备',
  '第二条 设备由乙方负责安装调试',
  '第三条 甲方应于验收合格后三十日内付清价款',
  '第四条 争议由甲方所在地法院管辖',
];
const TERM_PAGE = 3;
const CONTRACT = makePdf('设备采购合同.pdf', CLAUSES.length, (at) => CLAUSES[at] ?? '');

let model: ChatModelStandIn;
let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  const pieces = ['验收合格后', '三十日内付清', '[1]。'];
  ({ product, model } = await sharedProductWithModel(() => ({ pieces })));
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
  await becomeUser(page, product);
});
afterAll(() => model?.stop());

const box = () => page.getByLabel('输入问题');
const answer = () => page.getByRole('article', { name: '通用 AI' }).last();
const question = () => page.getByRole('article', { name: '我' }).last();
const told = () => model.requests.at(-1)?.body.messages ?? [];

async function ask(words: string): Promise<void> {
  await box().fill(words);
  await box().press('Enter');
  await answer().getByText('三十日内付清').waitFor();
  await page.getByRole('button', { name: '发送' }).waitFor();
}

it('attaches a document of the knowledge base to a question', async () => {
  await page.goto(`${product.url}/document`);
  await page.getByRole('button', { name: '上传文档' }).first().click();
  await page.getByTestId('knowledge-files').setInputFiles(CONTRACT);
  await page.getByText('已放入知识库').waitFor(READ);
  await page.getByRole('button', { name: '完成' }).click();
  const row = page.getByRole('listitem').filter({ hasText: CONTRACT.name });
  await expect.poll(() => row.textContent(), READ).toContain('可检索');

  await page.getByRole('button', { name: 'AI 助手' }).click();
  await page.getByText('剩余 20 次回答').waitFor();
  await chooseMode(page, '通用 AI');
  await page.getByRole('button', { name: '附上知识库文档' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('checkbox', { name: CONTRACT.name }).check();
  await takePicture(page, '167-chat-attach-1440');
  await picker.getByRole('button', { name: /附\s*上/ }).click();
  await picker.waitFor({ state: 'hidden' });
  await ask('验收合格以后多久付清价款');
  await question().getByText(CONTRACT.name).waitFor();
  expect(told()[0]?.content).toContain(CLAUSES[TERM_PAGE - 1]);
});

it('opens the document at the page of an answer’s source, with its words marked', async () => {
  await answer()
    .getByRole('button', { name: `依据 1：${CONTRACT.name}` })
    .click();
  const source = page.getByRole('dialog', { name: CONTRACT.name });
  await source.getByText(`第 ${TERM_PAGE} 页`).waitFor();
  await source.getByText(CLAUSES[TERM_PAGE - 1] ?? '').waitFor();
  await takeBothPictures(page, '168-chat-source');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    source.getByRole('link', { name: '在文档中查看' }).click(),
  ]);
  await opened.waitForURL(new RegExp(`/document-manage/[0-9a-f-]{36}\\?page=${TERM_PAGE}`));
  await walkTour(opened);
  await expect
    .poll(() => opened.getByLabel('页码，输入后按回车跳转').inputValue(), SOON)
    .toBe(String(TERM_PAGE));
  const status = opened.getByRole('search', { name: '在文档中查找' }).locator('output');
  await expect.poll(() => status.textContent(), SOON).toBe('1 / 1');
  await takePicture(opened, '169-chat-source-page-1440');
  const { pathname } = new URL(opened.url());
  await opened.close();
  await source.getByRole('button', { name: 'Close' }).or(source.getByLabel('关闭')).first().click();
  await source.waitFor({ state: 'hidden' });
  await page.goto(`${product.url}${pathname}`);
});

it('quotes words that are selected on a page of the preview', async () => {
  const sheet = page.locator('section[data-page="0"]');
  await sheet.locator('canvas').waitFor(READ);
  const words = CLAUSES[0] ?? '';
  await sheet.getByText(words, { exact: false }).first().selectText();
  if (!(await box().isVisible())) await page.getByRole('button', { name: 'AI 助手' }).click();
  await page.getByRole('button', { name: '引用所选文字', exact: true }).click();
  await ask('这一条是什么意思');
  await question().getByText(words).waitFor();
  expect(told().at(-1)?.content).toContain(words);
  await page.getByText('剩余 18 次回答').waitFor();
  await takeBothPictures(page, '170-chat-quote');
});

it('the browser reported no page errors', () => {
  expect(problems).toEqual([]);
});
