/** The axe-core violations of a page, in the light and dark theme, as readable lines. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The levels the product promises, plus axe's best practices for landmarks, headings and names. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/** What a theme changes; everything else is the same in the dark and is looked at once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** After the change of the theme only drawing takes time: motion is reduced. */
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
    await switchTheme(page, colorScheme);
    const rules = colorScheme === 'dark' ? COLOUR_RULES : null;
    const lines = await examine(page, isPopupOpen, rules);
    found.push(...lines.map((line) => `${name} (${colorScheme}) ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

/**
 * The page's own colours follow the browser at once, those of the component library after the next rendering;
 * in between a text may stand on the background of the other theme.
 */
async function switchTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const before = await libraryText(page);
  const isSame = await page.evaluate(
    (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
    colorScheme === 'dark',
  );
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (before !== '' && !isSame) await expect.poll(() => libraryText(page)).not.toBe(before);
  await page.waitForTimeout(SETTLE_MS);
}

/** The text colour of the component library; empty on pages without it. */
function libraryText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const themed = document.querySelector('[class*="css-var-"]');
    return themed === null ? '' : getComputedStyle(themed).getPropertyValue('--ant-color-text');
  });
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
