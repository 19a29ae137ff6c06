/** The state of a result page: filters, selection, the place pointed at, and decisions. */
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Deciding } from '../../../shared/findings/use-deciding.ts';
import {
  isAccepted,
  nextOpen,
  openOnes,
  type Progress,
  progressOf,
  stateOf,
} from '../../../shared/findings/view-model/decisions.ts';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { useLatest } from '../../../shared/pdf/use-latest.ts';
import { cutResult, type ResultParts, type ResultTab } from '../view-model/result-parts.ts';
import type { Place } from '../view-model/result-places.ts';
import type { AuditResult, Risk } from '../view-model/result-shapes.ts';
import { decisionOn } from '../view-model/risk-choice.ts';
import { filterRisks, NO_FILTER, type RiskFilter, stepRisk } from '../view-model/risk-filter.ts';
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

/** `page`: chosen on the contract, which then does not scroll; `locate`: scroll the contract, not the list. */
export interface Selection {
  readonly id: string;
  readonly from: 'list' | 'keys' | 'page' | 'locate';
}

export interface ResultState extends ResultView {
  readonly parts: ResultParts;
  readonly tab: ResultTab;
  readonly setTab: (tab: ResultTab) => void;
  readonly filter: RiskFilter;
  readonly setFilter: (filter: RiskFilter) => void;
  /** The risks of the tab; on tabs without risks, those of the first. */
  readonly shown: readonly Risk[];
  /** The risks marked on the contract. */
  readonly marked: readonly Risk[];
  readonly progress: Progress;
  readonly selection: Selection | null;
  readonly selected: Risk | null;
  readonly select: (id: string, from: Selection['from']) => void;
  readonly step: (direction: 'next' | 'previous') => void;
  /** Decides the selected risk and goes to the next open one; the same decision again removes it. */
  readonly decideSelected: (decision: 'accept' | 'ignore') => void;
  /** Null when every risk is decided. */
  readonly resume: (() => void) | null;
  /** The place to show; a new object for every request, so that the contract scrolls there again. */
  readonly spotlight: Place | null;
  readonly show: (place: Place) => void;
}

export function useResultState(view: ResultView): ResultState {
  const { result, deciding } = view;
  const { decisions } = deciding;
  const parts = useMemo(() => cutResult(result), [result]);
  const [tab, setTab] = useState<ResultTab>('risk');
  const [filter, setFilter] = useState<RiskFilter>(firstFilter(view));
  const [spotlight, setSpotlight] = useState<Place | null>(null);
  const applied = useDeferredValue(filter);
  const risks = useMemo(() => filterRisks(parts.risk, applied, decisions), [parts, applied, decisions]);
  const missing = useMemo(() => filterRisks(parts.missing, applied, decisions), [parts, applied, decisions]);
  const shown = tab === 'missing' ? missing : risks;
  const marked = useMemo(() => (tab === 'missing' ? [...risks, ...missing] : risks), [tab, risks, missing]);
  const progress = useMemo(() => progressOf(parts.all, decisions), [parts, decisions]);
  const [selection, select] = useSelection(parts, setTab);
  const latest = useLatest({ deciding, selection, shown, parts });
  const step = useCallback(
    (direction: 'next' | 'previous') => {
      const risk = stepRisk(latest.current.shown, latest.current.selection?.id ?? null, direction);
      if (risk) select(risk.id, 'keys');
    },
    [latest, select],
  );
  const open = openOnes(parts.all, decisions)[0];
  const resume = useCallback(() => open && select(open.id, 'keys'), [open, select]);
  useResumeOnce(view, progress, selection === null, resume);
  return {
    ...view,
    parts,
    tab,
    setTab,
    filter,
    setFilter,
    shown,
    marked,
    progress,
    selection,
    selected: (selection && parts.byId.get(selection.id)) ?? null,
    select,
    step,
    decideSelected: useDecideSelected(latest, select),
    resume: open ? resume : null,
    spotlight,
    show: useCallback((place: Place) => setSpotlight({ ...place }), []),
  };
}

/** Read-only users have no list of ignored risks: the risks stay in place, marked. */
function firstFilter({ mayDecide }: ResultView): RiskFilter {
  return mayDecide ? NO_FILTER : { ...NO_FILTER, status: 'all' };
}

function useSelection(parts: ResultParts, setTab: (tab: ResultTab) => void) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const select = useCallback(
    (id: string, from: Selection['from']) => {
      const risk = parts.byId.get(id);
      if (!risk) return;
      setSelection({ id, from });
      setTab(risk.kind);
    },
    [parts, setTab],
  );
  return [selection, select] as const;
}

interface Latest {
  readonly current: Pick<ResultState, 'deciding' | 'selection' | 'shown' | 'parts'>;
}

function useDecideSelected(latest: Latest, select: ResultState['select']): ResultState['decideSelected'] {
  return useCallback(
    (decision) => {
      const { deciding, selection, shown, parts } = latest.current;
      const risk = selection ? parts.byId.get(selection.id) : undefined;
      if (!risk || !deciding.decide) return;
      // Advice has to be written out first, on its card.
      if (decision === 'accept' && risk.suggestionKind === 'advice') return;
      const { decisions } = deciding;
      const isSame =
        decision === 'accept' ? isAccepted(decisions, risk.id) : stateOf(decisions, risk.id) === 'rejected';
      const state = decision === 'accept' ? 'accepted' : 'rejected';
      void deciding.decide([decisionOn(risk, { state: isSame ? 'open' : state })]);
      const next = isSame ? null : nextOpen(shown, risk.id, decisions);
      if (next) select(next.id, 'keys');
    },
    [latest, select],
  );
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
