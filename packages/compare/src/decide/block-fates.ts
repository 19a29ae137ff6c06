/**
 * In: the decided edits and both documents. Out: for each block of either what becomes of the edits and the changes of form in it. Promise: a block with one fate
 * is in the decided document as one of the two has it.
 */
import { BLOCK_SEPARATOR, type Document } from '@wenjian/document';
import type { Change, SideName } from '../comparison.ts';
import type { Fate } from './change-fates.ts';
import type { DecidedScript } from './decide-operations.ts';

export type BlockFates = Readonly<Record<SideName, ReadonlyMap<string, ReadonlySet<Fate>>>>;

export function blockFates(
  script: Pick<DecidedScript, 'operations' | 'fateOf'>,
  changes: readonly Change[],
  old: Document,
  target: Document,
): BlockFates {
  const documents = { old, new: target };
  return { old: fatesOn('old', script, changes, documents), new: fatesOn('new', script, changes, documents) };
}

function fatesOn(
  side: SideName,
  { operations, fateOf }: Pick<DecidedScript, 'operations' | 'fateOf'>,
  changes: readonly Change[],
  documents: Readonly<Record<SideName, Document>>,
): ReadonlyMap<string, ReadonlySet<Fate>> {
  const { blocks, text } = documents[side];
  const fates = new Map(blocks.map(({ id }) => [id, new Set<Fate>()]));
  let first = 0;
  for (const { oldStart, oldEnd, newStart, newEnd, fate, apart } of operations) {
    const own = side === 'old' ? ([oldStart, oldEnd] as const) : ([newStart, newEnd] as const);
    const other =
      side === 'old'
        ? documents.new.text.slice(newStart, newEnd)
        : documents.old.text.slice(oldStart, oldEnd);
    // A paragraph that only the other side has stands in front of this one's next, and is nothing of it.
    if (own[0] === own[1] && isParagraph(other)) continue;
    const end = isParagraph(text.slice(...own)) ? own[1] - BLOCK_SEPARATOR.length : own[1];
    while ((blocks[first]?.end ?? own[0]) < own[0]) first++;
    for (let at = first; (blocks[at]?.start ?? Number.POSITIVE_INFINITY) <= end; at++) {
      const known = fates.get(blocks[at]?.id ?? '');
      known?.add(fate);
      if (apart !== null) known?.add(apart.fate);
    }
  }
  for (const change of changes) {
    const span = change.type === 'format' ? change[side] : null;
    if (span === null) continue;
    for (const { id, start, end } of blocks)
      if (start < span.end && end > span.start) fates.get(id)?.add(fateOf(change));
  }
  return fates;
}

function isParagraph(text: string): boolean {
  return text.length > BLOCK_SEPARATOR.length && text.endsWith(BLOCK_SEPARATOR);
}
