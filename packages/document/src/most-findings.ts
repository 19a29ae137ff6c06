/**
 * How many findings a result lists. People look at hundreds; a file that was made for it has a million, and whatever opens its
 * result would work through all of them. The weightiest are listed, and the coverage says how many are not.
 */
import type { NotExamined } from './coverage.ts';
import { findingsText } from './document.text.ts';

export const MOST_FINDINGS = 10_000;

export interface ListedFindings<Item> {
  /** In the order they came in. */
  readonly listed: readonly Item[];
  readonly unlisted: number;
}

/** `rankOf` tells how weighty one is, the smallest first; among equals the earlier ones are listed. */
export function weightiest<Item>(
  items: readonly Item[],
  rankOf: (item: Item) => number,
  most: number = MOST_FINDINGS,
): ListedFindings<Item> {
  if (items.length <= most) return { listed: items, unlisted: 0 };
  const ranks = Float64Array.from(items, rankOf);
  const last = ranks.toSorted()[most - 1] ?? Number.NEGATIVE_INFINITY;
  let room = most - ranks.reduce((count, rank) => count + (rank < last ? 1 : 0), 0);
  const listed = items.filter((_, index) => {
    const rank = ranks[index] ?? last;
    if (rank !== last) return rank < last;
    room -= 1;
    return room >= 0;
  });
  return { listed, unlisted: items.length - listed.length };
}

/** For the coverage; nothing where all are listed. */
export function unlistedNote(
  what: string,
  { listed, unlisted }: ListedFindings<unknown>,
): readonly NotExamined[] {
  if (unlisted === 0) return [];
  return [{ what, count: unlisted, reason: findingsText.unlisted(listed.length, unlisted) }];
}
