import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PdfFile } from './pdf-file.ts';
import type { RenderJob, RenderQueue } from './render-queue.ts';

export type CanvasState = 'waiting' | 'drawn' | 'failed';

interface PageCanvas {
  readonly state: CanvasState;
  readonly retry: () => void;
}

interface CanvasWish {
  readonly file: PdfFile;
  readonly page: number;
  /** Canvas pixels per point. */
  readonly scale: number;
  readonly queue: RenderQueue;
  readonly urgency: (page: number) => number;
}

/** A page flown over while the scroll bar is dragged is not worth drawing. */
const SETTLE_MS = 40;

/**
 * A page's canvas inside of `host`. While the page is drawn anew for another zoom the old picture stays, stretched;
 * a page that goes out of sight gives its memory back at once.
 */
export function usePageCanvas(host: RefObject<HTMLElement | null>, wish: CanvasWish): PageCanvas {
  const { file, page, scale, queue, urgency } = wish;
  const [state, setState] = useState<CanvasState>('waiting');
  const [attempt, setAttempt] = useState(0);
  const shown = useRef<HTMLCanvasElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to draw the same page again
  useEffect(() => {
    const canvas = document.createElement('canvas');
    const leave = joinLater(queue, shown.current ? 0 : SETTLE_MS, {
      urgency: () => urgency(page),
      start: () => file.draw(page, canvas, scale),
      onDone: () => {
        host.current?.replaceChildren(canvas);
        free(shown.current);
        shown.current = canvas;
        setState('drawn');
      },
      onFailed: () => setState('failed'),
    });
    return () => {
      leave();
      if (shown.current !== canvas) free(canvas);
    };
  }, [host, file, page, scale, queue, urgency, attempt]);
  const leaveSight = useCallback(() => {
    free(shown.current);
    shown.current = null;
    setState('waiting');
    file.release(page);
  }, [file, page]);
  useEffect(() => leaveSight, [leaveSight]);
  const retry = useCallback(() => {
    setState('waiting');
    setAttempt((known) => known + 1);
  }, []);
  return { state, retry };
}

/** Answers the way out, whether it is waiting to join, in the queue or being drawn. */
function joinLater(queue: RenderQueue, delayMs: number, job: RenderJob): () => void {
  let leave: (() => void) | null = null;
  const timer = setTimeout(() => {
    leave = queue.add(job);
  }, delayMs);
  return () => {
    clearTimeout(timer);
    leave?.();
  };
}

/** Safari keeps a canvas's memory until its size is zero. */
function free(canvas: HTMLCanvasElement | null): void {
  if (!canvas) return;
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
