/** The texts of a document, as far as a Word file has them: the body in order, the notes and headers in any order, headers once each. */
import { type Block, type BlockType, type Document, spanText } from '@wenjian/document';
import { isWordText, numberPrefix } from '../../docx/new-paragraph.ts';
import type { Mismatch } from './check-redline.ts';

/** The trees have been compared where notes and headers are shown, and a section may name a header it had anyway. */
export function textsOf(document: Document, hasNumbers: boolean): readonly string[] {
  const of = (types: readonly BlockType[]): readonly string[] =>
    document.blocks
      .filter((block) => types.includes(block.type) && isWordText(document, block))
      .map((block) => textOf(document, block, hasNumbers))
      .sort();
  return [
    ...bodyTexts(document, hasNumbers),
    ...of(['footnote', 'endnote']),
    ...new Set(of(['header', 'footer'])),
  ];
}

const inBody: ReadonlySet<BlockType> = new Set(['heading', 'paragraph', 'listItem', 'tableCell', 'textBox']);

export function bodyTexts(document: Document, hasNumbers: boolean): readonly string[] {
  return bodyBlocks(document, hasNumbers).map((block) => textOf(document, block, hasNumbers));
}

/** The blocks of the texts of the body. Without numbers an empty line of a list is nothing. */
function bodyBlocks(document: Document, hasNumbers: boolean): readonly Block[] {
  return document.blocks.filter(
    (block) =>
      inBody.has(block.type) && isWordText(document, block) && textOf(document, block, hasNumbers) !== '',
  );
}

export function textOf(document: Document, block: Block, hasNumbers: boolean): string {
  return hasNumbers
    ? spanText(document, block)
    : spanText(document, block).slice(numberPrefix(document, block)).trim();
}

export function textDifference(
  side: Mismatch['side'],
  wanted: readonly string[],
  found: readonly string[],
): Mismatch | null {
  for (let index = 0; index < Math.max(wanted.length, found.length); index++)
    if (wanted[index] !== found[index])
      return { side, place: textPlace(index), wanted: wanted[index] ?? null, found: found[index] ?? null };
  return null;
}

const textPlace = (index: number): string => `text ${index}`;

/** The block of the body at the place of a difference; null when it stands elsewhere. */
export function blockAtText(document: Document, place: string, hasNumbers: boolean): Block | null {
  return bodyBlocks(document, hasNumbers).find((_, index) => textPlace(index) === place) ?? null;
}
