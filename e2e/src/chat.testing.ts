import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MODES = 4;

/** By keyboard alone: a list that has just been opened still moves under the mouse. */
export async function chooseMode(page: Page, mode: string): Promise<void> {
  const active = page.locator('.ant-select-item-option-active');
  await page.getByRole('combobox', { name: '对话模式' }).focus();
  await page.keyboard.press('Enter');
  await active.first().waitFor();
  for (let step = 0; step < MODES; step += 1) {
    if (await active.getByText(mode, { exact: true }).isVisible()) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  const shown = page.locator('.ant-select').filter({ has: page.getByLabel('对话模式') });
  await expect.poll(() => shown.first().innerText()).toContain(mode);
}
