/**
 * In: a comparison and what people decided. Out: every edit of its script with its place in both texts and what becomes of it. Promise: an edit has the fate of
 * the change that lists it; a separator that no change lists goes with the edit beside it.
 */
import type { Document } from '@wenjian/document';
import type { Change, ChangeSide, Comparison, SideName } from '../comparison.ts';
import { changeFates, type DecidedStates, type Fate } from './change-fates.ts';

export interface DecidedOperation {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
  readonly fate: Fate;
}

export interface DecidedScript {
  /** In order; between them both texts are the same. */
  readonly operations: readonly DecidedOperation[];
  readonly rest: Fate;
  readonly fateOf: (change: Change) => Fate;
}

type Decidable = Pick<Comparison, 'script' | 'changes'>;

export function decideOperations(
  { script, changes }: Decidable,
  old: Document,
  target: Document,
  states: DecidedStates,
): DecidedScript {
  const fates = changeFates(changes, states);
  const places = placesOf(script);
  const speakers = new Speakers(changes, old, target);
  const found = places.map((place) => speakers.of(place));
  const operations = places.map((place, index) => {
    const own = found[index] ?? null;
    const change = own === null || isBlank(own) ? (neighbourOf(places, found, index) ?? own) : own;
    return { ...place, fate: change === null ? fates.rest : fates.of(change) };
  });
  return { operations, rest: fates.rest, fateOf: fates.of };
}

type EditPlace = Omit<DecidedOperation, 'fate'>;

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

/** A column of a table names its first cell only; its other cells stand below it. */
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
  return blocks.filter(
    ({ cell, start }) => cell?.table === table && cell.column === column && start >= side.start,
  );
}
