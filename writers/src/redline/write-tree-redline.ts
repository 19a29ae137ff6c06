/**
 * In: two Word files without tracked changes. Out: OLD with the changes that lead to NEW, and whether it may be called checked: all accepted gives NEW's
 * tree, all rejected OLD's, and the product's own reader sees the same texts. Null, and nothing to hand over, when the check fails.
 */
import { join } from 'node:path';
import { type BlockType, type Document, spanText } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { isWordText, numberPrefix } from '../docx/new-paragraph.ts';
import { settleFile } from '../docx/settle-file.ts';
import type { RevisionStamp } from '../docx/word-elements.ts';
import { WordPackage } from '../docx/word-package.ts';
import { checkRedline, type Mismatch } from './check/check-redline.ts';
import { type LeftOut, redlineFiles } from './redline-files.ts';

export interface TreeRedline extends RevisionStamp {
  readonly oldPath: string;
  readonly newPath: string;
  /** For temporary files. */
  readonly folder: string;
}

export type TreeOutcome =
  | { readonly kind: 'checked'; readonly leftOut: readonly LeftOut[] }
  | { readonly kind: 'differs'; readonly mismatch: Mismatch };

export async function writeTreeRedline(input: TreeRedline, outPath: string): Promise<TreeOutcome> {
  const word = await WordPackage.open(input.oldPath);
  const leftOut = redlineFiles(word, await WordPackage.open(input.newPath), input);
  await word.write(outPath);
  const mismatch =
    (await checkRedline(outPath, input.oldPath, input.newPath)) ?? (await textMismatch(input, outPath));
  return mismatch === null ? { kind: 'checked', leftOut } : { kind: 'differs', mismatch };
}

/** Numbers of lists, and what a reader that settles on its own makes of the file. */
async function textMismatch(
  { oldPath, newPath, folder }: TreeRedline,
  outPath: string,
): Promise<Mismatch | null> {
  const settled = join(folder, 'settled.docx');
  const [before, after] = [await readDocx(oldPath), await readDocx(newPath)];
  await settleFile(outPath, settled, 'rejected');
  const rejected = difference('old', textsOf(before), textsOf(await readDocx(settled)));
  if (rejected !== null) return rejected;
  await settleFile(outPath, settled, 'accepted');
  const accepted = difference('new', textsOf(after), textsOf(await readDocx(settled)));
  if (accepted !== null) return accepted;
  // In the file itself deleted notes still stand, and count in their lists.
  return difference('new', bodyTexts(after, false), bodyTexts(await readDocx(outPath), false));
}

/** The notes and headers in any order, headers once each: the trees have been compared where they are shown, and a section may name a header it had anyway. */
function textsOf(document: Document): readonly string[] {
  const of = (types: readonly BlockType[]): readonly string[] =>
    document.blocks
      .filter((block) => types.includes(block.type) && isWordText(document, block))
      .map((block) => spanText(document, block))
      .sort();
  return [...bodyTexts(document, true), ...of(['footnote', 'endnote']), ...new Set(of(['header', 'footer']))];
}

const inBody: ReadonlySet<BlockType> = new Set(['heading', 'paragraph', 'listItem', 'tableCell', 'textBox']);

/** Without numbers an empty line of a list is nothing. */
function bodyTexts(document: Document, hasNumbers: boolean): readonly string[] {
  return document.blocks
    .filter((block) => inBody.has(block.type) && isWordText(document, block))
    .map((block) => spanText(document, block).slice(hasNumbers ? 0 : numberPrefix(document, block)))
    .filter((text) => text !== '');
}

function difference(
  side: 'old' | 'new',
  wanted: readonly string[],
  found: readonly string[],
): Mismatch | null {
  for (let index = 0; index < Math.max(wanted.length, found.length); index++)
    if (wanted[index] !== found[index])
      return { side, place: `text ${index}`, wanted: wanted[index] ?? null, found: found[index] ?? null };
  return null;
}
