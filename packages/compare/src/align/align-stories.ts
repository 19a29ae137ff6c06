/**
 * In: both sides. Out: groups of corresponding units and the runs that moved. The body is aligned on its own,
 * without the headers, footers, notes and comments between its paragraphs, because page breaks are not
 * content. Those are aligned with each other afterwards and keep their place as far as the body allows.
 */

import type { CompareLimits } from '../limits.ts';
import { findMoves, groupsBefore } from '../moves/find-moves.ts';
import type { SideUnits, Unit, Zone } from '../prepare/side-units.ts';
import { alignBlocks, type CrossingUnits } from './align-blocks.ts';
import { findSplits, groupOf, type UnitGroup } from './find-splits.ts';
import { createWeigher } from './weigh-blocks.ts';

export interface AlignedUnits {
  readonly groups: readonly UnitGroup[];
  /** Each run: neighbours that moved together, in order on both sides. */
  readonly runs: readonly (readonly UnitGroup[])[];
  /** Units without a partner because scoring every pair would take too long. */
  readonly unweighedCount: number;
}

export function alignStories(old: SideUnits, target: SideUnits, limits: CompareLimits): AlignedUnits {
  const isBeside = (unit: Unit): boolean => besideZones.has(unit.zone);
  const isInBody = (unit: Unit): boolean => !isBeside(unit);
  const body = alignStory(viewOf(old, isInBody), viewOf(target, isInBody), limits);
  const beside = alignStory(viewOf(old, isBeside), viewOf(target, isBeside), limits);
  return fitBeside(body, {
    ...beside,
    groups: beside.groups.map(firstPair),
    runs: beside.runs.map((run) => run.map(firstPair)),
  });
}

const besideZones: ReadonlySet<Zone> = new Set(['header', 'footer', 'note', 'comment', 'watermark']);

/** A selection of the units of a side, as a side of its own. */
interface View {
  readonly side: SideUnits;
  /** The index of each of its units in the full list. */
  readonly places: Int32Array;
}

function viewOf(side: SideUnits, isWanted: (unit: Unit) => boolean): View {
  const places = Int32Array.from(side.units.keys()).filter((index) => {
    const unit = side.units[index];
    return unit !== undefined && isWanted(unit);
  });
  if (places.length === side.units.length) return { side, places };
  const ranks = new Int32Array(side.units.length);
  for (const [rank, place] of places.entries()) ranks[place] = rank;
  const pick = <T>(items: readonly T[]): readonly T[] =>
    Array.from(places).flatMap((place) => items[place] ?? []);
  return {
    side: {
      ...side,
      units: pick(side.units),
      bodies: pick(side.bodies),
      keys: places.map((place) => side.keys[place] ?? 0),
      wholeKeys: places.map((place) => side.wholeKeys[place] ?? 0),
      unitOfToken: (token) => ranks[side.unitOfToken(token)] ?? 0,
    },
    places,
  };
}

function alignStory(old: View, target: View, limits: CompareLimits): AlignedUnits {
  if (old.places.length === 0 || target.places.length === 0)
    return { groups: [], runs: [], unweighedCount: 0 };
  const crossing: CrossingUnits = { old: new Set(), new: new Set() };
  const likeness = createWeigher(old.side, target.side, crossing, limits.onSteps);
  const alignment = alignBlocks(old.side, target.side, limits, likeness, crossing);
  const split = findSplits(old.side, target.side, alignment.pairs, likeness, limits);
  const { groups, runs } = findMoves(old.side, target.side, split, likeness, limits);
  const place = (group: UnitGroup): UnitGroup => placeGroup(group, old.places, target.places);
  return {
    groups: groups.map(place),
    // A unit between the parts of a moved clause has its own place.
    runs: runs.map((run) =>
      run.map((group) => (sizeOf(place(group)) === sizeOf(group) ? place(group) : firstPair(place(group)))),
    ),
    unweighedCount: alignment.unweighedCount,
  };
}

function placeGroup(group: UnitGroup, oldPlaces: Int32Array, newPlaces: Int32Array): UnitGroup {
  return {
    oldStart: oldPlaces[group.oldStart] ?? 0,
    oldEnd: (oldPlaces[group.oldEnd - 1] ?? 0) + 1,
    newStart: newPlaces[group.newStart] ?? 0,
    newEnd: (newPlaces[group.newEnd - 1] ?? 0) + 1,
  };
}

function sizeOf({ oldStart, oldEnd, newStart, newEnd }: UnitGroup): number {
  return oldEnd - oldStart + newEnd - newStart;
}

/** There may be body text between the parts of a note; only its first part surely has no body text before it. */
function firstPair({ oldStart, newStart }: UnitGroup): UnitGroup {
  return groupOf({ old: oldStart, new: newStart });
}

/**
 * Headers and notes that would cross the body are treated as moved; those inside a paragraph split by a page
 * break stay with it.
 */
function fitBeside(body: AlignedUnits, beside: AlignedUnits): AlignedUnits {
  const kept: UnitGroup[] = [];
  const moved: (readonly UnitGroup[])[] = [];
  for (const group of beside.groups) {
    const place = placeInBody(body.groups, group);
    if (place === 'between') kept.push(group);
    else if (place === 'across') moved.push([group]);
  }
  const runs = beside.runs.map((run) => run.filter((group) => placeInBody(body.groups, group) !== 'inside'));
  return {
    groups: [...body.groups, ...kept].sort((one, other) => one.oldStart - other.oldStart),
    runs: [...body.runs, ...moved, ...runs.filter((run) => run.length > 0)],
    unweighedCount: body.unweighedCount + beside.unweighedCount,
  };
}

function placeInBody(
  groups: readonly UnitGroup[],
  { oldStart, newStart }: UnitGroup,
): 'between' | 'across' | 'inside' {
  const oldBefore = groupsBefore(groups, oldStart, (group) => group.oldStart);
  const newBefore = groupsBefore(groups, newStart, (group) => group.newStart);
  const isInside =
    oldStart < (groups[oldBefore - 1]?.oldEnd ?? 0) || newStart < (groups[newBefore - 1]?.newEnd ?? 0);
  if (isInside) return 'inside';
  return oldBefore === newBefore ? 'between' : 'across';
}
