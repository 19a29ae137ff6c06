/**
 * How many items at the head of a sorted list come before a place. In: a list in which those that come before stand first.
 * Promise: of n items no more than log2(n) + 1 are asked.
 */
export function countBefore<Item>(items: readonly Item[], isBefore: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && isBefore(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
