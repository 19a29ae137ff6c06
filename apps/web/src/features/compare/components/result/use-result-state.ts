/** The state of a result page: filters, selection and decisions. */
import { useMemo } from 'react';
import type { Decisions } from '../../../../shared/findings/decision-shapes.ts';
import type { OwnDeciding } from '../../../../shared/findings/use-deciding.ts';
import type { Progress } from '../../../../shared/findings/view-model/decisions.ts';
import { type SelectionState, useFilter, useSelection } from '../../../../shared/workbench/use-selection.ts';
import { searchIndex } from '../../../../shared/workbench/view-model/search-findings.ts';
import { useChangeDeciding } from '../../api/use-change-deciding.ts';
import {
  type ChangeCounts,
  type ChangeFilter,
  changeWords,
  countChanges,
  type FilteredChanges,
  filterChanges,
  NO_FILTER,
} from '../../view-model/change-filter.ts';
import { decidedTogether } from '../../view-model/change-groups.ts';
import { changeProgress } from '../../view-model/change-progress.ts';
import type { Change, Comparison, ComparisonResult } from '../../view-model/comparison-shapes.ts';
import { type ResultModel, useResultModel } from './use-result-model.ts';

export interface ResultState
  extends Omit<SelectionState<never>, 'spotlight' | 'show'>,
    Pick<FilteredChanges, 'shown' | 'foldedNoise'> {
  readonly task: Comparison;
  readonly result: ComparisonResult;
  readonly model: ResultModel;
  readonly deciding: OwnDeciding;
  readonly filter: ChangeFilter;
  readonly setFilter: (filter: ChangeFilter) => void;
  readonly counts: ChangeCounts;
  readonly progress: Progress;
}

const NO_DECISIONS: Decisions = new Map();

export function useResultState(task: Comparison, result: ComparisonResult): ResultState {
  const model = useResultModel(result);
  const deciding = useChangeDeciding(task);
  const { filter, setFilter, lists } = useFilteredChanges(result, model, deciding.decisions);
  const progress = useMemo(
    () => changeProgress(model.changes, deciding.decisions),
    [model, deciding.decisions],
  );
  const together = useMemo(() => withGroups(deciding, model), [deciding, model]);
  const { selection, select, step, decideSelected } = useSelection<Change, never>({
    shown: lists.shown,
    byId: model.byId,
    deciding: together,
    choose: ({ id }, state) => ({ findingId: id, state, ...(state === 'open' && { note: '' }) }),
  });
  return {
    task,
    result,
    model,
    deciding,
    filter,
    setFilter,
    ...lists,
    progress,
    selection,
    select,
    step,
    decideSelected,
  };
}

/** A key decides the whole group of the selected change, like the buttons of its card. */
function withGroups(deciding: OwnDeciding, { groups, byId }: ResultModel): OwnDeciding {
  const { decide } = deciding;
  return { ...deciding, decide: decide && ((inputs) => decide(decidedTogether(inputs, groups, byId))) };
}

function useFilteredChanges(result: ComparisonResult, { changes }: ResultModel, decisions: Decisions) {
  const { filter, setFilter, applied } = useFilter<ChangeFilter>(NO_FILTER);
  const index = useMemo(() => searchIndex(changes, changeWords(result)), [changes, result]);
  // A decision changes the pages only when the filter depends on decisions.
  const relevant = applied.decision === 'all' ? NO_DECISIONS : decisions;
  const lists = useMemo(() => {
    const counts = countChanges(changes, applied, relevant, index);
    return { ...filterChanges(changes, applied, relevant, index), counts };
  }, [changes, applied, relevant, index]);
  return { filter, setFilter, lists };
}
