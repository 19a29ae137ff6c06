import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anchorAt,
  currentPage,
  firstScrollLeft,
  layoutPages,
  pageAt,
  pageLeft,
  pagesToShow,
  scrollLeftShowing,
  scrollTopFor,
  upperThirdOffset,
  visiblePages,
} from './page-layout.ts';

const A4 = { widthPt: 595, heightPt: 842 };
const LANDSCAPE = { widthPt: 842, heightPt: 595 };
const PANE_HEIGHT = 800;

function pages(count: number) {
  return Array.from({ length: count }, () => A4);
}

describe('the layout of pages', () => {
  it('stacks pages with the spec’s padding of 16 around them', () => {
    const layout = layoutPages(pages(2), 1);
    expect([...layout.tops]).toEqual([16, 16 + 842 + 16]);
    expect(layout.height).toBe(16 + 842 + 16 + 842 + 16);
    expect(layout.width).toBe(595 + 32);
  });

  it('has no height without pages', () => {
    expect(layoutPages([], 1).height).toBe(0);
  });

  it('knows the page at every height: the gap below a page belongs to it', () => {
    const layout = layoutPages(pages(1000), 1.3);
    for (const page of [0, 1, 499, 999]) {
      const top = layout.tops[page] ?? 0;
      const bottom = top + (layout.heights[page] ?? 0);
      expect([pageAt(layout, top), pageAt(layout, bottom - 1), pageAt(layout, bottom + 5)]).toEqual([
        page,
        page,
        page,
      ]);
    }
    expect(pageAt(layout, -100)).toBe(0);
    expect(pageAt(layout, layout.height + 100)).toBe(999);
  });

  it('centres pages in the pane, and puts wide ones at its edge', () => {
    const layout = layoutPages([A4, LANDSCAPE], 1);
    expect(pageLeft(layout, 0, 795)).toBe(100);
    expect(pageLeft(layout, 1, 795)).toBe(16);
  });
});

describe('the window of mounted pages', () => {
  const layout = layoutPages(pages(1000), 1);
  const top = (page: number) => layout.tops[page] ?? 0;

  it('holds the visible pages and two on each side', () => {
    const visible = visiblePages(layout, top(500), PANE_HEIGHT);
    expect(visible).toEqual({ first: 500, last: 500 });
    expect(pagesToShow(visible, null, 1000)).toEqual([498, 499, 500, 501, 502]);
  });

  it('ends at the document’s ends', () => {
    expect(pagesToShow({ first: 0, last: 1 }, null, 1000)).toEqual([0, 1, 2, 3]);
    expect(pagesToShow({ first: 999, last: 999 }, null, 1000)).toEqual([997, 998, 999]);
    expect(pagesToShow({ first: 0, last: 0 }, null, 1)).toEqual([0]);
  });

  it('keeps the pages of a text selection, so that the browser does not lose it', () => {
    expect(pagesToShow({ first: 10, last: 10 }, { first: 5, last: 6 }, 1000)).toEqual([
      5, 6, 8, 9, 10, 11, 12,
    ]);
  });

  it('does not keep a selection of hundreds of pages', () => {
    expect(pagesToShow({ first: 900, last: 900 }, { first: 0, last: 900 }, 1000)).toHaveLength(5);
  });

  it('uses the page in the upper third as the reader’s', () => {
    expect(currentPage(layout, top(7) - PANE_HEIGHT / 3 + 1, PANE_HEIGHT)).toBe(7);
    expect(currentPage(layout, top(7) - PANE_HEIGHT / 3 - 20, PANE_HEIGHT)).toBe(6);
  });
});

describe('the reader’s position', () => {
  it('stays the same when nothing changed', () => {
    const layout = layoutPages(pages(200), 1.1);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Math.floor(layout.height) - PANE_HEIGHT }),
        fc.integer({ min: 0, max: PANE_HEIGHT }),
        (scrollTop, offset) => {
          expect(scrollTopFor(layout, anchorAt(layout, scrollTop, offset))).toBeCloseTo(scrollTop, 6);
        },
      ),
    );
  });

  it('does not jump when pages above turn out to have another size', () => {
    const before = layoutPages(pages(100), 1);
    const after = layoutPages([...Array.from({ length: 40 }, () => LANDSCAPE), ...pages(60)], 1);
    const scrollTop = (before.tops[50] ?? 0) + 321;
    const anchor = anchorAt(before, scrollTop);
    expect(scrollTopFor(after, anchor) - (after.tops[50] ?? 0)).toBeCloseTo(321, 6);
  });

  it('keeps the middle of the pane when the zoom changes', () => {
    const before = layoutPages(pages(100), 1);
    const after = layoutPages(pages(100), 0.5);
    const middle = PANE_HEIGHT / 2;
    const anchor = anchorAt(before, (before.tops[30] ?? 0) + 200, middle);
    const place = scrollTopFor(after, anchor) + middle - (after.tops[30] ?? 0);
    expect(place / 0.5).toBeCloseTo(200 + middle, 6);
  });

  it('is never above the document', () => {
    expect(scrollTopFor(layoutPages(pages(3), 1), { page: 0, y: 10, offset: 400 })).toBe(0);
  });

  it('puts a finding inside of the upper third', () => {
    expect(upperThirdOffset(900)).toBeGreaterThan(0);
    expect(upperThirdOffset(900)).toBeLessThan(300);
  });
});

describe('a pane narrower than its pages', () => {
  const layout = layoutPages(pages(3), 1);
  const TEXT = { left: 90, right: 505 };

  it('begins at the edge of the page, with the marks beside the text, where that shows the lines to their end', () => {
    expect(firstScrollLeft(layout, 595 + 32, TEXT)).toBe(0);
    expect(firstScrollLeft(layout, 16 + 505 + 8, TEXT)).toBe(0);
  });

  it('shows the end of the lines before the marks, and their beginning before their end', () => {
    expect(firstScrollLeft(layout, 455, TEXT)).toBe(16 + 505 + 8 - 455);
    expect(16 + 90 - firstScrollLeft(layout, 300, TEXT)).toBe(8);
  });

  it('takes the usual margins where the text is unknown', () => {
    expect(firstScrollLeft(layout, 16 + 595 - 71 + 8, null)).toBe(0);
    expect(16 + 71 - firstScrollLeft(layout, 427, null)).toBe(8);
  });

  it('is scrolled sideways to a box only as far as needed', () => {
    expect(scrollLeftShowing(100, 300, { left: 150, right: 200 })).toBe(100);
    expect(scrollLeftShowing(100, 300, { left: 350, right: 450 })).toBe(158);
    expect(scrollLeftShowing(100, 300, { left: 60, right: 90 })).toBe(52);
    // Wider than the pane: its beginning.
    expect(scrollLeftShowing(0, 300, { left: 50, right: 900 })).toBe(42);
  });
});
