import { useCallback, useEffect, useRef } from 'react';
import type { PagePane } from './use-page-pane.ts';
import type { Highlight } from './view-model/highlight.ts';
import { upperThirdOffset } from './view-model/page-layout.ts';

/**
 * A finding chosen elsewhere is scrolled to the upper third. One chosen on the page itself is already
 * visible, and the page stays.
 */
export function useSelectionScroll(
  pane: PagePane,
  highlights: readonly Highlight[],
  selectedId: string | null,
  isReady: boolean,
  onSelect: ((id: string) => void) | undefined,
): ((id: string) => void) | undefined {
  const chosenHere = useRef<string | null>(null);
  const goneTo = useRef<string | null>(null);
  const { moveTo, size } = pane;
  const box = highlights.find(({ id }) => id === selectedId)?.boxes[0];
  useEffect(() => {
    if (selectedId === null) goneTo.current = null;
    if (selectedId === null || !isReady || !box || size.height === 0 || goneTo.current === selectedId) return;
    goneTo.current = selectedId;
    const isHere = chosenHere.current === selectedId;
    chosenHere.current = null;
    if (!isHere) moveTo({ page: box.page, y: box.y, offset: upperThirdOffset(size.height) }, true, box);
  }, [selectedId, isReady, box, moveTo, size.height]);
  const select = useCallback(
    (id: string) => {
      chosenHere.current = id;
      onSelect?.(id);
    },
    [onSelect],
  );
  return onSelect ? select : undefined;
}
