/** The renumbering plan for display. Pure. */
import type { Renumbering } from './proofread-shapes.ts';

export function renumberingCounts({ items }: Renumbering): {
  readonly numbers: number;
  readonly references: number;
} {
  const numbers = items.filter(({ kind }) => kind === 'number').length;
  return { numbers, references: items.length - numbers };
}
