/**
 * In: the blocks (or rows) of a place on both sides. Out: which of them belong together, in order. First those with the same content; between them, by
 * likeness. The work of one gap is bounded: a long one is cut in two where it is halfway through on both sides.
 */
import { diffUnits } from '@wenjian/compare';
import { append } from '@wenjian/document';

export interface Unit {
  /** Equal for the same content. */
  readonly key: string;
  /** Only units of the same kind become each other. */
  readonly kind: string;
  readonly text: string;
  /** The texts of a row's cells. */
  readonly cells?: readonly string[];
}

export type UnitPair = readonly [old: number, target: number];

/** As in the comparison: a block less alike reads as a deletion and an insertion. */
const LEAST_LIKENESS = 0.35;
/** Pairs weighed in one gap. */
const MOST_PAIRS = 40_000;

export function alignUnits(old: readonly Unit[], target: readonly Unit[]): readonly UnitPair[] {
  const anchors = pairEqual(old, target);
  const pairs: UnitPair[] = [];
  let [oldStart, newStart] = [0, 0];
  for (const [oldIndex, newIndex] of [...anchors, [old.length, target.length] as const]) {
    append(pairs, pairGap(old, target, { oldStart, oldEnd: oldIndex, newStart, newEnd: newIndex }));
    if (oldIndex < old.length) pairs.push([oldIndex, newIndex]);
    [oldStart, newStart] = [oldIndex + 1, newIndex + 1];
  }
  return pairs;
}

/** Units with text and the same content. Empty lines are no anchors: they are everywhere. */
function pairEqual(old: readonly Unit[], target: readonly Unit[]): readonly UnitPair[] {
  const ids = new Map<string, number>();
  const numbered = (units: readonly Unit[]) => {
    const places = units.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]));
    const numbers = places.map((index) => {
      const key = units[index]?.key ?? '';
      const id = ids.get(key) ?? ids.size + 1;
      ids.set(key, id);
      return id;
    });
    const starts = Int32Array.from(places, (_, index) => index);
    return { places, sequence: { text: '', ids: Int32Array.from(numbers), starts, ends: starts } };
  };
  const [before, after] = [numbered(old), numbered(target)];
  const pairs: UnitPair[] = [];
  let [oldIndex, newIndex] = [0, 0];
  const keepUntil = (end: number): void => {
    for (; oldIndex < end; oldIndex++, newIndex++) {
      const [one, other] = [before.places[oldIndex], after.places[newIndex]];
      if (one !== undefined && other !== undefined) pairs.push([one, other]);
    }
  };
  for (const edit of diffUnits(before.sequence, after.sequence, false)) {
    keepUntil(edit.oldStart);
    [oldIndex, newIndex] = [edit.oldEnd, edit.newEnd];
  }
  keepUntil(before.places.length);
  return pairs;
}

interface Gap {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

function pairGap(old: readonly Unit[], target: readonly Unit[], gap: Gap): readonly UnitPair[] {
  const [rows, columns] = [gap.oldEnd - gap.oldStart, gap.newEnd - gap.newStart];
  if (rows <= 0 || columns <= 0) return [];
  if (rows * columns > MOST_PAIRS) {
    const oldEnd = gap.oldStart + (rows >> 1);
    const newEnd = gap.newStart + (columns >> 1);
    return [
      ...pairGap(old, target, { ...gap, oldEnd, newEnd }),
      ...pairGap(old, target, { ...gap, oldStart: oldEnd, newStart: newEnd }),
    ];
  }
  const grams = new Map<Unit, ReadonlyMap<string, number>>();
  const score = (row: number, column: number): number => {
    const [one, other] = [old[gap.oldStart + row], target[gap.newStart + column]];
    return one === undefined || other === undefined ? 0 : likeness(one, other, grams);
  };
  return bestPairs(rows, columns, score).map(([row, column]) => [gap.oldStart + row, gap.newStart + column]);
}

/** The pairs in order with the most likeness together. */
function bestPairs(
  rows: number,
  columns: number,
  score: (row: number, column: number) => number,
): readonly UnitPair[] {
  const width = columns + 1;
  const best = new Float64Array((rows + 1) * width);
  const scores = new Float64Array(rows * columns);
  const at = (table: Float64Array, index: number): number => table[index] ?? 0;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const own = score(row, column);
      scores[row * columns + column] = own;
      const here = row * width + column;
      const paired = own > 0 ? own + at(best, here + width + 1) : 0;
      best[here] = Math.max(paired, at(best, here + 1), at(best, here + width));
    }
  }
  const pairs: UnitPair[] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const here = row * width + column;
    const own = at(scores, row * columns + column);
    if (own > 0 && at(best, here) === own + at(best, here + width + 1)) pairs.push([row++, column++]);
    else if (at(best, here) === at(best, here + 1)) column++;
    else row++;
  }
  return pairs;
}

/** Zero when the units are not to be paired. */
function likeness(one: Unit, other: Unit, grams: Map<Unit, ReadonlyMap<string, number>>): number {
  if (one.kind !== other.kind) return 0;
  if (one.key === other.key) return 1;
  const [before, after] = [one.text.trim(), other.text.trim()];
  if (before === after) return before === '' ? LEAST_LIKENESS : 0.95;
  if (before === '' || after === '') return 0;
  let likeness = shared(gramsOf(one, grams), gramsOf(other, grams));
  const { cells = [] } = one;
  if (cells.length > 0 && other.cells?.length === cells.length) {
    const same = cells.filter((cell, index) => cell === other.cells?.[index]).length;
    // A row in its place is the same row also when most of its figures are others.
    likeness = 0.2 + 0.8 * Math.max(likeness, same / cells.length);
  }
  if (one.kind === 'table') likeness = Math.max(likeness, LEAST_LIKENESS);
  return likeness >= LEAST_LIKENESS ? likeness : 0;
}

function gramsOf(unit: Unit, known: Map<Unit, ReadonlyMap<string, number>>): ReadonlyMap<string, number> {
  const own = known.get(unit);
  if (own !== undefined) return own;
  const grams = new Map<string, number>();
  for (let index = 0; index < unit.text.length; index++) {
    const gram = unit.text.slice(index, index + 2);
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  known.set(unit, grams);
  return grams;
}

function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [both, total] = [0, 0];
  for (const [gram, count] of one) {
    both += Math.min(count, other.get(gram) ?? 0);
    total += count;
  }
  for (const count of other.values()) total += count;
  return total === 0 ? 0 : (2 * both) / total;
}
