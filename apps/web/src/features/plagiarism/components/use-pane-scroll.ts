import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../../shared/pdf/use-latest.ts';
import type { FragmentMark, Spotlight } from '../view-model/document-marks.ts';
import type { Selection } from './use-fragments-state.ts';

interface PaneScroll {
  readonly docId: string;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Scrolls to the row of an offset; its height is an estimate until rendered. */
  readonly toRow: (offset: number) => void;
  readonly marks: readonly FragmentMark[];
  readonly selection: Selection | null;
  readonly spotlight: Spotlight | null;
}

/** An entry chosen elsewhere is scrolled to the upper third of this pane. */
export function usePaneScroll(pane: PaneScroll): void {
  const { selection, spotlight, docId } = pane;
  const latest = useLatest(pane);
  useEffect(() => {
    if (!selection || selection.docId === docId) return;
    const mark = latest.current.marks.find(({ id }) => id === selection.id);
    if (!mark) return;
    return settleAt(latest.current, mark.start, `[data-fragment="${CSS.escape(mark.id)}"]`);
  }, [selection, docId, latest]);
  useEffect(() => {
    if (spotlight) return settleAt(latest.current, spotlight.start, '[data-spot]');
  }, [spotlight, latest]);
}

const UPPER_THIRD = 1 / 3;
/** Rows get their real heights when rendered; a few frames are enough to settle. */
const SETTLING_FRAMES = 12;
const CLOSE_ENOUGH_PX = 2;

/** Returns a function that stops it. */
function settleAt({ scroller, toRow }: PaneScroll, offset: number, selector: string): () => void {
  toRow(offset);
  let frames = 0;
  let request = requestAnimationFrame(settle);
  function settle(): void {
    frames += 1;
    const isThere = moveToUpperThird(scroller.current, selector);
    // At least two frames: the first may still measure rows of the old position.
    if (frames < SETTLING_FRAMES && !(isThere && frames > 2)) request = requestAnimationFrame(settle);
  }
  return () => cancelAnimationFrame(request);
}

/** True when no more scrolling was needed; at the document's ends it cannot scroll further. */
function moveToUpperThird(scroller: HTMLElement | null, selector: string): boolean {
  const mark = scroller?.querySelector(selector);
  if (!scroller || !mark) return false;
  const frame = scroller.getBoundingClientRect();
  const distance = mark.getBoundingClientRect().top - frame.top - frame.height * UPPER_THIRD;
  const before = scroller.scrollTop;
  if (Math.abs(distance) > CLOSE_ENOUGH_PX) scroller.scrollTop = before + distance;
  return Math.abs(scroller.scrollTop - before) <= CLOSE_ENOUGH_PX;
}
