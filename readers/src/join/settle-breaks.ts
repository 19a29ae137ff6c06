/**
 * When two equal texts follow each other and only one of them has a partner, an alignment may break in the
 * middle of either, because both ways pair the same number of characters. Texts begin and end at block and
 * line borders, so the breaks are moved there.
 */
import type { Matching } from './matching.ts';

export function settleBreaks(matching: Matching): void {
  settleMissing(matching);
  settleSkipped(matching);
}

/** Native characters without partners: the run is moved to cover whole blocks. */
function settleMissing({ native, partners }: Matching): void {
  const isMatched = (index: number): boolean => (partners[index] ?? -1) >= 0;
  const isSame = (one: number, other: number): boolean => native.codes[one] === native.codes[other];
  const hand = (from: number, to: number): void => {
    partners[to] = partners[from] ?? -1;
    partners[from] = -1;
  };
  for (let start = 0; start < partners.length; start++) {
    if (isMatched(start)) continue;
    let end = start + 1;
    while (end < partners.length && !isMatched(end)) end++;
    const slide = bestSlide(
      (by) => isMatched(end + by) && isSame(start + by, end + by),
      (by) => isMatched(start + by - 1) && isSame(start + by - 1, end + by - 1),
      (by) => isBoundary(native.blocks, start + by) + isBoundary(native.blocks, end + by),
    );
    for (let by = 0; by < slide; by++) hand(end + by, start + by);
    for (let by = 0; by > slide; by--) hand(start + by - 1, end + by - 1);
    start = end + Math.max(slide, 0);
  }
}

/** Rendered characters between the partners of two neighbours: the break is moved to the end of a block or line. */
function settleSkipped({ native, rendered, renderedLines, partners, isTaken }: Matching): void {
  const give = (index: number, place: number): void => {
    isTaken[partners[index] ?? 0] = 0;
    partners[index] = place;
    isTaken[place] = 1;
  };
  for (let index = 1; index < partners.length; index++) {
    const before = partners[index - 1] ?? -1;
    const after = partners[index] ?? -1;
    if (before < 0 || after < 0 || after === before + 1) continue;
    /** Places between the two are free; those that a shift leaves become free. */
    const isFree = (place: number, isLeft: boolean): boolean => isTaken[place] === 0 || isLeft;
    const slide = bestSlide(
      (by) => {
        const place = before + 1 + by;
        const isOpen = isFree(place, place >= after && place < after + by);
        return (
          isOpen && partners[index + by] === after + by && rendered.codes[place] === native.codes[index + by]
        );
      },
      (by) => {
        const place = after - 1 + by;
        const isOpen = isFree(place, place <= before && place > before + by);
        const at = index - 1 + by;
        return isOpen && partners[at] === before + by && rendered.codes[place] === native.codes[at];
      },
      (by) =>
        2 * isBoundary(native.blocks, index + by) +
        isBoundary(renderedLines, after + by) +
        isBoundary(renderedLines, before + 1 + by),
    );
    for (let by = 0; by < slide; by++) give(index + by, before + 1 + by);
    for (let by = 0; by > slide; by--) give(index - 1 + by, after - 1 + by);
    index += Math.max(slide, 0);
  }
}

/** Clauses of a contract share many first characters, but not thousands. */
const MAX_SLIDE = 400;

/**
 * How far to shift (negative: backwards): of the positions that can be reached step by step the one with the
 * highest score, the nearest among equals. `canGoOn(by)`: from `by` one forward; `canGoBack(by)`: from `by`
 * one backward.
 */
function bestSlide(
  canGoOn: (by: number) => boolean,
  canGoBack: (by: number) => boolean,
  score: (by: number) => number,
): number {
  let best = 0;
  let bestScore = score(0);
  const consider = (by: number): void => {
    const here = score(by);
    if (here < bestScore || (here === bestScore && Math.abs(by) >= Math.abs(best))) return;
    best = by;
    bestScore = here;
  };
  for (let by = 0; by < MAX_SLIDE && canGoOn(by); by++) consider(by + 1);
  for (let by = 0; by > -MAX_SLIDE && canGoBack(by); by--) consider(by - 1);
  return best;
}

function isBoundary(groups: Uint32Array, index: number): 0 | 1 {
  return index <= 0 || index >= groups.length || groups[index] !== groups[index - 1] ? 1 : 0;
}
