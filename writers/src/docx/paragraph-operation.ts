/** The operations on a paragraph's own text, in order; the lengths of kept and deleted parts add up to it. */
import type { Unit } from './find-atoms.ts';

export type ParagraphOperation =
  | { readonly kind: 'keep'; readonly length: number }
  | { readonly kind: 'delete'; readonly length: number }
  | { readonly kind: 'insert'; readonly text: string }
  /** A new paragraph begins. */
  | { readonly kind: 'break' };

/** Atoms that are not kept as a whole are deleted as a whole, and their kept part is inserted again. */
export function protectAtoms(
  operations: readonly ParagraphOperation[],
  units: readonly Unit[],
  text: string,
): readonly ParagraphOperation[] {
  const touched = units.filter((unit) => unit.isAtom && unit.end > unit.start && isTouched(operations, unit));
  if (touched.length === 0) return operations;
  const outcome: ParagraphOperation[] = [];
  let at = 0;
  for (const operation of operations) {
    if (operation.kind === 'insert' || operation.kind === 'break') {
      outcome.push(operation);
      continue;
    }
    const end = at + operation.length;
    while (at < end) {
      const atom = touched.find((unit) => unit.start <= at && at < unit.end);
      const next = touched.find((unit) => unit.start > at)?.start ?? end;
      const stop = Math.min(end, atom?.end ?? next);
      if (atom === undefined) outcome.push({ kind: operation.kind, length: stop - at });
      else {
        if (at === atom.start) outcome.push({ kind: 'delete', length: atom.end - atom.start });
        if (operation.kind === 'keep') outcome.push({ kind: 'insert', text: text.slice(at, stop) });
      }
      at = stop;
    }
  }
  return outcome;
}

function isTouched(operations: readonly ParagraphOperation[], { start, end }: Unit): boolean {
  let at = 0;
  for (const operation of operations) {
    if (operation.kind === 'insert' || operation.kind === 'break') {
      if (start < at && at < end) return true;
      continue;
    }
    const stop = at + operation.length;
    if (operation.kind === 'delete' && at < end && stop > start) return true;
    at = stop;
  }
  return false;
}
