import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PdfFile } from '../pdf-file.ts';
import type { RenderJob, RenderQueue } from './render-queue.ts';
import { freeCanvas, stillPicture } from './still-picture.ts';

export type CanvasState = 'waiting' | 'drawn' | 'failed';

interface PageCanvas {
  readonly state: CanvasState;
  readonly retry: () => void;
}

interface CanvasInput {
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
 * A page's canvas inside `host`. While the page is drawn again for another zoom the old image stays,
 * stretched; a page that goes out of sight releases its memory at once.
 */
export function usePageCanvas(host: RefObject<HTMLElement | null>, input: CanvasInput): PageCanvas {
  const { file, page, scale, queue, urgency } = input;
  const [state, setState] = useState<CanvasState>('waiting');
  const [attempt, setAttempt] = useState(0);
  const shown = useRef<HTMLCanvasElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to draw the same page again
  useEffect(() => {
    const canvas = document.createElement('canvas');
    let isLeft = false;
    const leave = joinLater(queue, shown.current ? 0 : SETTLE_MS, {
      urgency: () => urgency(page),
      start: () => file.draw(page, canvas, scale),
      onDone: async () => {
        const picture = await stillPicture(canvas);
        if (isLeft) return freeCanvas(picture);
        host.current?.replaceChildren(picture);
        freeCanvas(shown.current);
        shown.current = picture;
        setState('drawn');
      },
      onFailed: () => setState('failed'),
    });
    return () => {
      isLeft = true;
      leave();
      if (shown.current !== canvas) freeCanvas(canvas);
    };
  }, [host, file, page, scale, queue, urgency, attempt]);
  const leaveSight = useCallback(() => {
    freeCanvas(shown.current);
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

/** Returns a cleanup, whether it is waiting to join, in the queue or being drawn. */
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
