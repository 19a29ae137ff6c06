/** What a start takes: time that passes, and time of the processor, which a busy machine changes less. */
export interface Cost {
  readonly elapsedMs: number;
  readonly processorMs: number;
}

/** The first run is not counted: it fills the caches that every later one finds. */
export async function medianCost(runs: number, measure: () => Promise<Cost>): Promise<Cost> {
  await measure();
  const costs: Cost[] = [];
  for (let run = 0; run < runs; run++) costs.push(await measure());
  return {
    elapsedMs: median(costs.map(({ elapsedMs }) => elapsedMs)),
    processorMs: median(costs.map(({ processorMs }) => processorMs)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
