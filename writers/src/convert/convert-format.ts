/** Converts one file into another format. */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ConversionTarget } from '@wenjian/document';
import { detectFormat, type FileFormat } from '@wenjian/readers';
import { ConversionRefused, type SourceFile } from './conversion.ts';
import { baseName, type ConversionRun } from './conversion-run.ts';
import { notes, refusals } from './convert.text.ts';
import { type Pieces, piecesOf } from './office/document-pieces.ts';
import { pagesToSlides } from './office/to-slides.ts';
import { writeDocx } from './office/write-docx.ts';
import { hasMergedCells, writeMarkdown, writeText } from './office/write-text.ts';
import { writeXlsx } from './office/write-xlsx.ts';
import { imageToImages, pagesToImages } from './pages/page-images.ts';
import { cutPictures, noPictures } from './pages/page-pictures.ts';
import { pdfOf } from './pdf-source.ts';
import { type ReadSource, readSource } from './read-source.ts';

type Progress = (fraction: number) => void;

export async function convertFormat(
  run: ConversionRun,
  file: SourceFile,
  to: ConversionTarget,
  onProgress: Progress,
): Promise<void> {
  const base = baseName(file.name);
  const format = await detectFormat(file.path);
  switch (to) {
    case 'pdf': {
      const { path } = await pdfOf(run, file, onProgress);
      if (format === 'pdf') run.note(notes.unchanged(file.name));
      await copyFile(path, run.produce(base, 'pdf'));
      return;
    }
    case 'png':
    case 'jpg':
      if (format === 'image') return imageToImages(run, file.path, base, to, onProgress);
      return pagesToImages(run, await pdfOf(run, file, () => undefined), base, to, onProgress);
    case 'pptx': {
      if (format !== 'pptx')
        return pagesToSlides(run, await pdfOf(run, file, () => undefined), base, onProgress);
      await readSource(run, file, onProgress);
      run.note(notes.unchanged(file.name));
      await copyFile(file.path, run.produce(base, 'pptx'));
      return;
    }
    case 'docx':
      return toDocx(run, file, format, onProgress);
    case 'xlsx':
      return toXlsx(run, file, format, onProgress);
    case 'txt':
    case 'md':
      return toText(run, file, to, onProgress);
  }
}

async function toText(
  run: ConversionRun,
  file: SourceFile,
  to: 'txt' | 'md',
  onProgress: Progress,
): Promise<void> {
  const { document } = await readSource(run, file, onProgress);
  const pieces = piecesOf(document);
  const text = to === 'txt' ? writeText(pieces) : writeMarkdown(pieces);
  if (text.trim() === '') throw new ConversionRefused('empty', noTextMessage(run));
  noteDocument(run, document);
  const leftOut = pieces.headers.length + pieces.footers.length + pieces.watermarkCount;
  if (leftOut > 0) run.note(notes.furnitureLeftOut(leftOut));
  if (to === 'md' && hasMergedCells(pieces)) run.note(notes.mergedCells);
  await writeFile(run.produce(baseName(file.name), to), text);
}

async function toXlsx(
  run: ConversionRun,
  file: SourceFile,
  format: FileFormat,
  onProgress: Progress,
): Promise<void> {
  const base = baseName(file.name);
  const { document } = await readSource(run, file, onProgress);
  if (format === 'xlsx') {
    run.note(notes.unchanged(file.name));
    await copyFile(file.path, run.produce(base, 'xlsx'));
    return;
  }
  const pieces = piecesOf(document);
  if (pieces.body.length === 0) throw new ConversionRefused('empty', noTextMessage(run));
  const count = pieces.body.filter((piece) => piece.kind === 'table').length;
  run.note(count === 0 ? notes.noTables : notes.sheetsOfTables(count));
  noteDocument(run, document);
  await writeFile(run.produce(base, 'xlsx'), writeXlsx(pieces));
}

/** When a page could not be recognised, its note with the reason comes before the general sentence. */
function noTextMessage(run: ConversionRun): string {
  return run.tools.recogniser === null ? `${refusals.noText}${refusals.noRecogniser}` : refusals.noText;
}

/** Older Word formats and similar ones go through LibreOffice, which keeps much more than our own document model. */
const wordRelatives: ReadonlySet<FileFormat> = new Set<FileFormat>(['doc', 'rtf', 'compound']);

async function toDocx(
  run: ConversionRun,
  file: SourceFile,
  format: FileFormat,
  onProgress: Progress,
): Promise<void> {
  const base = baseName(file.name);
  if (format === 'docx') {
    // It is read anyway, so that an unreadable file is not returned as a good one.
    await readSource(run, file, onProgress);
    run.note(notes.unchanged(file.name));
    await copyFile(file.path, run.produce(base, 'docx'));
    return;
  }
  if (wordRelatives.has(format) && (await throughOffice(run, file.path, base))) return;
  const source = await readSource(run, file, (fraction) => onProgress(fraction * 0.9));
  const pieces = piecesOf(source.document);
  const pictures =
    source.pdfPath === null ? noPictures : await cutPictures(run, source.pdfPath, source.document);
  if (pieces.body.length === 0 && pictures.byPage.size === 0)
    throw new ConversionRefused('empty', noTextMessage(run));
  noteDocx(run, source, pieces, pictures.byBlock.size);
  await writeFile(run.produce(base, 'docx'), await writeDocx(pieces, pictures));
}

async function throughOffice(run: ConversionRun, path: string, base: string): Promise<boolean> {
  const { office } = run.tools;
  if (office === null) throw new ConversionRefused('unavailable', refusals.noOffice);
  const result = await run.untilAborted(office.convert(path, 'docx', { signal: run.signal }), (late) => {
    if (late.kind === 'converted') void rm(dirname(late.path), { recursive: true, force: true });
  });
  if (result.kind === 'failed') return false;
  await copyFile(result.path, run.produce(base, 'docx'));
  await rm(dirname(result.path), { recursive: true, force: true });
  return true;
}

function noteDocx(
  run: ConversionRun,
  { document, pdfPath }: ReadSource,
  pieces: Pieces,
  pictureCount: number,
): void {
  run.note(notes.looksRebuilt);
  if (pieces.headers.length + pieces.footers.length > 0) run.note(notes.furnitureOnce);
  if (pieces.watermarkCount > 0) run.note(notes.furnitureLeftOut(pieces.watermarkCount));
  const isPictured = pdfPath !== null && pictureCount > 0;
  noteDocument(run, { notRead: document.notRead.filter(({ what }) => !(isPictured && what === '图片')) });
}

/** Lost formatting has its own sentence. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['版面']);

function noteDocument(run: ConversionRun, { notRead }: Pick<ReadSource['document'], 'notRead'>): void {
  for (const item of notRead) if (!SAID_ELSEWHERE.has(item.what)) run.note(notes.notRead(item));
}
