import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseOption } from './pages.testing.ts';

export async function chooseMode(page: Page, mode: string): Promise<void> {
  await chooseOption(page.getByRole('combobox', { name: '对话模式' }), mode);
  const shown = page.locator('.ant-select').filter({ has: page.getByLabel('对话模式') });
  await expect.poll(() => shown.first().innerText()).toContain(mode);
}
