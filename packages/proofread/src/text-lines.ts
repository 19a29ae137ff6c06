/**
 * The lines of a document that are written for its readers: the text, headers and footnotes, but not comments
 * and pictures.
 */
import { BLOCK_SEPARATOR, type BlockType, type Document } from '@wenjian/document';

export interface TextLine {
  readonly start: number;
  readonly text: string;
  /** Of a table: a cell, or a line of columns. */
  readonly isTable: boolean;
}

const leftOut: ReadonlySet<BlockType> = new Set(['comment', 'image', 'seal', 'watermark']);

/** Words on both sides of two tabs; one tab stands behind a typed number of a clause. */
const columns = /\S\t+[^\t]*\S\t+[^\t]*\S/;
const bars = /[|｜][^|｜\n]*[|｜]/;

export function textLines(document: Document): readonly TextLine[] {
  const lines: TextLine[] = [];
  for (const block of document.blocks) {
    if (leftOut.has(block.type)) continue;
    let start: number = block.start;
    for (const text of document.text.slice(block.start, block.end).split(BLOCK_SEPARATOR)) {
      const isTable = block.type === 'tableCell' || columns.test(text) || bars.test(text);
      if (text.trim() !== '') lines.push({ start, text, isTable });
      start += text.length + BLOCK_SEPARATOR.length;
    }
  }
  return lines;
}
