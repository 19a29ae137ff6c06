import { type RefObject, useEffect } from 'react';
import type { ResultState } from './use-result-state.ts';

/** One listener for all marks: there may be thousands, and scrolling adds and removes them. */
export function useChangeClick(scroller: RefObject<HTMLElement | null>, select: ResultState['select']): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const mark = event.target instanceof Element ? event.target.closest('[data-change]') : null;
      const id = mark instanceof HTMLElement ? mark.dataset.change : undefined;
      if (id !== undefined) select(id, 'text');
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [scroller, select]);
}
