/**
 * In: a comparison and what people decided. Out: every edit of its script with its place in both texts and what becomes of it. Promise: an edit has the fate of
 * the change that lists it; a separator that no change lists goes with the edit beside it. A moved clause is where the move was decided to be, with the words that
 * were decided on inside of it; what cannot be decided apart from its move goes with it, and is named.
 */
import { append, type Document } from '@wenjian/document';
import type { Change, ChangeSide, Comparison, SideName } from '../comparison.ts';
import { type ChangeFates, changeFates, type DecidedStates, type Fate } from './change-fates.ts';
import { type ApartWords, cutPlace, type EditPlace, type FatedEdit, placeMovedEdits } from './moved-edits.ts';

export interface DecidedOperation extends EditPlace {
  readonly fate: Fate;
  /** The change that decides on it; null where none speaks of it. */
  readonly change: Change | null;
  /** Where it is an edit inside of a moved clause, decided otherwise than the move. */
  readonly apart: ApartWords | null;
}

export interface DecidedScript {
  /** In order; between them both texts are the same. */
  readonly operations: readonly DecidedOperation[];
  readonly rest: Fate;
  readonly fateOf: (change: Change) => Fate;
  /** Decided otherwise than the move they are part of, which they go with all the same. */
  readonly bound: readonly Change[];
}

type Decidable = Pick<Comparison, 'script' | 'changes'>;

export function decideOperations(
  { script, changes }: Decidable,
  old: Document,
  target: Document,
  states: DecidedStates,
): DecidedScript {
  const fates = changeFates(changes, states);
  const moves = new Map(changes.filter(({ type }) => type === 'move').map((move) => [move.moveId, move]));
  const moveOf = (change: Change): Change => moves.get(change.moveId) ?? change;
  const { edits, bound } = decideMoved(changes, moves.values(), fates, old, target);
  const places = placesOf(script);
  const speakers = new Speakers(changes, old, target);
  const found = places.map((place) => speakers.of(place));
  const operations = places.flatMap((place, index) => {
    const own = found[index] ?? null;
    const change = own === null || isBlank(own) ? (neighbourOf(places, found, index) ?? own) : own;
    const fate = change === null ? fates.rest : fates.of(moveOf(change));
    const inside = (change === null ? undefined : edits.get(change.moveId)) ?? [];
    return cutPlace(place, inside, old, target).map((piece) => ({ ...piece, fate, change }));
  });
  const isBound = new Set(bound);
  const fateOf = (change: Change): Fate => fates.of(isBound.has(change) ? moveOf(change) : change);
  return { operations, rest: fates.rest, fateOf, bound };
}

/** By the id of the move: its edits that were decided otherwise; and those of all moves that cannot be written so. */
function decideMoved(
  changes: readonly Change[],
  moves: Iterable<Change>,
  fates: ChangeFates,
  old: Document,
  target: Document,
): { readonly edits: ReadonlyMap<string | null, readonly FatedEdit[]>; readonly bound: readonly Change[] } {
  const edits = new Map<string | null, readonly FatedEdit[]>();
  const bound: Change[] = [];
  for (const move of moves) {
    const inside = changes.filter((change) => change.moveId === move.moveId && change !== move);
    const apart = inside.filter((change) => fates.of(change) !== fates.of(move));
    if (apart.length === 0) continue;
    const placed = placeMovedEdits(move, inside, old, target).filter(({ change }) => apart.includes(change));
    edits.set(
      move.moveId,
      placed.map((edit) => ({ ...edit, fate: fates.of(edit.change) })),
    );
    append(
      bound,
      apart.filter((change) => !placed.some((edit) => edit.change === change)),
    );
  }
  return { edits, bound };
}

function placesOf(script: Comparison['script']): readonly EditPlace[] {
  const places: EditPlace[] = [];
  let [oldStart, newStart] = [0, 0];
  for (const operation of script) {
    const isKept = operation.kind === 'keep';
    const oldEnd = oldStart + (isKept ? operation.length : operation.deleted.length);
    const newEnd = newStart + (isKept ? operation.length : operation.inserted.length);
    if (!isKept) places.push({ oldStart, oldEnd, newStart, newEnd });
    [oldStart, newStart] = [oldEnd, newEnd];
  }
  return places;
}

/** The space behind a number that came or went is listed, but it is nothing of its own. */
function isBlank({ significance, old, new: target }: Change): boolean {
  return significance === 'noise' && `${old?.text ?? ''}${target?.text ?? ''}`.trim() === '';
}

/** The change of the edit behind it, or before it, when nothing that stays stands between them; a cut or joined paragraph first. */
function neighbourOf(
  places: readonly EditPlace[],
  found: readonly (Change | null)[],
  index: number,
): Change | null {
  const touches = (one: number, other: number): boolean =>
    places[one]?.oldEnd === places[other]?.oldStart && places[one]?.newEnd === places[other]?.newStart;
  const behind = touches(index, index + 1) ? (found[index + 1] ?? null) : null;
  const before = touches(index - 1, index) ? (found[index - 1] ?? null) : null;
  return before?.type === 'format' ? before : (behind ?? before);
}

/** Which change lists the text at a place. */
class Speakers {
  readonly #changes: readonly Change[];
  /** By offset: the index of the change plus one. */
  readonly #old: Int32Array;
  readonly #new: Int32Array;

  constructor(changes: readonly Change[], old: Document, target: Document) {
    this.#changes = changes;
    this.#old = paint(changes, 'old', old);
    this.#new = paint(changes, 'new', target);
  }

  of({ oldStart, oldEnd, newStart, newEnd }: EditPlace): Change | null {
    const spoken = firstIn(this.#old, oldStart, oldEnd) || firstIn(this.#new, newStart, newEnd) || 0;
    return this.#changes[spoken - 1] ?? null;
  }
}

function firstIn(painted: Int32Array, start: number, end: number): number {
  for (let at = start; at < end; at++) if (painted[at] !== 0) return painted[at] ?? 0;
  return 0;
}

/** Form first, then the longest first: what is painted last speaks. */
function paint(changes: readonly Change[], side: SideName, document: Document): Int32Array {
  const painted = new Int32Array(document.text.length);
  const spans = changes.flatMap((change, index) =>
    spansOf(change[side], document).map((span) => ({ ...span, isForm: change.type === 'format', index })),
  );
  spans.sort(
    (one, other) =>
      Number(other.isForm) - Number(one.isForm) ||
      other.end - other.start - (one.end - one.start) ||
      one.index - other.index,
  );
  for (const { start, end, index } of spans) painted.fill(index + 1, start, end);
  return painted;
}

/** A column of a table names its first cell only; its other cells stand below it, as many as its text holds. */
function spansOf(
  side: ChangeSide | null,
  { blocks }: Document,
): readonly { readonly start: number; readonly end: number }[] {
  if (side === null) return [];
  const first = blocks.find(({ id }) => id === side.block);
  const isColumn =
    first?.cell !== undefined && first.end === side.end && side.text.length > side.end - side.start;
  if (!isColumn) return [side];
  const { table, column } = first.cell;
  let held = 0;
  return blocks.filter(({ cell, start, end }) => {
    if (cell?.table !== table || cell.column !== column || start < side.start) return false;
    const isHeld = held <= side.text.length;
    held += end - start + 1;
    return isHeld;
  });
}
