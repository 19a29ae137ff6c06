/**
 * In: a Word file made from decisions, without tracked changes; the document that the decisions make; and the two files it comes from. Out: where it is
 * wrong, or how many of its pieces neither file has. Checked are the texts, and the tree: every block, row, cell, list, note, section and stretch of
 * text stands so in OLD or in NEW, except stretches in paragraphs on whose parts people decided differently.
 */
import type { Document } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { WordPackage } from '../docx/word-package.ts';
import type { Mismatch } from '../redline/check/check-redline.ts';
import { type OutlineLine, outlineFile } from '../redline/check/outline-file.ts';
import { textDifference, textsOf } from '../redline/check/word-texts.ts';

export type DecidedCheck =
  | { readonly kind: 'checked'; readonly mixedParagraphs: number }
  | { readonly kind: 'differs'; readonly mismatch: Mismatch };

export async function checkDecided(
  path: string,
  wanted: Document,
  sources: readonly string[],
): Promise<DecidedCheck> {
  const text = textDifference('new', textsOf(wanted, false), textsOf(await readDocx(path), false));
  if (text !== null) return { kind: 'differs', mismatch: text };
  const known = new Set<string>();
  for (const source of sources)
    for (const line of outlineFile(await WordPackage.open(source))) known.add(said(line));
  const mixed = new Set<string>();
  for (const line of outlineFile(await WordPackage.open(path))) {
    if (known.has(said(line))) continue;
    if (!isStretch(line))
      return {
        kind: 'differs',
        mismatch: { side: 'new', place: line.place, wanted: null, found: line.says },
      };
    mixed.add(line.place);
  }
  return { kind: 'checked', mixedParagraphs: mixed.size };
}

/** Lists are counted through the file: one that came or went renames those behind it. */
function said({ says }: OutlineLine): string {
  return says.replace(/(?<==)list \d+ /g, 'list ');
}

/** Text with its look, of a paragraph. */
function isStretch({ says }: OutlineLine): boolean {
  return !/^(?:paragraph|table|row|cell|control) /.test(says);
}
