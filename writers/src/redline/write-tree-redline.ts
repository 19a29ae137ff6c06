/**
 * In: two Word files without tracked changes. Out: OLD with the changes that lead to NEW, and whether it may be called checked: all accepted gives NEW's
 * tree, all rejected OLD's, and the product's own reader sees the same texts. Blocks in which the check fails are kept out: they stay as in OLD, with a
 * comment, and what is checked is the rest. Where that fails too there is nothing to hand over.
 */

import { notesByReference } from '../docx/note-references.ts';
import type { RevisionStamp } from '../docx/package/word-elements.ts';
import { WordPackage } from '../docx/package/word-package.ts';
import { failedSides, type LeftBlocks, type Mismatch } from './check/check-redline.ts';
import { failedTexts } from './check/check-texts.ts';
import { type Suspect, suspectsOf, widened } from './find-parts.ts';
import type { LeftPart, LeftPlaces } from './keep-parts.ts';
import { type LeftOut, redlineFiles, type WrittenRedline } from './redline-files.ts';
import { commentOnParts, type PartTexts, textsOfPart } from './tell-parts.ts';

export interface TreeRedline extends RevisionStamp {
  readonly oldPath: string;
  readonly newPath: string;
  /** For temporary files. */
  readonly folder: string;
}

export type TreeOutcome =
  | {
      readonly kind: 'checked';
      readonly leftOut: readonly LeftOut[];
      /** What was kept out, in the order of the file. */
      readonly parts: readonly PartTexts[];
    }
  | { readonly kind: 'differs'; readonly mismatch: Mismatch };

/** Each try keeps out more; a file that fails in so many places is better tracked by its text. */
const MOST_TRIES = 8;

/** `make`: what writes the marks; another one only to try the check. */
export async function writeTreeRedline(
  input: TreeRedline,
  outPath: string,
  make: typeof redlineFiles = redlineFiles,
): Promise<TreeOutcome> {
  let left: LeftPlaces = { old: [], new: [] };
  let first: Mismatch | null = null;
  for (let count = 1; ; count++) {
    const draft = await writeDraft(input, outPath, left, make);
    const failed = await failedDraft(input, outPath, draft);
    if (failed === null) {
      await tell(input, outPath, draft.parts);
      return { kind: 'checked', leftOut: draft.leftOut, parts: draft.texts };
    }
    first ??= failed.mismatch;
    const files = { old: await WordPackage.open(input.oldPath), new: await WordPackage.open(input.newPath) };
    const next = count < MOST_TRIES ? widened(left, failed.suspects, files) : null;
    if (next === null) return { kind: 'differs', mismatch: first };
    left = next;
  }
}

interface Draft extends WrittenRedline {
  readonly texts: readonly PartTexts[];
}

async function writeDraft(
  input: TreeRedline,
  outPath: string,
  left: LeftPlaces,
  make: typeof redlineFiles,
): Promise<Draft> {
  const [word, target] = [await WordPackage.open(input.oldPath), await WordPackage.open(input.newPath)];
  const written = make(word, target, input, left);
  await word.write(outPath);
  const notes = { old: notesByReference(word), new: notesByReference(target) };
  return { ...written, texts: written.parts.map((part) => textsOfPart(part, notes)) };
}

interface FailedDraft {
  readonly mismatch: Mismatch;
  readonly suspects: readonly Suspect[];
}

async function failedDraft(input: TreeRedline, path: string, draft: Draft): Promise<FailedDraft | null> {
  const left: LeftBlocks = {
    written: draft.parts.filter(({ old }) => old !== null).map(({ near }) => near),
    fresh: draft.parts.flatMap(({ fresh }) => fresh ?? []),
  };
  const sides = await failedSides(path, input.oldPath, input.newPath, left);
  const [first] = sides;
  if (first === undefined) return failedTexts(input, path, left);
  const suspects = sides.flatMap((side) => suspectsOf(side, draft.origins));
  return { mismatch: first.mismatch, suspects };
}

async function tell(stamp: RevisionStamp, path: string, parts: readonly LeftPart[]): Promise<void> {
  if (parts.length === 0) return;
  const word = await WordPackage.open(path);
  commentOnParts(word, stamp, parts);
  await word.write(path);
}
