import { type MouseEvent, memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { pdfText } from '../pdf.text.ts';
import type { PdfFile } from '../pdf-file.ts';
import { useFoundBoxes } from '../use-found-boxes.ts';
import type { TextRange } from '../view-model/find-text.ts';
import { highlightAt, type PlacedBox } from '../view-model/highlight.ts';
import { type MarginMark, marginMarks, markAt } from '../view-model/margin-marks.ts';
import { type PageSize, toPoint } from '../view-model/page-geometry.ts';
import { canvasRatio } from '../view-model/zoom.ts';
import { FoundLayer, HighlightLayer } from './highlight-layer.tsx';
import styles from './pdf-page.module.css';
import type { RenderQueue } from './render-queue.ts';
import { type CanvasState, usePageCanvas } from './use-page-canvas.ts';
import { useTextLayer } from './use-text-layer.ts';

export interface PdfPageProps {
  /** The document's name: two of them may be side by side. */
  readonly name: string;
  readonly file: PdfFile;
  readonly page: number;
  /** Its place in the column, in pixels. */
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** CSS pixels per point. */
  readonly scale: number;
  readonly queue: RenderQueue;
  readonly urgency: (page: number) => number;
  readonly placed: readonly PlacedBox[];
  readonly selectedId: string | null;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly overlay: ((page: number, scale: number) => ReactNode) | undefined;
  readonly found: readonly TextRange[] | undefined;
  readonly currentMatch: number | null;
  readonly onMeasured: (page: number, size: PageSize) => void;
  readonly onState: (page: number, state: CanvasState) => void;
}

/** One sheet: picture, highlights, selectable text. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { file, page, top, left, width, height, scale, placed, onSelect, onState } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const canvas = useDrawnPage(sheet, props);
  useTextLayer(text, file, page, canvas.state === 'drawn');
  useMeasured(props);
  useEffect(() => onState(page, canvas.state), [onState, page, canvas.state]);
  const found = useFoundBoxes(file, page, props.found, props.currentMatch);
  const marks = useMemo(() => marginMarks(placed, scale), [placed, scale]);
  const pointer = usePointer({ placed, marks, scale, selectedId: props.selectedId, onSelect });
  const label = `${props.name} ${pdfText.page(String(page + 1))}`;
  const style = {
    top,
    left,
    width,
    height,
    '--total-scale-factor': scale,
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  };
  return (
    <section className={styles.page} data-page={page} style={style} aria-label={label} {...pointer}>
      <div ref={sheet} className={styles.sheet} />
      <HighlightLayer
        placed={placed}
        marks={marks}
        selectedId={props.selectedId}
        scale={scale}
        onSelect={onSelect}
      />
      {found.length > 0 ? <FoundLayer found={found} scale={scale} /> : null}
      <div ref={text} className={styles.text} />
      {props.overlay ? <div className={styles.overlay}>{props.overlay(page, scale)}</div> : null}
      {canvas.state === 'waiting' ? (
        <p className={styles.coming}>{pdfText.pageComing(String(page + 1))}</p>
      ) : null}
      {canvas.state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{pdfText.pageFailed}</p>
          <button type="button" onClick={canvas.retry}>
            {pdfText.pageRetry}
          </button>
        </div>
      ) : null}
    </section>
  );
});

function useDrawnPage(sheet: RefObject<HTMLDivElement | null>, props: PdfPageProps) {
  const { file, page, width, height, scale, queue, urgency } = props;
  const ratio = canvasRatio(width, height, window.devicePixelRatio);
  return usePageCanvas(sheet, { file, page, scale: scale * ratio, queue, urgency });
}

function useMeasured({ file, page, onMeasured }: PdfPageProps): void {
  useEffect(() => {
    let isHere = true;
    file.pageSize(page).then(
      (size) => isHere && onMeasured(page, size),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [file, page, onMeasured]);
}

interface Pointed extends Pick<PdfPageProps, 'placed' | 'scale' | 'selectedId' | 'onSelect'> {
  readonly marks: readonly MarginMark[];
}

/** Clicks that select a highlight, the hand over one, and the class that keeps a text selection steady. */
function usePointer({ placed, marks, scale, selectedId, onSelect }: Pointed) {
  const idAt = (event: MouseEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { left: event.clientX - left, top: event.clientY - top };
    const id = highlightAt(placed, toPoint(at, scale));
    if (id !== null) return id;
    const mark = markAt(marks, at);
    return mark && nextOf(mark.ids, selectedId);
  };
  return {
    onPointerDown: (event: MouseEvent<HTMLElement>) => {
      const page = event.currentTarget;
      page.dataset.selecting = '';
      window.addEventListener('pointerup', () => delete page.dataset.selecting, { once: true });
    },
    onPointerMove: (event: MouseEvent<HTMLElement>) => {
      if (onSelect) event.currentTarget.toggleAttribute('data-hit', idAt(event) !== null);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // The end of a selection is no click; buttons of the page handle their own clicks.
      const isSelecting = window.getSelection()?.isCollapsed === false;
      if (!onSelect || isSelecting || event.target instanceof HTMLButtonElement) return;
      const id = idAt(event);
      if (id !== null) onSelect(id);
    },
  };
}

/** A mark of several findings selects the first, then the next with every click. */
function nextOf(ids: MarginMark['ids'], selectedId: string | null): string {
  return ids[selectedId === null ? 0 : ids.indexOf(selectedId) + 1] ?? ids[0];
}
