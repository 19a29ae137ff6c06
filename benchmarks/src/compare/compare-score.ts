/**
 * In: the reported changes of a comparison and the injected edits. Out: which edits were found, which
 * reported changes belong to one, and how many changes are shown for each.
 */
import type { Change, SideName } from '@wenjian/compare';
import type { EditClass, InjectedEdit, Place } from '../contracts/contract-truth.ts';
import type { LocatedPassages, TextSpan } from './compare-locate.ts';

export interface EditScore {
  readonly edit: InjectedEdit;
  readonly isFound: boolean;
  /** The number of changes that touch it: of the shown ones, or of the folded ones if the edit is noise. */
  readonly changeCount: number;
}

export interface Score {
  readonly edits: readonly EditScore[];
  /** Reported changes that are neither noise nor suspected misreadings. */
  readonly shownCount: number;
  readonly suspectCount: number;
  /** Those that touch no edit worth showing. */
  readonly falseChanges: readonly Change[];
}

export type LocatedSides = Readonly<Record<SideName, LocatedPassages>>;

export function scoreChanges(
  changes: readonly Change[],
  edits: readonly InjectedEdit[],
  located: LocatedSides,
): Score {
  const worth = new Set<Change>();
  const scored = edits.map((edit): EditScore => {
    // Any mark in a split paragraph is caused by the split.
    const spans = spansOn(edit.unchanged ?? edit, located);
    const touched = changes.filter((change) => sides.some((side) => isTouching(change, spans, side)));
    if (edit.expected !== 'noise') for (const change of touched) worth.add(change);
    const counted = touched.filter((change) => isShown(change) !== (edit.expected === 'noise'));
    return {
      edit,
      isFound: findings[shapeOf(edit.class)](edit, touched, located),
      changeCount: counted.length,
    };
  });
  const shown = changes.filter((change) => isShown(change) && !change.isSuspect);
  return {
    edits: scored,
    shownCount: shown.length,
    suspectCount: changes.filter((change) => change.isSuspect).length,
    falseChanges: shown.filter((change) => !worth.has(change)),
  };
}

export interface NoiseTold {
  readonly told: number;
  readonly of: number;
}

/** Injected edits that say nothing, and how many of them are listed as noise and not shown as more. */
export function noiseToldAsNoise(scores: readonly Pick<Score, 'edits'>[]): NoiseTold {
  const noise = scores.flatMap(({ edits }) => edits).filter(({ edit }) => edit.expected === 'noise');
  return { told: noise.filter(({ isFound }) => isFound).length, of: noise.length };
}

const sides: readonly SideName[] = ['old', 'new'];

type Sides<T> = Readonly<Record<SideName, readonly T[]>>;

function spansOn(places: Sides<Place>, located: LocatedSides): Sides<TextSpan> {
  return {
    old: places.old.flatMap((place) => located.old.spansOf(place)),
    new: places.new.flatMap((place) => located.new.spansOf(place)),
  };
}

function isShown(change: Change): boolean {
  return change.significance !== 'noise';
}

type Shape = 'replaced' | 'added' | 'moved' | 'reshaped';

function shapeOf(name: EditClass): Shape {
  switch (name) {
    case 'inserted clause':
    case 'inserted row':
    case 'deleted clause':
      return 'added';
    case 'moved clause':
    case 'moved and edited':
      return 'moved';
    case 'split paragraph':
    case 'merged paragraphs':
      return 'reshaped';
    default:
      return 'replaced';
  }
}

/** The share of an inserted, deleted or moved text that must be marked. */
const MOST_OF_IT = 0.7;
/** The share of a split paragraph's unchanged text that may be marked, including numbers. */
const LITTLE_OF_IT = 0.25;

type Finding = (edit: InjectedEdit, touched: readonly Change[], located: LocatedSides) => boolean;

const findings: Readonly<Record<Shape, Finding>> = {
  replaced: (edit, touched, located) => isReplacementFound(edit, spansOn(edit, located), touched),
  added: (edit, touched, located) => {
    const spans = spansOn(edit, located);
    const shown = touched.filter(isShown);
    return sides.every(
      (side) => edit[side].length === 0 || markedShare(spans[side], shown, side) >= MOST_OF_IT,
    );
  },
  moved: (edit, touched, located) => {
    const spans = spansOn(edit, located);
    const moves = touched.filter((change) => change.type === 'move');
    const others = touched.filter((change) => change.type !== 'move');
    const isMoved = sides.every((side) => markedShare(spans[side], moves, side) >= MOST_OF_IT);
    return (
      isMoved &&
      (edit.inside === undefined || isReplacementFound(edit, spansOn(edit.inside, located), others))
    );
  },
  reshaped: (edit, touched, located) => {
    const border = spansOn(edit, located);
    if (
      edit.unchanged === undefined ||
      !touched.some((change) => sides.some((side) => isTouching(change, border, side)))
    )
      return false;
    const spans = spansOn(edit.unchanged, located);
    // A change of form (`format`) means that the paragraph was split or joined; its text is not reported as
    // changed.
    const shown = touched.filter((change) => isShown(change) && change.type !== 'format');
    return sides.every(
      (side) => spans[side].length > 0 && markedShare(spans[side], shown, side) <= LITTLE_OF_IT,
    );
  },
};

/** On each side with replaced text, a change of the expected significance; noise must not be shown as well. */
function isReplacementFound(edit: InjectedEdit, spans: Sides<TextSpan>, touched: readonly Change[]): boolean {
  const isSuitable = (change: Change): boolean => {
    if (edit.expected === 'any') return true;
    if (edit.expected === 'major') return change.significance === 'major';
    return isShown(change) === (edit.expected !== 'noise');
  };
  if (edit.expected === 'noise' && !touched.every(isSuitable)) return false;
  const replaced = sides.filter((side) => spans[side].some((span) => span.end > span.start));
  return (
    replaced.length > 0 &&
    replaced.every((side) => touched.some((change) => isSuitable(change) && isTouching(change, spans, side)))
  );
}

function isTouching(change: Change, spans: Sides<TextSpan>, side: SideName): boolean {
  const changed = change[side];
  return changed !== null && spans[side].some((span) => overlaps(span, changed));
}

/** A point is touched by adjacent text. */
function overlaps(one: TextSpan, other: TextSpan): boolean {
  if (one.start === one.end || other.start === other.end)
    return one.start <= other.end && other.start <= one.end;
  return one.start < other.end && other.start < one.end;
}

function markedShare(spans: readonly TextSpan[], changes: readonly Change[], side: SideName): number {
  let marked = 0;
  let total = 0;
  for (const span of spans) {
    total += span.end - span.start;
    for (let offset = span.start; offset < span.end; offset++) {
      if (changes.some(({ [side]: at }) => at !== null && at.start <= offset && offset < at.end)) marked++;
    }
  }
  return total === 0 ? 0 : marked / total;
}
