/**
 * In: a document, its source file, and the values for its blanks. Out: the file as a Word file with the
 * blanks filled, each value in the format of what it replaces; everything else unchanged. A source that is
 * not a Word file is first converted. Promise, verified by reading the file back: it has the text with the
 * edits, and no tracked changes.
 */
import { join } from 'node:path';
import type { Document } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { paragraphsOfEdits, type TextEdit } from '../docx/new-paragraph.ts';
import { settleFile, withFolder } from '../docx/settle-file.ts';
import { offsetMap, writeWordSource } from '../docx/word-source.ts';
import { writeRedline } from '../docx/write-tracked-docx.ts';
import { WriterFailed } from '../writer-failed.ts';
import { writerText } from '../writers.text.ts';

export interface FilledDocx {
  readonly document: Document;
  readonly sourcePath: string;
  /** In offsets of the document; none crosses a block border. */
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
    // Tracked first: this way of writing keeps the format around each value and verifies what it wrote.
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
    // The steps throw this when the file's structure differs from what was read.
    if (error instanceof RangeError) throw new WriterFailed('notWritable', writerText.notFillable, error);
    throw error;
  });
}
