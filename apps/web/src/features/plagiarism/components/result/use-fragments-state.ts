/** The state of a result page: the figure, filters, selection and the place pointed at. */
import { useCallback, useMemo, useState } from 'react';
import { type SelectionState, useFilter, useSelection } from '../../../../shared/workbench/use-selection.ts';
import { searchIndex } from '../../../../shared/workbench/view-model/search-findings.ts';
import type { Spotlight } from '../../view-model/document-marks.ts';
import {
  ALL,
  countKinds,
  type FragmentFilter,
  filterFragments,
  NO_FILTER,
  type NumberedFragment,
  numberFragments,
  scopeOf,
} from '../../view-model/fragment-filter.ts';
import { searchedWords } from '../../view-model/fragment-words.ts';
import type { Counting, Fragment, FragmentKind } from '../../view-model/plagiarism-shapes.ts';
import type { ResultTab } from '../../view-model/result-tabs.ts';

/** The pane of a selection is the id of its document. */
export interface FragmentsState extends Omit<SelectionState<Spotlight>, 'decideSelected'> {
  /** Numbered by their position in the checked document. */
  readonly fragments: readonly NumberedFragment[];
  readonly filter: FragmentFilter;
  readonly setFilter: (filter: FragmentFilter) => void;
  readonly counting: Counting;
  /** The list follows the figure: uncounted fragments are not listed. */
  readonly setCounting: (counting: Counting) => void;
  /** In list order; these are marked too. */
  readonly shown: readonly NumberedFragment[];
  /** How many of each kind the list would have. */
  readonly counts: Readonly<Record<FragmentKind, number>>;
  readonly tab: ResultTab;
  readonly setTab: (tab: ResultTab) => void;
}

interface FragmentsInput {
  readonly blockList: readonly Fragment[];
  readonly docId: string;
  readonly firstTab: ResultTab;
  /** The texts of the shown documents, by id, as far as they are there. */
  readonly texts: ReadonlyMap<string, string>;
}

export function useFragmentsState({ blockList, docId, firstTab, texts }: FragmentsInput): FragmentsState {
  const fragments = useMemo(() => numberFragments(blockList, docId), [blockList, docId]);
  const byId = useMemo(() => new Map(fragments.map((fragment) => [fragment.id, fragment])), [fragments]);
  const { filter, setFilter, applied } = useFilter<FragmentFilter>(NO_FILTER);
  const [counting, setCounting] = useState<Counting>('after');
  const [tab, setTab] = useState<ResultTab>(firstTab);
  const index = useMemo(() => searchIndex(fragments, searchedWords(texts)), [fragments, texts]);
  const lists = useMemo(() => {
    const ofAnyKind = filterFragments(fragments, { ...applied, kind: ALL }, index);
    return { shown: filterFragments(fragments, applied, index), counts: countKinds(ofAnyKind) };
  }, [fragments, applied, index]);
  const { decideSelected, ...selecting } = useSelection<NumberedFragment, Spotlight>({
    shown: lists.shown,
    byId,
    // Fragments are evidence; they cannot be adopted or ignored.
    deciding: null,
    onSelected: () => setTab('fragments'),
  });
  return {
    ...selecting,
    ...lists,
    fragments,
    filter,
    setFilter,
    counting,
    setCounting: useCallback(
      (wanted: Counting) => {
        setCounting(wanted);
        setFilter((known) => ({ ...known, scope: scopeOf(wanted) }));
      },
      [setFilter],
    ),
    tab,
    setTab,
  };
}
