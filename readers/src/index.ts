export { listCompoundStreams } from './compound-file.ts';
export { detectFormat, textFormatOf } from './detect-format.ts';
export type { DocumentReading, DocumentReadOptions } from './document-reading.ts';
export {
  createDocumentTools,
  type DocumentTools,
  type DocumentToolsOptions,
} from './document-tools.ts';
export { readDocx, readDocxWithSource } from './docx/read-docx.ts';
export type { BlockSource, TextSource } from './docx/source-trace.ts';
export type { FileFormat } from './file-format.ts';
export type { ReadOptions } from './format-readers.ts';
export {
  type JoinCoverage,
  type JoinedDocument,
  joinGeometry,
  type UnalignedPassage,
} from './join/join-geometry.ts';
export { type PlacedDocument, placeDocument } from './join/place-document.ts';
export { MAX_FILE_BYTES, MAX_XML_DEPTH } from './limits.ts';
export { readMetadata } from './metadata/read-metadata.ts';
export * from './ocr/index.ts';
export {
  type ConversionFailure,
  type ConversionOptions,
  type ConversionResult,
  createOfficeConverter,
  type OfficeConverter,
  type OfficeConverterOptions,
  type OfficeStatus,
} from './office/office-converter.ts';
export type { OfficeTarget } from './office/office-filters.ts';
export { CHINESE_FONT_NAME, findChineseFont } from './pages/chinese-font.ts';
export type { RenderedPage } from './pdf/page/page-content.ts';
export { renderPage, renderPages } from './pdf/page/render-page.ts';
export { type ReadPdfOptions, readPdf } from './pdf/read-pdf.ts';
export type { RecognisedPage, RecognisePage } from './pdf/recognition.ts';
export { pictureOf } from './picture-print.ts';
export type { PictureTextOptions } from './picture-text/read-picture-text.ts';
export { type DocumentSource, readDocument } from './read-document.ts';
export { type ReadResult, Unreadable, type UnreadableReason } from './read-result.ts';
export { READER_VERSION } from './reader-version.ts';
export { unreadableText } from './readers.text.ts';
export { sheetNotRead } from './sheet/sheet.text.ts';
export { unlockFile } from './unlock/unlock-file.ts';
export type { UnlockOutcome } from './unlock/unlock-outcome.ts';
export { shortName } from './xml/namespaces.ts';
export { type Archive, openArchive } from './zip/open-archive.ts';
