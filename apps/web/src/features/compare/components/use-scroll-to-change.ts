import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { ChangePlace } from '../view-model/result-rows.ts';
import type { Selection } from '../view-model/selection.ts';

interface ScrollToChange {
  readonly scroller: { readonly current: HTMLElement | null };
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  readonly places: ReadonlyMap<string, ChangePlace>;
  readonly selection: Selection | null;
}

/** The position of a selected change: the upper third of the pane. */
const UPPER_THIRD = 1 / 3;
/** Rows get their real heights when rendered; a few frames are enough to settle. */
const SETTLING_FRAMES = 12;
const CLOSE_ENOUGH_PX = 2;

export function useScrollToChange({ scroller, virtualizer, places, selection }: ScrollToChange): void {
  useEffect(() => {
    if (!selection || selection.from === 'text') return;
    const place = places.get(selection.id);
    if (!place) return;
    virtualizer.scrollToIndex(place.rowIndex, { align: 'start' });
    let frames = 0;
    let request = requestAnimationFrame(settle);
    function settle(): void {
      frames += 1;
      const isThere = selection !== null && moveToUpperThird(scroller.current, selection.id);
      // At least two frames: the first may still measure rows of the old position.
      if (frames < SETTLING_FRAMES && !(isThere && frames > 2)) request = requestAnimationFrame(settle);
    }
    return () => cancelAnimationFrame(request);
  }, [scroller, virtualizer, places, selection]);
}

/** True when no more scrolling was needed. */
function moveToUpperThird(scroller: HTMLElement | null, id: string): boolean {
  const marks = scroller?.querySelectorAll<HTMLElement>(`[data-change="${CSS.escape(id)}"]`);
  // The new side is rendered second; where a change is on both, either works.
  const mark = marks?.[0];
  if (!scroller || !mark) return false;
  const frame = scroller.getBoundingClientRect();
  const distance = mark.getBoundingClientRect().top - frame.top - frame.height * UPPER_THIRD;
  const before = scroller.scrollTop;
  if (Math.abs(distance) > CLOSE_ENOUGH_PX) scroller.scrollTop = before + distance;
  // At the start or end of the document it cannot go further; that counts as there.
  return Math.abs(scroller.scrollTop - before) <= CLOSE_ENOUGH_PX;
}
