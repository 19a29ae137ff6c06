/**
 * In: a proofreading. Out: the contract as a Word file with the accepted corrections in its text, and what was checked on it. Only words are put in place of words, so
 * nothing else changes, not even changes that others have tracked in the file; where that cannot be done, the corrections are tracked and then accepted,
 * and the notice says that only the text was checked. Promise: the text is the one that the decisions make, read back, or nothing is written.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocx, readDocxWithSource } from '@wenjian/readers';
import { differsOnlyInWords } from '../docx/check-replaced.ts';
import { paragraphsOfEdits, type TextEdit } from '../docx/new-paragraph.ts';
import { locateParagraphs } from '../docx/old-paragraph.ts';
import { WordPackage } from '../docx/package/word-package.ts';
import { offsetMap, writeWordSource } from '../docx/package/word-source.ts';
import { replaceText } from '../docx/replace-text.ts';
import { withFolder, wordTexts } from '../docx/settle/settle-file.ts';
import { writeFilledDocx } from '../templates/write-filled-docx.ts';
import { WriterFailed } from '../writer-failed.ts';
import { canCarry, correctionRows, exportedEdits, wordEdit } from './correction-row.ts';
import { proofreadingExportText } from './proofreading-export.text.ts';
import type { ProofreadingExport } from './proofreading-export.ts';

const text = proofreadingExportText.clean;

export async function writeCorrectedDocx(request: ProofreadingExport, outPath: string): Promise<string> {
  const { document, source } = request;
  const edits = exportedEdits(request).filter((edit) => canCarry(document, edit));
  const wanted = edits.map(wordEdit);
  const isInPlace = await withFolder((folder) => writeInPlace(request, wanted, folder, outPath));
  if (!isInPlace) await writeFilledDocx({ document, sourcePath: source.path, edits: wanted }, outPath);
  const checked = !isInPlace ? text.textOnly : document.kind === 'docx' ? text.untouched : text.converted;
  return `${countsOf(request, edits)}${checked}`;
}

/** False when words alone cannot be put in place of words in this file. */
async function writeInPlace(
  { document, source }: ProofreadingExport,
  edits: readonly TextEdit[],
  folder: string,
  outPath: string,
): Promise<boolean> {
  const [from, to] = [join(folder, 'source.docx'), join(folder, 'corrected.docx')];
  try {
    const starts = await writeWordSource(document, source.path, from, 'kept');
    const offsetOf = offsetMap(document.blocks, starts);
    const moved = edits.map((edit) => ({ ...edit, start: offsetOf(edit.start), end: offsetOf(edit.end) }));
    const word = await WordPackage.open(from);
    const { document: read, sources } = await readDocxWithSource(from);
    if (!replaceText(read, locateParagraphs(read, sources, word), moved)) return false;
    await word.write(to);
    const texts = paragraphsOfEdits(read, moved).map((paragraph) => paragraph.text);
    if (wordTexts(await readDocx(to)).join('\n') !== texts.join('\n')) return false;
  } catch (error) {
    // The file's structure differs from what was read, for example because of its own tracked changes.
    if (error instanceof RangeError || error instanceof WriterFailed) return false;
    throw error;
  }
  if (!(await differsOnlyInWords(from, to))) return false;
  await copyFile(to, outPath);
  return true;
}

function countsOf(request: ProofreadingExport, written: ReturnType<typeof exportedEdits>): string {
  const rows = correctionRows(request);
  const all = exportedEdits(request);
  const own = written.filter(({ correction }) => correction !== undefined).length;
  return [
    text.counts(
      own,
      rows.filter(({ state }) => state === 'open').length,
      rows.filter(({ state }) => state === 'rejected').length,
    ),
    text.renumbered(written.length - own),
    text.leftOut(all.length - written.length),
  ].join('');
}
