/**
 * In: a document and its source file. Out: a Word file with the same blocks of text, and where each block
 * begins in its text. A source that is not a Word file is converted: with its headings, lists and tables if
 * the text stays the same, else paragraph by paragraph.
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { type Block, type Document, type RevisionView, spanText } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { documentToDocx } from '../../convert/office/document-to-docx.ts';
import { WriterFailed } from '../../writer-failed.ts';
import { writerText } from '../../writers.text.ts';
import { blockIndexAt, isWordText, wordSafe } from '../new-paragraph.ts';
import { settleFile } from '../settle/settle-file.ts';
import { plainDocx } from './plain-docx.ts';

/** Null for a block that is not in the file's text. */
export type BlockStarts = readonly (number | null)[];

export async function writeWordSource(
  document: Document,
  path: string,
  outPath: string,
  /** How existing tracked changes are handled. */
  revisions: RevisionView | 'kept',
): Promise<BlockStarts> {
  if (document.kind !== 'docx') await writeFile(outPath, await documentToDocx(document));
  else if (revisions === 'kept') await copyFile(path, outPath);
  else await settleFile(path, outPath, revisions);
  const starts = startsIn(document, await readDocx(outPath));
  if (starts !== null) return starts;
  if (document.kind === 'docx') throw new WriterFailed('sourceDiffers', writerText.notTheSame);
  await writeFile(outPath, await plainDocx(document));
  const plain = startsIn(document, await readDocx(outPath));
  if (plain === null) throw new WriterFailed('oldDiffers', writerText.notReplayed(writerText.sides.old));
  return plain;
}

/** Where each block of one document begins in another with the same blocks of text; null when they differ. */
export function startsIn(document: Document, read: Document): BlockStarts | null {
  const there = read.blocks.filter((block) => isWordText(read, block));
  const isHere = document.blocks.map((block) => isWordText(document, block));
  const here = document.blocks.filter((_, index) => isHere[index]);
  const isSame =
    there.length === here.length &&
    there.every((block, index) => {
      const own = here[index];
      return own !== undefined && spanText(read, block) === wordSafe(spanText(document, own));
    });
  let next = 0;
  return isSame ? isHere.map((isText) => (isText ? (there[next++]?.start ?? null) : null)) : null;
}

export type OffsetMap = (offset: number) => number;

/** From offsets of the document to offsets of the file written from it. */
export function offsetMap(blocks: readonly Block[], starts: BlockStarts): OffsetMap {
  return (offset) => {
    const index = blockIndexAt(blocks, offset);
    const [block, start] = [blocks[index], starts[index] ?? null];
    if (block === undefined || start === null) throw new RangeError(`offset ${offset} is not in the file`);
    return start + offset - block.start;
  };
}
