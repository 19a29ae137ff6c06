/** The decisions on the corrections and their progress. Pure. */
import { RENUMBER_ALL } from '@wenjian/api';
import type {
  Correction,
  CorrectionState,
  Decided,
  OwnCorrectionState,
  ProofreadingResult,
} from './proofread-shapes.ts';

export type CorrectionStates = ReadonlyMap<string, CorrectionState>;

export function statesById(states: readonly CorrectionState[]): CorrectionStates {
  return new Map(states.map((state) => [state.correctionId, state]));
}

export function decidedOf(states: CorrectionStates, correctionId: string): Decided {
  return states.get(correctionId)?.state ?? 'open';
}

/** The states with some replaced by new ones. */
export function withStates(
  known: readonly OwnCorrectionState[],
  changed: readonly OwnCorrectionState[],
): OwnCorrectionState[] {
  const touched = new Set(changed.map(({ correctionId }) => correctionId));
  return [...known.filter(({ correctionId }) => !touched.has(correctionId)), ...changed];
}

/** The text after the correction is accepted; null when it is not. */
export function acceptedWords({ id, suggestion }: Correction, states: CorrectionStates): string | null {
  const state = states.get(id);
  return state?.state === 'accepted' ? (state.replacement ?? suggestion) : null;
}

export function isRenumbered(states: CorrectionStates): boolean {
  return decidedOf(states, RENUMBER_ALL) === 'accepted';
}

/** Wrong numbers fixed by the renumbering: while it is accepted, they need no decision. */
export function renumberedOnes(
  { corrections, renumbering }: ProofreadingResult,
  states: CorrectionStates,
): CorrectionStates {
  const decision = states.get(RENUMBER_ALL);
  if (decision?.state !== 'accepted' || !renumbering) return new Map();
  const waiting = openOnes(corrections, states).filter(({ family }) => family === 'numbering');
  return new Map(
    waiting.flatMap(({ id, start, end }): [string, CorrectionState][] => {
      const place = renumbering.items.find(
        (item) => item.kind === 'number' && item.start < end && start < item.end,
      );
      return place ? [[id, { ...decision, correctionId: id, replacement: place.replacement }]] : [];
    }),
  );
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export function correctionProgress(corrections: readonly Correction[], states: CorrectionStates): Progress {
  return {
    done: corrections.filter(({ id }) => decidedOf(states, id) !== 'open').length,
    total: corrections.length,
  };
}

export function openOnes(
  corrections: readonly Correction[],
  states: CorrectionStates,
): readonly Correction[] {
  return corrections.filter(({ id }) => decidedOf(states, id) === 'open');
}

export function notIgnored(
  corrections: readonly Correction[],
  states: CorrectionStates,
): readonly Correction[] {
  return corrections.filter(({ id }) => decidedOf(states, id) !== 'ignored');
}

/** The next open one after the given one, then from the top; null when there is none. */
export function nextOpen(
  shown: readonly Correction[],
  fromId: string,
  states: CorrectionStates,
): Correction | null {
  const at = shown.findIndex(({ id }) => id === fromId);
  const ahead = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
  return openOnes(ahead, states).find(({ id }) => id !== fromId) ?? null;
}
