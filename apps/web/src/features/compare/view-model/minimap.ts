/**
 * The changes along a scroll bar. There is no more than one mark for each slot of a few pixels, so that five thousand
 * changes cost no more than five hundred. Pure.
 */
import type { MapMark } from '../../../shared/workbench/view-model/map-mark.ts';
import { CHANGE_TONES } from './change-look.ts';
import type { Change, ComparisonResult, Side, Significance } from './comparison-shapes.ts';
import { depthOf, pageColumn } from './page-column.ts';
import type { ChangePlace, ResultRow } from './result-rows.ts';

/** A mark is two pixels high with a gap; a tall window has about this many slots. */
export const MINIMAP_SLOTS = 240;

export function pageMarks(
  changes: readonly Change[],
  side: Side,
  pages: ComparisonResult['old']['pages'],
): readonly MapMark[] {
  if (!pages) return [];
  const column = pageColumn(pages);
  return oneForEachSlot(changes, (change) => {
    const box = change[side]?.boxes[0];
    return box ? depthOf(column, box) / column.height : null;
  });
}

/** In text views a row's weight is its length: an estimate, as the scroll bar's own before all rows were seen. */
export function rowMarks(
  changes: readonly Change[],
  rows: readonly ResultRow[],
  places: ReadonlyMap<string, ChangePlace>,
): readonly MapMark[] {
  const tops = new Float64Array(rows.length);
  let height = 0;
  for (const [index, row] of rows.entries()) {
    tops[index] = height;
    height += ROW_BASE + row.characters;
  }
  return oneForEachSlot(changes, (change) => {
    const place = places.get(change.id);
    return place ? (tops[place.rowIndex] ?? 0) / Math.max(1, height) : null;
  });
}

/** A short row is still one line high. */
const ROW_BASE = 20;

/** The mark nearest to a position on the strip. */
export function nearestMark(marks: readonly MapMark[], top: number): MapMark | null {
  let best: MapMark | null = null;
  for (const mark of marks) {
    if (!best || Math.abs(mark.top - top) < Math.abs(best.top - top)) best = mark;
  }
  return best;
}

const WEIGHTS = { noise: 1, minor: 2, major: 3 } as const satisfies Record<Significance, MapMark['weight']>;

function oneForEachSlot(
  changes: readonly Change[],
  topOf: (change: Change) => number | null,
): readonly MapMark[] {
  const slots = new Map<number, MapMark>();
  for (const change of changes) {
    const top = topOf(change);
    if (top === null) continue;
    const slot = Math.min(MINIMAP_SLOTS - 1, Math.floor(top * MINIMAP_SLOTS));
    const known = slots.get(slot);
    const weight = WEIGHTS[change.significance];
    if (known && known.weight >= weight) continue;
    const tone = change.significance === 'noise' ? 'slate' : CHANGE_TONES[change.type];
    slots.set(slot, { id: change.id, tone, weight, top, height: 0 });
  }
  return [...slots.values()].sort((a, b) => a.top - b.top);
}
