/** The ways of reading, by the names that the table of formats (`packages/document/src/formats.ts`) gives them. */
import { type Document, type DocumentKind, formats, type ReaderName } from '@wenjian/document';
import { type ReadDocxOptions, readDocx } from './docx/read-docx.ts';
import { readHtml } from './markup/read-html.ts';
import { readMarkdown } from './markup/read-markdown.ts';
import type { OfficeConverter } from './office/office-converter.ts';
import { readThroughOffice } from './office/read-through-office.ts';
import { type ReadPdfOptions, readPdf } from './pdf/read-pdf.ts';
import { Unreadable } from './read-result.ts';
import { unreadableText } from './readers.text.ts';
import { readBinarySheets } from './sheet/read-binary-sheets.ts';
import { readCsv } from './sheet/read-csv.ts';
import { readXlsx } from './sheet/read-xlsx.ts';
import { readPptx } from './slides/read-pptx.ts';
import { readText } from './text/read-text.ts';

export interface ReadOptions extends ReadPdfOptions, ReadDocxOptions {
  /** Without it, formats that only LibreOffice opens are refused. */
  readonly office?: OfficeConverter;
  /** When aborted, a waiting or started conversion is dropped, and reading rejects. */
  readonly signal?: AbortSignal;
}

type FormatReader = (path: string, options: ReadOptions, kind: DocumentKind) => Promise<Document>;

export const formatReaders: Readonly<Record<ReaderName, FormatReader>> = {
  docx: readDocx,
  pdf: readPdf,
  xlsx: readXlsx,
  binarySheets: (path) => readBinarySheets(path, 'xls'),
  pptx: readPptx,
  html: readHtml,
  markdown: readMarkdown,
  csv: readCsv,
  text: readText,
  office: (path, options, kind) => readThroughOffice(path, kind, options),
  // Pictures are recognised, which takes more than their bytes: `document-tools.ts`.
  picture: async () => {
    throw new Unreadable('unsupported', unreadableText.unsupportedFormat('image'));
  },
};

export function readFormat(path: string, kind: DocumentKind, options: ReadOptions): Promise<Document> {
  return formatReaders[formats[kind].reader](path, options, kind);
}
