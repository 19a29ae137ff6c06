/**
 * In: a document with blanks and its source file, opened once. Out: any number of Word files, each with its own values in the blanks and in the format of what
 * they replace; everything else unchanged. Words are put in place of words; where that cannot be done, the values are tracked and then accepted. A
 * source that is not a Word file is first converted. Promise, verified by reading each file back: it has the text with the edits, and no tracked changes.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Block, Document } from '@wenjian/document';
import { type BlockSource, readDocx, readDocxWithSource } from '@wenjian/readers';
import { paragraphsOfEdits, type TextEdit } from '../docx/new-paragraph.ts';
import { locateParagraphs } from '../docx/old-paragraph.ts';
import { WordPackage } from '../docx/package/word-package.ts';
import { type OffsetMap, offsetMap, startsIn, writeWordSource } from '../docx/package/word-source.ts';
import { replaceText } from '../docx/replace-text.ts';
import { settleFile, wordTexts } from '../docx/settle/settle-file.ts';
import { writeRedline } from '../docx/write-tracked-docx.ts';
import { WriterFailed } from '../writer-failed.ts';
import { writerText } from '../writers.text.ts';

interface FillableDocx {
  /** In offsets of the document; none crosses a block border. */
  write(edits: readonly TextEdit[], outPath: string): Promise<void>;
}

/** `folder` is for temporary files; one file is written at a time. */
export async function openFillable(
  document: Document,
  sourcePath: string,
  folder: string,
): Promise<FillableDocx> {
  const path = (name: string): string => join(folder, `${name}.docx`);
  const starts = await writeWordSource(document, sourcePath, path('source'), 'accepted');
  const whole = await openForm(path('source'), offsetMap(document.blocks, starts));
  /** By the blocks that are left out: contracts without the same clauses are made from the same file. */
  const forms = new Map<string, Promise<Form | null>>();
  const formWithout = (removals: readonly TextEdit[]): Promise<Form | null> => {
    const key = removals.map(({ start }) => start).join(' ');
    const form = forms.get(key) ?? shorten(document, whole, removals, path(`short-${forms.size}`), folder);
    forms.set(key, form);
    return form;
  };
  const isRemoval = removals(document.blocks);
  return {
    async write(edits, outPath) {
      const gone = edits.filter(isRemoval);
      const form = gone.length === 0 ? whole : await formWithout(gone).catch(orUnfit);
      const kept = edits.filter((edit) => !isRemoval(edit));
      if (form !== null && (await writeInPlace(form, kept, path('filled')).catch(orUnfit)))
        return copyFile(path('filled'), outPath);
      await writeTracked(whole, edits, folder, outPath);
    },
  };
}

/** A Word file that is filled again and again. */
interface Form {
  readonly path: string;
  readonly document: Document;
  readonly sources: readonly (BlockSource | null)[];
  readonly offsetOf: OffsetMap;
}

async function openForm(path: string, offsetOf: OffsetMap): Promise<Form> {
  return { path, ...(await readDocxWithSource(path)), offsetOf };
}

/** An edit that takes a whole block away. */
function removals(blocks: readonly Block[]): (edit: TextEdit) => boolean {
  const ends = new Map<number, number>(blocks.map(({ start, end }) => [start, end]));
  return ({ start, end, inserted }) => inserted === '' && start < end && ends.get(start) === end;
}

/** The file without some blocks; null when they cannot be told apart in it. */
async function shorten(
  document: Document,
  whole: Form,
  gone: readonly TextEdit[],
  path: string,
  folder: string,
): Promise<Form | null> {
  await writeTracked(whole, gone, folder, path);
  const isGone = removals(document.blocks);
  const places = new Set(gone.filter(isGone).map(({ start }) => start));
  const blocks = document.blocks.filter(({ start }) => !places.has(start));
  const starts = startsIn({ ...document, blocks }, await readDocx(path));
  return starts === null ? null : openForm(path, offsetMap(blocks, starts));
}

/** False when words alone cannot be put in place of words. */
async function writeInPlace(form: Form, edits: readonly TextEdit[], outPath: string): Promise<boolean> {
  const { document, sources } = form;
  const moved = movedEdits(form, edits);
  const word = await WordPackage.open(form.path);
  if (!replaceText(document, locateParagraphs(document, sources, word), moved)) return false;
  await word.write(outPath);
  const wanted = paragraphsOfEdits(document, moved).map(({ text }) => text);
  return wordTexts(await readDocx(outPath)).join('\n') === wanted.join('\n');
}

/** This way of writing cuts runs and removes paragraphs, keeps the format around each value and verifies what it wrote. */
async function writeTracked(
  form: Form,
  edits: readonly TextEdit[],
  folder: string,
  outPath: string,
): Promise<void> {
  const tracked = join(folder, 'tracked.docx');
  const paragraphs = paragraphsOfEdits(form.document, movedEdits(form, edits));
  const stamp = { author: writerText.author, date: new Date(0) };
  await writeRedline({ settledPath: form.path, paragraphs, templates: [], folder, ...stamp }, tracked);
  await settleFile(tracked, outPath, 'accepted');
}

function movedEdits({ offsetOf }: Form, edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.map((edit) => ({ ...edit, start: offsetOf(edit.start), end: offsetOf(edit.end) }));
}

/** The file's structure differs from what was read; the other way of writing says so if it matters. */
function orUnfit(error: unknown): null {
  if (error instanceof RangeError || error instanceof WriterFailed) return null;
  throw error;
}
