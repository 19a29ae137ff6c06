/** The outputs and readers of a review: exports, the public link, the example, the list, the other side. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readComments, readParts } from '../../writers/src/audit/audit-export.testing.ts';
import {
  BUYER,
  cardOf,
  choose,
  listedTitles,
  purchaseContract,
  putContract,
  review,
  riskCards,
  SELLER,
  untilAuditsLeft,
  untilReviewed,
} from './audit.testing.ts';
import { openContext, sharedBrowser, takeBothPictures, takePicture } from './browser.testing.ts';
import { exportFiles, wordText } from './compare.testing.ts';
import { type Product, sharedProduct } from './product.testing.ts';
import { becomeUser } from './sign-in.testing.ts';

const FILE = '设备采购合同.docx';
const DEPOSIT = '定金超过主合同标的额的百分之二十';
const DEPOSIT_QUOTE = '甲方应于合同签订后 5 日内支付合同总价的 30% 作为定金。';
const ROW_MS = 15_000;

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
let address: string;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
  ({ page, problems } = await openContext(browser, { permissions: ['clipboard-read', 'clipboard-write'] }));
  await becomeUser(page, product);
  await putContract(page, product, purchaseContract(FILE));
  address = await review(page, BUYER);
});

/** A visitor who never signed in. */
async function openAsVisitor(url: string): Promise<Page> {
  const visitor = await openContext(browser);
  visitor.page.on('pageerror', (error) => problems.push(error.message));
  await visitor.page.goto(url);
  return visitor.page;
}

describe('exports', () => {
  it('give the contract with comments and the adopted text as a tracked change, and the report as PDF', async () => {
    const card = await choose(page, DEPOSIT);
    await card.getByRole('button', { name: '采纳' }).last().click();
    await card.getByText('已采纳').waitFor();
    await page.getByRole('button', { name: '导出' }).click();
    await takePicture(page, '89-audit-export');
    const files = await exportFiles(page, ['Word（批注与修订）', '审查报告 PDF']);
    expect(files.map(({ name }) => name).sort()).toEqual([
      '设备采购合同（审查批注）.docx',
      '设备采购合同（审查报告）.pdf',
    ]);
    await page.keyboard.press('Escape');
    const report = files.find(({ name }) => name.endsWith('.pdf'));
    expect(report?.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    const word = files.find(({ name }) => name.endsWith('.docx'))?.path ?? '';
    const comments = await readComments(word);
    expect(comments.find(({ text }) => text.includes(DEPOSIT))?.anchor).toContain(
      DEPOSIT_QUOTE.split('30%')[0],
    );
    const body = (await readParts(word))('word/document.xml');
    const [deleted, inserted] = ['del', 'ins'].map((mark) =>
      [...body.matchAll(new RegExp(`<w:${mark} .*?</w:${mark}>`, 'gs'))].map(([xml]) =>
        xml.replace(/<[^>]+>/g, ''),
      ),
    );
    // The smallest edit: another share, and nothing else.
    expect([deleted, inserted]).toEqual([['30%'], ['20%']]);
    expect(await wordText(word, 'rejected')).toContain(`2.2 ${DEPOSIT_QUOTE}`);
    expect(await wordText(word, 'accepted')).toContain(`2.2 ${DEPOSIT_QUOTE.replace('30%', '20%')}`);
  });
});

describe('the public link', () => {
  let link: string;

  it('shows the result to everyone with the link, without sign-in and without decisions', async () => {
    // A retry starts without the dialog of the first try.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '公开链接' }).click();
    await page.getByRole('button', { name: '生成链接' }).click();
    await page.getByRole('button', { name: '复制链接' }).click();
    await page.getByText('链接已复制').first().waitFor();
    link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/contract-audit\/result\?key=\S+$/);
    const visitor = await openAsVisitor(link);
    await untilReviewed(visitor);
    const card = await choose(visitor, DEPOSIT);
    await card.getByText('已采纳').waitFor();
    expect(await card.getByRole('button', { name: /采\s?纳|忽\s?略|改\s?写|恢\s?复|有帮助/ }).count()).toBe(
      0,
    );
    await takeBothPictures(visitor, '90-audit-shared');
    await visitor.context().close();
  });

  it('stops working once it was revoked', async () => {
    await page.getByRole('button', { name: '收回链接' }).click();
    await page.getByText('链接已收回').first().waitFor();
    await page
      .getByRole('dialog', { name: '公开链接' })
      .getByRole('button', { name: /关\s?闭/ })
      .last()
      .click();
    const visitor = await openAsVisitor(link);
    await visitor.getByText('文档已失效').waitFor();
    expect(await riskCards(visitor).count()).toBe(0);
    await takePicture(visitor, '91-audit-link-expired');
    await visitor.context().close();
  });
});

describe('the address of a result', () => {
  it('is closed to others until its owner shares it, and they see how to get access', async () => {
    const stranger = await openContext(browser);
    await becomeUser(stranger.page, product);
    await stranger.page.goto(address);
    await stranger.page.getByText('文档已失效').waitFor();
    await page.reload();
    await untilReviewed(page);
    await page.getByRole('button', { name: /分享$/ }).click();
    const dialog = page.getByRole('dialog', { name: '分享与协作' });
    await dialog.getByRole('switch').click();
    await dialog.getByText(/^已开启/).waitFor();
    expect(await dialog.getByLabel('链接').inputValue()).toBe(address);
    await stranger.page.reload();
    await stranger.page.getByRole('button', { name: '申请加入' }).waitFor();
    await takePicture(stranger.page, '92-audit-apply');
    await stranger.context.close();
  });
});

describe('the example', () => {
  it('shows risks to visitors, and others for the other side', async () => {
    const visitor = await openAsVisitor(`${product.url}/contract-audit/result`);
    await untilReviewed(visitor);
    const buyer = await listedTitles(visitor);
    await takeBothPictures(visitor, '93-audit-example');
    await visitor.getByLabel('立场').getByText('乙方', { exact: true }).click();
    await expect
      .poll(async () => [...(await listedTitles(visitor))].join(), { timeout: ROW_MS })
      .not.toBe([...buyer].join());
    await untilReviewed(visitor);
    await visitor.context().close();
  });
});

describe('the list and the other side', () => {
  it('show the review with its side and progress', async () => {
    await page.goto(`${product.url}/contract-audit/list`);
    const row = page.getByRole('row').filter({ hasText: FILE });
    await row.getByText('已完成').waitFor();
    expect(await row.textContent()).toContain('甲方');
    expect(await row.textContent()).toMatch(/1 \/ \d+/);
    await takeBothPictures(page, '94-audit-list');
    await row.getByRole('link', { name: FILE }).click();
    await page.waitForURL(address);
  });

  it('finds other risks for the other side, for one more use', async () => {
    await untilReviewed(page);
    const before = await listedTitles(page);
    await page.getByRole('button', { name: '换立场重审' }).click();
    const dialog = page.getByRole('dialog', { name: '换立场重审' });
    await dialog.getByRole('radio', { name: SELLER }).check();
    await dialog.getByRole('button', { name: '开始审查' }).click();
    await page.getByText(`立场：${SELLER}`).waitFor();
    await untilReviewed(page);
    const after = await listedTitles(page);
    expect([...before].some((title) => !after.has(title))).toBe(true);
    expect(before).toContain('约定由对方所在地管辖');
    expect(after).not.toContain('约定由对方所在地管辖');
    expect(after).toContain(DEPOSIT);
    await takePicture(page, '95-audit-other-side');
    await untilAuditsLeft(page, product, 1);
  });

  it('keep the decision on a risk that still exists', async () => {
    await page.goto(address);
    await cardOf(page, DEPOSIT).getByText('已采纳').waitFor();
  });

  it('the browser reported no page errors', () => {
    expect(problems).toEqual([]);
  });
});
