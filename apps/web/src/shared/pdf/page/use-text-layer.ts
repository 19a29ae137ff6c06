import { type RefObject, useEffect } from 'react';
import type { PdfFile } from '../pdf-file.ts';

/** Selectable text over the page, added once it is drawn: seeing comes before selecting. */
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
      // A page without its text layer can still be read; searching it reports the failure.
      () => undefined,
    );
    return () => {
      work.cancel();
      layer.replaceChildren();
    };
  }, [container, file, page, isDrawn]);
}

/**
 * Between lines there is nothing to select, and the browser would select the whole page. During a selection
 * this element fills the gaps (see `.text[data-selecting]`).
 */
function endOfContent(): HTMLElement {
  const element = document.createElement('div');
  element.dataset.endOfContent = '';
  return element;
}
