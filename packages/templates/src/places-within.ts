/** Whether a place lies within one of some others that do not overlap: one search in their order, however many there are. */
import type { Place } from './template.ts';

export function placesWithin(others: readonly Place[]): (place: Place) => boolean {
  const sorted = [...others].sort((one, other) => one.start - other.start);
  return ({ start, end }) => {
    const last = sorted[lastBefore(sorted, start)];
    return last !== undefined && last.start <= start && end <= last.end;
  };
}

/** Whether a place has a character in common with one of some others that do not overlap. */
export function placesMeeting(others: readonly Place[]): (place: Place) => boolean {
  const sorted = [...others].sort((one, other) => one.start - other.start);
  return ({ start, end }) => {
    const last = lastBefore(sorted, start);
    const isMet = (one: Place | undefined) => one !== undefined && one.start < end && start < one.end;
    return isMet(sorted[last]) || isMet(sorted[last + 1]);
  };
}

/** The index of the last one that begins at or before the offset; -1 when there is none. */
function lastBefore(sorted: readonly Place[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
