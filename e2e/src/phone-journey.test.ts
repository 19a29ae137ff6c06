/** A phone at work: a colleague's result from a link, a picture into recognition, messages, and a page made for a desk. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, openPhone, sharedBrowser, takePicture } from './browser.testing.ts';
import { contractPair, putFiles, start, untilShown } from './compare.testing.ts';
import { makePrintedPage } from './documents.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser, closeGreeting, fillSignIn } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

/** The machine may be busy. */
const DONE = { timeout: 60_000 };

let product: Product;
let browser: Browser;
let owner: Page;
let guest: Page;
let guestProblems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  ({ page: owner } = await openContext(browser));
  ({ page: guest, problems: guestProblems } = await openPhone(browser));
  await becomeUser(owner, product);
});

/** Opens the result to others and returns its link. */
async function shareComparison(): Promise<string> {
  const contracts = await contractPair(1, 7);
  await owner.goto(`${product.url}/contract-compare/upload`);
  await putFiles(owner, contracts.old, contracts.new);
  await start(owner);
  await untilShown(owner);
  await walkTour(owner);
  await owner.getByRole('button', { name: '分享' }).click();
  const dialog = owner.getByRole('dialog', { name: '分享与协作' });
  await dialog.getByRole('switch').click();
  await dialog.getByText(/^已开启/).waitFor();
  return dialog.getByLabel('链接').inputValue();
}

describe('a phone at work', () => {
  it('signs in from the link of a result and sees it once the owner agrees', async () => {
    const link = await shareComparison();
    await guest.goto(link);
    await guest.waitForURL((url) => url.pathname === '/m/home');
    await guest.getByRole('button', { name: '不要统计' }).click();
    await guest.getByRole('link', { name: '登录并打开' }).click();
    await fillSignIn(guest, product, String(13_900_000_000 + (Date.now() % 90_000_000)));
    await guest.waitForURL((url) => url.pathname === `/m${new URL(link).pathname}`);
    await guest.getByRole('button', { name: '申请加入' }).click();
    await owner.goto(`${product.url}/dashboard`);
    await owner.getByRole('button', { name: /^消息/ }).click();
    await owner.getByRole('button', { name: '同意' }).click();
    await owner.getByText('已同意').first().waitFor();
    await guest.goto(link);
    await guest.waitForURL((url) => url.pathname === `/m${new URL(link).pathname}`);
    await guest.getByText(/^共 [\d,]+ 处$/).waitFor(DONE);
    await takePicture(guest, 'phone-comparison-390');
  });

  it('puts a picture into recognition, finds it among the tasks, and reads the messages', async () => {
    await guest.goto(`${product.url}/m/convert-tool/ocr`);
    const camera = guest.getByLabel('拍照 放入扫描件或照片');
    expect(await camera.getAttribute('capture')).toBe('environment');
    await camera.setInputFiles(await makePrintedPage(browser, '照片.png', ['采购合同', '第一条 标的']));
    await guest.getByRole('button', { name: '开始识别' }).click();
    await guest.getByRole('link', { name: '工作台' }).click();
    await guest.waitForURL((url) => url.pathname === '/m/dashboard');
    const recent = guest.getByRole('region', { name: '最近任务' });
    await recent.getByText('照片.png').first().waitFor(DONE);
    await closeGreeting(guest);
    await guest.getByRole('button', { name: /^消息/ }).click();
    await guest.getByRole('dialog', { name: '消息' }).getByText('欢迎').first().waitFor();
    await takePicture(guest, 'phone-messages-390');
  });

  it('keeps the link of a page made for a desk, and offers to take it there', async () => {
    await guest.goto(`${product.url}/document-manage/upload`);
    await guest.waitForURL((url) => url.pathname === '/m/home');
    const kept = guest.getByRole('region', { name: '您打开的链接' });
    await kept.getByText('“模板管理”要在电脑上打开').waitFor();
    await kept.getByRole('button', { name: '复制链接' }).click();
    await guest.getByRole('dialog', { name: '提示' }).waitFor();
    await guest.keyboard.press('Escape');
    await kept.getByRole('button', { name: '不用了' }).click();
    await guest.reload();
    await guest.getByRole('link', { name: '工作台 任务、进度与消息' }).waitFor();
    expect(await kept.count()).toBe(0);
    expect(guestProblems).toEqual([]);
  });
});
