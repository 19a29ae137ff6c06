import { useCallback, useMemo } from 'react';
import type { PdfViewerProps } from '../../../../shared/pdf/pdf-viewer.props.ts';
import { PdfViewer } from '../../../../shared/pdf/pdf-viewer.tsx';
import { Minimap } from '../../../../shared/workbench/minimap.tsx';
import { type PageZoom, useFactorReport } from '../../../../shared/workbench/use-page-zoom.ts';
import { comparisonPdf } from '../../api/comparison-pdf.ts';
import { resultText as text } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import { SIDES, type Side } from '../../view-model/comparison-shapes.ts';
import { nearestMark, pageMarks } from '../../view-model/minimap.ts';
import { pageHighlights } from '../../view-model/page-highlights.ts';
import { textExtent } from '../../view-model/text-extent.ts';
import styles from './page-panes.module.css';
import { type PaneHandles, usePaneSync } from './use-pane-sync.ts';
import type { ResultState } from './use-result-state.ts';

export type PageOverlays = Readonly<Record<Side, PdfViewerProps['overlay']>>;

interface PagePanesProps {
  readonly resultState: ResultState;
  readonly handles: PaneHandles;
  readonly zoom: PageZoom;
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

function PagePane(props: PagePaneProps) {
  const { resultState, handles, zoom, overlays, side, isHidden, onScroll } = props;
  const { task, result, shown, selection, select } = resultState;
  const source = useMemo(() => comparisonPdf(task.id, side), [task.id, side]);
  const highlights = useMemo(() => pageHighlights(shown, side), [shown, side]);
  const extent = useMemo(() => textExtent(result[side]), [result, side]);
  const marks = useMemo(() => pageMarks(shown, side, result[side].pages), [shown, side, result]);
  const onSelect = useCallback((id: string) => select(id, 'page', side), [select, side]);
  const onGo = useCallback(
    (share: number) => {
      const mark = nearestMark(marks, share);
      if (mark) select(mark.id, 'map');
    },
    [marks, select],
  );
  const selectedId = selection?.id ?? null;
  const reportFactor = useFactorReport(zoom);
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
          followsSelection={false}
          textExtent={extent}
          zoom={zoom.zoom}
          onZoom={zoom.onZoom}
          controls="none"
          onScroll={onScroll}
          {...(overlay ? { overlay } : {})}
          {...(side === 'new' ? { onViewportChange: reportFactor } : {})}
        />
        <Minimap title={text.minimap} marks={marks} selectedId={selectedId} onGo={onGo} />
      </div>
    </section>
  );
}
