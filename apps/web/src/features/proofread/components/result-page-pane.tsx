import { type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { PdfViewerHandle } from '../../../shared/pdf/pdf-viewer.props.ts';
import { PdfViewer } from '../../../shared/pdf/pdf-viewer.tsx';
import type { PdfViewport } from '../../../shared/pdf/view-model/view-state.ts';
import type { Zoom } from '../../../shared/pdf/view-model/zoom.ts';
import { resultText as text } from '../result.text.ts';
import { correctionHighlights, SPOTLIGHT_ID } from '../view-model/page-marks.ts';
import type { ContractPaneHandle } from './result-pane.ts';
import type { ResultState } from './use-result-state.ts';

export interface PageZoom {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  /** Shown size ÷ natural size. */
  readonly onFactor: (factor: number) => void;
}

interface ResultPagePaneProps extends PageZoom {
  readonly resultState: ResultState;
  readonly ref: Ref<ContractPaneHandle>;
}

/** The contract's pages, with its corrections marked. */
export function ResultPagePane({ resultState, zoom, onZoom, onFactor, ref }: ResultPagePaneProps) {
  const { result, pdf, marked, deciding, spotlight, selection, select } = resultState;
  const { decisions } = deciding;
  const viewer = useRef<PdfViewerHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      goTo: ({ boxes, page }) => {
        const [box] = boxes;
        if (box) viewer.current?.scrollTo(box.page, box.y, { align: 'upperThird', isSmooth: true });
        else if (page !== null) viewer.current?.scrollTo(page - 1, 0, { isSmooth: true });
      },
    }),
    [],
  );
  const highlights = useMemo(
    () => correctionHighlights(marked, decisions, spotlight),
    [marked, decisions, spotlight],
  );
  const onSelect = useCallback((id: string) => id !== SPOTLIGHT_ID && select(id, 'page'), [select]);
  return (
    <PdfViewer
      ref={viewer}
      source={pdf}
      label={text.contract}
      pageSizes={result.document.pages}
      highlights={highlights}
      selectedId={selection?.id ?? null}
      onSelect={onSelect}
      zoom={zoom}
      onZoom={onZoom}
      controls="none"
      onViewportChange={useFactorReport(onFactor)}
    />
  );
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
