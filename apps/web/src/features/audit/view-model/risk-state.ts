/** The decisions on the risks and their progress. Pure. */
import type { AdoptMode, OwnRiskState, Risk, RiskState, RiskStateChange } from './result-shapes.ts';

export type RiskStates = ReadonlyMap<string, RiskState>;
export type Decided = RiskState['state'];

export function statesById(states: readonly RiskState[]): RiskStates {
  return new Map(states.map((state) => [state.riskId, state]));
}

/** A risk with nothing but a note is still open. */
export function decidedOf(states: RiskStates, riskId: string): Decided {
  return states.get(riskId)?.state ?? 'open';
}

/** The states with some replaced by new ones. */
export function withStates(known: readonly OwnRiskState[], changed: readonly OwnRiskState[]): OwnRiskState[] {
  const touched = new Set(changed.map(({ riskId }) => riskId));
  return [...known.filter(({ riskId }) => !touched.has(riskId)), ...changed];
}

export interface RiskInput {
  readonly state: Decided;
  readonly mode?: AdoptMode;
  /** The adopted text; null: the suggestion unchanged. Absent: as before. */
  readonly rewrite?: string | null;
  readonly note?: string;
}

/** The whole state sent for a change: fields the change does not contain stay as before. */
export function changeOf(risk: Risk, known: RiskState | undefined, input: RiskInput): RiskStateChange {
  const isAdopted = input.state === 'adopted';
  const kept = known?.state === 'adopted' ? known.rewrite : null;
  const rewrite = input.rewrite === undefined ? kept : input.rewrite;
  return {
    state: input.state,
    mode: risk.kind === 'missing' ? 'insert' : (input.mode ?? known?.mode ?? 'replace'),
    rewrite: isAdopted && rewrite !== risk.suggestion ? rewrite : null,
    note: input.note ?? known?.note ?? '',
    version: known?.version ?? 0,
  };
}

export interface RiskProgress {
  readonly done: number;
  readonly total: number;
}

export function riskProgress(risks: readonly Risk[], states: RiskStates): RiskProgress {
  return {
    done: risks.filter(({ id }) => decidedOf(states, id) !== 'open').length,
    total: risks.length,
  };
}

export function firstOpen(risks: readonly Risk[], states: RiskStates): Risk | null {
  return risks.find(({ id }) => decidedOf(states, id) === 'open') ?? null;
}

/** The next open risk after the given one, then from the top; null when there is none. */
export function nextOpen(shown: readonly Risk[], fromId: string, states: RiskStates): Risk | null {
  const at = shown.findIndex(({ id }) => id === fromId);
  const ahead = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
  return firstOpen(
    ahead.filter(({ id }) => id !== fromId),
    states,
  );
}
