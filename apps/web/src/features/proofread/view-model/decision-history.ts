/**
 * Decisions as changes that can be undone. Pure. Undo followed by redo restores the same states; another
 * member's decision is not overwritten; a new decision drops the redo entries.
 */

import type { CorrectionStates } from './correction-state.ts';
import type { Decided } from './proofread-shapes.ts';

export interface Decision {
  readonly state: Decided;
  readonly replacement: string | null;
}

export interface DecisionInput extends Decision {
  readonly correctionId: string;
  /** Part of a batch: an existing decision is kept when its turn comes. */
  readonly onlyIfOpen?: true;
}

export interface Change {
  readonly correctionId: string;
  readonly before: Decision;
  readonly after: Decision;
}

/** Decisions made together are undone together. */
export type Entry = readonly Change[];

export interface History {
  readonly past: readonly Entry[];
  readonly future: readonly Entry[];
}

export const NO_HISTORY: History = { past: [], future: [] };
/** More than anybody undoes by hand. */
const ENTRIES_KEPT = 200;

/** The changes of the requested decisions; those already in effect are no change. */
export function changesOf(states: CorrectionStates, inputs: readonly DecisionInput[]): Entry {
  return inputs.flatMap(({ correctionId, state, replacement, onlyIfOpen }): Change[] => {
    const before = decisionOf(states, correctionId);
    const after = { state, replacement };
    const isKept = isSame(before, after) || (onlyIfOpen === true && before.state !== 'open');
    return isKept ? [] : [{ correctionId, before, after }];
  });
}

/** Nothing changed, nothing to undo. */
export function recorded(history: History, entry: Entry): History {
  return entry.length === 0 ? history : { past: [...history.past, entry].slice(-ENTRIES_KEPT), future: [] };
}

export interface Step {
  /** The changes to send for it. */
  readonly entry: Entry;
  /** `left` can still be done; what is neither done nor left is forgotten. */
  readonly after: (done: Entry, left: Entry) => History;
}

export function undone({ past, future }: History): Step | null {
  const entry = past.at(-1);
  if (!entry) return null;
  const rest = past.slice(0, -1);
  return {
    entry: reversed(entry),
    after: (done, left) => ({ past: put(rest, reversed(left)), future: put(future, reversed(done)) }),
  };
}

export function redone({ past, future }: History): Step | null {
  const entry = future.at(-1);
  if (!entry) return null;
  const rest = future.slice(0, -1);
  return { entry, after: (done, left) => ({ past: put(past, done), future: put(rest, left) }) };
}

/** The changes whose correction still has the state the step expects. */
export function stillValid(entry: Entry, states: CorrectionStates): Entry {
  return entry.filter(({ correctionId, before }) => isSame(decisionOf(states, correctionId), before));
}

/** The changes that were stored, by the server's response; `skipped`: decided by others. */
export function fulfilled(changes: Entry, states: CorrectionStates, skipped: readonly string[]): Entry {
  const byOthers = new Set(skipped);
  return changes.filter(
    ({ correctionId, after }) =>
      !byOthers.has(correctionId) && isSame(decisionOf(states, correctionId), after),
  );
}

export type PlannedCall =
  | { readonly kind: 'one'; readonly changes: readonly [Change] }
  | { readonly kind: 'many'; readonly state: Decided; readonly changes: Entry };

/** The server takes many at once if none is rewritten. */
export function planCalls(entry: Entry): readonly PlannedCall[] {
  const plain = entry.filter(({ after }) => after.replacement === null);
  if (plain.length < 2) return entry.map(one);
  const rewritten = entry.filter(({ after }) => after.replacement !== null);
  const batches = [...Map.groupBy(plain, ({ after }) => after.state)].flatMap(([state, changes]) =>
    chunksOf(changes).map((chunk): PlannedCall => ({ kind: 'many', state, changes: chunk })),
  );
  return [...batches, ...rewritten.map(one)];
}

/** Below the server's limit; a longer request would also make others wait. */
const BATCH_MAX = 1000;

function chunksOf(changes: Entry): readonly Entry[] {
  const count = Math.ceil(changes.length / BATCH_MAX);
  return Array.from({ length: count }, (_, at) => changes.slice(at * BATCH_MAX, (at + 1) * BATCH_MAX));
}

function one(change: Change): PlannedCall {
  return { kind: 'one', changes: [change] };
}

/** An empty entry is dropped. */
function put(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  return entry.length === 0 ? entries : [...entries, entry];
}

function reversed(entry: Entry): Entry {
  return entry.map(({ correctionId, before, after }) => ({ correctionId, before: after, after: before }));
}

function decisionOf(states: CorrectionStates, correctionId: string): Decision {
  const known = states.get(correctionId);
  return { state: known?.state ?? 'open', replacement: known?.replacement ?? null };
}

function isSame(a: Decision, b: Decision): boolean {
  return a.state === b.state && a.replacement === b.replacement;
}
