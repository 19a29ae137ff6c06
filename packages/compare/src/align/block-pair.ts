/** Indices of two corresponding blocks. */
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

/**
 * The parts of the gap outside the pairs: one gap before each pair and one after the last. The pairs must
 * ascend on both sides.
 */
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

/** Adds the pairs of equal blocks at both ends of the gap; returns the rest. */
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
