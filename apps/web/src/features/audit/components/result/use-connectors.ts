import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { DocumentHandle } from '../../../../shared/workbench/view-model/document-place.ts';
import { type Connector, drawConnectors, type ListEntry } from '../../view-model/connector-geometry.ts';
import { createRedraw } from '../../view-model/connector-redraw.ts';

interface Connectors {
  readonly connectors: readonly Connector[];
  /** Something moved: redraws after the spec's delay. */
  readonly redraw: () => void;
}

const NONE: readonly Connector[] = [];

/**
 * Scrolling costs one passive listener that sets a timer. All rectangles are read together, once per drawing,
 * with no writes in between.
 */
export function useConnectors(
  pane: RefObject<DocumentHandle | null>,
  root: RefObject<HTMLElement | null>,
): Connectors {
  const [connectors, setConnectors] = useState<readonly Connector[]>(NONE);
  const redraw = useMemo(
    () =>
      createRedraw(() => {
        const drawn = readConnectors(pane.current, root.current);
        setConnectors((before) => (before.length + drawn.length === 0 ? before : drawn));
      }),
    [pane, root],
  );
  useEffect(() => {
    // Scroll events do not bubble, but the capture phase passes through every scroller of the page.
    document.addEventListener('scroll', redraw.ask, { capture: true, passive: true });
    window.addEventListener('resize', redraw.ask, { passive: true });
    const sizes = new ResizeObserver(redraw.ask);
    if (root.current) sizes.observe(root.current);
    redraw.ask();
    return () => {
      document.removeEventListener('scroll', redraw.ask, { capture: true });
      window.removeEventListener('resize', redraw.ask);
      sizes.disconnect();
      redraw.cancel();
    };
  }, [redraw, root]);
  return { connectors, redraw: redraw.ask };
}

function readConnectors(pane: DocumentHandle | null, root: HTMLElement | null): readonly Connector[] {
  const list = root?.querySelector('[data-risk-list]');
  if (!pane || !list) return NONE;
  const entries: readonly ListEntry[] = [...list.querySelectorAll<HTMLElement>('[data-risk-entry]')].map(
    (entry) => ({ id: entry.dataset.riskEntry ?? '', rect: entry.getBoundingClientRect() }),
  );
  const sight = pane.sight();
  if (!sight || entries.length === 0) return NONE;
  return drawConnectors({
    pane: sight.pane,
    windowHeight: window.innerHeight,
    highlights: sight.visible,
    list: list.getBoundingClientRect(),
    entries,
  });
}
