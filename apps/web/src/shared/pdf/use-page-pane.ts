/** The scrolled column of pages: its size, scale, visible part, and scrolling. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from './use-latest.ts';
import { usePaneSize } from './use-pane-size.ts';
import { type PageBox, type PageSize, PIXELS_PER_POINT } from './view-model/page-geometry.ts';
import {
  type Anchor,
  anchorAt,
  currentPage,
  FILE_BOX_PADDING_PX,
  firstScrollLeft,
  layoutPages,
  type PageLayout,
  type PageRange,
  pageLeft,
  scrollLeftShowing,
  scrollTopFor,
  type TextExtent,
  upperThirdOffset,
  visiblePages,
} from './view-model/page-layout.ts';
import { type Zoom, zoomFactor } from './view-model/zoom.ts';

/** The data of a scroll event: enough to move a second document to the aligned place. */
export interface PdfScroll {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly paneHeight: number;
  /** The place at the top edge of the pane: page (0-based) and points from its top. */
  readonly page: number;
  readonly y: number;
  /** The position in the upper third, where findings are scrolled to: a second document is aligned by it. */
  readonly reading: { readonly page: number; readonly y: number };
  /** Caused by the handle or a selection, not by the reader: must not be answered with another scroll. */
  readonly isProgrammatic: boolean;
}

export interface PagePane {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly size: { readonly width: number; readonly height: number };
  readonly layout: PageLayout;
  readonly factor: number;
  readonly inSight: PageRange;
  /** 0-based. */
  readonly page: number;
  readonly moveTo: MoveTo;
  /** Where a place is in the pane, and where scrolling can bring it; null before there is a pane. */
  readonly offsetsOf: (page: number, y: number) => PlaceOffsets | null;
  /** The next zoom change keeps the content this many pixels below the pane's top in place. */
  readonly keepAt: (offset: number) => void;
  readonly onScroll: () => void;
  /** The reader takes over: a running programmatic scroll no longer counts. */
  readonly onTakeOver: () => void;
}

/** With a box, the pane is scrolled sideways as well if the box is not visible. */
type MoveTo = (anchor: Anchor, isSmooth?: boolean, box?: Pick<PageBox, 'x' | 'width'>) => void;

/** In pixels below the pane's top. */
export interface PlaceOffsets {
  readonly now: number;
  /** When scrolled to the end of the document. */
  readonly least: number;
  /** When scrolled to its beginning. */
  readonly most: number;
  /** Where findings are scrolled to. */
  readonly upperThird: number;
}

interface Position {
  layout: PageLayout;
  scrollTop: number;
  anchor: Anchor;
  /** The end of a programmatic scroll; null while the reader scrolls. */
  goal: number | null;
  keptOffset: number | null;
}

interface Sight extends PageRange {
  readonly page: number;
}

/** The top of the column, at any scale. */
const START: Anchor = { page: 0, y: 0, offset: FILE_BOX_PADDING_PX };

export function usePagePane(
  sizes: readonly PageSize[],
  zoom: Zoom,
  reportScroll: (scroll: PdfScroll) => void,
  extent: TextExtent | null,
): PagePane {
  const scroller = useRef<HTMLDivElement>(null);
  const size = usePaneSize(scroller);
  const firstWidth = sizes[0]?.widthPt ?? 1;
  const factor = zoomFactor(zoom, size.width - 2 * FILE_BOX_PADDING_PX, firstWidth, window.innerWidth);
  const layout = useMemo(() => layoutPages(sizes, factor * PIXELS_PER_POINT), [sizes, factor]);
  const position = useRef<Position>({ layout, scrollTop: 0, anchor: START, goal: null, keptOffset: null });
  const [sight, look] = useSight(position, size.height);
  useKeptPlace(scroller, position, layout, size.height, look);
  useTextInSight(scroller, layout, size.width, extent);
  return {
    scroller,
    size,
    layout,
    factor,
    inSight: sight,
    page: sight.page,
    moveTo: useMoveTo(scroller, position),
    offsetsOf: useOffsets(scroller, position),
    onScroll: useScrollEvent(scroller, position, look, reportScroll),
    keepAt: useCallback((offset: number) => {
      position.current.keptOffset = offset;
    }, []),
    onTakeOver: useCallback(() => {
      position.current.goal = null;
    }, []),
  };
}

/** The visible part, and a way to update it. */
function useSight(position: RefObject<Position>, paneHeight: number): readonly [Sight, () => void] {
  const [sight, setSight] = useState<Sight>({ first: 0, last: 0, page: 0 });
  const look = useCallback(() => {
    const { layout, scrollTop } = position.current;
    if (layout.tops.length === 0) return;
    const range = visiblePages(layout, scrollTop, paneHeight);
    const page = currentPage(layout, scrollTop, paneHeight);
    setSight((old) =>
      old.first === range.first && old.last === range.last && old.page === page ? old : { ...range, page },
    );
  }, [position, paneHeight]);
  return [sight, look];
}

/** Before the browser paints: the reader's position stays, whatever changed around it. */
function useKeptPlace(
  scroller: RefObject<HTMLElement | null>,
  position: RefObject<Position>,
  layout: PageLayout,
  paneHeight: number,
  look: () => void,
): void {
  useLayoutEffect(() => {
    const at = position.current;
    if (at.layout.scale !== layout.scale) at.anchor = anchorThroughZoom(at, paneHeight);
    at.layout = layout;
    at.keptOffset = null;
    const element = scroller.current;
    if (element) {
      const top = scrollTopFor(layout, at.anchor);
      if (Math.abs(element.scrollTop - top) > 1) element.scrollTop = top;
      at.scrollTop = element.scrollTop;
      at.goal = null;
    }
    look();
  }, [scroller, position, layout, paneHeight, look]);
}

/** A pane narrower than its pages begins at their text, and again after every change of the size. */
function useTextInSight(
  scroller: RefObject<HTMLElement | null>,
  layout: PageLayout,
  paneWidth: number,
  extent: TextExtent | null,
): void {
  const latest = useLatest(layout);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layout of the same scale moves nothing sideways
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollLeft = firstScrollLeft(latest.current, paneWidth, extent);
  }, [scroller, latest, layout.scale, paneWidth, extent]);
}

function useScrollEvent(
  scroller: RefObject<HTMLElement | null>,
  position: RefObject<Position>,
  look: () => void,
  reportScroll: (scroll: PdfScroll) => void,
): () => void {
  const report = useLatest(reportScroll);
  return useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const at = position.current;
    at.scrollTop = element.scrollTop;
    const isProgrammatic = at.goal !== null || isAtAnchor(at);
    if (!isProgrammatic) at.anchor = anchorAt(at.layout, at.scrollTop);
    if (at.goal !== null && Math.abs(at.goal - at.scrollTop) <= 1) at.goal = null;
    look();
    report.current(describeScroll(element, at, isProgrammatic));
  }, [scroller, position, look, report]);
}

function useMoveTo(scroller: RefObject<HTMLElement | null>, position: RefObject<Position>): MoveTo {
  return useCallback(
    (anchor, isSmooth = false, box) => {
      const element = scroller.current;
      const at = position.current;
      at.anchor = anchor;
      if (!element) return;
      const top = Math.min(furthestTop(element), Math.round(scrollTopFor(at.layout, anchor)));
      at.goal = Math.abs(top - element.scrollTop) <= 1 ? null : top;
      const left = box ? leftShowing(element, at.layout, anchor.page, box) : element.scrollLeft;
      scrollElement(element, { top, left }, isSmooth);
    },
    [scroller, position],
  );
}

function useOffsets(
  scroller: RefObject<HTMLElement | null>,
  position: RefObject<Position>,
): PagePane['offsetsOf'] {
  return useCallback(
    (page, y) => {
      const element = scroller.current;
      const { layout } = position.current;
      if (!element || layout.tops.length === 0) return null;
      const top = Math.round(scrollTopFor(layout, { page, y, offset: 0 }));
      return {
        now: top - element.scrollTop,
        least: top - furthestTop(element),
        most: top,
        upperThird: upperThirdOffset(element.clientHeight),
      };
    },
    [scroller, position],
  );
}

function furthestTop(element: HTMLElement): number {
  return Math.max(0, element.scrollHeight - element.clientHeight);
}

function leftShowing(
  element: HTMLElement,
  layout: PageLayout,
  page: number,
  { x, width }: Pick<PageBox, 'x' | 'width'>,
): number {
  const left = pageLeft(layout, page, element.clientWidth) + x * layout.scale;
  const right = left + width * layout.scale;
  return Math.round(scrollLeftShowing(element.scrollLeft, element.clientWidth, { left, right }));
}

/** The middle of the pane stays, or the content under the pointer; at the very top, the top. */
function anchorThroughZoom({ layout, scrollTop, keptOffset }: Position, paneHeight: number): Anchor {
  if (layout.tops.length === 0 || scrollTop <= 0) return START;
  return anchorAt(layout, scrollTop, keptOffset ?? paneHeight / 2);
}

/** A scroll event that only reports our own scroll. */
function isAtAnchor({ layout, anchor, scrollTop }: Position): boolean {
  return Math.abs(scrollTopFor(layout, anchor) - scrollTop) <= 1;
}

/** For longer distances a smooth scroll is not helpful and would draw every page. */
const SMOOTH_PANES = 2;

function scrollElement(
  element: HTMLElement,
  { top, left }: { readonly top: number; readonly left: number },
  isSmooth: boolean,
): void {
  const isNear = Math.abs(top - element.scrollTop) <= SMOOTH_PANES * element.clientHeight;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isSmooth && isNear && !isCalm) {
    element.scrollTo({ top, left, behavior: 'smooth' });
    return;
  }
  element.scrollTop = top;
  element.scrollLeft = left;
}

function describeScroll(element: HTMLElement, { layout }: Position, isProgrammatic: boolean): PdfScroll {
  const { page, y } = anchorAt(layout, element.scrollTop);
  const reading = anchorAt(layout, element.scrollTop, upperThirdOffset(element.clientHeight));
  return {
    scrollTop: element.scrollTop,
    scrollHeight: element.scrollHeight,
    paneHeight: element.clientHeight,
    page,
    y,
    reading: { page: reading.page, y: reading.y },
    isProgrammatic,
  };
}
