/** One filled Word file from a document with blanks; the promises are those of `openFillable`. */
import type { Document } from '@wenjian/document';
import type { TextEdit } from '../docx/new-paragraph.ts';
import { withFolder } from '../docx/settle/settle-file.ts';
import { WriterFailed } from '../writer-failed.ts';
import { writerText } from '../writers.text.ts';
import { openFillable } from './fillable-docx.ts';

interface FilledDocx {
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
    const form = await openFillable(document, sourcePath, folder);
    await form.write(edits, outPath);
  }).catch(asNotFillable);
}

interface FilledSet {
  readonly document: Document;
  readonly sourcePath: string;
  readonly files: readonly { readonly edits: readonly TextEdit[]; readonly outPath: string }[];
}

/** Many files from one document. A file that cannot be written is told of and the others go on: null, or why. */
export async function writeFilledSet(
  { document, sourcePath, files }: FilledSet,
  onWritten: (index: number, failure: string | null) => void,
): Promise<void> {
  await withFolder(async (folder) => {
    const form = await openFillable(document, sourcePath, folder);
    for (const [index, { edits, outPath }] of files.entries()) {
      const failure = await form
        .write(edits, outPath)
        .catch(asNotFillable)
        .then(() => null, messageOf);
      onWritten(index, failure);
    }
  }).catch(asNotFillable);
}

/** The steps throw a range error when the file's structure differs from what was read. */
function asNotFillable(error: unknown): never {
  if (error instanceof RangeError) throw new WriterFailed('notWritable', writerText.notFillable, error);
  throw error;
}

function messageOf(error: unknown): string {
  if (error instanceof WriterFailed) return error.message;
  throw error;
}
