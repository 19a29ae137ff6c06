/** The pages of the product by their layout, and how one is opened. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Layout, routeList } from '../../apps/web/src/app/routes/route-list.ts';

export const pathsOf = (layout: Layout) =>
  routeList.filter((entry) => entry.layout === layout).map((entry) => entry.path);

/** Opens the page and waits until its requests are finished. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** In the open menu, without moving the mouse: a menu that has just been opened still moves under the mouse. */
export async function chooseMenuItem(page: Page, name: string): Promise<void> {
  const item = page.locator('.ant-dropdown:visible').getByRole('menuitem', { name });
  await item.waitFor();
  await item.dispatchEvent('click');
}

/** More than the longest list of choices has. */
const MOST_STEPS = 20;

/** By keyboard alone: a list that has just been opened still moves under the mouse. */
export async function chooseOption(combobox: Locator, name: string): Promise<void> {
  const page = combobox.page();
  const active = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
  await combobox.focus();
  await page.keyboard.press('Enter');
  await active.first().waitFor();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const shown = await active.first().innerText();
    // A choice may have a second line that explains it.
    if (shown.split('\n')[0]?.trim() === name) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active.first().innerText()).not.toBe(shown);
  }
  throw new Error(`no choice is called ${name}`);
}
