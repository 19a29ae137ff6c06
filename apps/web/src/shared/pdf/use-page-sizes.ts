import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PdfFile } from './pdf-file.ts';
import type { PageSize } from './view-model/page-geometry.ts';
import { assumeSizes, proofreadSizes } from './view-model/page-sizes.ts';

interface PageSizes {
  readonly sizes: readonly PageSize[];
  /** A page that was read reports its size. */
  readonly measured: (page: number, size: PageSize) => void;
}

const NONE: readonly PageSize[] = [];

/** Corrections of one frame become one layout. */
export function usePageSizes(file: PdfFile | null, known: readonly PageSize[] | null): PageSizes {
  const assumed = useMemo(
    () => (file ? assumeSizes(file.pageCount, file.firstPage, known) : (known ?? NONE)),
    [file, known],
  );
  const [corrected, setCorrected] = useState({ assumed, sizes: assumed });
  const waiting = useRef(new Map<number, PageSize>());
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const measured = useCallback(
    (page: number, size: PageSize) => {
      waiting.current.set(page, size);
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        const batch = waiting.current;
        waiting.current = new Map();
        setCorrected((old) => {
          const from = old.assumed === assumed ? old.sizes : assumed;
          const sizes = proofreadSizes(from, batch);
          return old.assumed === assumed && sizes === old.sizes ? old : { assumed, sizes };
        });
      });
    },
    [assumed],
  );
  return { sizes: corrected.assumed === assumed ? corrected.sizes : assumed, measured };
}
