/** What the decisions mean for corrections, and the renumbering that settles several of them. Pure. */
import { RENUMBER_ALL } from '@wenjian/api';
import type { Decision, Decisions } from '../../../shared/findings/decision-shapes.ts';
import { openOnes, stateOf } from '../../../shared/findings/view-model/decisions.ts';
import type { Correction, Decided, ProofreadingResult } from './proofread-shapes.ts';

/** A correction accepted with the user's own words is shown as accepted. */
export function decidedOf(decisions: Decisions, correctionId: string): Decided {
  const state = stateOf(decisions, correctionId);
  return state === 'edited' ? 'accepted' : state;
}

export function notRejected(corrections: readonly Correction[], decisions: Decisions): readonly Correction[] {
  return corrections.filter(({ id }) => stateOf(decisions, id) !== 'rejected');
}

export function isRenumbered(decisions: Decisions): boolean {
  return stateOf(decisions, RENUMBER_ALL) === 'accepted';
}

/** Wrong numbers fixed by the renumbering: while it is accepted, they need no decision. */
export function renumberedOnes(
  { corrections, renumbering }: ProofreadingResult,
  decisions: Decisions,
): Decisions {
  const decision = decisions.get(RENUMBER_ALL);
  if (!decision || !isRenumbered(decisions) || !renumbering) return new Map();
  const waiting = openOnes(corrections, decisions).filter(({ family }) => family === 'numbering');
  return new Map(
    waiting.flatMap(({ id, start, end }): [string, Decision][] => {
      const place = renumbering.items.find(
        (item) => item.kind === 'number' && item.start < end && start < item.end,
      );
      return place ? [[id, { ...decision, findingId: id, state: 'edited', text: place.replacement }]] : [];
    }),
  );
}
