/** The page on which a document was left: opened again in the same tab, it continues there. */
import type { PdfViewState } from '../../../shared/pdf/view-model/view-state.ts';

const keyOf = (id: string) => `wenjian.page.${id}`;

/** Called with every report of the viewer; while it loads there is no page to speak of. */
export function keepPage(
  id: string,
  { page, numPages, loading }: Pick<PdfViewState, 'page' | 'numPages' | 'loading'>,
  storage: Storage = sessionStorage,
): void {
  if (loading || numPages === 0 || page === 0) return;
  if (page === 1) storage.removeItem(keyOf(id));
  else storage.setItem(keyOf(id), String(page));
}

/** 1-based; null for a document that was left on its first page, or not opened before. */
export function readKeptPage(id: string, storage: Storage = sessionStorage): number | null {
  const page = Number(storage.getItem(keyOf(id)));
  return Number.isInteger(page) && page > 1 ? page : null;
}
