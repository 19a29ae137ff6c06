/** The paragraphs of a Word file for the blocks of its document, with the elements that contain their text. */
import type { Block, Document } from '@wenjian/document';
import type { BlockSource } from '@wenjian/readers';
import type { XmlElement } from '../xml/xml-tree.ts';
import { numberPrefix } from './new-paragraph.ts';
import type { WordPackage } from './package/word-package.ts';

/** An element that contains text: w:t, w:tab, w:br, w:sym … */
export interface Leaf {
  readonly element: XmlElement;
  readonly length: number;
}

export interface OldParagraph {
  /** Of the block in its document. */
  readonly index: number;
  readonly block: Block;
  readonly part: string;
  readonly element: XmlElement;
  readonly leaves: readonly Leaf[];
  /** The length of a number at the start of the block's text that the file does not contain. */
  readonly numberLength: number;
  /** The paragraph's own text, as in its leaves. */
  readonly text: string;
  /**
   * Where the block's text (after the number) begins in the paragraph's own text: note marks are followed by
   * a space that is not read.
   */
  readonly bodyStart: number;
}

/** Null for blocks without text in the file. */
export function locateParagraphs(
  document: Document,
  sources: readonly (BlockSource | null)[],
  word: WordPackage,
): readonly (OldParagraph | null)[] {
  return document.blocks.map((block, index) => {
    const source = sources[index] ?? null;
    const elements = source === null ? undefined : word.tree(source.part)?.elements;
    const element = elements?.[source?.paragraph ?? -1];
    if (source === null || elements === undefined || element === undefined) return null;
    const leaves = source.texts.map(({ element: at, length }) => {
      const leaf = elements[at];
      if (leaf === undefined) throw new RangeError(`${source.part} has no element ${at}`);
      return { element: leaf, length };
    });
    return { index, block, part: source.part, element, leaves, ...bodyOf(document, block, leaves) };
  });
}

function bodyOf(
  document: Document,
  block: Block,
  leaves: readonly Leaf[],
): Pick<OldParagraph, 'numberLength' | 'text' | 'bodyStart'> {
  const ownLength = leaves.reduce((sum, { length }) => sum + length, 0);
  const blockLength = block.end - block.start;
  const isNote = block.type === 'footnote' || block.type === 'endnote';
  const counted = isNote ? numberPrefix(document, block) : blockLength - ownLength;
  const numberLength = block.number === undefined ? 0 : counted;
  const bodyStart = ownLength - (blockLength - numberLength);
  if (numberLength < 0 || bodyStart < 0)
    throw new RangeError(`block ${block.id} does not agree with its place in the file`);
  const body = document.text.slice(block.start + numberLength, block.end);
  return { numberLength, bodyStart, text: ' '.repeat(bodyStart) + body };
}
