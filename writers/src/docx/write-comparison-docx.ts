/**
 * In: a comparison with its files. Out: OLD as a Word file with tracked changes: all accepted gives NEW's
 * text, all rejected gives OLD's, which is verified before the file is returned. An OLD that is not a Word
 * file is first converted, paragraph by paragraph.
 */
import { join } from 'node:path';
import type { EditScript } from '@wenjian/compare';
import { type Document, type RevisionView, spanText } from '@wenjian/document';
import { readDocxWithSource } from '@wenjian/readers';
import { isWordText, type NewParagraph, numberPrefix, PieceCollector, wordSafe } from './new-paragraph.ts';
import { locateParagraphs, type OldParagraph } from './old-paragraph.ts';
import type { RevisionStamp } from './word-elements.ts';
import { WordPackage } from './word-package.ts';
import { writeWordSource } from './word-source.ts';
import { settleFile, withFolder, writeRedline } from './write-tracked-docx.ts';

export interface ComparisonDocx extends RevisionStamp {
  readonly script: EditScript;
  readonly oldDocument: Document;
  readonly newDocument: Document;
  readonly oldPath: string;
  readonly newPath: string;
  readonly revisions?: RevisionView;
}

export async function writeComparisonDocx(input: ComparisonDocx, outPath: string): Promise<void> {
  const { oldDocument, newDocument, revisions = 'accepted' } = input;
  await withFolder(async (folder) => {
    const settledPath = join(folder, 'old.docx');
    const starts = await writeWordSource(oldDocument, input.oldPath, settledPath, revisions);
    const templates = await readTemplates(newDocument, input.newPath, join(folder, 'new.docx'), revisions);
    const paragraphs = paragraphsOfScript(input.script, oldDocument, starts, newDocument, templates);
    await writeRedline(
      {
        author: input.author,
        date: input.date,
        settledPath,
        paragraphs,
        templates: paragraphs.map(({ block }) => (block === null ? null : (templates[block] ?? null))),
        folder,
      },
      outPath,
    );
  });
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
  starts: readonly (number | null)[],
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
