/** Combines the parts of a viewer: the file, page positions, zoom, search, and the reports to its parent. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createRenderQueue, type RenderQueue } from './page/render-queue.ts';
import type { CanvasState } from './page/use-page-canvas.ts';
import type { PdfFile } from './pdf-file.ts';
import type { PdfViewerProps } from './pdf-viewer.props.ts';
import { type Find, useFind } from './use-find.ts';
import { useLatest } from './use-latest.ts';
import { type PagePane, type PdfScroll, usePagePane } from './use-page-pane.ts';
import { usePageSizes } from './use-page-sizes.ts';
import { type OpenedFile, usePdfFile } from './use-pdf-file.ts';
import { useSelectionScroll } from './use-selection-scroll.ts';
import { useViewReport } from './use-view-report.ts';
import type { TextRange } from './view-model/find-text.ts';
import type { MatchAddress } from './view-model/found-matches.ts';
import { type Highlight, type HighlightsByPage, highlightsByPage } from './view-model/highlight.ts';
import type { PageSize } from './view-model/page-geometry.ts';
import { upperThirdOffset } from './view-model/page-layout.ts';
import { boxesOfRange } from './view-model/text-boxes.ts';
import type { RenderStatus } from './view-model/view-state.ts';
import type { Zoom } from './view-model/zoom.ts';

export interface PdfViewerParts {
  readonly opened: OpenedFile;
  readonly file: PdfFile | null;
  readonly sizes: readonly PageSize[];
  readonly pane: PagePane;
  readonly queue: RenderQueue;
  readonly zoom: Zoom;
  readonly setZoom: (zoom: Zoom) => void;
  readonly isFindOpen: boolean;
  readonly setFindOpen: (isOpen: boolean) => void;
  readonly find: Find;
  readonly byPage: HighlightsByPage;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly onMeasured: (page: number, size: PageSize) => void;
  readonly onPageState: (page: number, state: CanvasState) => void;
}

const NO_HIGHLIGHTS: readonly Highlight[] = [];

export function usePdfViewer(props: PdfViewerProps): PdfViewerParts {
  const { highlights = NO_HIGHLIGHTS, selectedId = null } = props;
  const opened = usePdfFile(props.source, props.open);
  const file = opened.state.kind === 'open' ? opened.state.file : null;
  const { sizes, measured } = usePageSizes(file, props.pageSizes ?? null);
  const [zoom, setZoom] = useZoom(props);
  const reportSoon = useRef<() => void>(() => undefined);
  const onScroll = (scroll: PdfScroll) => {
    props.onScroll?.(scroll);
    reportSoon.current();
  };
  const pane = usePagePane(sizes, zoom, onScroll, props.textExtent ?? null);
  const [isFindOpen, setFindOpen] = useState((props.findAtFirst?.query ?? '') !== '');
  const find = useFind(file, isFindOpen, pane.page, useGoToMatch(file, pane), props.findAtFirst);
  useFirstPage(file, pane, props.findAtFirst?.page ?? null);
  const byPage = useMemo(() => highlightsByPage(highlights), [highlights]);
  // Where the parent moves the panes itself, a second scroll would be in its way.
  const isFollowing = file !== null && (props.followsSelection ?? true);
  const onSelect = useSelectionScroll(pane, highlights, selectedId, isFollowing, props.onSelect);
  const [renderStatus, onPageState] = useRenderStatus(file, pane.page);
  reportSoon.current = useViewReport({
    pane,
    pageCount: file?.pageCount ?? 0,
    isLoading: opened.state.kind === 'opening',
    renderStatus: opened.state.kind === 'failed' ? 'failed' : renderStatus,
    highlights,
    byPage,
    onViewportChange: props.onViewportChange,
    onStateChange: props.onStateChange,
  });
  // One queue for each file: what is left of the last one must not stand in the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const queue = useMemo(() => createRenderQueue(), [file]);
  return {
    opened,
    file,
    sizes,
    pane,
    queue,
    zoom,
    setZoom,
    isFindOpen,
    setFindOpen,
    find,
    byPage,
    onSelect,
    onMeasured: measured,
    onPageState,
  };
}

function useZoom({ zoom, onZoom }: PdfViewerProps): readonly [Zoom, (zoom: Zoom) => void] {
  const [own, setOwn] = useState<Zoom>({ kind: 'auto' });
  const report = useLatest(onZoom);
  const change = useCallback(
    (next: Zoom) => {
      setOwn(next);
      report.current?.(next);
    },
    [report],
  );
  return [zoom ?? own, change];
}

/** A match is scrolled to the upper third like a finding, below the search field. */
function useGoToMatch(file: PdfFile | null, { moveTo, size }: PagePane) {
  return useCallback(
    async ({ page }: MatchAddress, range: TextRange) => {
      if (!file) return;
      const text = await file.text(page).catch(() => null);
      const box = text ? boxesOfRange(page, text, range)[0] : undefined;
      moveTo({ page, y: box?.y ?? 0, offset: upperThirdOffset(size.height) }, true);
    },
    [file, moveTo, size.height],
  );
}

/** The page is shown at once; the words on it are found a moment later, if they are there. */
function useFirstPage(file: PdfFile | null, { moveTo, size }: PagePane, page: number | null): void {
  const isDone = useRef(false);
  const hasRoom = size.height > 0;
  useEffect(() => {
    if (!file || !hasRoom || page === null || isDone.current) return;
    isDone.current = true;
    moveTo({ page: Math.min(page, file.pageCount - 1), y: 0, offset: 0 }, false);
  }, [file, hasRoom, page, moveTo]);
}

/** Of the reader's page. */
function useRenderStatus(
  file: PdfFile | null,
  currentPage: number,
): readonly [RenderStatus, (page: number, state: CanvasState) => void] {
  const [states, setStates] = useState<ReadonlyMap<number, CanvasState>>(new Map());
  const onPageState = useCallback((page: number, state: CanvasState) => {
    setStates((old) => (old.get(page) === state ? old : new Map(old).set(page, state)));
  }, []);
  if (!file) return ['waiting', onPageState];
  switch (states.get(currentPage)) {
    case 'drawn':
      return ['rendered', onPageState];
    case 'failed':
      return ['failed', onPageState];
    default:
      return ['rendering', onPageState];
  }
}
