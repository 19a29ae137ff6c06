/**
 * Cuts the units of a paragraph at an offset of its own text, so that something can begin or end there. Atoms
 * stay whole.
 */
import type { Unit } from './find-atoms.ts';
import type { Leaf } from './old-paragraph.ts';
import { splitRun } from './split-run.ts';

/** The leaves are updated in place. */
export function cutUnits(units: readonly Unit[], at: number, leaves: Leaf[]): readonly Unit[] {
  const unit = units.find(({ start, end }) => start < at && at < end);
  const [run] = unit?.nodes ?? [];
  if (unit === undefined || run === undefined || unit.isAtom) return units;
  const tail = splitRun(run, at - unit.start, leaves);
  const parts = [
    { ...unit, end: at },
    { ...unit, start: at, nodes: [tail] },
  ];
  return units.flatMap((other) => (other === unit ? parts : [other]));
}
