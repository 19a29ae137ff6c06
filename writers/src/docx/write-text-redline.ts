/**
 * In: a Word file, its document, and another document with the script that leads to it. Out: the file with the text's changes tracked in its paragraphs; its
 * structure stays. Promise: read back, all accepted gives the new text, all rejected the old one; else nothing is written.
 */
import { join } from 'node:path';
import type { EditScript } from '@wenjian/compare';
import { type Document, type RevisionView, spanText } from '@wenjian/document';
import { readDocxWithSource } from '@wenjian/readers';
import { isWordText, type NewParagraph, numberPrefix, PieceCollector, wordSafe } from './new-paragraph.ts';
import { locateParagraphs, type OldParagraph } from './old-paragraph.ts';
import type { RevisionStamp } from './package/word-elements.ts';
import { WordPackage } from './package/word-package.ts';
import type { BlockStarts } from './package/word-source.ts';
import { settleFile } from './settle/settle-file.ts';
import { writeRedline } from './write-tracked-docx.ts';

export interface TextRedline extends RevisionStamp {
  /** OLD as a Word file without tracked changes, and where its document's blocks begin in it. */
  readonly basePath: string;
  readonly starts: BlockStarts;
  readonly script: EditScript;
  readonly oldDocument: Document;
  readonly newDocument: Document;
  /** Its paragraphs give new ones their look when it is a Word file; null when there is no file. */
  readonly newPath: string | null;
  readonly revisions: RevisionView;
  /** For temporary files. */
  readonly folder: string;
}

export async function writeTextRedline(input: TextRedline, outPath: string): Promise<void> {
  const { oldDocument, newDocument, starts, folder, author, date } = input;
  const templates = await readTemplates(input);
  const paragraphs = paragraphsOfScript(input.script, oldDocument, starts, newDocument, templates);
  await writeRedline(
    {
      author,
      date,
      settledPath: input.basePath,
      paragraphs,
      templates: paragraphs.map(({ block }) => (block === null ? null : (templates[block] ?? null))),
      folder,
    },
    outPath,
  );
}

/** For each block of NEW its paragraph in NEW's file; empty when that is not a Word file or its text differs. */
async function readTemplates({
  newDocument: document,
  newPath,
  revisions,
  folder,
}: TextRedline): Promise<readonly (OldParagraph | null)[]> {
  if (document.kind !== 'docx' || newPath === null) return [];
  const settledPath = join(folder, 'template.docx');
  await settleFile(newPath, settledPath, revisions);
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
