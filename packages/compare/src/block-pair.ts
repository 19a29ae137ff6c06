/** Blocks of the two sides that stand against each other, by index. */
export interface BlockPair {
  readonly old: number;
  readonly new: number;
}

/** Blocks between two anchors, by index. */
export interface Gap {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** What the pairs leave of the gap: one gap before each of them and one behind the last. They must rise on both sides. */
export function gapsBetween(gap: Gap, pairs: readonly BlockPair[]): readonly Gap[] {
  const gaps: Gap[] = [];
  let { oldStart, newStart } = gap;
  for (const pair of pairs) {
    gaps.push({ oldStart, oldEnd: pair.old, newStart, newEnd: pair.new });
    oldStart = pair.old + 1;
    newStart = pair.new + 1;
  }
  gaps.push({ oldStart, oldEnd: gap.oldEnd, newStart, newEnd: gap.newEnd });
  return gaps;
}

/** Adds the pairs of equal blocks at both ends of the gap; gives back what is between them. */
export function takeEqualEnds(old: Int32Array, target: Int32Array, gap: Gap, pairs: BlockPair[]): Gap {
  let { oldStart, oldEnd, newStart, newEnd } = gap;
  while (oldStart < oldEnd && newStart < newEnd && old[oldStart] === target[newStart]) {
    pairs.push({ old: oldStart++, new: newStart++ });
  }
  while (oldStart < oldEnd && newStart < newEnd && old[oldEnd - 1] === target[newEnd - 1]) {
    pairs.push({ old: --oldEnd, new: --newEnd });
  }
  return { oldStart, oldEnd, newStart, newEnd };
}
