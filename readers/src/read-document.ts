/**
 * In: a file on disk. Out: its document, or the reason why there is none. The content decides the format; the
 * name decides only between text formats (plain, Markdown, CSV). Promise: expected errors (encrypted,
 * damaged, empty, unknown, too large) are outcomes; only system failures throw.
 */
import { stat } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { detectFormat } from './detect-format.ts';
import { type ReadDocxOptions, readDocx } from './docx/read-docx.ts';
import type { FileFormat } from './file-format.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { readHtml } from './markup/read-html.ts';
import { readMarkdown } from './markup/read-markdown.ts';
import type { OfficeConverter } from './office/office-converter.ts';
import { readThroughOffice } from './office/read-through-office.ts';
import { type ReadPdfOptions, readPdf } from './pdf/read-pdf.ts';
import { type ReadResult, Unreadable } from './read-result.ts';
import { formatNames, unreadableText } from './readers.text.ts';
import { readBinarySheets } from './sheet/read-binary-sheets.ts';
import { readCsv } from './sheet/read-csv.ts';
import { readXlsx } from './sheet/read-xlsx.ts';
import { readPptx } from './slides/read-pptx.ts';
import { readText } from './text/read-text.ts';

export interface DocumentSource {
  readonly path: string;
  /** The file name known to the user. */
  readonly name: string;
}

export interface ReadOptions extends ReadPdfOptions, ReadDocxOptions {
  /** Without it, formats that only LibreOffice opens are refused. */
  readonly office?: OfficeConverter;
  /** When aborted, a waiting or started conversion is dropped, and reading rejects. */
  readonly signal?: AbortSignal;
}

export async function readDocument(source: DocumentSource, options: ReadOptions = {}): Promise<ReadResult> {
  try {
    const { size } = await stat(source.path);
    if (size === 0) throw new Unreadable('empty', unreadableText.emptyFile);
    if (size > MAX_FILE_BYTES) throw new Unreadable('tooLarge', unreadableText.tooManyBytes(MAX_FILE_BYTES));
    const document = await readFormat(source, await detectFormat(source.path), options);
    if (document.text.trim() === '') {
      const { notRead } = document;
      const message = notRead.length === 0 ? unreadableText.noText : unreadableText.noTextBut(notRead);
      throw new Unreadable('empty', message);
    }
    return { kind: 'document', document };
  } catch (error) {
    if (error instanceof Unreadable)
      return { kind: 'unreadable', reason: error.reason, message: error.message };
    throw error;
  }
}

function readFormat({ path, name }: DocumentSource, format: FileFormat, options: ReadOptions) {
  switch (format) {
    case 'docx':
      return readDocx(path, options);
    case 'pdf':
      return readPdf(path, options);
    case 'xlsx':
      return readXlsx(path);
    case 'xls':
      return readBinarySheets(path, 'xls');
    case 'pptx':
      return readPptx(path);
    case 'html':
      return readHtml(path);
    case 'text':
      return readTextLike(path, name);
    case 'doc':
    case 'ppt':
    case 'rtf':
    case 'odf':
    case 'compound':
      return readThroughOffice(path, format, options);
    case 'encryptedOffice':
      throw new Unreadable('encrypted', unreadableText.encryptedOffice);
    case 'unknown':
      throw new Unreadable('unsupported', unreadableText.notADocument);
    default:
      throw new Unreadable('unsupported', unreadableText.unsupportedFormat(formatNames[format]));
  }
}

function readTextLike(path: string, name: string): Promise<Document> {
  if (/\.(?:csv|tsv)$/i.test(name)) return readCsv(path);
  return /\.(?:md|markdown)$/i.test(name) ? readMarkdown(path) : readText(path);
}
