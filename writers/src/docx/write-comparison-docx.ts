/**
 * In: a comparison with its files. Out: a Word file with tracked changes: all accepted gives NEW, all rejected OLD, and what was checked on this very file.
 * Two files of one kind are compared as trees (files that are not Word files are converted first) and the trees are checked. Where only one side is a Word
 * file, or where the trees fail their check, the text alone is tracked and checked, and that is said.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditScript } from '@wenjian/compare';
import { type Document, type RevisionView, spanText } from '@wenjian/document';
import { readDocxWithSource } from '@wenjian/readers';
import { addRemark, type FileRemark } from '../redline/add-remark.ts';
import type { Mismatch } from '../redline/check/check-redline.ts';
import { writeTreeRedline } from '../redline/write-tree-redline.ts';
import { redlineText } from '../writers.text.ts';
import { isWordText, type NewParagraph, numberPrefix, PieceCollector, wordSafe } from './new-paragraph.ts';
import { locateParagraphs, type OldParagraph } from './old-paragraph.ts';
import { settleFile, withFolder } from './settle-file.ts';
import type { RevisionStamp } from './word-elements.ts';
import { WordPackage } from './word-package.ts';
import { type BlockStarts, writeWordSource } from './word-source.ts';
import { writeRedline } from './write-tracked-docx.ts';

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
): Promise<WrittenComparison> {
  const { oldDocument, newDocument, revisions = 'accepted' } = input;
  return withFolder(async (folder) => {
    const oldPath = join(folder, 'old.docx');
    const starts = await writeWordSource(oldDocument, input.oldPath, oldPath, revisions);
    if ((oldDocument.kind === 'docx') !== (newDocument.kind === 'docx')) {
      await writeText(input, starts, folder, outPath);
      return { check: 'text', notice: redlineText.textOnly };
    }
    const newPath = join(folder, 'new.docx');
    await writeWordSource(newDocument, input.newPath, newPath, revisions);
    const draft = join(folder, 'tree.docx');
    const { author, date } = input;
    const outcome = await writeTreeRedline({ oldPath, newPath, folder, author, date }, draft);
    if (outcome.kind === 'checked' && outcome.leftOut.length === 0) {
      await copyFile(draft, outPath);
      return { check: 'tree', notice: redlineText.checked };
    }
    if (outcome.kind === 'checked') {
      const count = outcome.leftOut.length;
      await remark(input, draft, outPath, remarkOfLeftOut(count));
      return { check: 'treeWithRemark', notice: redlineText.leftOut(count) };
    }
    await writeText(input, starts, folder, draft);
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

const remarkOfLeftOut = (count: number): FileRemark => ({
  comment: redlineText.leftOut(count),
  appendix: [redlineText.appendix, redlineText.leftOutAppendix(count)],
});

const remarkOfMismatch = ({ place, wanted, found }: Mismatch): FileRemark => ({
  comment: redlineText.structureDiffers,
  appendix: [redlineText.appendix, redlineText.mismatch(place, wanted ?? '', found ?? '')],
});

/** The text alone, in the paragraphs of OLD. */
async function writeText(
  input: ComparisonDocx,
  starts: BlockStarts,
  folder: string,
  outPath: string,
): Promise<void> {
  const { oldDocument, newDocument, author, date, revisions = 'accepted' } = input;
  const templates = await readTemplates(newDocument, input.newPath, join(folder, 'template.docx'), revisions);
  const paragraphs = paragraphsOfScript(input.script, oldDocument, starts, newDocument, templates);
  await writeRedline(
    {
      author,
      date,
      settledPath: join(folder, 'old.docx'),
      paragraphs,
      templates: paragraphs.map(({ block }) => (block === null ? null : (templates[block] ?? null))),
      folder,
    },
    outPath,
  );
}

/** For each block of NEW its paragraph in NEW's file; empty when that is not a Word file or its text differs. */
async function readTemplates(
  document: Document,
  path: string,
  settledPath: string,
  revisions: RevisionView,
): Promise<readonly (OldParagraph | null)[]> {
  if (document.kind !== 'docx') return [];
  await settleFile(path, settledPath, revisions);
  const { document: read, sources } = await readDocxWithSource(settledPath);
  if (read.text !== document.text) return [];
  return locateParagraphs(read, sources, await WordPackage.open(settledPath));
}

function paragraphsOfScript(
  script: EditScript,
  old: Document,
  starts: BlockStarts,
  target: Document,
  templates: readonly (OldParagraph | null)[],
): readonly NewParagraph[] {
  const collectors = target.blocks.map(() => new PieceCollector(old, starts));
  let block = 0;
  let newOffset = 0;
  let oldOffset = 0;
  /** Gives each block its part of a range of the new text. */
  const deal = (
    length: number,
    give: (collector: PieceCollector, from: number, to: number) => void,
  ): void => {
    const end = newOffset + length;
    for (; block < target.blocks.length; block++) {
      const { start, end: blockEnd } = target.blocks[block] ?? { start: end, end };
      const from = Math.max(start, newOffset);
      const to = Math.min(blockEnd, end);
      const collector = collectors[block];
      if (from < to && collector !== undefined) give(collector, from - newOffset, to - newOffset);
      if (blockEnd >= end) break;
    }
    newOffset = end;
  };
  for (const operation of script) {
    if (operation.kind === 'keep') {
      deal(operation.length, (collector, from, to) => collector.keep(oldOffset + from, oldOffset + to));
      oldOffset += operation.length;
    } else {
      const text = wordSafe(operation.inserted);
      deal(text.length, (collector, from, to) => collector.insert(text.slice(from, to)));
      oldOffset += operation.deleted.length;
    }
  }
  return target.blocks.flatMap((own, index) => {
    if (!isWordText(target, own)) return [];
    const numberLength = templates[index]?.numberLength ?? numberPrefix(target, own);
    return [
      {
        pieces: collectors[index]?.pieces ?? [],
        text: wordSafe(spanText(target, own)),
        type: own.type,
        cell: own.cell ?? null,
        numberLength: own.number === undefined ? 0 : numberLength,
        block: index,
      },
    ];
  });
}
