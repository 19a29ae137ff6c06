/**
 * Lists that grow with what people send. A list spread into a call (`push(...many)`, `Math.max(...many)`) lies on the
 * call's stack, which overflows at about 100,000 items; `scripts/spread-calls.test.ts` keeps such calls out.
 */

/** Adds the items at the end of the list. */
export function append<Item>(target: Item[], items: Iterable<NoInfer<Item>>): void {
  // A list appended to itself would otherwise never end.
  const added = items === target ? [...items] : items;
  for (const item of added) target.push(item);
}

/** `Math.max` of all of them and `least`. */
export function largestOf(values: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let largest = least;
  for (const value of values) largest = Math.max(largest, value);
  return largest;
}

/** `Math.min` of all of them and `most`. */
export function smallestOf(values: Iterable<number>, most = Number.POSITIVE_INFINITY): number {
  let smallest = most;
  for (const value of values) smallest = Math.min(smallest, value);
  return smallest;
}

const INSERTED_AT_ONCE = 1_000;

/** Puts the items before the one at `index`. */
export function insertItems<Item>(target: Item[], index: number, items: readonly NoInfer<Item>[]): void {
  for (let from = 0; from < items.length; from += INSERTED_AT_ONCE) {
    const some = items.slice(from, from + INSERTED_AT_ONCE);
    target.splice(index + from, 0, ...some); // few: at most so many at once
  }
}
