/**
 * The positions of the fragments along a document. Touching marks of one kind become one, so that five
 * hundred fragments cost no more than the number of slots. Pure.
 */
import type { TextMark } from './text-rows.ts';

export interface MapMark {
  readonly id: string;
  /** Its look. */
  readonly tone: string;
  /** Shares of the whole height. */
  readonly top: number;
  readonly height: number;
}

/** A mark is a few pixels high; a tall window has about this many places. */
const SLOTS = 240;

export interface TonedMark extends TextMark {
  readonly tone: string;
}

export function minimapMarks(marks: readonly TonedMark[], length: number): readonly MapMark[] {
  const made: MapMark[] = [];
  const lastOf = new Map<string, { slot: number; index: number }>();
  for (const { id, tone, start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    const first = slotOf(start, length);
    const last = slotOf(Math.max(start, end - 1), length);
    const known = lastOf.get(tone);
    const before = known && made[known.index];
    if (known && before && first <= known.slot + 1) {
      const slot = Math.max(known.slot, last);
      made[known.index] = { ...before, height: (slot + 1) / SLOTS - before.top };
      lastOf.set(tone, { ...known, slot });
    } else {
      lastOf.set(tone, { slot: last, index: made.length });
      made.push({ id, tone, top: first / SLOTS, height: (last + 1 - first) / SLOTS });
    }
  }
  return made;
}

function slotOf(offset: number, length: number): number {
  return Math.min(SLOTS - 1, Math.floor((offset / Math.max(1, length)) * SLOTS));
}

/** The mark nearest to a position on the strip. */
export function nearestMark<Mark extends TextMark>(
  marks: readonly Mark[],
  share: number,
  length: number,
): Mark | null {
  const offset = share * length;
  let best: Mark | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const away = Math.max(mark.start - offset, offset - mark.end, 0);
    if (away < distance) {
      best = mark;
      distance = away;
    }
  }
  return best;
}
