/** The state of a result page: the figure, filters, selection and the place pointed at. */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLatest } from '../../../shared/pdf/use-latest.ts';
import type { Spotlight } from '../view-model/document-marks.ts';
import {
  type FragmentFilter,
  filterFragments,
  NO_FILTER,
  type NumberedFragment,
  numberFragments,
  scopeOf,
  stepFragment,
} from '../view-model/fragment-filter.ts';
import type { Counting, Fragment } from '../view-model/plagiarism-shapes.ts';
import type { ResultTab } from '../view-model/result-tabs.ts';

/** `page`: chosen in the pane of `docId`, which then does not scroll. A new object with every choice. */
export interface Selection {
  readonly id: string;
  readonly from: 'list' | 'locate' | 'keys' | 'page';
  readonly docId: string | null;
}

export interface FragmentsState {
  /** Numbered by their position in the checked document. */
  readonly fragments: readonly NumberedFragment[];
  readonly filter: FragmentFilter;
  readonly setFilter: (filter: FragmentFilter) => void;
  readonly counting: Counting;
  /** The list follows the figure: uncounted fragments are not listed. */
  readonly setCounting: (counting: Counting) => void;
  /** In list order; these are marked too. */
  readonly shown: readonly NumberedFragment[];
  readonly selection: Selection | null;
  readonly select: (id: string, from: Exclude<Selection['from'], 'page'>) => void;
  readonly selectIn: (docId: string, id: string) => void;
  readonly step: (direction: 'next' | 'previous') => void;
  readonly tab: ResultTab;
  readonly setTab: (tab: ResultTab) => void;
  /** The place to show; a new object for every request, so that the document scrolls there again. */
  readonly spotlight: Spotlight | null;
  readonly show: (spotlight: Spotlight) => void;
}

export function useFragmentsState(
  blockList: readonly Fragment[],
  docId: string,
  firstTab: ResultTab,
): FragmentsState {
  const fragments = useMemo(() => numberFragments(blockList, docId), [blockList, docId]);
  const [filter, setFilter] = useState<FragmentFilter>(NO_FILTER);
  const [counting, setCounting] = useState<Counting>('after');
  const [tab, setTab] = useState<ResultTab>(firstTab);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [spotlight, setSpotlight] = useState<Spotlight | null>(null);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterFragments(fragments, applied), [fragments, applied]);
  const latest = useLatest({ shown, selection });
  const choose = useCallback((chosen: Selection) => {
    setSelection(chosen);
    setSpotlight(null);
    setTab('fragments');
  }, []);
  const select = useCallback<FragmentsState['select']>(
    (id, from) => choose({ id, from, docId: null }),
    [choose],
  );
  const step = useCallback(
    (direction: 'next' | 'previous') => {
      const next = stepFragment(latest.current.shown, latest.current.selection?.id ?? null, direction);
      if (next) select(next.id, 'keys');
    },
    [latest, select],
  );
  return {
    fragments,
    filter,
    setFilter,
    counting,
    setCounting: useCallback((wanted: Counting) => {
      setCounting(wanted);
      setFilter((known) => ({ ...known, scope: scopeOf(wanted) }));
    }, []),
    shown,
    selection,
    select,
    selectIn: useCallback((inDocId, id) => choose({ id, from: 'page', docId: inDocId }), [choose]),
    step,
    tab,
    setTab,
    spotlight,
    show: useCallback((place) => setSpotlight({ ...place }), []),
  };
}
