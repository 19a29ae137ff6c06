/**
 * In: a PDF file. Out: its document: text in reading order, every character with its position on a page.
 * Promise: what cannot be read is refused (Unreadable) or listed in `notRead` with its pages; nothing is left
 * out silently.
 */
import { buildDocument, type Document } from '@wenjian/document';
import { MAX_TEXT_CHARACTERS } from '../limits.ts';
import { A4 } from '../paper.ts';
import { withRuns } from '../plain-style.ts';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import type { PdfFault } from './open-pdf.ts';
import { type AnalysedPage, analyseRecognised, analyseTextLayer, emptyPage } from './page/analyse-page.ts';
import type { PageSize } from './page/marks.ts';
import type { PageContent, RenderedPage } from './page/page-content.ts';
import { type PagesNotReadCause, pdfFaults, pdfUnreadable } from './pdf.text.ts';
import { MAX_PDF_PAGES, openPdfSession, type PdfSession } from './pdf-session.ts';
import { PdfTally } from './pdf-tally.ts';
import type { RecognisedPage, RecognisePage } from './recognition.ts';
import { Slots } from './tables/slots.ts';
import { doubtfulTables } from './tables/table-doubts.ts';
import { composeBlocks } from './text/compose-blocks.ts';
import { textQuality } from './text/text-quality.ts';

export interface ReadPdfOptions {
  /** Reads pages without a usable text layer from their image. Without it such pages are listed in `notRead`. */
  readonly recognisePage?: RecognisePage;
  /** How many pages may be recognised at once. */
  readonly recognitionLimit?: number;
  /** Headers and footers of every page unchanged, for tools that edit the pages; else each distinct text once. */
  readonly keepsEveryPage?: boolean;
  /** A page of which nothing could be read although it may hold text: too complex, damaged, or not recognised. */
  readonly onUnreadPage?: (pageIndex: number) => void;
  /** Processor time of one page, for those who need an answer sooner than every real page can give it. */
  readonly pageProcessorMs?: number;
  readonly onProgress?: (progress: { readonly donePages: number; readonly pageCount: number }) => void;
}

/** From this resolution on, a recogniser can read contracts in 10 pt; more takes longer. */
const RECOGNITION_DPI = 200;

export async function readPdf(path: string, options: ReadPdfOptions = {}): Promise<Document> {
  const outcome = await openPdfSession(path, options.pageProcessorMs);
  if (outcome.kind === 'fault') throw unreadable(outcome.fault);
  const { session } = outcome;
  try {
    return await new PdfReading(session, options).read();
  } finally {
    await session.close();
  }
}

function unreadable(fault: PdfFault): Unreadable {
  switch (fault) {
    case 'tooManyPages':
      return new Unreadable('tooLarge', pdfUnreadable.tooManyPages(MAX_PDF_PAGES));
    case 'noPages':
      return new Unreadable('empty', pdfFaults[fault]);
    case 'damaged':
      return new Unreadable('damaged', pdfFaults[fault]);
    case 'encrypted':
    case 'unknownEncryption':
      return new Unreadable('encrypted', pdfFaults[fault]);
  }
}

const GLANCE_DPI = 36;

/** A frame, a line under an empty header: less ink than a line of text. */
const BLANK_INK = 0.01;

function inkShare({ pixels }: RenderedPage): number {
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255) < 200) dark++;
  }
  return (dark * 4) / Math.max(4, pixels.length);
}

/** Below this a person should check the character. */
const DOUBTFUL_CONFIDENCE = 0.7;

class PdfReading {
  readonly #session: PdfSession;
  readonly #options: ReadPdfOptions;
  readonly #tally = new PdfTally();
  readonly #sizes: PageSize[] = [];
  readonly #analyses: Promise<AnalysedPage>[] = [];
  readonly #recognitions: Slots;
  #characterCount = 0;
  #donePages = 0;

  constructor(session: PdfSession, options: ReadPdfOptions) {
    this.#session = session;
    this.#options = options;
    this.#recognitions = new Slots(options.recognitionLimit ?? 1);
  }

  async read(): Promise<Document> {
    const { pageCount, attachmentCount, isDynamicForm } = this.#session.facts;
    for await (const outcome of this.#session.readPages()) {
      if (outcome.kind === 'done') this.#addPage(outcome.value);
      else this.#addLostPage(this.#sizes.length, outcome.kind);
    }
    if (this.#tally.pageCount('damaged') === pageCount)
      throw new Unreadable('damaged', pdfUnreadable.noPageLoads);
    const pages = await Promise.all(this.#analyses);
    this.#tally.addPart('attachments', attachmentCount);
    if (isDynamicForm) this.#tally.addPart('dynamicForm', 1);
    return this.#compose(pages);
  }

  #compose(pages: readonly AnalysedPage[]): Document {
    const layouts = pages.map((page) => page.layout);
    const slanted = pages.flatMap((page) => page.slanted);
    const { keepsEveryPage = false } = this.#options;
    this.#tally.addTables(doubtfulTables(layouts));
    const composed = composeBlocks(layouts, this.#sizes, slanted, { keepsEveryPage });
    const blocks = withRuns(composed.blocks);
    this.#tally.addPart('pageNumbers', composed.pageNumberCount);
    this.#tally.addPart('images', blocks.filter((block) => block.type === 'image').length);
    const unknown = blocks.reduce((sum, block) => sum + block.text.split('\ufffd').length - 1, 0);
    this.#tally.addPart('unknownCharacters', unknown);
    return buildDocument({
      readerVersion: READER_VERSION,
      kind: 'pdf',
      pages: this.#sizes,
      blocks,
      notRead: this.#tally.list(),
    });
  }

  #addLostPage(pageIndex: number, kind: 'damaged' | 'tooSlow' | 'crashed' | 'givenUp'): void {
    this.#sizes.push(this.#sizes.at(-1) ?? A4);
    this.#addUnread(kind === 'damaged' ? 'damaged' : 'tooSlow', pageIndex);
    this.#reportDone();
  }

  #addPage(page: PageContent): void {
    const { pageIndex, widthPt, heightPt } = page;
    this.#sizes.push({ widthPt, heightPt });
    this.#tally.addPart('offPage', page.offPageCount);
    if (page.isCut) this.#tally.addPage('tooMuchText', pageIndex);
    this.#characterCount += page.glyphs.count;
    if (this.#characterCount > MAX_TEXT_CHARACTERS) {
      throw new Unreadable('tooLarge', unreadableText.tooMuchText(MAX_TEXT_CHARACTERS));
    }
    const analysis = this.#analyse(page).finally(() => this.#reportDone());
    // Awaited after all pages are read; until then a failure must not count as unhandled.
    analysis.catch(() => undefined);
    this.#analyses.push(analysis);
  }

  #reportDone(): void {
    this.#donePages++;
    this.#options.onProgress?.({ donePages: this.#donePages, pageCount: this.#session.facts.pageCount });
  }

  async #analyse(page: PageContent): Promise<AnalysedPage> {
    const judged = textQuality(page);
    const quality = judged === 'drawn' ? await this.#lookAt(page) : judged;
    if (quality === 'good' || quality === 'blank') return this.#fromTextLayer(page);
    const recognised = await this.#recognise(page);
    if (recognised !== null) return recognised;
    if (quality === 'littleText') {
      this.#tally.addPage('littleText', page.pageIndex);
      return this.#fromTextLayer(page);
    }
    const cause = quality === 'garbage' ? 'garbage' : 'scanned';
    this.#addUnread(this.#options.recognisePage === undefined ? cause : 'unrecognised', page.pageIndex);
    return emptyPage(page);
  }

  #addUnread(cause: PagesNotReadCause, pageIndex: number): void {
    this.#tally.addPage(cause, pageIndex);
    this.#options.onUnreadPage?.(pageIndex);
  }

  #fromTextLayer(page: PageContent): AnalysedPage {
    const analysed = analyseTextLayer(page);
    this.#tally.addPart('hidden', analysed.hiddenCount);
    return analysed;
  }

  /** A page with a few shapes: blank if almost all of it is white. */
  async #lookAt(page: PageContent): Promise<'blank' | 'noText'> {
    const drawing = await this.#session.drawPage(page.pageIndex, GLANCE_DPI);
    return drawing.kind === 'done' && inkShare(drawing.value) < BLANK_INK ? 'blank' : 'noText';
  }

  /** Null if there is no recogniser, or the page could not be drawn or recognised. */
  async #recognise(page: PageContent): Promise<AnalysedPage | null> {
    const { recognisePage } = this.#options;
    if (recognisePage === undefined) return null;
    return this.#recognitions.run(async () => {
      const drawing = await this.#session.drawPage(page.pageIndex, RECOGNITION_DPI);
      if (drawing.kind !== 'done') return null;
      const recognised = await recognisePage(drawing.value);
      if (recognised === null) return null;
      this.#tallyDoubts(recognised);
      this.#tally.addHandwriting(page.pageIndex, recognised.handwritingCount ?? 0);
      return analyseRecognised(page, drawing.value, recognised);
    });
  }

  #tallyDoubts({ lines, unreadCount }: RecognisedPage): void {
    const marks = lines.flatMap((line) => line.marks ?? []);
    const underSeal = marks.filter(({ kind }) => kind === 'underSeal');
    const unsure = lines.flatMap((line) => line.confidence).filter((one) => one < DOUBTFUL_CONFIDENCE);
    this.#tally.addPart('unreadRegions', unreadCount);
    this.#tally.addPart(
      'underSeal',
      underSeal.reduce((sum, { start, end }) => sum + end - start, 0),
    );
    this.#tally.addPart('doubtful', unsure.length);
    const disagreeing = lines.filter((line) => line.marks?.some(({ kind }) => kind === 'doubtful'));
    this.#tally.addPart('amountsDisagree', disagreeing.length);
  }
}
