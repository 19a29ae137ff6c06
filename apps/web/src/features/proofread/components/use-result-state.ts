/** The state of a result page: filters, selection, the place pointed at, the rewrite in progress, and decisions. */
import { type Dispatch, type SetStateAction, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import type { Deciding } from '../../../shared/findings/use-deciding.ts';
import {
  nextOpen,
  openOnes,
  type Progress,
  progressOf,
} from '../../../shared/findings/view-model/decisions.ts';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { useLatest } from '../../../shared/pdf/use-latest.ts';
import {
  type CorrectionFilter,
  filterCorrections,
  NO_FILTER,
  stepCorrection,
} from '../view-model/correction-filter.ts';
import { decidedOf, notRejected, renumberedOnes } from '../view-model/correction-state.ts';
import type { Correction, Decided, Place, ProofreadingResult } from '../view-model/proofread-shapes.ts';

/** The input of a page to the workbench. */
export interface ResultView {
  readonly result: ProofreadingResult;
  readonly pdf: PdfSource;
  readonly deciding: Deciding;
  /** The space whose lexicon gets new words; null where none can be added. */
  readonly teamId: string | null;
  /** Why nothing can be done here; null where it can. */
  readonly readOnly: string | null;
}

/** `page`: chosen on the contract, which then does not scroll; `locate`: scroll the contract, not the list. */
export interface Selection {
  readonly id: string;
  readonly from: 'list' | 'keys' | 'page' | 'locate';
}

export type TextView = 'original' | 'revised';

export interface ResultState extends ResultView {
  readonly byId: ReadonlyMap<string, Correction>;
  readonly filter: CorrectionFilter;
  readonly setFilter: (filter: CorrectionFilter) => void;
  readonly shown: readonly Correction[];
  /** The corrections marked on the contract: rejected ones are not. */
  readonly marked: readonly Correction[];
  /** Wrong numbers that the renumbering fixes. */
  readonly renumbered: Decisions;
  readonly progress: Progress;
  readonly selection: Selection | null;
  readonly select: (id: string, from: Selection['from']) => void;
  readonly step: (direction: 'next' | 'previous') => void;
  /** Decides the selected correction and goes to the next open one; the same decision again removes it. */
  readonly decideSelected: (decision: 'accept' | 'ignore') => void;
  readonly editSelected: () => void;
  readonly editingId: string | null;
  readonly setEditing: Dispatch<SetStateAction<string | null>>;
  /** The place to show; a new object for every request, so that the contract scrolls there again. */
  readonly spotlight: Place | null;
  readonly show: (place: Place) => void;
  readonly textView: TextView;
  readonly setTextView: (view: TextView) => void;
}

export function useResultState(view: ResultView): ResultState {
  const { result } = view;
  const { deciding, renumbered } = useRenumbered(view);
  const { decisions } = deciding;
  const [filter, setFilter] = useState<CorrectionFilter>(NO_FILTER);
  const [spotlight, setSpotlight] = useState<Place | null>(null);
  const [textView, setTextView] = useState<TextView>('original');
  const [editingId, setEditing] = useState<string | null>(null);
  const applied = useDeferredValue(filter);
  const byId = useMemo(() => new Map(result.corrections.map((one) => [one.id, one])), [result]);
  const shown = useMemo(
    () => filterCorrections(result.corrections, applied, decisions),
    [result, applied, decisions],
  );
  const marked = useMemo(() => notRejected(shown, decisions), [shown, decisions]);
  const progress = useMemo(() => progressOf(result.corrections, decisions), [result, decisions]);
  const [selection, setSelection] = useState<Selection | null>(null);
  const select = useCallback((id: string, from: Selection['from']) => {
    setSelection({ id, from });
    setSpotlight(null);
  }, []);
  const latest = useLatest({ deciding, selection, shown, byId });
  return {
    ...view,
    deciding,
    renumbered,
    byId,
    filter,
    setFilter,
    shown,
    marked,
    progress,
    selection,
    select,
    ...useKeyActions(latest, select, setEditing),
    editingId,
    setEditing,
    spotlight,
    show: useCallback((place: Place) => setSpotlight({ ...place }), []),
    textView,
    setTextView,
  };
}

/** The stored decisions, plus those the renumbering settles. */
function useRenumbered({ result, deciding }: ResultView): Pick<ResultState, 'deciding' | 'renumbered'> {
  return useMemo(() => {
    const renumbered = renumberedOnes(result, deciding.decisions);
    return {
      renumbered,
      deciding: { ...deciding, decisions: new Map([...deciding.decisions, ...renumbered]) },
    };
  }, [result, deciding]);
}

interface Latest {
  readonly current: Pick<ResultState, 'deciding' | 'selection' | 'shown' | 'byId'>;
}

function useKeyActions(latest: Latest, select: ResultState['select'], setEditing: ResultState['setEditing']) {
  const step = useCallback(
    (direction: 'next' | 'previous') => {
      const { shown, selection } = latest.current;
      const correction = stepCorrection(shown, selection?.id ?? null, direction);
      if (correction) select(correction.id, 'keys');
    },
    [latest, select],
  );
  const decideSelected = useCallback(
    (decision: 'accept' | 'ignore') => {
      const { deciding, selection, shown, byId } = latest.current;
      const correction = selection ? byId.get(selection.id) : undefined;
      if (!correction || !deciding.decide) return;
      const state = decision === 'accept' ? 'accepted' : 'rejected';
      const isSame = decidedOf(deciding.decisions, correction.id) === state;
      // A remark has no text to insert: the user writes it on its card first.
      if (state === 'accepted' && !isSame && correction.suggestion === null) return setEditing(correction.id);
      void deciding.decide([{ findingId: correction.id, state: isSame ? 'open' : state }]);
      const next = isSame ? null : nextOpen(shown, correction.id, deciding.decisions);
      if (next) select(next.id, 'keys');
    },
    [latest, select, setEditing],
  );
  const editSelected = useCallback(() => {
    const { deciding, selection } = latest.current;
    if (selection && deciding.decide) setEditing(selection.id);
  }, [latest, setEditing]);
  return { step, decideSelected, editSelected };
}

/** The open corrections of a list; accepting skips those without text to insert. */
export function decidable(
  corrections: readonly Correction[],
  state: Exclude<Decided, 'open'>,
  { decisions }: Deciding,
): readonly Correction[] {
  return openOnes(corrections, decisions).filter(
    ({ suggestion }) => state === 'rejected' || suggestion !== null,
  );
}

export function decideAll(
  { decide }: Deciding,
  corrections: readonly Correction[],
  state: Exclude<Decided, 'open'>,
): void {
  void decide?.(corrections.map(({ id }) => ({ findingId: id, state, onlyIfOpen: true })));
}
