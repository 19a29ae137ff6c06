/** Minimum and maximum of a list of any length: spreading a long list into Math.min overflows the stack. */

export function least<Item>(items: readonly Item[], of: (item: Item) => number): number {
  let value = Number.POSITIVE_INFINITY;
  for (const item of items) value = Math.min(value, of(item));
  return value;
}

export function most<Item>(items: readonly Item[], of: (item: Item) => number): number {
  let value = Number.NEGATIVE_INFINITY;
  for (const item of items) value = Math.max(value, of(item));
  return value;
}

/** The most common value of the list, within `step`, and its count. Null for an empty list. */
export function commonest(values: readonly number[], step: number): { value: number; count: number } | null {
  const bins = new Map<number, number>();
  for (const value of values) {
    const bin = Math.round(value / step);
    bins.set(bin, (bins.get(bin) ?? 0) + 1);
  }
  let best: { value: number; count: number } | null = null;
  for (const [bin, own] of bins) {
    const [below, above] = [bins.get(bin - 1) ?? 0, bins.get(bin + 1) ?? 0];
    const count = own + below + above;
    if (best !== null && count <= best.count) continue;
    best = { value: ((bin - 1) * below + bin * own + (bin + 1) * above) * (step / count), count };
  }
  return best;
}
