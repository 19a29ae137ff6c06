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
import { isWithin, type XmlElement } from '../xml/xml-tree.ts';

export type DecidedCheck =
  | { readonly kind: 'checked'; readonly mixedParagraphs: number }
  | {
      readonly kind: 'differs';
      readonly mismatch: Mismatch;
      /** Of the paragraphs where it differs, as either document may have them. */
      readonly texts: readonly string[];
    };

export async function checkDecided(
  path: string,
  { document: wanted, mixed }: DecidedText,
  sources: readonly string[],
): Promise<DecidedCheck> {
  const { document: read, sources: places } = await readDocxWithSource(path);
  const text = textDifference('new', textsOf(wanted, false), textsOf(read, false));
  if (text !== null)
    return {
      kind: 'differs',
      mismatch: text,
      texts: [text.wanted, text.found].filter((one) => one !== null),
    };
  const known = new Set<string>();
  for (const source of sources)
    for (const line of outlineFile(await WordPackage.open(source))) known.add(said(line));
  const word = await WordPackage.open(path);
  const located = locateParagraphs(read, places, word);
  const mayDiffer = paragraphsWith(
    new Set(mixed.map((block) => textOf(wanted, block, false))),
    read,
    located,
  );
  const found = new Set<string>();
  for (const { place, says, paragraphs, block } of outlineFile(word)) {
    if (known.has(said({ says }))) continue;
    if (!paragraphs.some((paragraph) => mayDiffer.has(paragraph)))
      return {
        kind: 'differs',
        mismatch: { side: 'new', place, wanted: null, found: says },
        texts: textsIn(block, paragraphs, read, located),
      };
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

function textsIn(
  block: XmlElement | null,
  paragraphs: readonly XmlElement[],
  read: Document,
  located: readonly (OldParagraph | null)[],
): readonly string[] {
  return read.blocks.flatMap((own, index) => {
    const element = located[index]?.element;
    if (element === undefined) return [];
    const isIn = element === block || paragraphs.includes(element) || (block && isWithin(element, block));
    return isIn ? [textOf(read, own, false)] : [];
  });
}

/** Lists are counted through the file: one that came or went renames those behind it. */
function said({ says }: Pick<OutlineLine, 'says'>): string {
  return says.replace(/(?<==)list \d+ /g, 'list ');
}
