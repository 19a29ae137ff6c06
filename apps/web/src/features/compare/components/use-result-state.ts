/** The state of a result page: filters, selection and decisions. */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLatest } from '../../../shared/pdf/use-latest.ts';
import {
  type ChangeFilter,
  type FilteredChanges,
  filterChanges,
  NO_FILTER,
  stepChange,
} from '../view-model/change-filter.ts';
import type { Comparison, ComparisonResult } from '../view-model/comparison-shapes.ts';
import {
  type DecisionMap,
  type DecisionProgress,
  decisionProgress,
  nextOpen,
} from '../view-model/decision-view.ts';
import type { Selection } from '../view-model/selection.ts';
import { type ChangeDecisions, useChangeDecisions } from './use-change-decisions.ts';
import { type ResultModel, useResultModel } from './use-result-model.ts';

export interface ResultState extends ChangeDecisions {
  readonly task: Comparison;
  readonly result: ComparisonResult;
  readonly model: ResultModel;
  readonly filter: ChangeFilter;
  readonly setFilter: (filter: ChangeFilter) => void;
  readonly filtered: FilteredChanges;
  readonly progress: DecisionProgress;
  readonly selection: Selection | null;
  readonly select: (id: string, from: Selection['from']) => void;
  readonly step: (direction: 'next' | 'previous') => void;
  /** Decides the selected change and goes to the next open one; the same decision again removes it. */
  readonly decideSelected: (decision: 'accept' | 'ignore') => void;
}

const NO_DECISIONS: DecisionMap = new Map();

export function useResultState(task: Comparison, result: ComparisonResult): ResultState {
  const model = useResultModel(result);
  const deciding = useChangeDecisions(task);
  const { decisions } = deciding;
  const [filter, setFilter] = useState<ChangeFilter>(NO_FILTER);
  const [selection, setSelection] = useState<Selection | null>(null);
  // Typing stays fluent with thousands of changes: the list follows a moment later.
  const applied = useDeferredValue(filter);
  // A decision changes the pages only when the filter depends on decisions.
  const relevant = applied.decision === 'all' ? NO_DECISIONS : decisions;
  const filtered = useMemo(() => filterChanges(model.changes, applied, relevant), [model, applied, relevant]);
  const progress = useMemo(() => decisionProgress(model.changes, decisions), [model, decisions]);
  const select = useCallback((id: string, from: Selection['from']) => setSelection({ id, from }), []);
  const step = useCallback(
    (direction: 'next' | 'previous') =>
      setSelection((before) => {
        const id = stepChange(filtered.shown, before?.id ?? null, direction);
        return id === null ? before : { id, from: 'keys' };
      }),
    [filtered],
  );
  const decideSelected = useDecideSelected({ deciding, selection, filtered, setSelection });
  return {
    ...deciding,
    task,
    result,
    model,
    filter,
    setFilter,
    filtered,
    progress,
    selection,
    select,
    step,
    decideSelected,
  };
}

interface SelectedParts {
  readonly deciding: ChangeDecisions;
  readonly selection: Selection | null;
  readonly filtered: FilteredChanges;
  readonly setSelection: (selection: Selection) => void;
}

function useDecideSelected(parts: SelectedParts): ResultState['decideSelected'] {
  const latest = useLatest(parts);
  return useCallback(
    (decision) => {
      const state = decision === 'accept' ? 'confirmed' : 'ignored';
      const { deciding, selection, filtered, setSelection } = latest.current;
      if (!selection || !deciding.decide) return;
      const isSame = deciding.decisions.get(selection.id)?.state === state;
      deciding.decide(selection.id, isSame ? 'open' : state);
      const next = isSame ? null : nextOpen(filtered.shown, selection.id, deciding.decisions);
      if (next !== null) setSelection({ id: next, from: 'keys' });
    },
    [latest],
  );
}
