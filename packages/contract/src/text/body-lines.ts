/**
 * The lines of a document that belong to the agreement, in reading order. Page headers, comments and pictures
 * do not. Promise: a line never crosses a block or a line break, and `text` is the slice of the document's
 * text at its span.
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

/** Without blank lines. */
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

/** The span of a part of a line, by offsets into the line's text. */
export function inLine(line: Line, start: number, end: number): Span {
  return documentSpan(line.start + start, line.start + end);
}

/** Whether a block belongs to the agreement. */
export function isBody(block: Block): boolean {
  return !outsideTypes.has(block.type);
}
