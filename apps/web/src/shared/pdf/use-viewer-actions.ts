/** All actions of a reader or the surrounding tool: keys, wheel, search field, page jumps, handle. */
import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { cropPage } from './page/crop-page.ts';
import type { PagePlace } from './pdf-file.ts';
import type { PdfViewerHandle, PdfViewerProps, ScrollOptions } from './pdf-viewer.props.ts';
import { useLatest } from './use-latest.ts';
import type { PdfViewerParts } from './use-pdf-viewer.ts';
import { readViewport } from './use-view-report.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { upperThirdOffset } from './view-model/page-layout.ts';
import type { ViewerAction } from './view-model/viewer-key.ts';
import { zoomIn, zoomOut } from './view-model/zoom.ts';

export interface GoTo {
  /** 0-based. */
  readonly page: (page: number) => void;
  readonly place: (place: PagePlace) => void;
}

interface Search {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly show: () => void;
  readonly hide: () => void;
  readonly toggle: () => void;
}

export interface ViewerActions {
  readonly search: Search;
  readonly goTo: GoTo;
  readonly pageField: RefObject<HTMLInputElement | null>;
}

export function useViewerActions(
  parts: PdfViewerParts,
  root: RefObject<HTMLElement | null>,
  { ref, controls = 'full' }: PdfViewerProps,
): ViewerActions {
  const { pane } = parts;
  const search = useSearch(parts);
  const goTo = useGoTo(parts);
  const pageField = useRef<HTMLInputElement>(null);
  const actions = { search, goTo, pageField };
  useHandle(ref, parts, search.show);
  useViewerKeys({
    root,
    pane: pane.scroller,
    isOnlyOne: controls === 'full',
    onAction: (action) => perform(action, parts, actions),
  });
  useFocusAtFirst(parts, controls === 'full');
  useWheelZoom(pane.scroller, (direction, offset) => {
    pane.keepAt(offset);
    stepZoom(parts, direction);
  });
  return actions;
}

/** Arrow, page and space keys scroll at once, unless the focus is already elsewhere. */
function useFocusAtFirst({ file, pane }: PdfViewerParts, isOnlyOne: boolean): void {
  const { scroller } = pane;
  useEffect(() => {
    const element = scroller.current;
    if (!file || !element || !isOnlyOne || document.activeElement !== document.body) return;
    // The focus was set automatically, so it is not shown until it has moved.
    element.dataset.quietFocus = '';
    element.addEventListener('blur', () => delete element.dataset.quietFocus, { once: true });
    element.focus({ preventScroll: true });
  }, [file, isOnlyOne, scroller]);
}

function useSearch({ isFindOpen, setFindOpen, pane }: PdfViewerParts): Search {
  const field = useRef<HTMLInputElement>(null);
  const show = useCallback(() => {
    setFindOpen(true);
    // The field exists after this render.
    requestAnimationFrame(() => field.current?.select());
  }, [setFindOpen]);
  const hide = useCallback(() => {
    setFindOpen(false);
    pane.scroller.current?.focus({ preventScroll: true });
  }, [setFindOpen, pane.scroller]);
  return { field, show, hide, toggle: isFindOpen ? hide : show };
}

/** A page jumped to is a little below the edge, so that its start is visible. */
const PAGE_HEAD_PX = 8;

function useGoTo({ pane }: PdfViewerParts): GoTo {
  const { moveTo } = pane;
  return useMemo(() => {
    const place = ({ page, y }: PagePlace) => moveTo({ page, y, offset: PAGE_HEAD_PX }, true);
    return { place, page: (page) => place({ page, y: 0 }) };
  }, [moveTo]);
}

function useHandle(
  ref: Ref<PdfViewerHandle> | undefined,
  { pane, file, byPage }: PdfViewerParts,
  openFind: () => void,
): void {
  const { moveTo, offsetsOf, size } = pane;
  const view = useLatest({ pane, byPage });
  useImperativeHandle(
    ref,
    () => ({
      scrollTo: (page, y, { align = 'top', isSmooth = false, box } = {}) =>
        moveTo({ page, y, offset: offsetOf(align, size.height) }, isSmooth, box),
      offsetsOf,
      openFind,
      crop: async (box) => (file ? cropPage(file, box) : null),
      viewport: () => readViewport(view.current),
    }),
    [moveTo, offsetsOf, size.height, openFind, file, view],
  );
}

function offsetOf(align: NonNullable<ScrollOptions['align']>, paneHeight: number): number {
  if (typeof align === 'number') return align;
  return align === 'top' ? 0 : upperThirdOffset(paneHeight);
}

function stepZoom({ pane, setZoom }: PdfViewerParts, direction: 'in' | 'out'): void {
  const next = direction === 'in' ? zoomIn(pane.factor) : zoomOut(pane.factor);
  if (next) setZoom(next);
}

/** Returns whether there was something to do. */
function perform(action: ViewerAction, parts: PdfViewerParts, actions: ViewerActions): boolean {
  const { pane, find, isFindOpen, file } = parts;
  const { search, goTo, pageField } = actions;
  if (!file) return false;
  switch (action) {
    case 'find':
      search.show();
      return true;
    case 'findNext':
    case 'findPrevious':
      if (isFindOpen) find.step(action === 'findNext' ? 'next' : 'previous');
      else search.show();
      return true;
    case 'close':
      if (isFindOpen) search.hide();
      return isFindOpen;
    case 'zoomIn':
    case 'zoomOut':
      stepZoom(parts, action === 'zoomIn' ? 'in' : 'out');
      return true;
    case 'fitWidth':
      parts.setZoom({ kind: 'fitWidth' });
      return true;
    case 'goToPage':
      pageField.current?.focus();
      return pageField.current !== null;
    case 'previousPage':
      goTo.page(Math.max(0, pane.page - 1));
      return true;
    case 'nextPage':
      goTo.page(Math.min(file.pageCount - 1, pane.page + 1));
      return true;
  }
}
