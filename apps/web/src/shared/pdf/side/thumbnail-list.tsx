import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { RenderQueue } from '../page/render-queue.ts';
import { usePageCanvas } from '../page/use-page-canvas.ts';
import { pdfText } from '../pdf.text.ts';
import type { PdfFile } from '../pdf-file.ts';
import { usePaneSize } from '../use-pane-size.ts';
import type { PageSize } from '../view-model/page-geometry.ts';
import {
  layoutPages,
  type PageLayout,
  pageLeft,
  pagesToShow,
  visiblePages,
} from '../view-model/page-layout.ts';
import { THUMBNAIL_SPACING, thumbnailSizes } from '../view-model/thumbnails.ts';
import styles from './side-panel.module.css';

interface ThumbnailListProps {
  readonly file: PdfFile;
  readonly sizes: readonly PageSize[];
  readonly queue: RenderQueue;
  /** 0-based. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Draws only visible thumbnails. */
export function ThumbnailList({ file, sizes, queue, page, onPage }: ThumbnailListProps) {
  const list = useRef<HTMLDivElement>(null);
  const size = usePaneSize(list);
  const layout = useMemo(() => layoutPages(thumbnailSizes(sizes), 1, THUMBNAIL_SPACING), [sizes]);
  const [scrollTop, setScrollTop] = useState(0);
  useFollowPage(list, layout, page);
  const inSight = visiblePages(layout, scrollTop, size.height);
  const pages = size.height === 0 ? [] : pagesToShow(inSight, null, layout.tops.length);
  return (
    <div
      ref={list}
      className={styles.scroller}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div className={styles.column} style={{ height: layout.height + NUMBER_HEIGHT_PX }}>
        {pages.map((shown) => (
          <Thumbnail
            key={shown}
            file={file}
            queue={queue}
            page={shown}
            top={layout.tops[shown] ?? 0}
            left={pageLeft(layout, shown, size.width)}
            width={layout.widths[shown] ?? 0}
            height={layout.heights[shown] ?? 0}
            widthPt={sizes[shown]?.widthPt ?? 1}
            isCurrent={shown === page}
            onPage={onPage}
          />
        ))}
      </div>
    </div>
  );
}

const NUMBER_HEIGHT_PX = 22;

interface ThumbnailProps {
  readonly file: PdfFile;
  readonly queue: RenderQueue;
  readonly page: number;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly widthPt: number;
  readonly isCurrent: boolean;
  readonly onPage: (page: number) => void;
}

const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { file, queue, page, top, left, width, height, widthPt, isCurrent, onPage } = props;
  const sheet = useRef<HTMLSpanElement>(null);
  const scale = (width / widthPt) * Math.min(2, Math.max(1, window.devicePixelRatio));
  usePageCanvas(sheet, { file, page, scale, queue, urgency: afterAllPages });
  return (
    <button
      type="button"
      className={styles.thumbnail}
      style={{ top, left, width }}
      aria-label={pdfText.page(String(page + 1))}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPage(page)}
    >
      <span ref={sheet} className={styles.thumbnailSheet} style={{ height }} />
      <span className={styles.thumbnailNumber}>{page + 1}</span>
    </button>
  );
});

/** Thumbnails wait until every visible page is drawn. */
function afterAllPages(page: number): number {
  return 1_000_000 + page;
}

/** Keeps the reader's page in the panel's sight without moving a panel that already shows it. */
function useFollowPage(list: RefObject<HTMLDivElement | null>, layout: PageLayout, page: number): void {
  useEffect(() => {
    const element = list.current;
    const top = layout.tops[page];
    if (!element || top === undefined) return;
    const bottom = top + (layout.heights[page] ?? 0) + THUMBNAIL_SPACING.gap;
    const isAbove = top < element.scrollTop;
    const isBelow = bottom > element.scrollTop + element.clientHeight;
    if (isAbove) element.scrollTop = top - THUMBNAIL_SPACING.padding;
    else if (isBelow) element.scrollTop = bottom - element.clientHeight;
  }, [list, layout, page]);
}
