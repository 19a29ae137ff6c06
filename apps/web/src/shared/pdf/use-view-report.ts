import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './use-latest.ts';
import type { PagePane } from './use-page-pane.ts';
import type { Highlight, HighlightsByPage } from './view-model/highlight.ts';
import type { PdfViewport, PdfViewState, RenderStatus } from './view-model/view-state.ts';
import { visibleHighlights } from './view-model/visible-highlights.ts';
import { PAGE_RATIO } from './view-model/zoom.ts';

export interface ViewReport {
  readonly pane: PagePane;
  readonly pageCount: number;
  readonly isLoading: boolean;
  readonly renderStatus: RenderStatus;
  readonly highlights: readonly Highlight[];
  readonly byPage: HighlightsByPage;
  readonly onViewportChange: ((viewport: PdfViewport) => void) | undefined;
  readonly onStateChange: ((state: PdfViewState) => void) | undefined;
}

/**
 * Reports the visible part to the surrounding tool, at most once per frame. Returns a function that requests
 * a report.
 */
export function useViewReport(report: ViewReport): () => void {
  const latest = useLatest(report);
  const frame = useRef(0);
  const schedule = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => tell(latest.current));
  }, [latest]);
  const { pane, pageCount, isLoading, renderStatus, highlights } = report;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what is reported
  useEffect(schedule, [
    schedule,
    pane.layout,
    pane.size,
    pane.page,
    pageCount,
    isLoading,
    renderStatus,
    highlights,
  ]);
  useEffect(() => {
    window.addEventListener('resize', schedule);
    return () => {
      window.removeEventListener('resize', schedule);
      cancelAnimationFrame(frame.current);
    };
  }, [schedule]);
  return schedule;
}

function tell(report: ViewReport): void {
  const { onViewportChange, onStateChange, pane, pageCount } = report;
  if (!onViewportChange && !onStateChange) return;
  const viewport = readViewport(report);
  if (viewport) onViewportChange?.(viewport);
  onStateChange?.({
    page: pageCount === 0 ? 0 : pane.page + 1,
    numPages: pageCount,
    pageRatio: PAGE_RATIO,
    loading: report.isLoading,
    renderStatus: report.renderStatus,
    risks: report.highlights,
    viewport,
  });
}

export function readViewport({ pane, byPage }: Pick<ViewReport, 'pane' | 'byPage'>): PdfViewport | null {
  const element = pane.scroller.current;
  if (!element) return null;
  const { left, top } = element.getBoundingClientRect();
  const rect = { left, top, width: element.clientWidth, height: element.clientHeight };
  const { scrollTop, scrollLeft, scrollHeight } = element;
  return {
    zoom: pane.factor,
    scrollTop,
    scrollHeight,
    pane: rect,
    visible: visibleHighlights(byPage, {
      layout: pane.layout,
      scrollTop,
      scrollLeft,
      pane: rect,
      windowHeight: window.innerHeight,
    }),
  };
}
