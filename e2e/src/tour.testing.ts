import type { Page } from 'playwright-core';

/** The two steps of the first visit to a result page: the share button, then the help entry. */
export async function walkTour(page: Page): Promise<void> {
  const tour = page.locator('.ant-tour');
  await tour.waitFor();
  await tour.getByRole('button', { name: '下一步' }).click();
  await tour.getByRole('button', { name: '知道了' }).click();
  await tour.waitFor({ state: 'hidden' });
}
