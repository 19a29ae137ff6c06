/** Shared by the journeys of a correction: a contract with faults, examining it, reading its list. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type MadeFile, makeDocx } from './documents.testing.ts';
import type { Product } from './product.testing.ts';

const EXAMINE_MS = 60_000;

/** A page for each article; the third article is missing, and references to the fourth have to follow it. */
const CHAPTERS: readonly (readonly [string, ...string[]])[] = [
  [
    '仓储服务合同',
    '甲方（存货方）：临安竹海设备有限公司',
    '乙方（保管方）：东阳木石仓储有限公司',
    '甲乙双方经协商一至，签定本合同。',
  ],
  ['第一条 标的', '1.1 乙方为甲方保管数控机床两台。', '1.2 保管费按第四条的约定结算。'],
  [
    '第二条 费用',
    '2.1 合同总价为人民币 500,000 元（大写：伍拾伍万元整）。',
    '2.2 甲方应于合同签定后 5 日内将款项汇入乙方帐户。',
  ],
  ['第四条 结算', '4.1 结算以双方确认的单据为准。', '4.2 逾期付款的，按第9.3条承担违约责任。'],
  ['第五条 其他', '5.1 本合同一式两份，双方各执一份。', '5.2 争议由甲方所在地人民法院管辖。'],
];

export const CONTRACT_TEXT = CHAPTERS.flat().join('\n');

/** Its errors, in text order. */
export const FAULTS = ['经协商一至', '签定', '伍拾伍万元整', '签定', '帐户', '第四条', '第9.3条'];

export function warehouseContract(name: string): MadeFile {
  return makeDocx(name, CHAPTERS);
}

/** In the open dialog; returns the address of the result. */
export async function putFile(page: Page, file: MadeFile): Promise<string> {
  await page.getByTestId('proofread-file').setInputFiles(file);
  return begin(page);
}

export async function proofreadPastedText(page: Page, product: Product, words: string): Promise<string> {
  await page.goto(`${product.url}/dashboard?start=correct`);
  await page.getByRole('button', { name: '粘贴文字' }).click();
  const dialog = page.getByRole('dialog', { name: '粘贴合同文字' });
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: '用这段文字' }).click();
  return begin(page);
}

async function begin(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: '开始纠错' });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
  await page.waitForURL(/\/contract-correct\/result\/model\?id=[0-9a-f-]{36}$/);
  await untilExamined(page);
  return page.url();
}

export async function untilExamined(page: Page): Promise<void> {
  await corrections(page).first().waitFor({ timeout: EXAMINE_MS });
  // What is listed first may be joined by what the trained corrector finds.
  await page.getByText('纠错模型仍在通读').waitFor({ state: 'hidden', timeout: EXAMINE_MS });
}

export function corrections(page: Page): Locator {
  return page.getByTestId('correction-card');
}

export function correctionOf(page: Page, words: string): Locator {
  return corrections(page).filter({ hasText: words });
}

/** The list as shown: the errors and their decisions. Only visible ones are rendered; these lists are short. */
export async function listed(page: Page): Promise<readonly string[]> {
  return corrections(page).evaluateAll((cards) =>
    cards.map((card) => {
      const words = card.querySelector('[class*="words"] > [class*="before"]')?.textContent ?? '';
      return [words, card.dataset.decided].filter(Boolean).join(' ');
    }),
  );
}

/** Of the selected correction, on its page. */
export function chosenMark(page: Page): Locator {
  return page.locator('button[data-kind][data-selected]').first();
}
