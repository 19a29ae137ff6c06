/**
 * In: a document with places on its pages, and these pages as PDF. Out: the document with the text that stands in its pictures, as it
 * is seen on the pages. Promise: bounded in number, size and time; every picture that was not read says why; a page that cannot be
 * drawn or recognised fails alone.
 */
import {
  type Document,
  type FoundPictureText,
  fillPictures,
  type PageBox,
  type PictureTextOutcome,
} from '@wenjian/document';
import type { RawImage } from '../ocr/image/load-image.ts';
import { OcrFailed, type Recogniser } from '../ocr/recogniser.ts';
import type { RenderedPage } from '../pdf/page/page-content.ts';
import { openPdfSession, type PdfSession } from '../pdf/pdf-session.ts';
import { Unreadable } from '../read-result.ts';
import { docxNotRead } from '../readers.text.ts';
import { type ChosenPicture, choosePictures } from './choose-pictures.ts';
import { pictureText } from './picture-lines.ts';

export interface PictureTextOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
  /** Pictures that were not begun by then are left out. */
  readonly withinMs?: number;
}

/** The pictures of forty sheets take most of it on one processor. */
const WITHIN_MS = 4 * 60_000;
const LARGE_DPI = 200;
/** What is shown smaller than half a sheet is often a larger picture made small. */
const SMALL_DPI = 300;
const HALF_SHEET = (595 * 842) / 2;
const POINTS_PER_INCH = 72;
const CHANNELS = 4;

export async function readPictureText(
  document: Document,
  pdfPath: string,
  recogniser: Recogniser,
  options: PictureTextOptions = {},
): Promise<Document> {
  const { chosen, left } = choosePictures(document);
  const found = new Map([...left].map(([id, outcome]) => [id, without(outcome)] as const));
  if (chosen.length > 0) {
    const pages = await openPdfSession(pdfPath);
    const reading = new PictureReading(document, recogniser, options);
    for (const [id, picture] of await reading.readAll(chosen, pages.kind === 'open' ? pages.session : null))
      found.set(id, picture);
  }
  return { ...fillPictures(document, found), notRead: notReadWithout(document, found.size) };
}

function without(outcome: PictureTextOutcome): FoundPictureText {
  return { outcome, text: '', lines: [] };
}

/** Each of these pictures says itself what came of it. */
function notReadWithout({ notRead }: Document, pictures: number): Document['notRead'] {
  const { what, reason } = docxNotRead.images;
  return notRead.flatMap((item) => {
    if (item.what !== what || item.reason !== reason) return [item];
    return item.count > pictures ? [{ ...item, count: item.count - pictures }] : [];
  });
}

class PictureReading {
  readonly #recogniser: Recogniser;
  readonly #options: PictureTextOptions;
  readonly #until: number;
  readonly #lines: ReadonlyMap<number, NonNullable<Document['layout']>>;
  #drawn: { readonly page: number; readonly dpi: number; readonly drawing: RenderedPage | null } | null =
    null;
  #isPastRecognising = false;

  constructor(document: Document, recogniser: Recogniser, options: PictureTextOptions) {
    this.#recogniser = recogniser;
    this.#options = options;
    this.#until = Date.now() + (options.withinMs ?? WITHIN_MS);
    this.#lines = Map.groupBy(document.layout ?? [], ({ page }) => page);
  }

  async readAll(
    pictures: readonly ChosenPicture[],
    session: PdfSession | null,
  ): Promise<ReadonlyMap<string, FoundPictureText>> {
    const found = new Map<string, FoundPictureText>();
    const { signal, onProgress } = this.#options;
    try {
      for (const { block, box } of pictures) {
        signal?.throwIfAborted();
        found.set(block.id, await this.#read(box, session));
        onProgress?.(found.size / pictures.length);
      }
      return found;
    } finally {
      await session?.close();
    }
  }

  async #read(box: PageBox, session: PdfSession | null): Promise<FoundPictureText> {
    if (session === null || this.#isPastRecognising) return without('failed');
    if (Date.now() > this.#until) return without('late');
    const dpi = box.width * box.height > HALF_SHEET ? LARGE_DPI : SMALL_DPI;
    const page = await this.#draw(session, box.page, dpi);
    const cut = page === null ? null : cutOut(page, box);
    if (cut === null) return without('failed');
    try {
      const recognised = await this.#recogniser.recogniseImage(cut.image, { dpi: cut.dpi });
      return pictureText(recognised, cut.box, this.#lines.get(box.page) ?? []);
    } catch (error) {
      if (error instanceof Unreadable) return without('failed');
      if (!(error instanceof OcrFailed)) throw error;
      this.#isPastRecognising = error.isPermanent;
      return without('failed');
    }
  }

  /** Pictures come page after page. */
  async #draw(session: PdfSession, page: number, dpi: number): Promise<RenderedPage | null> {
    if (this.#drawn?.page === page && this.#drawn.dpi === dpi) return this.#drawn.drawing;
    const outcome = await session.drawPage(page, dpi);
    const drawing = outcome.kind === 'done' ? outcome.value : null;
    this.#drawn = { page, dpi, drawing };
    return drawing;
  }
}

interface CutOut {
  readonly image: RawImage;
  readonly dpi: number;
  /** What of the picture is on the page. */
  readonly box: PageBox;
}

/** Null when nothing of it is on the page. */
function cutOut({ widthPx, heightPx, pixels, dpi }: RenderedPage, box: PageBox): CutOut | null {
  const scale = dpi / POINTS_PER_INCH;
  const [left, top] = [Math.max(0, Math.floor(box.x * scale)), Math.max(0, Math.floor(box.y * scale))];
  const right = Math.min(widthPx, Math.ceil((box.x + box.width) * scale));
  const bottom = Math.min(heightPx, Math.ceil((box.y + box.height) * scale));
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return null;
  const data = new Uint8Array(width * height * CHANNELS);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * widthPx + left) * CHANNELS;
    data.set(pixels.subarray(from, from + width * CHANNELS), row * width * CHANNELS);
  }
  return {
    image: { width, height, channels: CHANNELS, data },
    dpi,
    box: {
      page: box.page,
      ...{ x: left / scale, y: top / scale },
      ...{ width: width / scale, height: height / scale },
    },
  };
}
