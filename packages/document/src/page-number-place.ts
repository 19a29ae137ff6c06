/** Where a page number stands: the same on the page that is written and on its preview. Pure. */

const FONT_SIZE = 10;
/** On small pages: share of the page height. */
const MOST_OF_HEIGHT = 0.03;
const ABOVE_EDGE_PT = 28;
const MOST_ABOVE_EDGE = 0.06;
/** Width of a digit in the font, in units of its size. */
const FIGURE_WIDTH = 0.556;

interface PageSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

interface PageNumberPlace {
  readonly size: number;
  readonly left: number;
  /** From the top. */
  readonly baseline: number;
}

export function pageNumberPlace({ widthPt, heightPt }: PageSize, number: string): PageNumberPlace {
  const size = Math.min(FONT_SIZE, heightPt * MOST_OF_HEIGHT);
  return {
    size,
    left: (widthPt - number.length * FIGURE_WIDTH * size) / 2,
    baseline: heightPt - Math.min(ABOVE_EDGE_PT, heightPt * MOST_ABOVE_EDGE),
  };
}
