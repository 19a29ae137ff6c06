import { useRef } from 'react';
import type { RenderQueue } from '../../../shared/pdf/page/render-queue.ts';
import { usePageCanvas } from '../../../shared/pdf/page/use-page-canvas.ts';
import type { PdfFile } from '../../../shared/pdf/pdf-file.ts';
import styles from './page-sheet.module.css';
import { usePageSize } from './use-page-size.ts';

interface PageSheetProps {
  readonly file: PdfFile;
  readonly queue: RenderQueue;
  /** From 0. */
  readonly page: number;
  /** Of its longer side. */
  readonly sidePx: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}

/** A page as a picture; what is turned is the picture, not the page. */
export function PageSheet({ file, queue, page, sidePx, turn = 0 }: PageSheetProps) {
  const host = useRef<HTMLSpanElement>(null);
  const size = usePageSize(file, page);
  const scale = sidePx / Math.max(size.widthPt, size.heightPt);
  const sharpness = Math.min(2, Math.max(1, window.devicePixelRatio));
  usePageCanvas(host, { file, page, scale: scale * sharpness, queue, urgency: inOrder });
  return (
    <span
      ref={host}
      className={styles.sheet}
      style={{
        width: size.widthPt * scale,
        height: size.heightPt * scale,
        ...(turn === 0 ? {} : { transform: `rotate(${turn}deg)` }),
      }}
    />
  );
}

function inOrder(page: number): number {
  return page;
}
