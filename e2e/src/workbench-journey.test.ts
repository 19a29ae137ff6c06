/**
 * The workbench: a new user tries every tool on the sample, drops files anywhere, and sees the operator's
 * announcements.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '../../apps/server/src/processes/admin/admin.ts';
import { openContext, sharedBrowser, takeAllPictures, takePicture } from './browser.testing.ts';
import { type OwnProduct, startProduct } from './product.testing.ts';
import { closeGreeting, signInByForm } from './sign-in.testing.ts';

const PHONE_NUMBER = '13612340001';
const RUN_MS = 240_000;

let product: OwnProduct;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  // Its own: what the operator publishes here is shown to everybody.
  product = await startProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser));
});
afterAll(() => product?.stop());

const sample = () => page.getByRole('region', { name: '用示例合同走一遍' });
const recent = () => page.getByRole('region', { name: '最近任务' });

/** Drags the files over the page and drops them outside any upload area. */
async function drop(names: readonly string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    given.forEach((name, index) => {
      const text = `${name}\n第一条 合同总价为人民币${100 + index}万元。\n第二条 本合同一式两份。`;
      transfer.items.add(new File([text], name, { type: 'text/plain', lastModified: 1_000 - index }));
    });
    return transfer;
  }, names);
  const place = page.getByRole('region', { name: '最近任务' });
  await place.dispatchEvent('dragover', { dataTransfer });
  await page.getByText('松开鼠标，接着选择要做的事').waitFor();
  await place.dispatchEvent('drop', { dataTransfer });
}

describe('a new user', () => {
  it('is greeted, and sees no empty notices', async () => {
    await signInByForm(page, product, PHONE_NUMBER);
    const greeting = page.getByRole('dialog', { name: '欢迎使用文鉴' });
    await greeting.getByText('工作台上有一份示例合同').waitFor();
    await closeGreeting(page);
    await sample().waitFor();
    await takeAllPictures(page, '120-workbench-new');
  });

  it('runs the sample contract through every tool at once, and sees the progress on the workbench', async () => {
    await sample().getByRole('button', { name: '全部运行' }).click();
    await sample().getByText('已试 8 / 8').waitFor({ timeout: RUN_MS });
    await takePicture(page, '121-workbench-running');
    await expect.poll(() => recent().getByText('已完成').count(), { timeout: RUN_MS, interval: 500 }).toBe(6);
    await recent().getByText('已读取，待选立场').waitFor();
    // The sample takes no use of any tool.
    await expect.poll(() => page.getByTestId('tool-compare').textContent()).toContain('剩余 3 次');
    expect(await page.getByTestId('tool-plagiarism').textContent()).toContain('剩余 3 次');
    expect(await page.getByTestId('tool-audit').textContent()).toContain('剩余 3 次');
    await takeAllPictures(page, '122-workbench-done');
  }, 600_000);

  it.each([
    ['compare', /\/contract-compare\/[0-9a-f-]{36}$/, '保密'],
    ['correct', /\/contract-correct\/result\/model\?id=/, '按装'],
    ['templates', /\/document-manage\/upload\?id=/, '设备采购合同'],
  ] as const)('finds what it is there to show in the result of %s', async (tool, address, words) => {
    await page.goto(`${product.url}/dashboard`);
    await page.getByTestId(`sample-${tool}`).getByRole('link', { name: /^查看/ }).click();
    await page.waitForURL(address);
    await page.getByText(words).first().waitFor({ timeout: 60_000 });
  });

  it('opens a result from the list in one click, and filters the list by tool', async () => {
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('button', { name: '收起示例合同' }).click();
    await recent().getByRole('combobox', { name: '按工具筛选' }).selectOption('文档查重');
    await expect.poll(() => recent().getByRole('listitem').count()).toBe(1);
    await recent().getByRole('link', { name: '设备采购合同（示例）' }).click();
    await page.waitForURL(/\/plagiarism\/result\?taskId=/);
  });
});

describe('files dropped anywhere', () => {
  it('are compared when there are two, with the older one as the original', async () => {
    await page.goto(`${product.url}/dashboard`);
    await recent().getByRole('listitem').first().waitFor();
    await drop(['新版.txt', '旧版.txt']);
    const dialog = page.getByRole('dialog', { name: '2 个文件，要做什么' });
    const choices = dialog.locator('button[aria-pressed]');
    expect(await choices.first().textContent()).toContain('文档比对');
    expect(await dialog.getByText('合同模板').count()).toBe(0);
    await takeAllPictures(page, '123-workbench-drop');
    await choices.first().click();
    await page.waitForURL('**/contract-compare/upload');
    await expect.poll(() => page.getByRole('button', { name: '开始比对' }).isEnabled()).toBe(true);
    const names = await page.getByText(/^(新版|旧版)\.txt$/).allTextContents();
    expect(names).toEqual(['旧版.txt', '新版.txt']);
  });

  it('can be added to the knowledge base when there is one', async () => {
    await page.goto(`${product.url}/dashboard`);
    await recent().getByRole('listitem').first().waitFor();
    await drop(['框架协议.txt']);
    const dialog = page.getByRole('dialog', { name: '1 个文件，要做什么' });
    await dialog.getByRole('button', { name: /知识库/ }).click();
    await page.waitForURL('**/document');
    await page.getByText('框架协议.txt').first().waitFor();
  });
});

describe('the operator', () => {
  it('announces something, which is on the workbench until it is closed', async () => {
    const admin = await openAdmin(product.folder, undefined);
    await admin?.publishAnnouncement({ content: '周六 2:00–4:00 维护', holder: null, endsAt: null });
    await admin?.publishAnnouncement({ content: '只给别人的', holder: '13612340002', endsAt: null });
    await admin?.publishPopup('pop-marketing8', { content: '年终八折', holder: null, endsAt: null });
    await admin?.close();
    await page.goto(`${product.url}/dashboard`);
    const popup = page.getByRole('dialog', { name: '活动' });
    await popup.getByText('年终八折').waitFor();
    await popup.getByRole('button', { name: '知道了' }).click();
    const announced = page.getByRole('list', { name: '公告' });
    await announced.getByText('周六 2:00–4:00 维护').waitFor();
    expect(await page.getByText('只给别人的').count()).toBe(0);
    await takeAllPictures(page, '124-workbench-announcement');
    await announced.getByRole('button', { name: '知道了' }).click();
    await announced.waitFor({ state: 'hidden' });
    await page.reload();
    await recent().getByRole('listitem').first().waitFor();
    expect(await announced.count()).toBe(0);
    expect(await popup.count()).toBe(0);
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});
