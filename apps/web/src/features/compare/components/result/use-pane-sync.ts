import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { PdfViewerHandle } from '../../../../shared/pdf/pdf-viewer.props.ts';
import { useLatest } from '../../../../shared/pdf/use-latest.ts';
import type { PdfScroll } from '../../../../shared/pdf/use-page-pane.ts';
import { type Change, SIDES, type Side } from '../../view-model/comparison-shapes.ts';
import { meetingHeight } from '../../view-model/meeting-height.ts';
import type { PagePoint } from '../../view-model/page-column.ts';
import type { ScrollMap } from '../../view-model/scroll-map.ts';
import type { ResultModel } from './use-result-model.ts';
import type { ResultState } from './use-result-state.ts';

export type PaneHandles = Readonly<Record<Side, RefObject<PdfViewerHandle | null>>>;
type Chosen = Pick<ResultState, 'selection'> & { readonly model: Pick<ResultModel, 'byId' | 'scrollMap'> };
type ScrollListeners = Readonly<Record<Side, (scroll: PdfScroll) => void>>;

/** Scrolling one document scrolls the other; choosing a change brings both of its places to the same height. */
export function usePaneSync(resultState: Chosen, handles: PaneHandles): ScrollListeners {
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

function useGoToSelection({ selection, model }: Chosen, handles: PaneHandles): void {
  const latest = useLatest(model);
  useEffect(() => {
    const change = selection ? latest.current.byId.get(selection.id) : undefined;
    if (!selection || !change) return;
    const places = SIDES.flatMap((side) => {
      const place = placeOf(change, side, latest.current.scrollMap);
      const handle = handles[side].current;
      if (!place || !handle) return [];
      const offsets = handle.offsetsOf(place.page, place.y);
      return offsets ? [{ side, place, handle, offsets }] : [];
    });
    const chosen = places.find(({ side }) => side === selection.pane);
    const height = meetingHeight(
      places.map(({ offsets }) => offsets),
      chosen?.offsets,
    );
    for (const { side, place, handle } of places) {
      const box = change[side]?.boxes[0];
      const isSmooth = selection.from !== 'map';
      handle.scrollTo(place.page, place.y, { align: height ?? 'upperThird', isSmooth, ...(box && { box }) });
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
