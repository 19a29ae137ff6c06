/**
 * Counts the items before a place in a sorted list. In: a list that starts with the items before the place.
 * Promise: for n items `isBefore` is called at most log2(n) + 1 times.
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
