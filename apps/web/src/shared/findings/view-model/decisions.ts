/** The decisions on the findings of a result, and their progress. Pure. */
import type { Decision, DecisionState, Decisions, Identified } from '../decision-shapes.ts';

export function decisionsById(decisions: readonly Decision[]): Decisions {
  return new Map(decisions.map((decision) => [decision.findingId, decision]));
}

/** A finding with nothing but a note is still open. */
export function stateOf(decisions: Decisions, findingId: string): DecisionState {
  return decisions.get(findingId)?.state ?? 'open';
}

export function isAccepted(decisions: Decisions, findingId: string): boolean {
  const state = stateOf(decisions, findingId);
  return state === 'accepted' || state === 'edited';
}

/** The words that come into the document; null when none do. */
export function acceptedWords(
  decisions: Decisions,
  findingId: string,
  suggestion: string | null,
): string | null {
  const decision = decisions.get(findingId);
  if (decision?.state === 'edited') return decision.text;
  return decision?.state === 'accepted' ? suggestion : null;
}

/** The decisions with some replaced by new ones. */
export function withDecisions<One extends Decision>(
  known: readonly One[],
  changed: readonly One[],
): readonly One[] {
  const touched = new Set(changed.map(({ findingId }) => findingId));
  return [...known.filter(({ findingId }) => !touched.has(findingId)), ...changed];
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export function progressOf(findings: readonly Identified[], decisions: Decisions): Progress {
  return { done: findings.length - openOnes(findings, decisions).length, total: findings.length };
}

export function openOnes<Finding extends Identified>(
  findings: readonly Finding[],
  decisions: Decisions,
): readonly Finding[] {
  return findings.filter(({ id }) => stateOf(decisions, id) === 'open');
}

/** The next open one after the given one, then from the top; null when there is none. */
export function nextOpen<Finding extends Identified>(
  shown: readonly Finding[],
  fromId: string,
  decisions: Decisions,
): Finding | null {
  const at = shown.findIndex(({ id }) => id === fromId);
  const ahead = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
  return openOnes(ahead, decisions).find(({ id }) => id !== fromId) ?? null;
}
