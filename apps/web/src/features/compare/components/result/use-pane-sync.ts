import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { PdfViewerHandle } from '../../../../shared/pdf/pdf-viewer.props.ts';
import { useLatest } from '../../../../shared/pdf/use-latest.ts';
import type { PdfScroll } from '../../../../shared/pdf/use-page-pane.ts';
import { type Change, SIDES, type Side } from '../../view-model/comparison-shapes.ts';
import type { PagePoint } from '../../view-model/page-column.ts';
import type { ScrollMap } from '../../view-model/scroll-map.ts';
import type { ResultState } from './use-result-state.ts';

export type PaneHandles = Readonly<Record<Side, RefObject<PdfViewerHandle | null>>>;
type ScrollListeners = Readonly<Record<Side, (scroll: PdfScroll) => void>>;

/** Scrolling one document scrolls the other; choosing a change scrolls both to it. */
export function usePaneSync(resultState: ResultState, handles: PaneHandles): ScrollListeners {
  useGoToSelection(resultState, handles);
  const map = useLatest(resultState.model.scrollMap);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useMemo(() => {
    const listener = (side: Side) => (scroll: PdfScroll) => {
      // A programmatic scroll must not be answered: otherwise the panes would chase each other.
      if (scroll.isProgrammatic) return;
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        const place = map.current?.across(side, scroll.reading);
        const other = handles[otherSide(side)].current;
        if (place && other) other.scrollTo(place.page, place.y, { align: 'upperThird' });
      });
    };
    return { old: listener('old'), new: listener('new') };
  }, [handles, map]);
}

function useGoToSelection({ selection, model }: ResultState, handles: PaneHandles): void {
  const latest = useLatest(model);
  useEffect(() => {
    const change = selection ? latest.current.byId.get(selection.id) : undefined;
    if (!selection || !change) return;
    for (const side of SIDES) {
      // The pane that was clicked already shows it.
      if (selection.pane === side) continue;
      const place = placeOf(change, side, latest.current.scrollMap);
      const isSmooth = selection.from !== 'map';
      if (place) handles[side].current?.scrollTo(place.page, place.y, { align: 'upperThird', isSmooth });
    }
  }, [selection, latest, handles]);
}

/** The position of a change on a side; if the side has none of it, the position beside it. */
function placeOf(change: Change, side: Side, map: ScrollMap | null): PagePoint | null {
  const own = change[side]?.boxes[0];
  if (own) return own;
  const other = change[otherSide(side)]?.boxes[0];
  return other && map ? map.across(otherSide(side), other) : null;
}

function otherSide(side: Side): Side {
  return side === 'old' ? 'new' : 'old';
}
