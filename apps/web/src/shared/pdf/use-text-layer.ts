import { type RefObject, useEffect } from 'react';
import type { PdfFile } from './pdf-file.ts';

/** Text that can be selected, laid over the page once it is drawn: seeing goes before selecting. */
export function useTextLayer(
  container: RefObject<HTMLElement | null>,
  file: PdfFile,
  page: number,
  isDrawn: boolean,
): void {
  useEffect(() => {
    const layer = container.current;
    if (!layer || !isDrawn) return;
    const work = file.layText(page, layer);
    work.done.then(
      (outcome) => outcome === 'done' && layer.append(endOfContent()),
      // A page whose text cannot be laid is still a page to read; finding in it reports the failure.
      () => undefined,
    );
    return () => {
      work.cancel();
      layer.replaceChildren();
    };
  }, [container, file, page, isDrawn]);
}

/**
 * Between lines there is nothing to select, and the browser would take the whole page for it. While a selection is
 * being made this element fills the gaps (see `.text[data-selecting]`).
 */
function endOfContent(): HTMLElement {
  const element = document.createElement('div');
  element.dataset.endOfContent = '';
  return element;
}
