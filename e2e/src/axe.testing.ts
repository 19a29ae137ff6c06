/** The axe-core violations of a page, in the light and dark theme, as readable lines. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The levels the product promises, plus axe's best practices for landmarks, headings and names. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/** What a theme changes; everything else is the same in the dark and is looked at once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
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
    const rules = colorScheme === 'dark' ? COLOUR_RULES : null;
    const lines = await examine(page, isPopupOpen, rules);
    found.push(...lines.map((line) => `${name} (${colorScheme}) ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

async function examine(
  page: Page,
  isPopupOpen: boolean,
  /** Null: all rules of the tags. */
  rules: readonly string[] | null,
): Promise<readonly string[]> {
  // Through the debugger: the page's own policy allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, hasRegions }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(document, {
        runOnly,
        resultTypes: ['violations'],
        ...(runOnly.type === 'tag' && { rules: { region: { enabled: hasRegions } } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, any }) => {
          const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {};
          const colours = fgColor ? ` ${fgColor} on ${bgColor}: ${contrastRatio}` : '';
          return `${id}${colours}: ${target.join(' ')} ${html.slice(0, 160)}`;
        }),
      );
    },
    {
      runOnly: rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS },
      hasRegions: !isPopupOpen,
    },
  );
}
