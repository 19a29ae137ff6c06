/** The neighbour in the list: at an end there is none, without a selection it starts at that end. Pure. */
import type { Identified } from '../../findings/decision-shapes.ts';

export type Direction = 'next' | 'previous';

export function stepFinding<Finding extends Identified>(
  shown: readonly Finding[],
  selectedId: string | null,
  direction: Direction,
): Finding | null {
  const at = shown.findIndex(({ id }) => id === selectedId);
  if (at < 0) return shown.at(direction === 'next' ? 0 : -1) ?? null;
  return shown[at + (direction === 'next' ? 1 : -1)] ?? null;
}
