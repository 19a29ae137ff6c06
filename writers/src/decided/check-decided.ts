/**
 * In: a Word file made from decisions, without tracked changes; the document that the decisions make; and the two files it comes from. Out: where it is
 * wrong, or how many of its pieces neither file has. Checked are the texts, and the tree: every block, row, cell, list, note, section and stretch of
 * text stands so in OLD or in NEW, except stretches in paragraphs on whose parts people decided differently.
 */
import type { DecidedText } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { readDocxWithSource } from '@wenjian/readers';
import { locateParagraphs, type OldParagraph } from '../docx/old-paragraph.ts';
import { WordPackage } from '../docx/package/word-package.ts';
import type { Mismatch } from '../redline/check/check-redline.ts';
import { type OutlineLine, outlineFile } from '../redline/check/outline-file.ts';
import { textDifference, textOf, textsOf } from '../redline/check/word-texts.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

export type DecidedCheck =
  | { readonly kind: 'checked'; readonly mixedParagraphs: number }
  | { readonly kind: 'differs'; readonly mismatch: Mismatch };

export async function checkDecided(
  path: string,
  { document: wanted, mixed }: DecidedText,
  sources: readonly string[],
): Promise<DecidedCheck> {
  const { document: read, sources: places } = await readDocxWithSource(path);
  const text = textDifference('new', textsOf(wanted, false), textsOf(read, false));
  if (text !== null) return { kind: 'differs', mismatch: text };
  const known = new Set<string>();
  for (const source of sources)
    for (const line of outlineFile(await WordPackage.open(source))) known.add(said(line));
  const word = await WordPackage.open(path);
  const mayDiffer = paragraphsWith(
    new Set(mixed.map((block) => textOf(wanted, block, false))),
    read,
    locateParagraphs(read, places, word),
  );
  const found = new Set<string>();
  for (const { place, says, paragraphs } of outlineFile(word)) {
    if (known.has(said({ says }))) continue;
    if (!paragraphs.some((paragraph) => mayDiffer.has(paragraph)))
      return { kind: 'differs', mismatch: { side: 'new', place, wanted: null, found: says } };
    found.add(place);
  }
  return { kind: 'checked', mixedParagraphs: found.size };
}

/** The texts of the file were checked, so a paragraph is told by its text. */
function paragraphsWith(
  texts: ReadonlySet<string>,
  read: Document,
  paragraphs: readonly (OldParagraph | null)[],
): ReadonlySet<XmlElement> {
  return new Set(
    read.blocks.flatMap((block, index) => {
      const element = paragraphs[index]?.element;
      return element !== undefined && texts.has(textOf(read, block, false)) ? [element] : [];
    }),
  );
}

/** Lists are counted through the file: one that came or went renames those behind it. */
function said({ says }: Pick<OutlineLine, 'says'>): string {
  return says.replace(/(?<==)list \d+ /g, 'list ');
}
