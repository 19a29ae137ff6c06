/**
 * The positions of the fragments along a document. Touching marks of one kind become one, so that five
 * hundred fragments cost no more than the number of slots. Pure.
 */
import type { MapMark } from '../../../shared/workbench/view-model/map-mark.ts';
import type { FragmentMark } from './document-marks.ts';
import type { FragmentKind } from './plagiarism-shapes.ts';
import type { TextMark } from './text-rows.ts';

/** A mark is a few pixels high; a tall window has about this many places. */
const SLOTS = 240;

const WEIGHTS = { verbatim: 3, edited: 2, paraphrase: 1 } as const satisfies Record<
  FragmentKind,
  MapMark['weight']
>;

type PlacedMark = Pick<FragmentMark, 'id' | 'tone' | 'kind' | 'start' | 'end'>;

export function minimapMarks(marks: readonly PlacedMark[], length: number): readonly MapMark[] {
  const made: MapMark[] = [];
  const lastOf = new Map<string, { slot: number; index: number }>();
  for (const { id, tone, kind, start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    const first = slotOf(start, length);
    const last = slotOf(Math.max(start, end - 1), length);
    const look = `${tone} ${kind}`;
    const known = lastOf.get(look);
    const before = known && made[known.index];
    if (known && before && first <= known.slot + 1) {
      const slot = Math.max(known.slot, last);
      made[known.index] = { ...before, height: (slot + 1) / SLOTS - before.top };
      lastOf.set(look, { ...known, slot });
    } else {
      lastOf.set(look, { slot: last, index: made.length });
      made.push({ id, tone, weight: WEIGHTS[kind], top: first / SLOTS, height: (last + 1 - first) / SLOTS });
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
