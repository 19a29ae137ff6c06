import { useCallback, useMemo, useState } from 'react';
import type { PdfViewport } from '../pdf/view-model/view-state.ts';
import type { Zoom } from '../pdf/view-model/zoom.ts';

export interface PageZoom {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  /** Shown size ÷ natural size. */
  readonly factor: number;
  readonly onFactor: (factor: number) => void;
}

/** The zoom of a page's documents: the same for all. */
export function usePageZoom(): PageZoom {
  const [zoom, onZoom] = useState<Zoom>({ kind: 'auto' });
  const [factor, onFactor] = useState(1);
  return useMemo(() => ({ zoom, onZoom, factor, onFactor }), [zoom, factor]);
}

/** The viewport is reported with every scroll; the header needs only zoom changes. */
export function useFactorReport({ onFactor }: Pick<PageZoom, 'onFactor'>): (viewport: PdfViewport) => void {
  const [reported] = useState({ factor: 0 });
  return useCallback(
    ({ zoom }) => {
      if (zoom === reported.factor) return;
      reported.factor = zoom;
      onFactor(zoom);
    },
    [onFactor, reported],
  );
}
