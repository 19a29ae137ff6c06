/**
 * Decisions as changes that can be taken back. Pure. Promises: undoing an entry and redoing it leads back to where one
 * was; what somebody else decided meanwhile is not overwritten; a new decision forgets what could be redone.
 */
import type { Decided } from './correct-shapes.ts';
import type { CorrectionStates } from './correction-state.ts';

export interface Decision {
  readonly state: Decided;
  readonly replacement: string | null;
}

export interface Wish extends Decision {
  readonly correctionId: string;
  /** One of many: whatever was decided about it by the time it is its turn stays. */
  readonly onlyIfOpen?: true;
}

export interface Change {
  readonly correctionId: string;
  readonly before: Decision;
  readonly after: Decision;
}

/** What was decided together is taken back together. */
export type Entry = readonly Change[];

export interface History {
  readonly past: readonly Entry[];
  readonly future: readonly Entry[];
}

export const NO_HISTORY: History = { past: [], future: [] };
/** More than anybody goes back by hand. */
const ENTRIES_KEPT = 200;

/** What the wishes change; wishes that are fulfilled already are no change. */
export function changesOf(states: CorrectionStates, wishes: readonly Wish[]): Entry {
  return wishes.flatMap(({ correctionId, state, replacement, onlyIfOpen }): Change[] => {
    const before = decisionOf(states, correctionId);
    const after = { state, replacement };
    const isKept = isSame(before, after) || (onlyIfOpen === true && before.state !== 'open');
    return isKept ? [] : [{ correctionId, before, after }];
  });
}

/** Nothing changed, nothing to take back. */
export function recorded(history: History, entry: Entry): History {
  return entry.length === 0 ? history : { past: [...history.past, entry].slice(-ENTRIES_KEPT), future: [] };
}

export interface Step {
  /** What is to be done for it. */
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

/** Those changes whose correction still stands as the step expects it. */
export function stillValid(entry: Entry, states: CorrectionStates): Entry {
  return entry.filter(({ correctionId, before }) => isSame(decisionOf(states, correctionId), before));
}

/** Those of the changes that came true, by what the server answered; `skipped`: not by us. */
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

/** The server takes many at once where nothing is rewritten. */
export function planCalls(entry: Entry): readonly PlannedCall[] {
  const plain = entry.filter(({ after }) => after.replacement === null);
  if (plain.length < 2) return entry.map(one);
  const rewritten = entry.filter(({ after }) => after.replacement !== null);
  const batches = [...Map.groupBy(plain, ({ after }) => after.state)].flatMap(([state, changes]) =>
    chunksOf(changes).map((chunk): PlannedCall => ({ kind: 'many', state, changes: chunk })),
  );
  return [...batches, ...rewritten.map(one)];
}

/** Below what the server takes at once; a longer request would also keep others waiting. */
const BATCH_MAX = 1000;

function chunksOf(changes: Entry): readonly Entry[] {
  const count = Math.ceil(changes.length / BATCH_MAX);
  return Array.from({ length: count }, (_, at) => changes.slice(at * BATCH_MAX, (at + 1) * BATCH_MAX));
}

function one(change: Change): PlannedCall {
  return { kind: 'one', changes: [change] };
}

/** An entry of nothing is no entry. */
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
