/**
 * In: a document of which only the pages were seen. Out: the same, with the paragraphs at the foot of its pages that begin with the next
 * note's mark typed as notes: they stand where the page ends, not where the text has them.
 */
import type { Block, Document } from '@wenjian/document';

export function markNotes(document: Document): Document {
  if (document.kind !== 'pdf' && document.kind !== 'image') return document;
  const notes = new Set<Block>();
  let last = 0;
  for (const { block, mark } of feetOf(document)) {
    // Notes are counted through the document or on each page; a paragraph that begins with a figure hardly ever fits in.
    if (mark !== last + 1 && mark !== 1) continue;
    notes.add(block);
    last = mark;
  }
  if (notes.size === 0) return document;
  const blocks = document.blocks.map(
    (block): Block => (notes.has(block) ? { ...block, type: 'footnote' } : block),
  );
  return { ...document, blocks };
}

/** The mark stands at once before the text; a clause number, a figure or a date goes on otherwise. */
const markedText = /^(?<mark>[0-9]{1,3})(?![0-9.．、,，:：%‰年月日个)）\s]).{4}/;

interface Foot {
  readonly block: Block;
  readonly mark: number;
}

/** Marked paragraphs with nothing but page furniture and others of them behind them on their page, in order. */
function feetOf({ blocks, text }: Document): readonly Foot[] {
  const feet: Foot[] = [];
  let page: number | undefined;
  let isAtFoot = true;
  for (let index = blocks.length - 1; index >= 0; index--) {
    const block = blocks[index];
    if (block?.page === undefined || block.type === 'header' || block.type === 'footer') continue;
    if (block.page !== page) isAtFoot = true;
    page = block.page;
    const mark = markedText.exec(text.slice(block.start, block.end))?.groups?.mark;
    if (block.type !== 'paragraph' || block.number !== undefined || mark === undefined) isAtFoot = false;
    else if (isAtFoot) feet.push({ block, mark: Number(mark) });
  }
  return feet.reverse();
}
