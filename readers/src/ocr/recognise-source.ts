/** In: an image or a PDF on disk. Out: every page recognised from its picture, or the reason why it cannot be used. */
import { tryDetectFormat } from '../detect-format.ts';
import { pdfFaults } from '../pdf/pdf.text.ts';
import { openPdfSession } from '../pdf/pdf-session.ts';
import { unreadableText } from '../readers.text.ts';
import { ocrText } from './ocr.text.ts';
import type { OcrPage } from './ocr-page.ts';
import { type RecognisedFile, recogniseFile } from './recognise-file.ts';
import type { Recogniser } from './recogniser.ts';

/** From this resolution on, a recogniser can read contracts in 10 pt; more takes longer. */
const SCAN_DPI = 200;
/** An hour of work at six seconds a page; a longer scan must be split first. */
const MOST_PDF_PAGES = 500;

export interface SourceHooks {
  readonly onPage?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

export async function recogniseSource(
  path: string,
  recogniser: Recogniser,
  hooks: SourceHooks = {},
): Promise<RecognisedFile> {
  const format = await tryDetectFormat(path);
  if (format === 'image')
    return recogniseFile(path, recogniser, hooks.onPage ? { onPage: hooks.onPage } : {});
  if (format === 'pdf') return recognisePdf(path, recogniser, hooks);
  return { kind: 'unreadable', reason: 'unsupported', message: ocrText.neitherImageNorPdf };
}

async function recognisePdf(
  path: string,
  recogniser: Recogniser,
  { onPage, signal }: SourceHooks,
): Promise<RecognisedFile> {
  const outcome = await openPdfSession(path);
  if (outcome.kind === 'fault')
    return { kind: 'unreadable', reason: 'damaged', message: faultSentence(outcome.fault) };
  const { session } = outcome;
  const { pageCount } = session.facts;
  try {
    if (pageCount > MOST_PDF_PAGES)
      return { kind: 'unreadable', reason: 'tooLarge', message: ocrText.tooManyPages(MOST_PDF_PAGES) };
    const pages: OcrPage[] = [];
    for (let index = 0; index < pageCount; index++) {
      signal?.throwIfAborted();
      const drawing = await session.drawPage(index, SCAN_DPI);
      if (drawing.kind !== 'done') continue;
      const { widthPx, heightPx, pixels, dpi } = drawing.value;
      const image = { width: widthPx, height: heightPx, channels: 4 as const, data: pixels };
      pages.push(await recogniser.recogniseImage(image, { dpi }));
      onPage?.(index + 1, pageCount);
    }
    return { kind: 'recognised', pages };
  } finally {
    await session.close();
  }
}

function faultSentence(fault: string): string {
  return fault in pdfFaults ? pdfFaults[fault as keyof typeof pdfFaults] : unreadableText.noText;
}
