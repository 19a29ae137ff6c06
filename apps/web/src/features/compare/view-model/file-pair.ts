/** Which uploads stand as 原文档 and 新文档. Pure. */
export type PairSlot = 'origin' | 'target';

export interface FilePair {
  readonly origin: string | null;
  readonly target: string | null;
}

export const EMPTY_PAIR: FilePair = { origin: null, target: null };

export function swapPair(pair: FilePair): FilePair {
  return { origin: pair.target, target: pair.origin };
}

/** Two files dropped at once fill both places when the other is free; more than two have no place. */
export function slotsForFiles(pair: FilePair, slot: PairSlot, fileCount: number): readonly PairSlot[] {
  const other = otherSlot(slot);
  return fileCount > 1 && pair[other] === null ? [slot, other] : [slot];
}

export function firstFreeSlot(pair: FilePair): PairSlot | null {
  if (pair.origin === null) return 'origin';
  return pair.target === null ? 'target' : null;
}

function otherSlot(slot: PairSlot): PairSlot {
  return slot === 'origin' ? 'target' : 'origin';
}
