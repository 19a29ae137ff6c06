/** Which highlights are visible, and where in the window: connectors to a list are drawn from them. Pure. */
import type { HighlightsByPage } from './highlight.ts';
import { type PixelRect, toPixels } from './page-geometry.ts';
import { type PageLayout, pageLeft, visiblePages } from './page-layout.ts';

/** The header of a document; a highlight counts from 24 px below it to 40 px above the bottom (docs/spec.md#constants). */
const HEADER_HEIGHT_PX = 48;
const BELOW_HEADER_PX = 24;
const ABOVE_BOTTOM_PX = 40;

export interface VisibleHighlight {
  readonly id: string;
  /** Client coordinates; only visible boxes, first line first. */
  readonly boxes: readonly PixelRect[];
}

export interface PaneView {
  readonly layout: PageLayout;
  readonly scrollTop: number;
  readonly scrollLeft: number;
  /** The scrolled pane in client coordinates, without scroll bars. */
  readonly pane: PixelRect;
  readonly windowHeight: number;
}

export function visibleHighlights(highlights: HighlightsByPage, view: PaneView): readonly VisibleHighlight[] {
  const { layout, pane, scrollTop } = view;
  if (layout.tops.length === 0) return [];
  const { first, last } = visiblePages(layout, scrollTop, pane.height);
  const visible = new Map<string, PixelRect[]>();
  for (let page = first; page <= last; page++) {
    for (const { id, box } of highlights.get(page) ?? []) {
      const rect = clientRect(box, page, view);
      if (!isInSight(rect, view)) continue;
      const boxes = visible.get(id);
      if (boxes) boxes.push(rect);
      else visible.set(id, [rect]);
    }
  }
  return [...visible].map(([id, boxes]) => ({ id, boxes }));
}

/** A box taller than the whole band counts when it fills it. */
export function isInSight(
  rect: PixelRect,
  { pane, windowHeight }: Pick<PaneView, 'pane' | 'windowHeight'>,
): boolean {
  const top = Math.max(HEADER_HEIGHT_PX + BELOW_HEADER_PX, pane.top);
  const bottom = Math.min(windowHeight - ABOVE_BOTTOM_PX, pane.top + pane.height);
  const rectBottom = rect.top + rect.height;
  const isBeside = rect.left + rect.width <= pane.left || rect.left >= pane.left + pane.width;
  if (isBeside || bottom <= top) return false;
  return (rect.top >= top && rectBottom <= bottom) || (rect.top <= top && rectBottom >= bottom);
}

function clientRect(
  box: Parameters<typeof toPixels>[0],
  page: number,
  { layout, pane, scrollTop, scrollLeft }: PaneView,
): PixelRect {
  const inPage = toPixels(box, layout.scale);
  return {
    left: pane.left - scrollLeft + pageLeft(layout, page, pane.width) + inPage.left,
    top: pane.top - scrollTop + (layout.tops[page] ?? 0) + inPage.top,
    width: inPage.width,
    height: inPage.height,
  };
}
