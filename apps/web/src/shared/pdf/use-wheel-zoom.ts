import { type RefObject, useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** A pinch on a touch pad arrives as many small wheel events; this much of them is one step. */
const STEP_DELTA = 60;

/** Control and wheel, or a pinch: one zoom step that keeps the content under the pointer. */
export function useWheelZoom(
  pane: RefObject<HTMLElement | null>,
  onStep: (direction: 'in' | 'out', offset: number) => void,
): void {
  const latest = useLatest(onStep);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    let gathered = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      gathered = Math.sign(gathered) === Math.sign(event.deltaY) ? gathered + event.deltaY : event.deltaY;
      if (Math.abs(gathered) < STEP_DELTA) return;
      const offset = event.clientY - element.getBoundingClientRect().top;
      latest.current(gathered < 0 ? 'in' : 'out', offset);
      gathered = 0;
    };
    // React's own wheel listeners are passive and could not keep the browser from zooming the whole page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [pane, latest]);
}
