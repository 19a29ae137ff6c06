/**
 * In: a Word file and its target text. Out: the file with tracked changes; format, pictures and everything
 * else do not change. Promise: with all changes accepted the file has the new text, with all rejected the old
 * one; both are verified by reading it back, and nothing is written when they fail. The file's own tracked
 * changes are settled first, in the view in which its document was read, because a rejection must restore
 * what was compared.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { largestOf, type RevisionView } from '@wenjian/document';
import { readDocx, readDocxWithSource } from '@wenjian/readers';
import { replayFailed, WriterFailed } from '../writer-failed.ts';
import { writerText } from '../writers.text.ts';
import { type NewParagraph, paragraphsOfEdits, type TextEdit } from './new-paragraph.ts';
import { locateParagraphs, type OldParagraph } from './old-paragraph.ts';
import { readNames } from './package/read-names.ts';
import { highestId, type RevisionStamp } from './package/word-elements.ts';
import { WordPackage } from './package/word-package.ts';
import { redline } from './redline.ts';
import { settleFile, withFolder, wordTexts } from './settle/settle-file.ts';

export interface TrackedDocx extends RevisionStamp {
  readonly sourcePath: string;
  /** In offsets of the document that `readDocx` returns for the source. */
  readonly edits: readonly TextEdit[];
  /** How the source's own tracked changes were read; accepted when absent. */
  readonly revisions?: RevisionView;
}

export async function writeTrackedDocx(input: TrackedDocx, outPath: string): Promise<void> {
  await withFolder(async (folder) => {
    const settled = join(folder, 'old.docx');
    await settleFile(input.sourcePath, settled, input.revisions ?? 'accepted');
    const document = await readDocx(settled);
    const paragraphs = paragraphsOfEdits(document, input.edits);
    await writeRedline({ ...input, settledPath: settled, paragraphs, templates: [], folder }, outPath);
  });
}

export interface Redline extends RevisionStamp {
  /** Without tracked changes, or with those that should stay. */
  readonly settledPath: string;
  /**
   * The expected text after rejecting everything, when the file has its own tracked changes; its text as read
   * when absent.
   */
  readonly rejected?: readonly string[];
  readonly paragraphs: readonly NewParagraph[];
  readonly templates: readonly (OldParagraph | null)[];
  /** The folder for temporary files. */
  readonly folder: string;
}

/** Tries to keep counted numbers, splits and merges, and gives them up when the result would be wrong. */
export async function writeRedline(input: Redline, outPath: string): Promise<void> {
  const draft = join(input.folder, 'draft.docx');
  const typedNumbers = new Set<number>();
  let failure: WriterFailed | null = null;
  for (const attempt of attempts) {
    if (attempt.typesAll) input.paragraphs.forEach((_, index) => void typedNumbers.add(index));
    const texts = await writeDraft(input, draft, typedNumbers, attempt.isPlain);
    const wrong = differences(
      texts.accepted,
      input.paragraphs.map(({ text }) => text),
    );
    const isOldKept = texts.rejected.join('\n') === (input.rejected ?? texts.old).join('\n');
    if (wrong.length === 0 && isOldKept) {
      await copyFile(draft, outPath);
      return;
    }
    failure = replayFailed(isOldKept ? 'new' : 'old');
    for (const index of wrong) typedNumbers.add(index);
  }
  throw failure ?? new WriterFailed('sourceDiffers', writerText.notTheSame);
}

/** Each attempt gives up a little more. */
const attempts = [
  { isPlain: false, typesAll: false },
  { isPlain: false, typesAll: false },
  { isPlain: false, typesAll: false },
  { isPlain: false, typesAll: true },
  { isPlain: true, typesAll: true },
] as const;

async function writeDraft(input: Redline, path: string, typedNumbers: ReadonlySet<number>, isPlain: boolean) {
  const word = await WordPackage.open(input.settledPath);
  const { document, sources } = await readDocxWithSource(input.settledPath);
  const olds = locateParagraphs(document, sources, word);
  const roots = word.storyParts.map((part) => word.tree(part)?.root);
  const highest = largestOf(
    roots.map((root) => (root === undefined ? 0 : highestId(root))),
    0,
  );
  redline({
    word,
    old: document,
    olds,
    paragraphs: input.paragraphs,
    templates: input.templates,
    names: readNames(word, word.mainPart),
    stamp: input,
    ids: { next: highest + 1 },
    typedNumbers,
    isPlain,
  });
  await word.write(path);
  return { old: wordTexts(document), ...(await readBack(path, input.folder)) };
}

/** The text as read by the product's reader, and the text when every change is settled in the file itself. */
async function readBack(path: string, folder: string) {
  const settled = join(folder, 'settled.docx');
  await settleFile(path, settled, 'rejected');
  const rejected = wordTexts(await readDocx(settled));
  await settleFile(path, settled, 'accepted');
  const accepted = wordTexts(await readDocx(settled));
  const shown = wordTexts(await readDocx(path));
  // Two ways of accepting must agree; otherwise neither is trusted.
  return { rejected, accepted: accepted.join('\n') === shown.join('\n') ? accepted : [] };
}

function differences(read: readonly string[], wanted: readonly string[]): readonly number[] {
  if (read.length !== wanted.length) return wanted.map((_, index) => index);
  return wanted.flatMap((text, index) => (read[index] === text ? [] : [index]));
}
