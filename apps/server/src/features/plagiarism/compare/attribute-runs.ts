/**
 * Attributes every character of a document to its best source. In: the equal runs of all its fragments. Out:
 * the runs cut so that no two overlap. Promise: a character belongs to the longest run through it; counted
 * words come before subtracted ones, copied before retold ones, and between equals the earlier run of the list.
 */
export interface OwnedRun<Owner> {
  readonly owner: Owner;
  readonly start: number;
  readonly end: number;
  /** The lower comes first, whatever the length. */
  readonly order: number;
}

export function attributeRuns<Owner>(runs: readonly OwnedRun<Owner>[]): readonly OwnedRun<Owner>[] {
  const ranked = runs
    .filter(({ start, end }) => end > start)
    .toSorted((one, other) => one.order - other.order || lengthOf(other) - lengthOf(one))
    .map((run, rank) => ({ run, rank }));
  const begins = ranked.toSorted((one, other) => one.run.start - other.run.start);
  const cuts = [...new Set(ranked.flatMap(({ run }) => [run.start, run.end]))].sort((a, b) => a - b);
  const attributed: { owner: Owner; start: number; end: number; order: number }[] = [];
  let open: typeof ranked = [];
  let next = 0;
  cuts.forEach((start, index) => {
    open = open.filter(({ run }) => run.end > start);
    for (let begun = begins[next]; begun !== undefined && begun.run.start <= start; begun = begins[++next])
      open.push(begun);
    const best = open.reduce<(typeof ranked)[number] | undefined>(
      (one, other) => (one === undefined || other.rank < one.rank ? other : one),
      undefined,
    );
    const end = cuts[index + 1];
    if (best === undefined || end === undefined) return;
    const last = attributed.at(-1);
    if (last?.end === start && last.owner === best.run.owner) last.end = end;
    else attributed.push({ ...best.run, start, end });
  });
  return attributed;
}

function lengthOf({ start, end }: { readonly start: number; readonly end: number }): number {
  return end - start;
}
