/** Two wordings, with the differing characters marked in each. Pure. */

export interface MarkedPart {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface MarkedChange {
  readonly before: readonly MarkedPart[];
  readonly after: readonly MarkedPart[];
}

/** The table of common parts grows with both lengths; longer texts are marked between their common ends. */
const MAX_TABLE_CELLS = 40_000;

/** The parts of each side join to its text. */
export function markChange(before: string, after: string): MarkedChange {
  const one = [...before];
  const other = [...after];
  const kept =
    one.length * other.length <= MAX_TABLE_CELLS ? commonCharacters(one, other) : commonEnds(one, other);
  return {
    before: parts(one, new Set(kept.map(([at]) => at))),
    after: parts(other, new Set(kept.map(([, at]) => at))),
  };
}

type Pair = readonly [number, number];

function commonEnds(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const most = Math.min(one.length, other.length);
  const pairs: Pair[] = [];
  let start = 0;
  for (; start < most && one[start] === other[start]; start += 1) pairs.push([start, start]);
  for (let end = 1; end <= most - start && one.at(-end) === other.at(-end); end += 1)
    pairs.push([one.length - end, other.length - end]);
  return pairs;
}

/** The longest common subsequence. */
function commonCharacters(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function parts(characters: readonly string[], kept: ReadonlySet<number>): readonly MarkedPart[] {
  const joined: { text: string; isChanged: boolean }[] = [];
  characters.forEach((character, at) => {
    const isChanged = !kept.has(at);
    const last = joined.at(-1);
    if (last?.isChanged === isChanged) last.text += character;
    else joined.push({ text: character, isChanged });
  });
  return joined;
}
