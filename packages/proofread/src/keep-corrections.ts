/**
 * People decide on the first result while the trained corrector still reads, and it may see something otherwise. In: the corrections of the
 * later result, and those of the earlier one that somebody has decided on. Out: the later ones with what was decided. Promises: text order,
 * nothing overlaps, what was accepted is there.
 */
import type { Correction } from './correction.ts';

export interface DecidedCorrection {
  readonly correction: Correction;
  /** It, or words of the user's own in its place. */
  readonly isAccepted: boolean;
}

export function keepCorrections(
  found: readonly Correction[],
  decided: readonly DecidedCorrection[],
): readonly Correction[] {
  const ids = new Set(found.map(({ id }) => id));
  const gone = decided.filter(({ correction }) => !ids.has(correction.id));
  if (gone.length === 0) return found;
  const accepted = gone.filter(({ isAccepted }) => isAccepted).map(({ correction }) => correction);
  // What somebody accepted stands against what was found later; what was ignored gives way to it.
  const beside = withoutTouched(found, accepted);
  const ignored = gone.filter(({ isAccepted }) => !isAccepted).map(({ correction }) => correction);
  return inTextOrder([...beside, ...accepted, ...withoutTouched(ignored, [...beside, ...accepted])]);
}

/** Both lists are in text order and overlap in themselves nowhere. */
function withoutTouched(
  corrections: readonly Correction[],
  others: readonly Correction[],
): readonly Correction[] {
  const ordered = inTextOrder(others);
  let next = 0;
  return corrections.filter((correction) => {
    while ((ordered[next]?.end ?? Number.POSITIVE_INFINITY) < correction.start) next += 1;
    for (let at = next; ; at += 1) {
      const other = ordered[at];
      if (other === undefined || other.start > correction.end) return true;
      if (touches(other, correction)) return false;
    }
  });
}

/** Something missing has no length: there the same place counts. */
function touches(one: Correction, other: Correction): boolean {
  const isPoint = one.start === one.end || other.start === other.end;
  return isPoint
    ? one.start <= other.end && other.start <= one.end
    : one.start < other.end && other.start < one.end;
}

function inTextOrder(corrections: readonly Correction[]): readonly Correction[] {
  return [...corrections].sort((one, other) => one.start - other.start || one.end - other.end);
}
