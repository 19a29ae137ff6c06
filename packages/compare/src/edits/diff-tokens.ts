/**
 * In: two token sequences and a box of them. Out: the edits that turn one into the other, in order. Equal
 * ends are trimmed; long boxes are cut at n-grams that occur once on each side; the rest goes to the shortest
 * edit search; boxes too different for that become one replacement and are counted. Promise: outside the
 * edits both sides have the same tokens; the work is near-linear for any input.
 */
import { heaviestIncreasing } from '../align/heaviest-subsequence.ts';
import { findSharedGrams, type SharedGrams } from '../align/shared-grams.ts';
import type { CompareLimits } from '../limits.ts';
import { type Box, createFindMiddle, type FindMiddle } from './shortest-edit.ts';

/** The box of an edit: its old tokens are replaced by its new ones. One of the two may be empty. */
export type TokenEdit = Box;

export interface TokenDiff {
  readonly edits: readonly TokenEdit[];
  /** Number of boxes replaced as a whole because they are too different. */
  readonly coarseCount: number;
}

export type DiffTokens = (box: Box) => TokenDiff;

/** With fewer tokens on a side the direct search is faster than looking for anchors. */
const ANCHOR_MINIMUM_TOKENS = 128;

/** Long n-grams first: they hardly ever match by chance. */
const ANCHOR_LENGTHS = [16, 8, 4] as const;

export function createDiffTokens(old: Int32Array, target: Int32Array, limits: CompareLimits): DiffTokens {
  const findMiddle = createFindMiddle(limits.editCost, limits.onSteps);
  return (box) => {
    const run: Run = { old, target, limits, findMiddle, edits: [], coarseCount: 0 };
    diffBox(run, box, 0);
    return run;
  };
}

interface Run {
  readonly old: Int32Array;
  readonly target: Int32Array;
  readonly limits: CompareLimits;
  readonly findMiddle: FindMiddle;
  readonly edits: TokenEdit[];
  coarseCount: number;
}

function diffBox(run: Run, whole: Box, round: number): void {
  const box = trimEqualEnds(run, whole);
  const oldCount = box.oldEnd - box.oldStart;
  const newCount = box.newEnd - box.newStart;
  if (oldCount === 0 && newCount === 0) return;
  if (oldCount === 0 || newCount === 0) {
    addEdit(run.edits, box);
    return;
  }
  if (Math.min(oldCount, newCount) >= ANCHOR_MINIMUM_TOKENS && round < run.limits.anchorRounds) {
    const gaps = cutAtAnchors(run, box);
    if (gaps.length > 1) {
      for (const gap of gaps) diffBox(run, gap, round + 1);
      return;
    }
  }
  diffShortest(run, box);
}

/** Myers' divide and conquer for a box that is small or has no anchors. */
function diffShortest(run: Run, whole: Box): void {
  const box = trimEqualEnds(run, whole);
  if (box.oldStart === box.oldEnd || box.newStart === box.newEnd) {
    addEdit(run.edits, box);
    return;
  }
  const middle = run.findMiddle(run.old, run.target, box);
  if (middle.kind === 'tooFar') {
    run.coarseCount++;
    addEdit(run.edits, box);
    return;
  }
  diffShortest(run, { ...box, oldEnd: middle.oldStart, newEnd: middle.newStart });
  diffShortest(run, {
    ...box,
    oldStart: middle.oldStart + middle.length,
    newStart: middle.newStart + middle.length,
  });
}

function trimEqualEnds({ old, target }: Run, box: Box): Box {
  let { oldStart, oldEnd, newStart, newEnd } = box;
  while (oldStart < oldEnd && newStart < newEnd && old[oldStart] === target[newStart]) {
    oldStart++;
    newStart++;
  }
  while (oldStart < oldEnd && newStart < newEnd && old[oldEnd - 1] === target[newEnd - 1]) {
    oldEnd--;
    newEnd--;
  }
  return { oldStart, oldEnd, newStart, newEnd };
}

function addEdit(edits: TokenEdit[], box: Box): void {
  if (box.oldStart === box.oldEnd && box.newStart === box.newEnd) return;
  const last = edits.at(-1);
  if (last !== undefined && last.oldEnd === box.oldStart && last.newEnd === box.newStart) {
    edits[edits.length - 1] = { ...last, oldEnd: box.oldEnd, newEnd: box.newEnd };
  } else {
    edits.push(box);
  }
}

/** The boxes between the anchors; only the box itself when there are none. */
function cutAtAnchors(run: Run, box: Box): readonly Box[] {
  for (const length of ANCHOR_LENGTHS) {
    const runs = findEqualRuns(run, box, length);
    if (runs.length > 0) return boxesBetween(box, runs);
  }
  return [box];
}

interface EqualRun {
  readonly oldStart: number;
  readonly newStart: number;
  readonly length: number;
}

function findEqualRuns(run: Run, box: Box, length: number): readonly EqualRun[] {
  const oldRange = { start: box.oldStart, end: box.oldEnd };
  const newRange = { start: box.newStart, end: box.newEnd };
  run.limits.onSteps?.(box.oldEnd - box.oldStart + box.newEnd - box.newStart);
  const grams = findSharedGrams(run.old, [oldRange], run.target, [newRange], length);
  const runs = growRuns(run, box, grams);
  const places = runs.map((equal) => equal.newStart - box.newStart);
  const weights = runs.map((equal) => equal.length);
  return heaviestIncreasing(places, weights, box.newEnd - box.newStart).flatMap((index) => runs[index] ?? []);
}

/**
 * Each n-gram is extended to the right as far as both sides are equal, and absorbs the n-grams on the way: a
 * million n-grams become a few thousand runs.
 */
function growRuns({ old, target }: Run, box: Box, grams: SharedGrams): readonly EqualRun[] {
  const runs: EqualRun[] = [];
  let oldEnd = 0;
  let diagonal = Number.NaN;
  for (const [index, oldStart] of grams.first.entries()) {
    const newStart = grams.second[index] ?? 0;
    if (newStart - oldStart === diagonal && oldStart < oldEnd) continue;
    diagonal = newStart - oldStart;
    oldEnd = oldStart;
    while (oldEnd < box.oldEnd && oldEnd + diagonal < box.newEnd && old[oldEnd] === target[oldEnd + diagonal])
      oldEnd++;
    runs.push({ oldStart, newStart, length: oldEnd - oldStart });
  }
  return runs;
}

function boxesBetween(box: Box, runs: readonly EqualRun[]): readonly Box[] {
  const boxes: Box[] = [];
  let { oldStart, newStart } = box;
  for (const run of runs) {
    // Runs may overlap at their ends when a phrase is repeated; tokens of an earlier run are not used twice.
    const taken = Math.max(0, oldStart - run.oldStart, newStart - run.newStart);
    if (taken >= run.length) continue;
    boxes.push({ oldStart, oldEnd: run.oldStart + taken, newStart, newEnd: run.newStart + taken });
    oldStart = run.oldStart + run.length;
    newStart = run.newStart + run.length;
  }
  boxes.push({ oldStart, oldEnd: box.oldEnd, newStart, newEnd: box.newEnd });
  return boxes;
}
