/**
 * In: a document read from its pages. Out: the same document, where paragraphs at the foot of a page that
 * begin with the next note mark have the type note: their position depends on the page break, not on the
 * text.
 */
import type { Block, Document } from '@wenjian/document';

export function markNotes(document: Document): Document {
  if (document.kind !== 'pdf' && document.kind !== 'image') return document;
  const notes = new Set<Block>();
  let last = 0;
  for (const { block, mark } of feetOf(document)) {
    // Notes are numbered through the document or on each page; an ordinary paragraph that begins with a
    // figure hardly ever fits the sequence.
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

/** The mark is directly followed by text; clause numbers, figures and dates are not. */
const markedText = /^(?<mark>[0-9]{1,3})(?![0-9.．、,，:：%‰年月日个)）\s]).{4}/;

interface Foot {
  readonly block: Block;
  readonly mark: number;
}

/** Marked paragraphs that are followed on their page only by page furniture and other such paragraphs, in order. */
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
