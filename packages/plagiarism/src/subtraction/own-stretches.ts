/**
 * The ranges of a text that are its author's own words. In: its subtraction mask. Out: for each token the
 * number of its range of own words, or SUBTRACTED. Text filled into a form becomes short ranges, one for each
 * blank; a common phrase inside own words does not split them.
 */

import { SHORTEST_FRAGMENT } from '../passages/weigh-passage.ts';
import { type SubtractionMask, WORDS_OF_FORM } from './subtraction.ts';

export const SUBTRACTED = -1;

interface Run {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

export function ownStretches({ mask }: Pick<SubtractionMask, 'mask'>): Int32Array {
  const stretches = new Int32Array(mask.length).fill(SUBTRACTED);
  const runs = runsOf(mask);
  let stretch = -1;
  let isOpen = false;
  runs.forEach((run, index) => {
    const isIsland = run.value !== 0 && isCommonPhrase(run, runs[index - 1], runs[index + 1]);
    if (run.value === 0 && !isOpen) stretch++;
    isOpen = run.value === 0 || isIsland;
    if (isOpen) stretches.fill(stretch, run.start, run.end);
  });
  return stretches;
}

function runsOf(mask: Uint8Array): readonly Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let at = 1; at <= mask.length; at++) {
    if (at < mask.length && mask[at] === mask[start]) continue;
    runs.push({ start, end: at, value: mask[start] ?? 0 });
    start = at;
  }
  return runs;
}

/** Shorter than the own words on both sides of it; otherwise it is the form, and they are its blanks. */
function isCommonPhrase(run: Run, before: Run | undefined, behind: Run | undefined): boolean {
  if (run.value === WORDS_OF_FORM || before?.value !== 0 || behind?.value !== 0) return false;
  return lengthOf(run) < Math.min(SHORTEST_FRAGMENT, lengthOf(before), lengthOf(behind));
}

function lengthOf({ start, end }: Run): number {
  return end - start;
}
