/** The selected finding and the place pointed at; moving and deciding by keys. */
import { useCallback, useDeferredValue, useState } from 'react';
import type { DecisionState, Identified } from '../findings/decision-shapes.ts';
import type { Deciding } from '../findings/use-deciding.ts';
import type { DecisionInput } from '../findings/view-model/decision-history.ts';
import { isAccepted, nextOpen, stateOf } from '../findings/view-model/decisions.ts';
import { useLatest } from '../pdf/use-latest.ts';
import { type Direction, stepFinding } from './view-model/step-finding.ts';

/**
 * A new object with every choice, so that choosing again scrolls there again. `page`: chosen in a document, whose
 * pane then does not scroll; `locate`: scroll the documents, not the list.
 */
export interface Selection {
  readonly id: string;
  readonly from: 'list' | 'keys' | 'map' | 'page' | 'locate';
  /** The pane it was chosen in. */
  readonly pane: string | null;
}

export type Select = (id: string, from: Selection['from'], pane?: string) => void;

interface SelectionInput<Finding extends Identified> {
  /** In list order. */
  readonly shown: readonly Finding[];
  readonly byId: ReadonlyMap<string, Finding>;
  /** Null where findings have no decisions. */
  readonly deciding: Pick<Deciding, 'decide' | 'decisions'> | null;
  /** The decision of a key; null where it needs more than a key. */
  readonly choose?: (finding: Finding, state: DecisionState) => DecisionInput | null;
  readonly onSelected?: (finding: Finding) => void;
}

export interface SelectionState<Place> {
  readonly selection: Selection | null;
  readonly select: Select;
  readonly step: (direction: Direction) => void;
  /** Decides the selected finding and goes to the next open one; the same decision again removes it. */
  readonly decideSelected: (decision: 'accept' | 'ignore') => void;
  /** The place to show; a new object for every request, so that the document scrolls there again. */
  readonly spotlight: Place | null;
  readonly show: (place: Place) => void;
}

export function useSelection<Finding extends Identified, Place extends object>(
  input: SelectionInput<Finding>,
): SelectionState<Place> {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [spotlight, setSpotlight] = useState<Place | null>(null);
  const latest = useLatest({ ...input, selection });
  const select = useCallback<Select>(
    (id, from, pane) => {
      const finding = latest.current.byId.get(id);
      if (!finding) return;
      setSelection({ id, from, pane: pane ?? null });
      setSpotlight(null);
      latest.current.onSelected?.(finding);
    },
    [latest],
  );
  const step = useCallback(
    (direction: Direction) => {
      const next = stepFinding(latest.current.shown, latest.current.selection?.id ?? null, direction);
      if (next) select(next.id, 'keys');
    },
    [latest, select],
  );
  const decideSelected = useCallback(
    (decision: 'accept' | 'ignore') => {
      const next = decideOne(latest.current, decision);
      if (next) select(next.id, 'keys');
    },
    [latest, select],
  );
  const show = useCallback((place: Place) => setSpotlight({ ...place }), []);
  return { selection, select, step, decideSelected, spotlight, show };
}

/** Returns the finding to go on with. */
function decideOne<Finding extends Identified>(
  input: SelectionInput<Finding> & { readonly selection: Selection | null },
  decision: 'accept' | 'ignore',
): Finding | null {
  const { selection, byId, shown, deciding, choose } = input;
  const finding = selection ? byId.get(selection.id) : undefined;
  if (!finding || !deciding?.decide || !choose) return null;
  const { decisions } = deciding;
  const isSame =
    decision === 'accept' ? isAccepted(decisions, finding.id) : stateOf(decisions, finding.id) === 'rejected';
  const wanted = decision === 'accept' ? 'accepted' : 'rejected';
  const choice = choose(finding, isSame ? 'open' : wanted);
  if (!choice) return null;
  void deciding.decide([choice]);
  return isSame ? null : nextOpen(shown, finding.id, decisions);
}

/** Typing stays fluent with thousands of findings: what is applied follows a moment later. */
export function useFilter<Filter>(first: Filter) {
  const [filter, setFilter] = useState(first);
  return { filter, setFilter, applied: useDeferredValue(filter) };
}
