/**
 * Whether a list of parts is meant to give a whole, judged by nearness. A sum that comes out is right. One that is near
 * is wrong, unless something beside it explains the difference; one that is far away is another thing.
 */
import { largestOf, smallestOf } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { size } from '../../numbers/exact-number.ts';
import { expectedOf, holds, type SumRelation } from '../figures/figure-relation.ts';
import { isOneDigitOff } from '../stated-relation.ts';
import type { ListedValue } from '../tables/listed-values.ts';

/** How plainly the words say that the parts make the whole: the plainer, the further off they may be. */
export type Cue = 'certain' | 'strong' | 'weak';

/** In hundredths of the whole: for two parts, and for more. */
const nearness: Readonly<Record<Cue, readonly [two: bigint, more: bigint]>> = {
  certain: [20n, 30n],
  strong: [20n, 30n],
  weak: [8n, 13n],
};

function sumOf(parts: readonly ListedValue[], whole: ListedValue): SumRelation {
  return { kind: 'sum', name: 'total', parts: parts.map(({ figure }) => figure), result: whole.figure };
}

/** The relation to report or to confirm; null where nothing can be said. */
export function nearSum(
  contract: Contract,
  parts: readonly ListedValue[],
  whole: ListedValue,
  cue: Cue,
): SumRelation | null {
  if (parts.length < 2) return null;
  if (cue === 'weak' && parts.some(({ figure }) => figure.value >= whole.figure.value)) return null;
  const relation = sumOf(parts, whole);
  if (holds(relation)) return relation;
  const run = rightRun(parts, whole);
  if (run !== null) return sumOf(run, whole);
  const difference = size(expectedOf(relation) - whole.figure.value);
  const most = nearness[cue][parts.length > 2 ? 1 : 0];
  const isFar = difference * 100n > whole.figure.value * most;
  if (isFar && (cue === 'weak' || !isOneDigitOff(relation))) return null;
  // In a list with bars every line counts.
  if (cue === 'certain') return relation;
  return hasSubset(parts, whole) || isExplained(contract, parts, whole, difference) ? null : relation;
}

/** A longer list is one list. */
const MOST_IN_RUNS = 30;

/** The longest run of neighbours that gives the whole: what stands before or behind it is another matter. */
function rightRun(parts: readonly ListedValue[], whole: ListedValue): readonly ListedValue[] | null {
  if (parts.length > MOST_IN_RUNS) return null;
  for (let length = parts.length - 1; length >= 2; length--)
    for (let from = 0; from + length <= parts.length; from++) {
      const run = parts.slice(from, from + length);
      if (holds(sumOf(run, whole))) return run;
    }
  return null;
}

/** More parts have too many subsets to mean anything. */
const MOST_IN_SUBSETS = 10;

/** 首付款40万元（含定金10万元）: some of the parts are contained in others. */
function hasSubset(parts: readonly ListedValue[], whole: ListedValue): boolean {
  if (parts.length > MOST_IN_SUBSETS) return false;
  let sums = new Set([0n]);
  for (const { figure } of parts) sums = new Set([...sums, ...[...sums].map((sum) => sum + figure.value)]);
  return sums.has(whole.figure.value);
}

const AROUND = 300;
const FEN_VALUE = 10_000n;

/** A sum beside the list is what it lacks. */
function isExplained(
  { amounts }: Contract,
  parts: readonly ListedValue[],
  whole: ListedValue,
  difference: bigint,
): boolean {
  const from =
    smallestOf(
      parts.map(({ start }) => start),
      whole.start,
    ) - AROUND;
  const to =
    largestOf(
      parts.map(({ end }) => end),
      whole.end,
    ) + AROUND;
  const known = new Set(parts.map(({ start }) => start));
  return (
    whole.unit === '元' &&
    amounts.some(
      ({ start, fen }) =>
        start > from &&
        start < to &&
        !known.has(start) &&
        fen !== null &&
        BigInt(fen) * FEN_VALUE === difference,
    )
  );
}
