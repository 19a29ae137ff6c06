/** Which uploads are 原文档 and which are its new versions. Pure. */
import { COMPARISON_MAX_TARGETS } from '@wenjian/api';

export type FileSlot = 'origin' | 'target';

export interface FileSet {
  readonly origin: string | null;
  /** In the order of the versions; at most `COMPARISON_MAX_TARGETS`. */
  readonly targets: readonly string[];
}

export const EMPTY_SET: FileSet = { origin: null, targets: [] };

/** Swaps the original and the first new version. */
export function swapSet({ origin, targets }: FileSet): FileSet {
  const [first, ...others] = targets;
  return { origin: first ?? null, targets: origin === null ? others : [origin, ...others] };
}

/** The original takes one file; the new versions take as many as there are free slots. */
export function slotsForFiles({ targets }: FileSet, slot: FileSlot, fileCount: number): readonly FileSlot[] {
  const free = COMPARISON_MAX_TARGETS - targets.length;
  const versions = slot === 'origin' ? fileCount - 1 : fileCount;
  const placed = Array.from({ length: Math.max(0, Math.min(free, versions)) }, () => 'target' as const);
  return slot === 'origin' ? ['origin', ...placed] : placed;
}

export function putFile(set: FileSet, slot: FileSlot, id: string): FileSet {
  return slot === 'origin' ? { ...set, origin: id } : { ...set, targets: [...set.targets, id] };
}

export function removeFile({ origin, targets }: FileSet, id: string): FileSet {
  return { origin: origin === id ? null : origin, targets: targets.filter((target) => target !== id) };
}

export function firstFreeSlot({ origin, targets }: FileSet): FileSlot | null {
  if (origin === null) return 'origin';
  return targets.length < COMPARISON_MAX_TARGETS ? 'target' : null;
}
