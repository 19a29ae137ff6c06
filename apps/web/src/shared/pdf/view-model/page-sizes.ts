/**
 * Page sizes before the pages are read. Sizes from the server are used for all pages; otherwise every page is
 * assumed to be like the first until it has been read. A page's own size always has priority.
 */
import type { PageSize } from './page-geometry.ts';

export function assumeSizes(
  pageCount: number,
  firstPage: PageSize,
  known: readonly PageSize[] | null,
): readonly PageSize[] {
  // Sizes for another number of pages belong to another document: then only the file is used.
  if (known && known.length === pageCount) return known;
  return Array.from({ length: pageCount }, () => firstPage);
}

/** The same array when nothing changed, so that no layout is made in vain. */
export function proofreadSizes(
  sizes: readonly PageSize[],
  measured: ReadonlyMap<number, PageSize>,
): readonly PageSize[] {
  const wrong = [...measured].filter(([page, size]) => {
    const assumed = sizes[page];
    return assumed !== undefined && isDifferent(assumed, size);
  });
  if (wrong.length === 0) return sizes;
  const corrected = [...sizes];
  for (const [page, size] of wrong) corrected[page] = size;
  return corrected;
}

/** Smaller differences are rounding, and would move pages by less than a pixel. */
const TOLERANCE_PT = 0.5;

function isDifferent(a: PageSize, b: PageSize): boolean {
  return Math.abs(a.widthPt - b.widthPt) > TOLERANCE_PT || Math.abs(a.heightPt - b.heightPt) > TOLERANCE_PT;
}
