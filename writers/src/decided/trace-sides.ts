/**
 * In: a Word file with tracked changes between two documents. Out: where its pieces of text and its ends of paragraphs stand in the text of each side. The
 * file is settled both ways and read; what was read is found again by the order of its elements.
 */
import { join } from 'node:path';
import { type Block, type Document, type RevisionView, spanText } from '@wenjian/document';
import { readDocxWithSource } from '@wenjian/readers';
import { isWordText, wordSafe } from '../docx/new-paragraph.ts';
import { locateParagraphs, type OldParagraph } from '../docx/old-paragraph.ts';
import { WordPackage } from '../docx/package/word-package.ts';
import { settlePackage } from '../docx/settle/settle-revisions.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** A piece of text, or the separator behind a paragraph, in offsets of the document. */
export interface TracedPlace {
  readonly start: number;
  readonly end: number;
}

export type SideTrace = ReadonlyMap<XmlElement, TracedPlace>;

/** Null when the file has another text than the document. */
export async function traceSide(
  word: WordPackage,
  path: string,
  view: RevisionView,
  document: Document,
  folder: string,
): Promise<SideTrace | null> {
  const settled = join(folder, 'traced.docx');
  const tagged = await WordPackage.open(path);
  for (const part of tagged.storyParts)
    for (const [index, element] of (tagged.tree(part)?.elements ?? []).entries())
      if (isTraced(element)) element.attributes.set(TAG, String(index));
  settlePackage(tagged, view);
  await tagged.write(settled);
  const { document: read, sources } = await readDocxWithSource(settled);
  const partners = partnersOf(read, document);
  if (partners === null) return null;
  const paragraphs = locateParagraphs(read, sources, await WordPackage.open(settled));
  const trace = new Map<XmlElement, TracedPlace>();
  for (const [index, block] of read.blocks.entries()) {
    const [own, paragraph] = [partners.get(block), paragraphs[index]];
    if (own !== undefined && paragraph) addParagraph(trace, word, paragraph, own);
  }
  return trace;
}

/**
 * For each block with text the same block of the document. They come in the same order, except what a file may name more often than it is shown: a header
 * that a section has anyway.
 */
function partnersOf(read: Document, document: Document): ReadonlyMap<Block, Block> | null {
  const wanted = new Map<string, Block[]>();
  for (const block of document.blocks) {
    if (!isWordText(document, block)) continue;
    const key = wordSafe(spanText(document, block));
    wanted.set(key, [...(wanted.get(key) ?? []), block]);
  }
  const partners = new Map<Block, Block>();
  for (const block of read.blocks) {
    if (!isWordText(read, block)) continue;
    const same = wanted.get(spanText(read, block)) ?? [];
    const own = same.length > 1 ? same.shift() : same[0];
    if (own === undefined) return null;
    partners.set(block, own);
  }
  return partners;
}

/** Without a namespace of its own: it never reaches a file that is handed over. */
const TAG = 'traced';

function isTraced({ name, parent }: XmlElement): boolean {
  return name === 'w:p' || parent?.name === 'w:r' || parent?.name === 'm:r';
}

function addParagraph(
  trace: Map<XmlElement, TracedPlace>,
  word: WordPackage,
  { part, element, leaves, numberLength, bodyStart }: OldParagraph,
  own: Block,
): void {
  const elements = word.tree(part)?.elements ?? [];
  const original = (tagged: XmlElement): XmlElement | undefined =>
    elements[Number(tagged.attributes.get(TAG) ?? -1)];
  let start = own.start + numberLength - bodyStart;
  for (const leaf of leaves) {
    const source = original(leaf.element);
    if (source !== undefined) trace.set(source, { start, end: start + leaf.length });
    start += leaf.length;
  }
  const paragraph = original(element);
  // Several blocks may stand in one paragraph (a text box in it): the last one ends it.
  if (paragraph !== undefined) trace.set(paragraph, { start: own.end, end: own.end + 1 });
}
