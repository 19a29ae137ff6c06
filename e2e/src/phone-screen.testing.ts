/** What every screen of a phone keeps: nothing is wider than it, no words are too small, nothing is too small for a finger. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Of what is in sight. Pages of documents are pictures, which are enlarged. */
const MEASURE = { textPx: 12, fingerPx: 40, picture: 'section[data-page], canvas, svg' };
type Measure = typeof MEASURE;
/** What opens or moves has come to rest by then. */
const SETTLED = { timeout: 5_000 };

export async function expectPhoneToFit(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(problemsInSight, MEASURE), SETTLED).toEqual([]);
}

function problemsInSight({ textPx, fingerPx, picture }: Measure): readonly string[] {
  const isInSight = (element: Element) => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const isDrawn = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    return isDrawn && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const wordsOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 20);
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest(picture) && isInSight(element),
  );
  const hasOwnWords = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const small = elements.filter(
    (element) => hasOwnWords(element) && Number.parseFloat(getComputedStyle(element).fontSize) < textPx,
  );
  const pressedHeight = (element: Element) => {
    const larger = getComputedStyle(element, '::after');
    const own = element.getBoundingClientRect().height;
    return larger.position === 'absolute' ? Math.max(own, Number.parseFloat(larger.height)) : own;
  };
  const narrow = elements.filter(
    (element) => element.matches('button, [role="button"]') && pressedHeight(element) < fingerPx,
  );
  const overflow = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
    ...small.map((element) => `small words: ${wordsOf(element)}`),
    ...narrow.map((element) => `hard to tap: ${wordsOf(element)}`),
  ];
}
