import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import type { PdfViewerHandle } from '../../../shared/pdf/pdf-viewer.props.ts';
import { PdfViewer } from '../../../shared/pdf/pdf-viewer.tsx';
import type { PageSize } from '../../../shared/pdf/view-model/page-geometry.ts';
import type { PdfViewport } from '../../../shared/pdf/view-model/view-state.ts';
import { pageHighlights, SPOTLIGHT_ID } from '../view-model/document-marks.ts';
import type { PaneView } from './pane-view.ts';
import type { FragmentsState } from './use-fragments-state.ts';

interface DocumentPagesProps {
  readonly fragmentsState: FragmentsState;
  readonly docId: string;
  readonly name: string;
  readonly source: PdfSource;
  readonly pageSizes: readonly PageSize[];
  readonly view: PaneView;
}

/** A document's pages, with its fragments marked. */
export function DocumentPages({ fragmentsState, docId, name, source, pageSizes, view }: DocumentPagesProps) {
  const { shown, selection, selectIn, spotlight } = fragmentsState;
  const viewer = useRef<PdfViewerHandle>(null);
  const highlights = useMemo(() => pageHighlights(shown, docId, spotlight), [shown, docId, spotlight]);
  const onSelect = useCallback((id: string) => id !== SPOTLIGHT_ID && selectIn(docId, id), [selectIn, docId]);
  useGoTo(fragmentsState, docId, viewer);
  return (
    <PdfViewer
      ref={viewer}
      source={source}
      label={name}
      pageSizes={pageSizes}
      highlights={highlights}
      selectedId={selection?.id ?? null}
      onSelect={onSelect}
      zoom={view.zoom}
      onZoom={view.onZoom}
      controls="none"
      onViewportChange={useFactorReport(view.onFactor)}
    />
  );
}

function useGoTo(
  { shown, selection, spotlight }: FragmentsState,
  docId: string,
  viewer: { readonly current: PdfViewerHandle | null },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is no request to move
  useEffect(() => {
    if (!selection || selection.docId === docId) return;
    const place = shown.find(({ id }) => id === selection.id)?.references[docId];
    if (place) goTo(viewer.current, place);
  }, [selection, docId, viewer]);
  useEffect(() => {
    if (spotlight?.docId === docId) goTo(viewer.current, spotlight);
  }, [spotlight, docId, viewer]);
}

interface Target {
  /** Starts at 1. */
  readonly page: number | null;
  readonly boxes: readonly { readonly page: number; readonly y: number }[];
}

function goTo(viewer: PdfViewerHandle | null, { boxes: [box], page }: Target): void {
  if (box) viewer?.scrollTo(box.page, box.y, { align: 'upperThird', isSmooth: true });
  else if (page !== null) viewer?.scrollTo(page - 1, 0, { isSmooth: true });
}

/** The viewport is reported with every scroll; the header needs only zoom changes. */
function useFactorReport(onFactor: (factor: number) => void) {
  const [reported] = useState({ factor: 0 });
  return useCallback(
    ({ zoom }: PdfViewport) => {
      if (zoom === reported.factor) return;
      reported.factor = zoom;
      onFactor(zoom);
    },
    [onFactor, reported],
  );
}
