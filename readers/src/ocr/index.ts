/** Text recognition in pictures: a recogniser, its results, and the conversion into a document. */

export type { Box, Point } from './image/image.ts';
export { imageToPdf } from './image/image-to-pdf.ts';
export { countImagePages, type ImageSource, loadImage, type RawImage } from './image/load-image.ts';
export { type DocumentPage, ocrToDocument, toDocumentPage } from './ocr-document.ts';
export type { OcrCell, OcrLine, OcrPage, OcrSeal, Rotation, TextRange } from './ocr-page.ts';
export { type RecognisedFile, recogniseFile } from './recognise-file.ts';
export { recogniseRendered, toRecognisedPage } from './recognise-rendered.ts';
export { recogniseSource, type SourceHooks } from './recognise-source.ts';
export {
  createRecogniser,
  OcrFailed,
  type RecogniseOptions,
  type Recogniser,
  type RecogniserOptions,
} from './recogniser.ts';
export {
  type Amount,
  type AmountPair,
  findAmounts,
  pairAmounts,
  parseAmountInWords,
} from './repair/amounts.ts';
