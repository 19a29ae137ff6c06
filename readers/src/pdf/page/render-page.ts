/** Pages of a PDF as pixels, for previews, thumbnails and recognition. */

import { openPdfSession } from '../pdf-session.ts';
import type { RenderedPage } from './page-content.ts';

/** One page; null if the file cannot be opened or the page cannot be drawn. */
export async function renderPage(path: string, pageIndex: number, dpi: number): Promise<RenderedPage | null> {
  for await (const page of renderPages(path, [pageIndex], dpi)) return page;
  return null;
}

/** The given pages in the given order, each drawn on request; pages that cannot be drawn are left out. */
export async function* renderPages(
  path: string,
  pageIndexes: Iterable<number>,
  dpi: number,
): AsyncGenerator<RenderedPage> {
  const outcome = await openPdfSession(path);
  if (outcome.kind === 'fault') return;
  const { session } = outcome;
  try {
    for (const pageIndex of pageIndexes) {
      if (pageIndex < 0 || pageIndex >= session.facts.pageCount) continue;
      const drawing = await session.drawPage(pageIndex, dpi);
      if (drawing.kind === 'done') yield drawing.value;
    }
  } finally {
    await session.close();
  }
}
