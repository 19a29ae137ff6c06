/** What was decided on the changes, and how far the work is. Pure. */
import type { AnswerOf, listComparisonDecisions } from '@wenjian/api';
import type { Change } from './comparison-shapes.ts';

export type Decision = AnswerOf<typeof listComparisonDecisions>['items'][number];
export type DecisionMap = ReadonlyMap<string, Decision>;

export function decisionsById(decisions: readonly Decision[]): DecisionMap {
  return new Map(decisions.map((decision) => [decision.changeId, decision]));
}

/** Decisions after some changes were decided anew; a change without a new decision is open again. */
export function withDecisions(
  known: readonly Decision[],
  changeIds: readonly string[],
  decided: readonly Decision[],
): Decision[] {
  const touched = new Set(changeIds);
  return [...known.filter(({ changeId }) => !touched.has(changeId)), ...decided];
}

export interface DecisionProgress {
  readonly done: number;
  readonly total: number;
}

/** Noise needs no decision, so it does not count: as the server counts it for the list. */
export function decisionProgress(changes: readonly Change[], decisions: DecisionMap): DecisionProgress {
  const counted = changes.filter((change) => change.significance !== 'noise');
  return { total: counted.length, done: counted.filter(({ id }) => decisions.has(id)).length };
}

/** The next change that still waits for a decision, after the given one and then from the top; null when none does. */
export function nextOpen(shown: readonly Change[], fromId: string, decisions: DecisionMap): string | null {
  const at = shown.findIndex(({ id }) => id === fromId);
  const ahead = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
  return ahead.find(({ id }) => id !== fromId && !decisions.has(id))?.id ?? null;
}
