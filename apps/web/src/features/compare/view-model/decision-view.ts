/** The decisions on the changes and their progress. Pure. */
import type { AnswerOf, listComparisonDecisions } from '@wenjian/api';
import type { Change } from './comparison-shapes.ts';

export type Decision = AnswerOf<typeof listComparisonDecisions>['items'][number];
export type DecisionMap = ReadonlyMap<string, Decision>;

export function decisionsById(decisions: readonly Decision[]): DecisionMap {
  return new Map(decisions.map((decision) => [decision.changeId, decision]));
}

/** Decisions after some changes were decided again; a change without a new decision is open again. */
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

/** Noise needs no decision and is not counted, like in the server's list. */
export function decisionProgress(changes: readonly Change[], decisions: DecisionMap): DecisionProgress {
  const counted = changes.filter((change) => change.significance !== 'noise');
  return { total: counted.length, done: counted.filter(({ id }) => decisions.has(id)).length };
}

/** The next open change after the given one, then from the top; null when there is none. */
export function nextOpen(shown: readonly Change[], fromId: string, decisions: DecisionMap): string | null {
  const at = shown.findIndex(({ id }) => id === fromId);
  const ahead = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
  return ahead.find(({ id }) => id !== fromId && !decisions.has(id))?.id ?? null;
}
