import { type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import type { PdfSource } from '../pdf/pdf-file.ts';
import type { PdfViewerHandle } from '../pdf/pdf-viewer.props.ts';
import { PdfViewer } from '../pdf/pdf-viewer.tsx';
import type { Highlight } from '../pdf/view-model/highlight.ts';
import type { PageSize } from '../pdf/view-model/page-geometry.ts';
import type { PdfViewport } from '../pdf/view-model/view-state.ts';
import { type PageZoom, useFactorReport } from './use-page-zoom.ts';
import { type DocumentHandle, SPOTLIGHT_ID } from './view-model/document-place.ts';

interface DocumentPagesProps {
  readonly label: string;
  readonly source: PdfSource;
  readonly pageSizes: readonly PageSize[] | null;
  readonly highlights: readonly Highlight[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly zoom: PageZoom;
  /** Pages or marks have moved. */
  readonly onMoved?: () => void;
  readonly ref: Ref<DocumentHandle>;
}

/** The pages of a document, with its findings marked. */
export function DocumentPages(props: DocumentPagesProps) {
  const { label, source, pageSizes, highlights, selectedId, onSelect, zoom, onMoved, ref } = props;
  const viewer = useRef<PdfViewerHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      sight: () => viewer.current?.viewport() ?? null,
      goTo: ({ boxes: [box], page }) => {
        if (box) viewer.current?.scrollTo(box.page, box.y, { align: 'upperThird', isSmooth: true });
        else if (page !== null) viewer.current?.scrollTo(page - 1, 0, { isSmooth: true });
      },
    }),
    [],
  );
  const reportFactor = useFactorReport(zoom);
  const onViewportChange = useCallback(
    (viewport: PdfViewport) => {
      onMoved?.();
      reportFactor(viewport);
    },
    [onMoved, reportFactor],
  );
  const select = useCallback((id: string) => id !== SPOTLIGHT_ID && onSelect(id), [onSelect]);
  return (
    <PdfViewer
      ref={viewer}
      source={source}
      label={label}
      pageSizes={pageSizes}
      highlights={highlights}
      selectedId={selectedId}
      onSelect={select}
      zoom={zoom.zoom}
      onZoom={zoom.onZoom}
      controls="none"
      onViewportChange={onViewportChange}
    />
  );
}
