/**
 * In: a document, the file it was read from, and what goes into its blanks. Out: the file as a Word file with the blanks filled, each value
 * in the form of what it replaces; everything else as it was. A file that is no Word file is first written as one.
 * Promise, checked by reading the file back: it reads as the text with the edits. Nothing is left as a tracked change.
 */
import { join } from 'node:path';
import type { Document } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { paragraphsOfEdits, type TextEdit } from '../docx/new-paragraph.ts';
import { offsetMap, writeWordSource } from '../docx/word-source.ts';
import { settleFile, withFolder, writeRedline } from '../docx/write-tracked-docx.ts';
import { WriterFailed } from '../writer-failed.ts';
import { writerText } from '../writers.text.ts';

export interface FilledDocx {
  readonly document: Document;
  readonly sourcePath: string;
  /** In offsets of the document; none crosses the border of a block. */
  readonly edits: readonly TextEdit[];
}

export async function writeFilledDocx(
  { document, sourcePath, edits }: FilledDocx,
  outPath: string,
): Promise<void> {
  await withFolder(async (folder) => {
    const path = (name: string): string => join(folder, `${name}.docx`);
    const starts = await writeWordSource(document, sourcePath, path('source'), 'accepted');
    const offsetOf = offsetMap(document.blocks, starts);
    const moved = edits.map((edit) => ({ ...edit, start: offsetOf(edit.start), end: offsetOf(edit.end) }));
    const paragraphs = paragraphsOfEdits(await readDocx(path('source')), moved);
    // Tracked first: that way of writing keeps the form around each value and proves what it wrote.
    await writeRedline(
      {
        settledPath: path('source'),
        paragraphs,
        templates: [],
        folder,
        author: writerText.author,
        date: new Date(0),
      },
      path('tracked'),
    );
    await settleFile(path('tracked'), outPath, 'accepted');
  }).catch((error: unknown) => {
    // How the steps say that the file is not built as it was read.
    if (error instanceof RangeError) throw new WriterFailed('notWritable', writerText.notFillable, error);
    throw error;
  });
}
