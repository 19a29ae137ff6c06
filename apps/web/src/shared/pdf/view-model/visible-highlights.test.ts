import { describe, expect, it } from 'vitest';
import { highlightsByPage } from './highlight.ts';
import { layoutPages } from './page-layout.ts';
import { isInSight, type PaneView, visibleHighlights } from './visible-highlights.ts';

const WINDOW_HEIGHT = 900;
/** Directly under the header of 48 pixels. */
const pane = { left: 0, top: 48, width: 800, height: WINDOW_HEIGHT - 48 };

function rect(top: number, height = 20) {
  return { left: 100, top, width: 200, height };
}

function sees(top: number, height?: number): boolean {
  return isInSight(rect(top, height), { pane, windowHeight: WINDOW_HEIGHT });
}

describe('the spec’s rule for a visible highlight', () => {
  it('starts 24 pixels below the header', () => {
    expect(sees(48 + 24)).toBe(true);
    expect(sees(48 + 23)).toBe(false);
  });

  it('ends 40 pixels above the bottom of the window', () => {
    expect(sees(WINDOW_HEIGHT - 40 - 20)).toBe(true);
    expect(sees(WINDOW_HEIGHT - 40 - 19)).toBe(false);
  });

  it('counts a box that is taller than the window when it fills it', () => {
    expect(sees(0, 2000)).toBe(true);
    expect(sees(500, 2000)).toBe(false);
  });

  it('excludes everything cut off beside or above the pane', () => {
    const lower = { ...pane, top: 300, height: 400 };
    expect(isInSight(rect(200), { pane: lower, windowHeight: WINDOW_HEIGHT })).toBe(false);
    expect(isInSight(rect(690), { pane: lower, windowHeight: WINDOW_HEIGHT })).toBe(false);
    const aside = { ...pane, left: 400 };
    expect(isInSight(rect(400), { pane: aside, windowHeight: WINDOW_HEIGHT })).toBe(false);
  });
});

describe('visible highlights', () => {
  const layout = layoutPages(
    Array.from({ length: 3 }, () => ({ widthPt: 600, heightPt: 800 })),
    1,
  );
  const view: PaneView = { layout, scrollTop: 0, scrollLeft: 0, pane, windowHeight: WINDOW_HEIGHT };
  const highlights = highlightsByPage([
    {
      id: 'two lines',
      kind: 'high',
      boxes: [
        { page: 0, x: 50, y: 300, width: 100, height: 14 },
        { page: 0, x: 20, y: 320, width: 60, height: 14 },
      ],
    },
    { id: 'far', kind: 'low', boxes: [{ page: 2, x: 50, y: 300, width: 100, height: 14 }] },
  ]);

  it('are reported with the position of each line in the window', () => {
    expect(visibleHighlights(highlights, view)).toEqual([
      {
        id: 'two lines',
        boxes: [
          { left: 150, top: 48 + 16 + 300, width: 100, height: 14 },
          { left: 120, top: 48 + 16 + 320, width: 60, height: 14 },
        ],
      },
    ]);
  });

  it('move with the scrolling', () => {
    const scrolled = { ...view, scrollTop: layout.tops[2] ?? 0, scrollLeft: 7 };
    expect(visibleHighlights(highlights, scrolled)).toEqual([
      { id: 'far', boxes: [{ left: 143, top: 348, width: 100, height: 14 }] },
    ]);
  });

  it('keep only the lines that are visible themselves', () => {
    const scrolled = { ...view, scrollTop: 16 + 300 + 1 };
    expect(visibleHighlights(highlights, scrolled)).toEqual([]);
    const almost = { ...view, scrollTop: 16 + 310 - 24 };
    expect(visibleHighlights(highlights, almost)[0]?.boxes).toHaveLength(1);
  });

  it('are none without pages', () => {
    expect(visibleHighlights(highlights, { ...view, layout: layoutPages([], 1) })).toEqual([]);
  });
});
