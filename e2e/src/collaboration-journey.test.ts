/** One result, three people: sharing, applying, admitting, deciding, closing, deleting. */
import type { Browser, Locator, Page, Request, Response } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { cards, contractPair, putFiles, start, untilShown } from './compare.testing.ts';
import { chooseMenuItem } from './pages.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';
import { walkTour } from './tour.testing.ts';

let product: Product;
let browser: Browser;
let owner: Page;
let guest: Page;
let invited: Page;
let guestPhone: string;
let invitedPhone: string;
let problems: string[];
let link: string;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  const contexts = [await openContext(browser), await openContext(browser), await openContext(browser)];
  problems = [];
  [owner, guest, invited] = contexts.map(({ page }) => page) as [Page, Page, Page];
  for (const context of contexts) context.page.on('pageerror', (error) => problems.push(error.message));
  await becomeUser(owner, product);
  guestPhone = await becomeUser(guest, product);
  invitedPhone = await becomeUser(invited, product);
});

/** The next focus of the page: by then changes of others are read. */
async function reloaded(page: Page): Promise<Page> {
  await page.reload();
  return page;
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '分享' }).click();
  const dialog = page.getByRole('dialog', { name: '分享与协作' });
  await dialog.getByLabel('链接').waitFor();
  return dialog;
}

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '分享与协作' });
  await dialog.getByRole('button', { name: /^(Close|关闭)$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function choosePermission(page: Page, dialog: Locator, label: string): Promise<void> {
  await dialog.getByRole('combobox', { name: /的权限$/ }).click();
  await page.locator('.ant-select-dropdown').getByText(label, { exact: true }).click();
}

/** The response of the waiting request that names the change: nothing else notifies a page. */
function toldOf(page: Page, topic: string): Promise<Response> {
  return page.waitForResponse(async (response) => {
    if (!response.url().includes('/live') || !response.ok()) return false;
    const { data } = (await response.json()) as { data: { changed: readonly string[] } };
    return data.changed.includes(topic);
  });
}

/** The waiting request of a user who lost access. */
function refusedToWait(page: Page): Promise<Response> {
  return page.waitForResponse((response) => response.url().includes('/live') && response.status() === 403);
}

interface SeenChange {
  readonly what: string;
  readonly by: Page;
  readonly change: () => Promise<void>;
  readonly told: Promise<unknown>;
  readonly shown: Locator;
}

/**
 * From the request that changes something to the other screen's update, which must come with the response of
 * the waiting request: no page polls. The measured time is printed; a busy machine is no failure.
 */
async function expectSeenAtOnce({ what, by, change, told, shown }: SeenChange): Promise<void> {
  const isChange = (request: Request) => request.method() !== 'GET' && request.url().includes('/api/');
  const sentAt = by.waitForRequest(isChange).then(() => performance.now());
  await change();
  await told;
  await shown.waitFor();
  const tookMs = performance.now() - (await sentAt);
  console.info(`${what}: seen by the other after ${Math.round(tookMs)} ms`);
}

const decisionButtons = (page: Page) => cards(page).getByRole('button', { name: /(接\s?受|拒\s?绝)$/ });
const inviteField = (dialog: Locator) => dialog.getByRole('combobox', { name: '邀请成员' });

describe('a shared result', () => {
  it('is opened to others by its owner, who copies the link', async () => {
    const contracts = await contractPair(1, 7);
    await owner.goto(`${product.url}/contract-compare/upload`);
    await putFiles(owner, contracts.old, contracts.new);
    await start(owner);
    await untilShown(owner);
    await walkTour(owner);
    const dialog = await openDialog(owner);
    await dialog.getByText(/^未开启/).waitFor();
    await takeBothPictures(owner, '70-share-not-open');
    await dialog.getByRole('switch').click();
    await dialog.getByText(/^已开启/).waitFor();
    link = await dialog.getByLabel('链接').inputValue();
    expect(link).toBe(owner.url());
    await takeBothPictures(owner, '71-share-open');
    await closeDialog(owner);
  });

  it('lets a visitor from outside apply and wait', async () => {
    await guest.goto(link);
    await guest.getByText('申请加入后可以查看').waitFor();
    expect(await guest.getByText(/服务合同/).count()).toBeGreaterThan(0);
    expect(await guest.getByRole('button', { name: '分享' }).count()).toBe(0);
    await takeBothPictures(guest, '72-gate-apply');
    await guest.getByRole('button', { name: '申请加入' }).click();
    await guest.getByText('已申请，等待审核').waitFor();
    await takeBothPictures(guest, '73-gate-pending');
  });

  it('shows its owner the request, and opens by itself for the admitted user', async () => {
    await reloaded(owner);
    await untilShown(owner);
    await owner.locator('.ant-badge').getByText('1', { exact: true }).waitFor();
    const dialog = await openDialog(owner);
    await dialog.getByText('待处理的申请（1）').waitFor();
    await dialog.getByText(guestPhone).waitFor();
    await takeBothPictures(owner, '74-share-request');
    await dialog.getByRole('button', { name: /^同意/ }).click();
    await dialog.getByText(/链接加入/).waitFor();
    await closeDialog(owner);
    await untilShown(guest);
  });

  it('is read only for a readonly guest, who sees a note after three seconds', async () => {
    await walkTour(guest);
    await guest.getByText('您只有查看权限，不能修改这份文档；需要处理时请联系所有者').waitFor();
    expect(await decisionButtons(guest).count()).toBe(0);
    expect(await guest.getByRole('button', { name: '忽略区域' }).count()).toBe(0);
    await takeBothPictures(guest, '75-readonly-result');
    const dialog = await openDialog(guest);
    expect(await dialog.getByRole('switch').count()).toBe(0);
    expect(await dialog.getByRole('combobox').count()).toBe(0);
    await takeBothPictures(guest, '76-share-readonly');
    await closeDialog(guest);
  });

  it('can be decided on by a guest with edit permission, and the owner sees it', async () => {
    // Without a reload: one user's change appears on the other's screen.
    const dialog = await openDialog(owner);
    await expectSeenAtOnce({
      what: 'a new permission',
      by: owner,
      change: async () => {
        await choosePermission(owner, dialog, '可编辑');
        // A toast stays for three seconds only.
        await owner.getByText('权限已修改').first().waitFor();
      },
      told: toldOf(guest, 'collaboration'),
      shown: decisionButtons(guest).first(),
    });
    await takeBothPictures(owner, '77-share-members');
    await closeDialog(owner);
    await expectSeenAtOnce({
      what: 'a decision',
      by: guest,
      change: () =>
        cards(guest)
          .first()
          .getByRole('button', { name: /接\s?受/ })
          .click(),
      told: toldOf(owner, 'decisions'),
      shown: owner.getByText(/已处理 1\//),
    });
    await owner.getByLabel(/^正在查看：/).waitFor();
  });

  it('can be discussed: a comment of the guest appears beside the owner’s card', async () => {
    await cards(guest).first().getByRole('button').first().click();
    await cards(guest).first().getByRole('button', { name: '评论' }).click();
    const field = cards(guest).first().getByLabel('写评论，输入 @ 提到成员');
    await field.fill('这一处请再核对');
    await expectSeenAtOnce({
      what: 'a comment',
      by: guest,
      change: () => cards(guest).first().getByRole('button', { name: '发表' }).click(),
      told: toldOf(owner, 'comments'),
      shown: cards(owner).first().getByRole('button', { name: '评论 1' }),
    });
    await cards(guest).first().getByText('这一处请再核对').waitFor();
    await cards(owner).first().getByRole('button', { name: '评论 1' }).click();
    await cards(owner).first().getByText('这一处请再核对').waitFor();
    await takeBothPictures(owner, '77b-comments');
  });

  it('is joined by a user invited by phone', async () => {
    const dialog = await openDialog(owner);
    await inviteField(dialog).fill(invitedPhone);
    await inviteField(dialog).press('Enter');
    await dialog.getByRole('button', { name: /^邀\s?请$/ }).click();
    await dialog.getByText(/待加入/).waitFor();
    await takeBothPictures(owner, '78-share-invited');
    await closeDialog(owner);
    await invited.goto(link);
    await invited.getByText('邀请您加入文档').waitFor();
    await takeBothPictures(invited, '79-gate-join');
    await invited.getByRole('button', { name: '加入文档' }).click();
    await invited.getByText('加入成功').first().waitFor();
    await untilShown(invited);
  });

  it('can be closed to everybody outside, and opened again', async () => {
    let dialog = await openDialog(owner);
    await expectSeenAtOnce({
      what: 'the end of the collaboration',
      by: owner,
      change: () => dialog.getByRole('switch').click(),
      told: refusedToWait(guest),
      shown: guest.getByText('没有文档权限'),
    });
    await dialog.getByText(/^已关闭/).waitFor();
    await takePicture(owner, '80-share-closed');
    await closeDialog(owner);
    await guest.getByText('协作已关闭，禁止访问').first().waitFor();
    await takeBothPictures(guest, '81-gate-closed');
    dialog = await openDialog(owner);
    await dialog.getByRole('switch').click();
    await dialog.getByText(/^已开启/).waitFor();
    await closeDialog(owner);
    await reloaded(guest);
    await untilShown(guest);
  });

  it('can be shared from the list too', async () => {
    await owner.goto(`${product.url}/contract-compare/list`);
    await owner.getByRole('button', { name: /更多操作/ }).click();
    await chooseMenuItem(owner, '分享');
    const dialog = owner.getByRole('dialog', { name: '分享与协作' });
    await dialog.getByText('成员（3）').waitFor();
    expect(await dialog.getByLabel('链接').inputValue()).toBe(link);
    await closeDialog(owner);
  });

  it('that cannot be read says so, and offers a retry', async () => {
    const failing = '**/collaboration';
    await owner.context().route(failing, (route) => route.abort());
    await owner.goto(`${product.url}/contract-compare/00000000-0000-4000-8000-000000000000`);
    await owner.getByText('服务中断，请尝试刷新页面').waitFor();
    await takeBothPictures(owner, '82-gate-interrupted');
    await owner.context().unroute(failing);
    await owner.getByRole('button', { name: '刷新页面' }).click();
    await owner.getByText('文档已失效').waitFor();
  });

  it('is gone for everybody when it was deleted, with a way back to the list', async () => {
    await owner.goto(`${product.url}/contract-compare/list`);
    await owner.getByRole('button', { name: /更多操作/ }).click();
    await chooseMenuItem(owner, '删除');
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: /删\s?除/ })
      // A dialog that still grows may move away from under the pointer.
      .press('Enter');
    await owner.getByRole('button', { name: /更多操作/ }).waitFor({ state: 'detached' });
    await reloaded(guest);
    await guest.getByText('文档已失效').waitFor();
    await guest.getByText('分享者的页面已失效，请联系分享者').waitFor();
    await takeBothPictures(guest, '83-gate-expired');
    await guest.getByRole('button', { name: '返回列表' }).click();
    await guest.waitForURL('**/contract-compare/list');
    expect(problems).toEqual([]);
  });
});
