/** In: a file of any format. Out: a checked PDF of it; the file itself if it is one. */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type FormatRow, formats, isDocumentKind } from '@wenjian/document';
import {
  detectFormat,
  type FileFormat,
  imageToPdf,
  listCompoundStreams,
  openArchive,
  textFormatOf,
  Unreadable,
  unreadableText,
} from '@wenjian/readers';
import { MAX_PDF_PAGES, openPdfSession, pdfFaults, pdfUnreadable } from '@wenjian/readers/pdf';
import { ConversionRefused, type SourceFile } from './conversion.ts';
import type { ConversionRun } from './conversion-run.ts';
import { notes, refusals } from './convert.text.ts';
import { documentToDocx } from './office/document-to-docx.ts';
import type { PdfInput } from './pages/pdf-edit.messages.ts';
import { readSource } from './read-source.ts';

const MAX_SHEET_PAGES = 500;

/** Expected errors of a PDF are thrown as `Unreadable` with their own sentence. */
export async function checkPdf(path: string): Promise<PdfInput> {
  const outcome = await openPdfSession(path);
  if (outcome.kind === 'open') {
    const { pageCount } = outcome.session.facts;
    await outcome.session.close();
    return { path, pageCount };
  }
  switch (outcome.fault) {
    case 'tooManyPages':
      throw new Unreadable('tooLarge', pdfUnreadable.tooManyPages(MAX_PDF_PAGES));
    case 'noPages':
      throw new Unreadable('empty', pdfFaults.noPages);
    case 'damaged':
      throw new Unreadable('damaged', pdfFaults.damaged);
    case 'encrypted':
    case 'unknownEncryption':
      throw new Unreadable('encrypted', pdfFaults[outcome.fault]);
  }
}

export async function pdfOf(
  run: ConversionRun,
  file: SourceFile,
  onProgress: (fraction: number) => void,
): Promise<PdfInput> {
  const format = await detectFormat(file.path);
  switch (format) {
    case 'pdf':
      return checkPdf(file.path);
    case 'image': {
      const output = run.temporary('pdf');
      await imageToPdf(file.path, output, {
        onPage: (done, of) => onProgress(done / (of + 1)),
        onLoss: (loss) => run.note(loss === 'shrunk' ? notes.imageShrunk : notes.animation),
        signal: run.signal,
      });
      return checkPdf(output);
    }
    case 'unknown':
      throw new Unreadable('unsupported', unreadableText.notADocument);
    default:
      return throughOffice(run, file, format);
  }
}

async function throughOffice(run: ConversionRun, file: SourceFile, format: FileFormat): Promise<PdfInput> {
  const { office } = run.tools;
  if (office === null) throw new ConversionRefused('unavailable', refusals.noOffice);
  if (!isOpenedByOffice(format)) throw new Unreadable('unsupported', refusals.notConvertible);
  const path = await laidOut(run, file, format);
  await noteLosses(run, file.path, format);
  const isSheet = isOf(format, ({ kind }) => kind === 'excel');
  const converting = office.convert(path, 'pdf', {
    signal: run.signal,
    ...(isSheet ? { maxPages: MAX_SHEET_PAGES } : {}),
  });
  const result = await run.untilAborted(converting, (late) => {
    if (late.kind === 'converted') void rm(dirname(late.path), { recursive: true, force: true });
  });
  if (result.kind === 'failed') throw new ConversionRefused(officeReasons[result.reason], result.message);
  const output = run.temporary('pdf');
  await copyFile(result.path, output);
  await rm(dirname(result.path), { recursive: true, force: true });
  const input = await checkPdf(output);
  if (isSheet && input.pageCount >= MAX_SHEET_PAGES) run.note(notes.sheetPages(MAX_SHEET_PAGES));
  return input;
}

/** A locked file is given to LibreOffice too: it says why it cannot be opened. */
function isOpenedByOffice(format: FileFormat): boolean {
  return (
    format === 'compound' || format === 'encryptedOffice' || isOf(format, ({ office }) => office !== null)
  );
}

function isOf(format: FileFormat, test: (row: FormatRow) => boolean): boolean {
  return isDocumentKind(format) && test(formats[format]);
}

const officeReasons = {
  encrypted: 'encrypted',
  damaged: 'damaged',
  timeout: 'timeout',
  memory: 'tooLarge',
  unavailable: 'unavailable',
} as const;

/** Markdown and CSV would be printed with their markup, so they become a Word file first. */
async function laidOut(run: ConversionRun, file: SourceFile, format: FileFormat): Promise<string> {
  if (format !== 'txt' || textFormatOf(file.name) === 'txt') return file.path;
  const { document } = await readSource(run, file, () => undefined);
  const path = run.temporary('docx');
  await writeFile(path, await documentToDocx(document));
  if (document.kind === 'md') run.note(notes.markdownAsPdf);
  return path;
}

async function noteLosses(run: ConversionRun, path: string, format: FileFormat): Promise<void> {
  if (isOf(format, ({ kind }) => kind === 'ppt')) run.note(notes.slides);
  if (isOf(format, ({ kind }) => kind === 'excel')) run.note(notes.sheetBreaks);
  if (await hasMacros(path, format)) run.note(notes.macros);
}

async function hasMacros(path: string, format: FileFormat): Promise<boolean> {
  if (format === 'doc' || format === 'xls' || format === 'ppt') {
    const streams = await listCompoundStreams(path);
    return streams.has('_vba_project') || streams.has('vba') || streams.has('macros');
  }
  if (format !== 'docx' && format !== 'xlsx' && format !== 'pptx') return false;
  const archive = await openArchive(path);
  try {
    return ['word', 'xl', 'ppt'].some((folder) => archive.has(`${folder}/vbaProject.bin`));
  } finally {
    archive.close();
  }
}
