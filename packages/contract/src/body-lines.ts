/**
 * The lines of a document that are part of what was agreed, in reading order. Page headers, comments and pictures are not.
 * Promise: a line never crosses a block or a line break, and `text` is what its span slices out of the document's text.
 */
import {
  BLOCK_SEPARATOR,
  type Block,
  type BlockType,
  type Document,
  documentSpan,
  type Span,
} from '@wenjian/document';

export interface Line extends Span {
  readonly text: string;
  readonly block: Block;
}

const outsideTypes: ReadonlySet<BlockType> = new Set([
  'header',
  'footer',
  'comment',
  'image',
  'seal',
  'watermark',
]);

/** Without lines of white space only. */
export function bodyLines(document: Document): readonly Line[] {
  const lines: Line[] = [];
  for (const block of document.blocks) {
    if (!isBody(block)) continue;
    let start: number = block.start;
    for (const text of document.text.slice(block.start, block.end).split(BLOCK_SEPARATOR)) {
      const end = start + text.length;
      if (text.trim() !== '') lines.push({ ...documentSpan(start, end), text, block });
      start = end + BLOCK_SEPARATOR.length;
    }
  }
  return lines;
}

/** The span of a piece of a line, by offsets into the line's text. */
export function inLine(line: Line, start: number, end: number): Span {
  return documentSpan(line.start + start, line.start + end);
}

/** Whether a block is part of what was agreed. */
export function isBody(block: Block): boolean {
  return !outsideTypes.has(block.type);
}
