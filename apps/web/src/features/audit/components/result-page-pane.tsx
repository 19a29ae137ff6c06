import { type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { PdfViewerHandle } from '../../../shared/pdf/pdf-viewer.props.ts';
import { PdfViewer } from '../../../shared/pdf/pdf-viewer.tsx';
import type { PdfViewport } from '../../../shared/pdf/view-model/view-state.ts';
import type { Zoom } from '../../../shared/pdf/view-model/zoom.ts';
import { resultText as text } from '../result.text.ts';
import { riskHighlights } from '../view-model/result-places.ts';
import type { ContractPaneHandle } from './result-pane.ts';
import type { ResultState } from './use-result-state.ts';

interface ResultPagePaneProps {
  readonly resultState: ResultState;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  /** Shown size ÷ natural size. */
  readonly onFactor: (factor: number) => void;
  /** Pages or marks have moved. */
  readonly onMoved: () => void;
  readonly ref: Ref<ContractPaneHandle>;
}

/** The contract's pages, with its risks marked. */
export function ResultPagePane({ resultState, zoom, onZoom, onFactor, onMoved, ref }: ResultPagePaneProps) {
  const { result, pdf, marked, selected, spotlight, select } = resultState;
  const viewer = useRef<PdfViewerHandle>(null);
  useContractHandle(ref, viewer);
  const highlights = useMemo(
    () => riskHighlights(marked, selected, spotlight),
    [marked, selected, spotlight],
  );
  // Marks that are not risks cannot be selected.
  const onSelect = useCallback((id: string) => select(id, 'page'), [select]);
  return (
    <PdfViewer
      ref={viewer}
      source={pdf}
      label={text.contract}
      pageSizes={result.document.pages}
      highlights={highlights}
      selectedId={selected?.id ?? null}
      onSelect={onSelect}
      zoom={zoom}
      onZoom={onZoom}
      controls="none"
      onViewportChange={useViewportReport(onFactor, onMoved)}
    />
  );
}

function useContractHandle(
  ref: Ref<ContractPaneHandle>,
  viewer: { readonly current: PdfViewerHandle | null },
) {
  useImperativeHandle(
    ref,
    () => ({
      sight: () => viewer.current?.viewport() ?? null,
      goTo: ({ boxes, page }) => {
        const [box] = boxes;
        if (box) viewer.current?.scrollTo(box.page, box.y, { align: 'upperThird', isSmooth: true });
        else if (page !== null) viewer.current?.scrollTo(page - 1, 0, { isSmooth: true });
      },
    }),
    [viewer],
  );
}

/** The viewport is reported with every scroll; the header needs only zoom changes. */
function useViewportReport(onFactor: (factor: number) => void, onMoved: () => void) {
  const [reported] = useState({ factor: 0 });
  return useCallback(
    ({ zoom }: PdfViewport) => {
      onMoved();
      if (zoom === reported.factor) return;
      reported.factor = zoom;
      onFactor(zoom);
    },
    [onFactor, onMoved, reported],
  );
}
