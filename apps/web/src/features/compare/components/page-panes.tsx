import { useCallback, useMemo, useState } from 'react';
import type { PdfViewerProps } from '../../../shared/pdf/pdf-viewer.props.ts';
import { PdfViewer } from '../../../shared/pdf/pdf-viewer.tsx';
import type { Zoom } from '../../../shared/pdf/view-model/zoom.ts';
import { comparisonPdf } from '../api/comparison-pdf.ts';
import { compareText } from '../text.ts';
import { SIDES, type Side } from '../view-model/comparison-shapes.ts';
import { pageMarks } from '../view-model/minimap.ts';
import { pageHighlights } from '../view-model/page-highlights.ts';
import { Minimap } from './minimap.tsx';
import styles from './page-panes.module.css';
import { type PaneHandles, usePaneSync } from './use-pane-sync.ts';
import type { ResultState } from './use-result-state.ts';

export type PageOverlays = Readonly<Record<Side, PdfViewerProps['overlay']>>;

interface PagePanesProps {
  readonly resultState: ResultState;
  readonly handles: PaneHandles;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  /** Shown size ÷ natural size. */
  readonly onFactor: (factor: number) => void;
  readonly overlays: PageOverlays;
  /** Where there is room for only one document. */
  readonly onlySide: Side | null;
}

/** The pages of both documents, scrolled together by aligned content. */
export function PagePanes(props: PagePanesProps) {
  const { resultState, handles, onlySide } = props;
  const onScroll = usePaneSync(resultState, handles);
  return (
    <div className={styles.panes} data-single={onlySide !== null || undefined}>
      {SIDES.map((side) => (
        <PagePane
          key={side}
          {...props}
          side={side}
          isHidden={onlySide !== null && onlySide !== side}
          onScroll={onScroll[side]}
        />
      ))}
    </div>
  );
}

interface PagePaneProps extends PagePanesProps {
  readonly side: Side;
  readonly isHidden: boolean;
  readonly onScroll: NonNullable<PdfViewerProps['onScroll']>;
}

function PagePane({
  resultState,
  handles,
  zoom,
  onZoom,
  onFactor,
  overlays,
  side,
  isHidden,
  onScroll,
}: PagePaneProps) {
  const { task, result, filtered, selection, select } = resultState;
  const source = useMemo(() => comparisonPdf(task.id, side), [task.id, side]);
  const highlights = useMemo(() => pageHighlights(filtered.shown, side), [filtered, side]);
  const marks = useMemo(() => pageMarks(filtered.shown, side, result[side].pages), [filtered, side, result]);
  const onSelect = useCallback((id: string) => select(id, side), [select, side]);
  const onMapSelect = useCallback((id: string) => select(id, 'map'), [select]);
  const selectedId = selection?.id ?? null;
  const reportFactor = useReportFactor(onFactor);
  const overlay = overlays[side];
  return (
    <section
      className={styles.pane}
      data-hidden={isHidden || undefined}
      aria-label={compareText.common[side]}
    >
      <header className={styles.name} title={result[side].name}>
        <span className={styles.label}>{compareText.common[side]}</span>
        <span className={styles.file}>{result[side].name}</span>
      </header>
      <div className={styles.body}>
        <PdfViewer
          ref={handles[side]}
          source={source}
          label={result[side].name}
          pageSizes={result[side].pages}
          highlights={highlights}
          selectedId={selectedId}
          onSelect={onSelect}
          zoom={zoom}
          onZoom={onZoom}
          controls="none"
          onScroll={onScroll}
          {...(overlay ? { overlay } : {})}
          {...(side === 'new' ? { onViewportChange: reportFactor } : {})}
        />
        <Minimap marks={marks} selectedId={selectedId} onSelect={onMapSelect} />
      </div>
    </section>
  );
}

/** The viewport is reported with every scroll; only zoom changes matter. */
function useReportFactor(onFactor: (factor: number) => void) {
  const [reported] = useState({ factor: 0 });
  return useCallback(
    ({ zoom }: { readonly zoom: number }) => {
      if (zoom === reported.factor) return;
      reported.factor = zoom;
      onFactor(zoom);
    },
    [onFactor, reported],
  );
}
