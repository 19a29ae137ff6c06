/** What axe-core finds wrong with a page, in the light and in the dark, as lines a person can mend. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The levels the product promises, and the landmarks, headings and names that axe counts as good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/** Long enough for what follows the change of the theme: with reduced motion there is nothing to wait for but drawing. */
const SETTLE_MS = 250;

export async function violationsOf(
  page: Page,
  name: string,
  /** A popup belongs to the control that opened it and stands at the end of the page on purpose, in no landmark. */
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
  // By the debugger: the page's own policy lets no foreign script in.
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
