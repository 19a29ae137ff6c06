/** The assistant with a local model: asked, streamed, stopped, resumed, stored, shared, exported, deleted. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatModelStandIn, ChatScript } from '../../apps/server/src/testing/chat-model-stand-in.ts';
import { openContext, sharedBrowser, takeAllPictures, takePicture } from './browser.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type Product, sharedProductWithModel } from './product.testing.ts';
import { becomeUser, fillSignIn } from './sign-in.testing.ts';

const ANSWER = [
  '押金应当',
  '在退租后返还。',
  '\n\n',
  '依据《中华人民共和国民法典》第五百七十七条，',
  '违约方承担责任。',
  '\n\n| 事项 | 期限 |\n|--|--|\n| 返还押金 | 七日内 |\n\n',
  '另可参考《中华人民共和国民法典》第九千九百九十九条。',
];
const SLOW_MS = 400;
/** A busy machine is slow. */
const SOON = { timeout: 60_000 };

let model: ChatModelStandIn;
let script: ChatScript = { pieces: ANSWER };
let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
let cut: () => void = () => undefined;
let socketCount = 0;

beforeAll(async () => {
  ({ product, model } = await sharedProductWithModel(() => script));
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
  // The way between page and server, so that a test can cut it.
  await page.routeWebSocket(/\/chat\/socket$/, (socket) => {
    socket.connectToServer();
    cut = () => socket.close();
    socketCount += 1;
  });
  await becomeUser(page, product);
});
afterAll(() => model?.stop());

const panel = () => page.getByRole('complementary', { name: 'AI 助手' });
const box = () => page.getByLabel('输入问题');
const stop = () => page.getByRole('button', { name: '停止回答' });
const send = () => page.getByRole('button', { name: '发送' });
const lastAnswer = () => page.getByRole('article', { name: '深度推理' }).last();
const history = () => page.getByRole('complementary', { name: '历史对话' });

async function ask(question: string): Promise<void> {
  await box().fill(question);
  await box().press('Enter');
}

/** A slow answer of many pieces, to be stopped or left. */
const slow = (count: number): ChatScript => ({
  pieces: Array.from({ length: count }, (_, index) => `第${index + 1}点。`),
  paceMs: SLOW_MS,
});

describe('from any page', () => {
  it('opens by key, and loads no code before', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`${product.url}/contract-compare/list`);
    await page.getByRole('button', { name: 'AI 助手' }).waitFor();
    expect(loaded.some((url) => /chat-panel|\/chat\//.test(url))).toBe(false);
    await page.keyboard.press('Alt+Slash');
    await panel().waitFor();
    await expect.poll(() => box().evaluate((element) => element === document.activeElement), SOON).toBe(true);
    await panel().getByText('剩余 20 次回答').waitFor();
    await takeAllPictures(page, '160-chat-empty');
  });

  it('streams its answer: thoughts with their duration, a table, and each citation with its reliability', async () => {
    script = { think: ['先看租赁合同里', '押金怎样约定。'], pieces: ANSWER, paceMs: 50 };
    await ask('房东不退押金怎么办');
    await lastAnswer().getByText('押金应当在退租后返还。').waitFor();
    await send().waitFor();
    await lastAnswer().getByRole('cell', { name: '七日内' }).waitFor();
    await lastAnswer()
      .getByRole('button', { name: /已思考 .* 秒/ })
      .click();
    await lastAnswer().getByText('先看租赁合同里押金怎样约定。').waitFor();
    // Every article has a reliability mark.
    const chips = lastAnswer().getByRole('button', {
      name: /：(支持|存在|未找到|未核实|已修订|已废止)$|^未核实$/,
    });
    await expect.poll(() => chips.count(), SOON).toBe(2);
    await panel().getByText('剩余 19 次回答').waitFor();
    await takeAllPictures(page, '161-chat-answer');
  });

  it('continues while the user moves to another page', async () => {
    script = slow(12);
    await ask('慢慢说');
    await lastAnswer().getByText('第1点。').waitFor();
    await page.getByRole('link', { name: '知识库' }).click();
    await page.waitForURL('**/document');
    await lastAnswer().getByText('第12点。').waitFor();
    await send().waitFor();
  });
});

describe('a running reply', () => {
  it('keeps the chat: clearing and loading are refused with a warning', async () => {
    script = slow(40);
    await ask('列出要点');
    await lastAnswer().getByText('第1点。').waitFor();
    await panel().getByRole('button', { name: '新对话' }).click();
    await page.getByText('正在回复中，请等待回复结束或先停止').waitFor();
    await lastAnswer().getByText('第3点。').waitFor();
  });

  it('continues after a reload, from its beginning', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'AI 助手' }).click();
    await stop().waitFor();
    await lastAnswer().getByText('第1点。第2点。第3点。第4点。第5点。').waitFor();
    expect((await lastAnswer().textContent())?.split('第1点。')).toHaveLength(2);
  });

  it('is stopped by keyboard, and counts one answer', async () => {
    await stop().focus();
    await page.keyboard.press('Enter');
    await lastAnswer().getByText('已停止').waitFor();
    await send().waitFor();
    await panel().getByText('剩余 17 次回答').waitFor();
  });

  it('that the network cuts off is continued where it was', async () => {
    script = slow(16);
    await ask('断线试试');
    await lastAnswer().getByText('第2点。').waitFor();
    const before = socketCount;
    cut();
    await lastAnswer().getByText('第16点。').waitFor();
    await send().waitFor();
    expect(socketCount).toBe(before + 1);
    const whole = Array.from({ length: 16 }, (_, index) => `第${index + 1}点。`).join('');
    expect(await lastAnswer().textContent()).toContain(whole);
  });
});

describe('as a page', () => {
  it('is reached from the panel, with the history beside it', async () => {
    await panel().getByRole('link', { name: '在整页中打开' }).click();
    await page.waitForURL('**/assistant**');
    await history().getByText('房东不退押金怎么办').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('id'), SOON).not.toBeNull();
    await takeAllPictures(page, '162-chat-page');
  });

  it('renames the chat by keyboard, and the dialog closes only when it is sent', async () => {
    const actions = history()
      .getByRole('button', { name: /的操作$/ })
      .first();
    await actions.press('Enter');
    await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: '重命名' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '重命名' });
    await dialog.getByLabel('对话名称').fill('租房押金');
    await dialog.getByLabel('对话名称').press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await history().getByText('租房押金').waitFor();
    await page.getByRole('heading', { name: '租房押金' }).waitFor();
  });

  it('starts another chat, and finds the first by words of its answers', async () => {
    script = { pieces: ['加班费按一点五倍计算。'] };
    await history().getByRole('button', { name: '新对话' }).click();
    await ask('加班费怎么算');
    await lastAnswer().getByText('加班费按一点五倍计算。').waitFor();
    await expect.poll(() => history().getByRole('listitem').count(), SOON).toBe(2);
    await history().getByLabel('查找对话').fill('七日内');
    await expect.poll(() => history().getByRole('listitem').count(), SOON).toBe(1);
    await history()
      .getByRole('button', { name: /^租房押金(?!的操作)/ })
      .click();
    // It opens at its end; the first messages are rendered after scrolling there.
    await page.getByRole('log').press('Home');
    await page.getByText('押金应当在退租后返还。').waitFor();
    await history().getByLabel('查找对话').fill('');
  });

  it('exports the chat as Word and as markdown', async () => {
    for (const [name, extension] of [
      ['导出 Word', 'docx'],
      ['导出 Markdown', 'md'],
    ] as const) {
      await page.locator('header').getByRole('button', { name: '租房押金的操作' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`租房押金.${extension}`);
      const bytes = await readFile(await download.path());
      if (extension === 'docx') expect(bytes.subarray(0, 2).toString()).toBe('PK');
      else expect(bytes.toString()).toContain('押金应当在退租后返还。');
    }
  });

  it('likes an answer, which is still liked after a reload', async () => {
    const like = () => lastAnswer().getByRole('button', { name: '有帮助', exact: true });
    const isLiked = () => like().getAttribute('aria-pressed');
    await Promise.all([page.waitForResponse(/\/feedback$/), like().click()]);
    await expect.poll(isLiked, SOON).toBe('true');
    await page.reload();
    await like().waitFor();
    await expect.poll(isLiked, SOON).toBe('true');
  });
});

describe('in two tabs', () => {
  it('shows in the other one what is asked here, while it is answered, and once', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    const answers = other.getByRole('article', { name: '深度推理' });
    await answers.first().waitFor();
    script = slow(8);
    await ask('还要等多久');
    const questions = (tab: Page) => tab.getByRole('log').getByText('还要等多久');
    await questions(other).waitFor();
    await answers.last().getByText('第8点。').waitFor();
    // Only a whole answer can be judged.
    for (const tab of [page, other])
      await tab
        .getByRole('article', { name: '深度推理' })
        .last()
        .getByRole('button', { name: '有帮助', exact: true })
        .waitFor();
    expect(await Promise.all([page, other].map((tab) => questions(tab).count()))).toEqual([1, 1]);
    await other.close();
  });
});

describe('a shared chat', () => {
  let link = '';

  it('has a link with the invitation, which shows how long it is valid', async () => {
    await page.locator('header').getByRole('button', { name: '租房押金的操作' }).click();
    await chooseMenuItem(page, '分享');
    const dialog = page.getByRole('dialog', { name: '分享对话' });
    await dialog.getByRole('button', { name: '生成链接' }).click();
    link = await dialog.getByLabel('分享链接').inputValue();
    const query = new URL(link).searchParams;
    expect(query.get('is_new')).toBe('true');
    expect(query.get('is_member')).toBe('false');
    expect(query.get('invite_code')).toBeTruthy();
    await dialog.getByText('会员空间的链接长期有效').waitFor();
    await takePicture(page, '163-chat-share');
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('can be read by everybody, and accepts the invitation when they sign in', async () => {
    const visitor = await openContext(browser);
    await visitor.page.goto(link);
    await visitor.page.getByText('押金应当在退租后返还。').waitFor();
    await visitor.page.getByRole('heading', { name: '租房押金' }).waitFor();
    await takePicture(visitor.page, '164-chat-shared-1440');
    await visitor.page.getByRole('button', { name: '我也要提问' }).click();
    await fillSignIn(visitor.page, product, '13512340077');
    await visitor.page.waitForURL('**/assistant');
    // Ten for the invitation, plus a member's number during the trial.
    await visitor.page.getByText('剩余 210 次回答').waitFor();
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });

  it('is gone once its chat is deleted', async () => {
    await page.locator('header').getByRole('button', { name: '租房押金的操作' }).click();
    await chooseMenuItem(page, '删除');
    const dialog = page.getByRole('dialog', { name: '删除这个对话？' });
    await dialog.getByRole('button', { name: '删除' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('对话已删除').waitFor();
    await expect.poll(() => history().getByRole('listitem').count(), SOON).toBe(1);
    await page.goto(link);
    await page.getByText('链接已失效').waitFor();
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});
