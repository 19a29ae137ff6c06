/** The state of a result page: filters, selection, the place pointed at, the rewrite in progress, and decisions. */
import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react';
import type { Decisions } from '../../../../shared/findings/decision-shapes.ts';
import type { Deciding } from '../../../../shared/findings/use-deciding.ts';
import { openOnes, type Progress, progressOf } from '../../../../shared/findings/view-model/decisions.ts';
import type { PdfSource } from '../../../../shared/pdf/pdf-file.ts';
import { type SelectionState, useFilter, useSelection } from '../../../../shared/workbench/use-selection.ts';
import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { searchIndex } from '../../../../shared/workbench/view-model/search-findings.ts';
import {
  type CorrectionFilter,
  correctionWords,
  countTiers,
  filterCorrections,
  NO_FILTER,
} from '../../view-model/correction-filter.ts';
import { notRejected, renumberedOnes } from '../../view-model/correction-state.ts';
import type { Correction, Decided, ProofreadingResult, Tier } from '../../view-model/proofread-shapes.ts';

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

export type TextView = 'original' | 'revised';

export interface ResultState extends ResultView, SelectionState<DocumentPlace> {
  readonly byId: ReadonlyMap<string, Correction>;
  readonly filter: CorrectionFilter;
  readonly setFilter: (filter: CorrectionFilter) => void;
  readonly shown: readonly Correction[];
  /** How many of each tier the list would have. */
  readonly counts: Readonly<Record<Tier, number>>;
  /** The corrections marked on the contract: rejected ones are not. */
  readonly marked: readonly Correction[];
  /** Wrong numbers that the renumbering fixes. */
  readonly renumbered: Decisions;
  readonly progress: Progress;
  readonly editSelected: () => void;
  readonly editingId: string | null;
  readonly setEditing: Dispatch<SetStateAction<string | null>>;
  readonly textView: TextView;
  readonly setTextView: (view: TextView) => void;
}

/** A correction on its card. */
export interface CorrectionCardProps {
  readonly resultState: ResultState;
  readonly correction: Correction;
}

export function useResultState(view: ResultView): ResultState {
  const { result } = view;
  const { deciding, renumbered } = useRenumbered(view);
  const { decisions } = deciding;
  const [textView, setTextView] = useState<TextView>('original');
  const [editingId, setEditing] = useState<string | null>(null);
  const byId = useMemo(() => new Map(result.corrections.map((one) => [one.id, one])), [result]);
  const { filter, setFilter, lists } = useFilteredCorrections(result, decisions);
  const progress = useMemo(() => progressOf(result.corrections, decisions), [result, decisions]);
  const selecting = useSelection<Correction, DocumentPlace>({
    shown: lists.shown,
    byId,
    deciding,
    choose: ({ id, suggestion }, state) => {
      if (state !== 'accepted' || suggestion !== null) return { findingId: id, state };
      // A remark has no text to insert: the user writes it on its card first.
      setEditing(id);
      return null;
    },
  });
  const selectedId = selecting.selection?.id ?? null;
  const canEdit = deciding.decide !== null;
  const editSelected = useCallback(() => {
    if (canEdit && selectedId !== null) setEditing(selectedId);
  }, [canEdit, selectedId]);
  return {
    ...view,
    ...selecting,
    ...lists,
    deciding,
    renumbered,
    byId,
    filter,
    setFilter,
    progress,
    editSelected,
    editingId,
    setEditing,
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

function useFilteredCorrections({ corrections, document }: ProofreadingResult, decisions: Decisions) {
  const { filter, setFilter, applied } = useFilter<CorrectionFilter>(NO_FILTER);
  const index = useMemo(
    () => searchIndex(corrections, correctionWords(document.text)),
    [corrections, document.text],
  );
  const lists = useMemo(() => {
    const shown = filterCorrections(corrections, applied, decisions, index);
    const ofAnyTier = filterCorrections(corrections, { ...applied, tier: 'all' }, decisions, index);
    return { shown, marked: notRejected(shown, decisions), counts: countTiers(ofAnyTier) };
  }, [corrections, applied, decisions, index]);
  return { filter, setFilter, lists };
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
