/** The state of a result page: the tab, filters, selection, the place pointed at, and decisions. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Deciding } from '../../../../shared/findings/use-deciding.ts';
import {
  openOnes,
  type Progress,
  progressOf,
  stateOf,
} from '../../../../shared/findings/view-model/decisions.ts';
import type { PdfSource } from '../../../../shared/pdf/pdf-file.ts';
import { type SelectionState, useFilter, useSelection } from '../../../../shared/workbench/use-selection.ts';
import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { searchIndex } from '../../../../shared/workbench/view-model/search-findings.ts';
import { countLevels, cutResult, type ResultParts, type ResultTab } from '../../view-model/result-parts.ts';
import type { AuditResult, Level, Risk } from '../../view-model/result-shapes.ts';
import { decisionOn } from '../../view-model/risk-choice.ts';
import { filterRisks, NO_FILTER, type RiskFilter, riskWords } from '../../view-model/risk-filter.ts';
import type { RiskFeedbackState } from './use-risk-feedback-state.ts';

/** The input of a page to the workbench. */
export interface ResultView {
  readonly result: AuditResult;
  readonly pdf: PdfSource;
  readonly deciding: Deciding;
  /** False until the stored decisions are there. */
  readonly isKnown: boolean;
  /** False for read-only users. */
  readonly mayDecide: boolean;
  /** Null where feedback is not possible. */
  readonly feedback: RiskFeedbackState | null;
}

export interface ResultState extends ResultView, SelectionState<DocumentPlace> {
  readonly parts: ResultParts;
  readonly tab: ResultTab;
  readonly setTab: (tab: ResultTab) => void;
  readonly filter: RiskFilter;
  readonly setFilter: (filter: RiskFilter) => void;
  /** The risks of the tab; on tabs without risks, those of the first. */
  readonly shown: readonly Risk[];
  /** How many of each level the list would have. */
  readonly counts: Readonly<Record<Level, number>>;
  /** The risks marked on the contract. */
  readonly marked: readonly Risk[];
  readonly progress: Progress;
  readonly selected: Risk | null;
  /** Null when every risk is decided. */
  readonly resume: (() => void) | null;
}

export function useResultState(view: ResultView): ResultState {
  const { result, deciding } = view;
  const { decisions } = deciding;
  const parts = useMemo(() => cutResult(result), [result]);
  const [tab, setTab] = useState<ResultTab>('risk');
  const { filter, setFilter, lists } = useFilteredRisks(view, parts, tab);
  const progress = useMemo(() => progressOf(parts.all, decisions), [parts, decisions]);
  const selecting = useSelection<Risk, DocumentPlace>({
    shown: lists.shown,
    byId: parts.byId,
    deciding,
    choose: (risk, state) => {
      // Advice has to be written out first, and what was written is taken back only on its card.
      const isWritten = state === 'open' && stateOf(decisions, risk.id) === 'edited';
      const needsWords = risk.edit === null && (state === 'accepted' || isWritten);
      return needsWords ? null : decisionOn(risk, { state });
    },
    onSelected: ({ kind }) => setTab(kind),
  });
  const { selection, select } = selecting;
  const open = openOnes(parts.all, decisions)[0];
  const resume = useCallback(() => open && select(open.id, 'keys'), [open, select]);
  useResumeOnce(view, progress, selection === null, resume);
  return {
    ...view,
    ...selecting,
    ...lists,
    parts,
    tab,
    setTab,
    filter,
    setFilter,
    progress,
    selected: (selection && parts.byId.get(selection.id)) ?? null,
    resume: open ? resume : null,
  };
}

function useFilteredRisks({ result, deciding, mayDecide }: ResultView, parts: ResultParts, tab: ResultTab) {
  const { decisions } = deciding;
  // Read-only users have no list of ignored risks: the risks stay in place, marked.
  const first: RiskFilter = mayDecide ? NO_FILTER : { ...NO_FILTER, status: 'all' };
  const { filter, setFilter, applied } = useFilter(first);
  const index = useMemo(
    () => searchIndex(parts.all, riskWords(result.document.text)),
    [parts, result.document.text],
  );
  const lists = useMemo(() => {
    const risks = filterRisks(parts.risk, applied, decisions, index);
    const missing = filterRisks(parts.missing, applied, decisions, index);
    const isMissing = tab === 'missing';
    const ofTab = isMissing ? parts.missing : parts.risk;
    return {
      shown: isMissing ? missing : risks,
      marked: isMissing ? [...risks, ...missing] : risks,
      counts: countLevels(filterRisks(ofTab, { ...applied, level: 'all' }, decisions, index)),
    };
  }, [parts, applied, decisions, index, tab]);
  return { filter, setFilter, lists };
}

/** On returning to work in progress, the first open risk is selected, unless the user already chose another. */
function useResumeOnce(
  { isKnown, mayDecide }: ResultView,
  progress: Progress,
  isFree: boolean,
  resume: () => void,
): void {
  const isAsked = useRef(false);
  const isBegun = progress.done > 0 && progress.done < progress.total;
  useEffect(() => {
    if (!isFree) isAsked.current = true;
    if (!isKnown || isAsked.current) return;
    isAsked.current = true;
    if (mayDecide && isBegun) resume();
  }, [isKnown, mayDecide, isBegun, isFree, resume]);
}
