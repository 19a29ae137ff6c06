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
