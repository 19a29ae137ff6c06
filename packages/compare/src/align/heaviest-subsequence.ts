/**
 * In: items in order of their place in OLD, each with its place in NEW and a weight. Out: indices of the
 * items of the heaviest subset whose places in NEW ascend too, i.e. the pairing that keeps the most text in
 * order. O(n log n).
 */
export function heaviestIncreasing(
  places: ArrayLike<number>,
  weights: ArrayLike<number>,
  placeCount: number,
): number[] {
  const size = placeCount + 1;
  /** Fenwick tree of prefix maxima over the places: the best item that ends at or before a place, as index + 1. */
  const bestUpTo = new Int32Array(size + 1);
  const total = new Float64Array(places.length + 1);
  const previous = new Int32Array(places.length);
  let best = 0;
  for (let item = 0; item < places.length; item++) {
    const place = (places[item] ?? 0) + 1;
    let before = 0;
    for (let node = place - 1; node > 0; node -= node & -node)
      before = heavier(total, before, bestUpTo[node] ?? 0);
    previous[item] = before;
    total[item + 1] = (total[before] ?? 0) + (weights[item] ?? 0);
    for (let node = place; node <= size; node += node & -node) {
      bestUpTo[node] = heavier(total, bestUpTo[node] ?? 0, item + 1);
    }
    best = heavier(total, best, item + 1);
  }
  const chosen: number[] = [];
  for (let item = best; item > 0; item = previous[item - 1] ?? 0) chosen.push(item - 1);
  return chosen.reverse();
}

/** Prefers the first on a tie, so that the result does not depend on the order of the queries. */
function heavier(total: Float64Array, first: number, second: number): number {
  return (total[second] ?? 0) > (total[first] ?? 0) ? second : first;
}
