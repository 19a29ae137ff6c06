import { type RefObject, useLayoutEffect, useState } from 'react';

interface PaneSize {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element, without its scroll bars. */
export function usePaneSize(element: RefObject<HTMLElement | null>): PaneSize {
  const [size, setSize] = useState<PaneSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const pane = element.current;
    if (!pane) return;
    const measure = () =>
      setSize((old) =>
        old.width === pane.clientWidth && old.height === pane.clientHeight
          ? old
          : { width: pane.clientWidth, height: pane.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
