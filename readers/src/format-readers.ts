/** The ways of reading, by the names that the table of formats (`packages/document/src/formats.ts`) gives them. */
import { type Document, type DocumentKind, formats, type ReaderName } from '@wenjian/document';
import type { ReadDocxOptions } from './docx/read-docx.ts';
import type { OfficeConverter } from './office/office-converter.ts';
import type { ReadPdfOptions } from './pdf/read-pdf.ts';
import { Unreadable } from './read-result.ts';
import { unreadableText } from './readers.text.ts';

export interface ReadOptions extends ReadPdfOptions, ReadDocxOptions {
  /** Without it, formats that only LibreOffice opens are refused. */
  readonly office?: OfficeConverter;
  /** A file without text that holds pictures is a document of pictures; otherwise it is refused. */
  readonly acceptsPictures?: boolean;
  /** When aborted, a waiting or started conversion is dropped, and reading rejects. */
  readonly signal?: AbortSignal;
}

type FormatReader = (path: string, options: ReadOptions, kind: DocumentKind) => Promise<Document>;

/** Each is loaded with its libraries when a file wants it: reading a text must not wait for those of all others. */
export const formatReaders: Readonly<Record<ReaderName, FormatReader>> = {
  docx: async (path, options) => (await import('./docx/read-docx.ts')).readDocx(path, options),
  pdf: async (path, options) => (await import('./pdf/read-pdf.ts')).readPdf(path, options),
  xlsx: async (path) => (await import('./sheet/read-xlsx.ts')).readXlsx(path),
  binarySheets: async (path) => (await import('./sheet/read-binary-sheets.ts')).readBinarySheets(path, 'xls'),
  pptx: async (path) => (await import('./slides/read-pptx.ts')).readPptx(path),
  html: async (path) => (await import('./markup/read-html.ts')).readHtml(path),
  markdown: async (path) => (await import('./markup/read-markdown.ts')).readMarkdown(path),
  csv: async (path) => (await import('./sheet/read-csv.ts')).readCsv(path),
  text: async (path) => (await import('./text/read-text.ts')).readText(path),
  office: async (path, options, kind) =>
    (await import('./office/read-through-office.ts')).readThroughOffice(path, kind, options),
  // Pictures are recognised, which takes more than their bytes: `document-tools.ts`.
  picture: async () => {
    throw new Unreadable('unsupported', unreadableText.unsupportedFormat('image'));
  },
};

export function readFormat(path: string, kind: DocumentKind, options: ReadOptions): Promise<Document> {
  return formatReaders[formats[kind].reader](path, options, kind);
}
