/**
 * The product's PDF viewer. Takes a source and, if known, the page sizes; shows the first page before the
 * rest is loaded and keeps only visible pages. Findings are passed as `highlights` in points; the view is
 * reported through `onViewportChange` and `onScroll`, and controlled through the handle.
 */
import { useRef, useState } from 'react';
import { highlightColours } from './page/highlight-colours.ts';
import { PdfPane } from './pdf-pane.tsx';
import styles from './pdf-viewer.module.css';
import type { PdfViewerProps } from './pdf-viewer.props.ts';
import { SidePanel } from './side/side-panel.tsx';
import { FindBar } from './toolbar/find-bar.tsx';
import { PdfToolbar } from './toolbar/pdf-toolbar.tsx';
import { usePdfViewer } from './use-pdf-viewer.ts';
import { useViewerActions } from './use-viewer-actions.ts';
import { ViewerNotices } from './viewer-notices.tsx';

export function PdfViewer(props: PdfViewerProps) {
  const { label, controls = 'full' } = props;
  const parts = usePdfViewer(props);
  const root = useRef<HTMLElement>(null);
  const { search, goTo, pageField } = useViewerActions(parts, root, props);
  const [isPanelOpen, setPanelOpen] = useState(props.isPanelOpenAtFirst ?? false);
  const { file, pane, sizes } = parts;
  const page = file ? pane.page : 0;
  // A document that cannot be shown has only the notice's actions.
  const hasControls = controls === 'full' && parts.opened.state.kind !== 'failed';
  return (
    <section ref={root} className={styles.viewer} style={highlightColours} aria-label={label}>
      {hasControls ? (
        <PdfToolbar
          page={page}
          pageCount={file?.pageCount ?? 0}
          onPage={goTo.page}
          pageFieldRef={pageField}
          factor={pane.factor}
          zoom={parts.zoom}
          onZoom={parts.setZoom}
          isPanelOpen={isPanelOpen}
          onPanel={() => setPanelOpen(!isPanelOpen)}
          isFindOpen={parts.isFindOpen}
          onFind={search.toggle}
          extra={props.toolbarExtra}
        />
      ) : null}
      <div className={styles.body}>
        {hasControls && isPanelOpen ? (
          <SidePanel {...parts} page={page} goTo={goTo} onClose={() => setPanelOpen(false)} />
        ) : null}
        <div className={styles.stage}>
          <PdfPane label={label} {...parts} selectedId={props.selectedId ?? null} overlay={props.overlay} />
          {parts.isFindOpen ? (
            <FindBar
              find={parts.find}
              pageCount={sizes.length}
              fieldRef={search.field}
              onClose={search.hide}
            />
          ) : null}
          <ViewerNotices opened={parts.opened} failureAction={props.failureAction} />
        </div>
      </div>
    </section>
  );
}
