/**
 * Decisions as changes that can be undone. Pure. Undo followed by redo restores the same decisions; another
 * member's decision is not overwritten; a new decision drops the redo entries.
 */
import type { DecisionState, Decisions, Placement } from '../decision-shapes.ts';

export interface Verdict {
  readonly state: DecisionState;
  /** The user's own words; only of an `edited` finding. */
  readonly text: string | null;
  readonly note: string;
  /** Undefined: as the server finds fit. */
  readonly placement: Placement | undefined;
}

/** What is absent stays as it was. */
export interface DecisionInput {
  readonly findingId: string;
  readonly state?: DecisionState;
  readonly text?: string | null;
  readonly note?: string;
  readonly placement?: Placement;
  /** Part of a batch: an existing decision is kept when its turn comes. */
  readonly onlyIfOpen?: true;
}

export interface Change {
  readonly findingId: string;
  readonly before: Verdict;
  readonly after: Verdict;
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
export function changesOf(decisions: Decisions, inputs: readonly DecisionInput[]): Entry {
  return inputs.flatMap(({ findingId, onlyIfOpen, ...input }): Change[] => {
    const before = verdictOn(decisions, findingId);
    const after = afterOf(before, input);
    const isKept = isSame(before, after) || (onlyIfOpen === true && before.state !== 'open');
    return isKept ? [] : [{ findingId, before, after }];
  });
}

function afterOf(
  before: Verdict,
  { state = before.state, text, note, placement }: Omit<DecisionInput, 'findingId'>,
): Verdict {
  return {
    state,
    text: state === 'edited' ? (text ?? before.text) : null,
    note: note ?? before.note,
    placement: placement ?? before.placement,
  };
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

/** The changes whose finding still has the decision the step expects. */
export function stillValid(entry: Entry, decisions: Decisions): Entry {
  return entry.filter(({ findingId, before }) => isSame(verdictOn(decisions, findingId), before));
}

/** The changes that were stored, by the server's response; `skipped`: decided by others. */
export function fulfilled(changes: Entry, decisions: Decisions, skipped: readonly string[]): Entry {
  const byOthers = new Set(skipped);
  return changes.filter(
    ({ findingId, after }) => !byOthers.has(findingId) && isSame(verdictOn(decisions, findingId), after),
  );
}

export type PlannedCall =
  | { readonly kind: 'one'; readonly changes: readonly [Change] }
  | { readonly kind: 'many'; readonly state: Exclude<DecisionState, 'edited'>; readonly changes: Entry };

/** The server takes many at once if nothing but the state changes. */
export function planCalls(entry: Entry): readonly PlannedCall[] {
  const plain = entry.filter(isStateOnly);
  if (plain.length < 2) return entry.map(one);
  const single = entry.filter((change) => !isStateOnly(change));
  const batches = [...Map.groupBy(plain, ({ after }) => after.state)].flatMap(([state, changes]) =>
    chunksOf(changes).map((chunk): PlannedCall[] =>
      state === 'edited' ? chunk.map(one) : [{ kind: 'many', state, changes: chunk }],
    ),
  );
  return [...batches.flat(), ...single.map(one)];
}

function isStateOnly({ before, after }: Change): boolean {
  return after.state !== 'edited' && after.note === before.note && after.placement === before.placement;
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
  return entry.map(({ findingId, before, after }) => ({ findingId, before: after, after: before }));
}

function verdictOn(decisions: Decisions, findingId: string): Verdict {
  const known = decisions.get(findingId);
  return {
    state: known?.state ?? 'open',
    text: known?.state === 'edited' ? known.text : null,
    note: known?.note ?? '',
    placement: known?.placement,
  };
}

function isSame(a: Verdict, b: Verdict): boolean {
  const isSamePlacement =
    a.placement === undefined || b.placement === undefined || a.placement === b.placement;
  return a.state === b.state && a.text === b.text && a.note === b.note && isSamePlacement;
}
