/** The pages of the product by their layout, and how one is opened. */
import type { Page } from 'playwright-core';
import { type Layout, routeList } from '../../apps/web/src/app/routes/route-list.ts';

export const pathsOf = (layout: Layout) =>
  routeList.filter((entry) => entry.layout === layout).map((entry) => entry.path);

/** Opens the page and waits until its requests are finished. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}
