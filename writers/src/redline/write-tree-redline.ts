/**
 * In: two Word files without tracked changes. Out: OLD with the changes that lead to NEW, and whether it may be called checked: all accepted gives NEW's
 * tree, all rejected OLD's, and the product's own reader sees the same texts. Null, and nothing to hand over, when the check fails.
 */
import { join } from 'node:path';
import { readDocx } from '@wenjian/readers';
import type { RevisionStamp } from '../docx/package/word-elements.ts';
import { WordPackage } from '../docx/package/word-package.ts';
import { settleFile } from '../docx/settle/settle-file.ts';
import { checkRedline, type Mismatch } from './check/check-redline.ts';
import { bodyTexts, textDifference, textsOf } from './check/word-texts.ts';
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
  const rejected = textDifference('old', textsOf(before, true), textsOf(await readDocx(settled), true));
  if (rejected !== null) return rejected;
  await settleFile(outPath, settled, 'accepted');
  const accepted = textDifference('new', textsOf(after, true), textsOf(await readDocx(settled), true));
  if (accepted !== null) return accepted;
  // In the file itself deleted notes still stand, and count in their lists.
  return textDifference('new', bodyTexts(after, false), bodyTexts(await readDocx(outPath), false));
}
