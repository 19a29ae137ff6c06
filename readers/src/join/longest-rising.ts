/** In: numbers. Out: the indices of the longest strictly ascending subsequence, by patience sorting. */
export function longestRising(values: Int32Array): number[] {
  const tails: number[] = [];
  const before = new Int32Array(values.length).fill(-1);
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  }
  const chain: number[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) chain.push(index);
  return chain.reverse();
}
