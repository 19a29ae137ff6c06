/** The axe-core violations of a page, in the light and dark theme, as readable lines. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The levels the product promises, plus axe's best practices for landmarks, headings and names. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/** Long enough for the change of the theme: with reduced motion only drawing takes time. */
const SETTLE_MS = 250;

export async function expectNoViolation(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page, name)).toEqual([]);
}

export async function violationsOf(
  page: Page,
  name: string,
  /** A popup belongs to its control and is at the end of the page on purpose, outside any landmark. */
  isPopupOpen = false,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(SETTLE_MS);
    found.push(...(await examine(page, isPopupOpen)).map((line) => `${name} (${colorScheme}) ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

async function examine(page: Page, isPopupOpen: boolean): Promise<readonly string[]> {
  // Through the debugger: the page's own policy allows no foreign script.
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, hasRegions }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(document, {
        runOnly: tags,
        rules: { region: { enabled: hasRegions } },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, any }) => {
          const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {};
          const colours = fgColor ? ` ${fgColor} on ${bgColor}: ${contrastRatio}` : '';
          return `${id}${colours}: ${target.join(' ')} ${html.slice(0, 160)}`;
        }),
      );
    },
    { tags: TAGS, hasRegions: !isPopupOpen },
  );
}
