/** Shared by the journeys of a contract review: a contract with faults, reviewing it, reading its list. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type MadeFile, makeDocx } from './documents.testing.ts';
import type { Product } from './product.testing.ts';
import { walkTour } from './tour.testing.ts';

export const BUYER = '甲方（临安竹海设备有限公司）';
export const SELLER = '乙方（东阳木石机械有限公司）';
const READ_MS = 60_000;
const REVIEW_MS = 60_000;

/** One page for each article, so that there is something to scroll. */
export function purchaseContract(name: string): MadeFile {
  return makeDocx(name, [
    [
      '设备采购合同',
      '甲方（买方）：临安竹海设备有限公司',
      '乙方（卖方）：东阳木石机械有限公司',
      '根据《中华人民共和国合同法》及有关规定，甲乙双方就设备采购事宜订立本合同。',
      '第一条 标的',
      '1.1 乙方向甲方出售数控机床两台，型号为 MS-200，质量符合国家标准。',
    ],
    [
      '第二条 价款与支付',
      '2.1 合同总价为人民币 500,000 元（大写：伍拾万元整）。',
      '2.2 甲方应于合同签订后 5 日内支付合同总价的 30% 作为定金。',
      '2.3 甲方逾期付款的，每逾期一日应按合同总价的 5% 支付违约金。',
    ],
    [
      '第三条 交付与验收',
      '3.1 乙方应于 2027 年 3 月 31 日前将设备交付至甲方厂区。',
      '3.2 甲方应在收货后 2 日内验收，逾期未提出书面异议的，视为验收合格。',
    ],
    [
      '第四条 解除与争议',
      '4.1 乙方有权随时解除本合同，已收取的款项不予退还。',
      '4.2 因本合同发生的争议，双方可向仲裁委员会申请仲裁，也可向乙方所在地人民法院提起诉讼。',
      '4.3 本合同自双方签字盖章之日起生效，一式两份。',
      '甲方（盖章）：临安竹海设备有限公司',
      '乙方（盖章）：东阳木石机械有限公司',
    ],
  ]);
}

/** From the upload page to the choice of a standpoint. */
export async function putContract(page: Page, product: Product, file: MadeFile): Promise<void> {
  await page.goto(`${product.url}/contract-audit/upload`);
  await page.getByTestId('audit-file').setInputFiles(file);
  await facts(page).waitFor({ timeout: READ_MS });
}

export function facts(page: Page): Locator {
  return page.getByRole('region', { name: '识别结果' });
}

/** Starts the review and returns the address of its result. */
export async function review(page: Page, standpoint: string): Promise<string> {
  await page.getByRole('radio', { name: standpoint }).check();
  await page.getByRole('button', { name: '开始审查' }).click();
  await page.waitForURL(/\/contract-audit\/result\/model\?id=[0-9a-f-]{36}$/);
  await untilReviewed(page);
  await walkTour(page);
  return page.url();
}

export async function untilReviewed(page: Page): Promise<void> {
  await riskCards(page).first().waitFor({ timeout: REVIEW_MS });
}

export function riskCards(page: Page): Locator {
  return page.getByTestId('risk-card');
}

export function cardOf(page: Page, title: string): Locator {
  return riskCards(page).filter({ hasText: title });
}

/** Unfolds a card by choosing it. */
export async function choose(page: Page, title: string): Promise<Locator> {
  const card = cardOf(page, title);
  await card.getByRole('button', { name: title }).click();
  await expect.poll(() => card.getAttribute('aria-current')).toBe('true');
  return card;
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** The titles of all cards of a tab: the list renders only visible ones. */
export async function listedTitles(page: Page): Promise<ReadonlySet<string>> {
  const list = page.locator('[data-risk-list]');
  const titles = new Set<string>();
  await list.evaluate((element) => element.scrollTo(0, 0));
  for (let at = -1; ; ) {
    for (const words of await riskCards(page).locator('[class*="title"]').allTextContents())
      titles.add(words);
    const top = await list.evaluate((element) => {
      element.scrollBy(0, element.clientHeight / 2);
      return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(element.scrollTop)));
    });
    if (top === at) return titles;
    at = top;
  }
}

/** On the upload page: the remaining uses. */
export async function untilAuditsLeft(page: Page, product: Product, count: number): Promise<void> {
  await page.goto(`${product.url}/contract-audit/upload`);
  await page.getByTestId('audit-cost').getByText(`剩余 ${count} 次`).waitFor();
}
