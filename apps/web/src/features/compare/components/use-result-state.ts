/** The state of a result page: filters, selection and decisions. */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import type { OwnDeciding } from '../../../shared/findings/use-deciding.ts';
import { nextOpen, type Progress, stateOf } from '../../../shared/findings/view-model/decisions.ts';
import { useLatest } from '../../../shared/pdf/use-latest.ts';
import { useChangeDeciding } from '../api/use-change-deciding.ts';
import {
  type ChangeFilter,
  type FilteredChanges,
  filterChanges,
  NO_FILTER,
  stepChange,
} from '../view-model/change-filter.ts';
import { changeProgress } from '../view-model/change-progress.ts';
import type { Comparison, ComparisonResult } from '../view-model/comparison-shapes.ts';
import type { Selection } from '../view-model/selection.ts';
import { type ResultModel, useResultModel } from './use-result-model.ts';

export interface ResultState {
  readonly task: Comparison;
  readonly result: ComparisonResult;
  readonly model: ResultModel;
  readonly deciding: OwnDeciding;
  readonly filter: ChangeFilter;
  readonly setFilter: (filter: ChangeFilter) => void;
  readonly filtered: FilteredChanges;
  readonly progress: Progress;
  readonly selection: Selection | null;
  readonly select: (id: string, from: Selection['from']) => void;
  readonly step: (direction: 'next' | 'previous') => void;
  /** Decides the selected change and goes to the next open one; the same decision again removes it. */
  readonly decideSelected: (decision: 'accept' | 'ignore') => void;
}

const NO_DECISIONS: Decisions = new Map();

export function useResultState(task: Comparison, result: ComparisonResult): ResultState {
  const model = useResultModel(result);
  const deciding = useChangeDeciding(task);
  const { decisions } = deciding;
  const [filter, setFilter] = useState<ChangeFilter>(NO_FILTER);
  const [selection, setSelection] = useState<Selection | null>(null);
  // Typing stays fluent with thousands of changes: the list follows a moment later.
  const applied = useDeferredValue(filter);
  // A decision changes the pages only when the filter depends on decisions.
  const relevant = applied.decision === 'all' ? NO_DECISIONS : decisions;
  const filtered = useMemo(() => filterChanges(model.changes, applied, relevant), [model, applied, relevant]);
  const progress = useMemo(() => changeProgress(model.changes, decisions), [model, decisions]);
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
    task,
    result,
    model,
    deciding,
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
  readonly deciding: OwnDeciding;
  readonly selection: Selection | null;
  readonly filtered: FilteredChanges;
  readonly setSelection: (selection: Selection) => void;
}

function useDecideSelected(parts: SelectedParts): ResultState['decideSelected'] {
  const latest = useLatest(parts);
  return useCallback(
    (decision) => {
      const state = decision === 'accept' ? 'accepted' : 'rejected';
      const { deciding, selection, filtered, setSelection } = latest.current;
      if (!selection || !deciding.decide) return;
      const findingId = selection.id;
      const isSame = stateOf(deciding.decisions, findingId) === state;
      void deciding.decide([isSame ? { findingId, state: 'open', note: '' } : { findingId, state }]);
      const next = isSame ? null : nextOpen(filtered.shown, findingId, deciding.decisions);
      if (next) setSelection({ id: next.id, from: 'keys' });
    },
    [latest],
  );
}
