/**
 * In: decided edits, and what can only be written together but was decided differently. Out: the decided changes of these, to be left open: nobody decides
 * for people, and in the file they are marks that can be settled in Word.
 */
import type { Change, DecidedScript } from '@wenjian/compare';
import type { Side } from './fate-lookup.ts';

export interface Together {
  /** In the texts of the sides. */
  readonly places: readonly { readonly side: Side; readonly start: number; readonly end: number }[];
  readonly changes: readonly Change[];
}

/** Empty when there is nothing more to leave open. */
export function changesToOpen(
  { operations, fateOf }: DecidedScript,
  changes: readonly Change[],
  { places, changes: named }: Together,
): readonly Change[] {
  const found = new Set(named);
  for (const { oldStart, oldEnd, newStart, newEnd, change } of operations) {
    if (change === null) continue;
    const isMet = places.some(({ side, start, end }) =>
      side === 'old' ? oldStart < end && oldEnd > start : newStart < end && newEnd > start,
    );
    if (isMet) found.add(change);
  }
  // What was edited inside of a moved clause goes with the move.
  const moves = new Set([...found].flatMap(({ moveId }) => moveId ?? []));
  return changes.filter(
    (change) =>
      fateOf(change) !== 'open' &&
      (found.has(change) || (change.moveId !== null && moves.has(change.moveId))),
  );
}

/** With what touches the places. */
export function around({ places, changes }: Together): Together {
  return {
    changes,
    places: places.map(({ side, start, end }) => ({ side, start: start - 1, end: end + 1 })),
  };
}
