/**
 * In: a comparison with its files. Out: a Word file with tracked changes: all accepted gives NEW, all rejected OLD, and what was checked on this very file.
 * Two files of one kind are compared as trees (files that are not Word files are converted first) and the trees are checked. Where only one side is a Word
 * file, or where the trees fail their check also without the blocks that failed it, the text alone is tracked and checked, and that is said.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditScript } from '@wenjian/compare';
import type { Document, RevisionView } from '@wenjian/document';
import { addRemark, type FileRemark } from '../redline/add-remark.ts';
import type { Mismatch } from '../redline/check/check-redline.ts';
import { redlineFiles } from '../redline/redline-files.ts';
import { appendixOf } from '../redline/tell-parts.ts';
import { type TreeOutcome, writeTreeRedline } from '../redline/write-tree-redline.ts';
import { redlineText } from '../writers.text.ts';
import type { RevisionStamp } from './package/word-elements.ts';
import { WordPackage } from './package/word-package.ts';
import { writeWordSource } from './package/word-source.ts';
import { withFolder } from './settle/settle-file.ts';
import { writeTextRedline } from './write-text-redline.ts';

export interface ComparisonDocx extends RevisionStamp {
  readonly script: EditScript;
  readonly oldDocument: Document;
  readonly newDocument: Document;
  readonly oldPath: string;
  readonly newPath: string;
  readonly revisions?: RevisionView;
}

/** What was checked on the written file, as a sentence for people. */
export interface WrittenComparison {
  readonly check: 'tree' | 'treeWithRemark' | 'text';
  readonly notice: string;
}

export async function writeComparisonDocx(
  input: ComparisonDocx,
  outPath: string,
  make: typeof redlineFiles = redlineFiles,
): Promise<WrittenComparison> {
  const { oldDocument, newDocument, revisions = 'accepted' } = input;
  return withFolder(async (folder) => {
    const oldPath = join(folder, 'old.docx');
    const base = { basePath: oldPath, revisions, folder };
    const starts = await writeWordSource(oldDocument, input.oldPath, oldPath, revisions);
    if ((oldDocument.kind === 'docx') !== (newDocument.kind === 'docx')) {
      await writeTextRedline({ ...input, ...base, starts }, outPath);
      return { check: 'text', notice: redlineText.textOnly };
    }
    const newPath = join(folder, 'new.docx');
    await writeWordSource(newDocument, input.newPath, newPath, revisions);
    const draft = join(folder, 'tree.docx');
    const { author, date } = input;
    const outcome = await writeTreeRedline({ oldPath, newPath, folder, author, date }, draft, make);
    if (outcome.kind === 'checked') {
      const said = remarkOfParts(outcome);
      if (said === null) await copyFile(draft, outPath);
      else await remark(input, draft, outPath, said);
      return said === null
        ? { check: 'tree', notice: redlineText.checked }
        : { check: 'treeWithRemark', notice: said.comment };
    }
    await writeTextRedline({ ...input, ...base, starts }, draft);
    await remark(input, draft, outPath, remarkOfMismatch(outcome.mismatch));
    return { check: 'text', notice: redlineText.structureDiffers };
  });
}

async function remark(
  { author, date }: RevisionStamp,
  path: string,
  outPath: string,
  said: FileRemark,
): Promise<void> {
  const word = await WordPackage.open(path);
  addRemark(word, { author, date }, said);
  await word.write(outPath);
}

/** Null when everything could be written. */
function remarkOfParts({ leftOut, parts }: Extract<TreeOutcome, { kind: 'checked' }>): FileRemark | null {
  if (leftOut.length === 0 && parts.length === 0) return null;
  const outside = leftOut.length === 0 ? [] : [redlineText.leftOutAppendix(leftOut.length)];
  const said = [
    parts.length === 0
      ? ''
      : redlineText.partsLeft(
          parts.length,
          parts.some(({ isNumbered }) => isNumbered),
        ),
    leftOut.length === 0 ? '' : redlineText.leftOut(leftOut.length),
  ];
  return {
    comment: said.join(''),
    appendix: [redlineText.appendix, ...outside, ...appendixOf(parts)],
  };
}

const remarkOfMismatch = ({ place, wanted, found }: Mismatch): FileRemark => ({
  comment: redlineText.structureDiffers,
  appendix: [redlineText.appendix, redlineText.mismatch(place, wanted ?? '', found ?? '')],
});
