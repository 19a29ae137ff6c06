/**
 * The position of each page in the scrolled column, in pixels, with lookups by scroll position. Pure; a
 * layout of 2,000 pages takes less than a millisecond, so it is made again on every change.
 */
import type { PageSize } from './page-geometry.ts';

/** The padding of a page (docs/spec.md#constants). */
export const FILE_BOX_PADDING_PX = 16;
const PAGE_GAP_PX = 16;

/** Pages kept drawn before and after the visible ones, so that scrolling a little shows no empty sheet. */
const WINDOW_MARGIN = 2;

export interface PageLayout {
  readonly scale: number;
  readonly tops: Float64Array;
  readonly widths: Float64Array;
  readonly heights: Float64Array;
  /** The widest page and the padding beside it. */
  readonly width: number;
  readonly height: number;
}

export interface PageRange {
  readonly first: number;
  /** Inclusive. */
  readonly last: number;
}

/** A place in the document that is to stay `offset` pixels below the top of the pane, whatever changes around it. */
export interface Anchor {
  readonly page: number;
  /** Points from the page's top; beyond the page's height in the gap below it. */
  readonly y: number;
  readonly offset: number;
}

export interface Spacing {
  readonly padding: number;
  readonly gap: number;
}

const PANE_SPACING: Spacing = { padding: FILE_BOX_PADDING_PX, gap: PAGE_GAP_PX };

export function layoutPages(
  sizes: readonly PageSize[],
  scale: number,
  { padding, gap }: Spacing = PANE_SPACING,
): PageLayout {
  const tops = new Float64Array(sizes.length);
  const widths = new Float64Array(sizes.length);
  const heights = new Float64Array(sizes.length);
  let top = padding;
  let widest = 0;
  sizes.forEach((size, page) => {
    const height = Math.round(size.heightPt * scale);
    const width = Math.round(size.widthPt * scale);
    tops[page] = top;
    heights[page] = height;
    widths[page] = width;
    widest = Math.max(widest, width);
    top += height + gap;
  });
  const height = sizes.length === 0 ? 0 : top - gap + padding;
  return { scale, tops, widths, heights, width: widest + 2 * padding, height };
}

/** The page at a height of the column; the gap below a page is its own. */
export function pageAt({ tops }: PageLayout, offset: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

export function visiblePages(layout: PageLayout, scrollTop: number, paneHeight: number): PageRange {
  const first = pageAt(layout, scrollTop);
  return { first, last: Math.max(first, pageAt(layout, scrollTop + paneHeight - 1)) };
}

function widenRange({ first, last }: PageRange, margin: number, pageCount: number): PageRange {
  return { first: Math.max(0, first - margin), last: Math.min(pageCount - 1, last + margin) };
}

/** A selection that reaches beyond the window keeps its pages; above this many, memory is more important. */
const SELECTION_MAX_PAGES = 20;

export function pagesToShow(
  visible: PageRange,
  selection: PageRange | null,
  pageCount: number,
): readonly number[] {
  const window = widenRange(visible, WINDOW_MARGIN, pageCount);
  const pages = new Set(range(window));
  if (selection && selection.last - selection.first < SELECTION_MAX_PAGES) {
    for (const page of range(widenRange(selection, 0, pageCount))) pages.add(page);
  }
  return [...pages].sort((a, b) => a - b);
}

/** The reader's page: the one that crosses the upper third, where selected findings are too. */
export function currentPage(layout: PageLayout, scrollTop: number, paneHeight: number): number {
  return pageAt(layout, scrollTop + paneHeight / 3);
}

export function anchorAt(layout: PageLayout, scrollTop: number, offset = 0): Anchor {
  const page = pageAt(layout, scrollTop + offset);
  return { page, y: (scrollTop + offset - (layout.tops[page] ?? 0)) / layout.scale, offset };
}

export function scrollTopFor(layout: PageLayout, anchor: Anchor): number {
  const page = Math.min(anchor.page, layout.tops.length - 1);
  return Math.max(0, (layout.tops[page] ?? 0) + anchor.y * layout.scale - anchor.offset);
}

/** The position of a selected finding in the pane: inside the upper third, with its context above. */
const UPPER_THIRD_SHARE = 0.24;

export function upperThirdOffset(paneHeight: number): number {
  return Math.round(paneHeight * UPPER_THIRD_SHARE);
}

/**
 * A page's left edge: centred in the pane, or at its edge where the page is wider. Not centred on the widest
 * page: a landscape annex found while reading would move all the others.
 */
export function pageLeft(layout: PageLayout, page: number, paneWidth: number): number {
  return Math.max(FILE_BOX_PADDING_PX, Math.round((paneWidth - (layout.widths[page] ?? 0)) / 2));
}

/** Where the text of a document's pages begins and ends, in points from the left edge of a page. */
export interface TextExtent {
  readonly left: number;
  readonly right: number;
}

/** The beginning of a line is never directly at the edge of the pane. */
const LINE_START_PX = 8;

/** 2.5 cm, for pages whose text is not known. */
const USUAL_MARGIN_PT = 71;

/**
 * How far a pane that is narrower than its pages is scrolled sideways at first: not at all or as little as shows its text to the end of the lines, so that
 * the marks in the margin before them are in sight as well; if the text does not fit either, the beginning of its lines is at the edge.
 */
export function firstScrollLeft(layout: PageLayout, paneWidth: number, extent: TextExtent | null): number {
  const pageWidth = layout.widths[0] ?? 0;
  if (pageWidth + 2 * FILE_BOX_PADDING_PX <= paneWidth) return 0;
  const { left, right } = extent ?? {
    left: USUAL_MARGIN_PT,
    right: pageWidth / layout.scale - USUAL_MARGIN_PT,
  };
  const lineStart = FILE_BOX_PADDING_PX + left * layout.scale - LINE_START_PX;
  const lineEnd = FILE_BOX_PADDING_PX + right * layout.scale + LINE_START_PX;
  return Math.max(0, Math.round(Math.min(lineStart, lineEnd - paneWidth)));
}

/** The same scroll position if these pixels of the column are visible, or the nearest one where they are. */
export function scrollLeftShowing(
  scrollLeft: number,
  paneWidth: number,
  { left, right }: { readonly left: number; readonly right: number },
): number {
  if (right + LINE_START_PX > scrollLeft + paneWidth) {
    return Math.max(0, Math.min(left - LINE_START_PX, right + LINE_START_PX - paneWidth));
  }
  return left - LINE_START_PX < scrollLeft ? Math.max(0, left - LINE_START_PX) : scrollLeft;
}

function range({ first, last }: PageRange): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
