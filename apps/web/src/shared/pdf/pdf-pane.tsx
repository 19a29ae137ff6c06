import { type ReactNode, useCallback } from 'react';
import pageStyles from './page/pdf-page.module.css';
import { PdfPage } from './page/pdf-page.tsx';
import type { RenderQueue } from './page/render-queue.ts';
import type { CanvasState } from './page/use-page-canvas.ts';
import { pdfText } from './pdf.text.ts';
import type { PdfFile } from './pdf-file.ts';
import styles from './pdf-viewer.module.css';
import type { Find } from './use-find.ts';
import { useLatest } from './use-latest.ts';
import type { PagePane } from './use-page-pane.ts';
import { useSelectedPages } from './use-selected-pages.ts';
import type { HighlightsByPage, PlacedBox } from './view-model/highlight.ts';
import type { PageSize } from './view-model/page-geometry.ts';
import { pageLeft, pagesToShow } from './view-model/page-layout.ts';

interface PdfPaneProps {
  readonly label: string;
  readonly file: PdfFile | null;
  readonly pane: PagePane;
  readonly queue: RenderQueue;
  readonly find: Find;
  readonly byPage: HighlightsByPage;
  readonly selectedId: string | null;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly overlay: ((page: number, scale: number) => ReactNode) | undefined;
  readonly onMeasured: (page: number, size: PageSize) => void;
  readonly onPageState: (page: number, state: CanvasState) => void;
}

const NOTHING_PLACED: readonly PlacedBox[] = [];

/** The scrolled column. Only visible pages and two on each side are mounted. */
export function PdfPane(props: PdfPaneProps) {
  const { pane } = props;
  const { layout, size } = pane;
  const selection = useSelectedPages(pane.scroller);
  const urgency = useUrgency(pane.page);
  const pages = size.width === 0 ? [] : pagesToShow(pane.inSight, selection, layout.tops.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolled pane is a region, not a chapter of the page
    <div
      ref={pane.scroller}
      className={styles.pane}
      role="region"
      aria-label={`${props.label} ${pdfText.pages}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      onScroll={pane.onScroll}
      onWheel={pane.onTakeOver}
      onTouchStart={pane.onTakeOver}
      onPointerDown={pane.onTakeOver}
      onKeyDown={pane.onTakeOver}
    >
      <div
        className={styles.column}
        style={{ width: Math.max(size.width, layout.width), height: layout.height }}
      >
        {pages.map((page) => (
          <PlacedPage key={page} {...props} page={page} urgency={urgency} />
        ))}
      </div>
    </div>
  );
}

interface PlacedPageProps extends PdfPaneProps {
  readonly page: number;
  readonly urgency: (page: number) => number;
}

/** Passes a page only its own data, so that scrolling does not render the others. */
function PlacedPage({ page, urgency, ...props }: PlacedPageProps) {
  const { file, pane, find } = props;
  const { layout, size } = pane;
  const rect = {
    top: layout.tops[page] ?? 0,
    left: pageLeft(layout, page, size.width),
    width: layout.widths[page] ?? 0,
    height: layout.heights[page] ?? 0,
  };
  if (!file) return <div className={pageStyles.page} style={rect} />;
  return (
    <PdfPage
      {...rect}
      name={props.label}
      file={file}
      page={page}
      scale={layout.scale}
      queue={props.queue}
      urgency={urgency}
      placed={props.byPage.get(page) ?? NOTHING_PLACED}
      selectedId={props.selectedId}
      onSelect={props.onSelect}
      overlay={props.overlay}
      found={find.matches.byPage.get(page)}
      currentMatch={find.current?.page === page ? find.current.index : null}
      onMeasured={props.onMeasured}
      onState={props.onPageState}
    />
  );
}

/** Nearer pages go first; of two equally near, the lower one, because reading goes down. */
function useUrgency(currentPage: number): (page: number) => number {
  const current = useLatest(currentPage);
  return useCallback(
    (page: number) => {
      const distance = page - current.current;
      return distance >= 0 ? distance : -distance + 0.5;
    },
    [current],
  );
}
