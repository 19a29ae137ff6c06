/** In: an open PDF and a page index. Out: the content of the page, or null if it cannot be loaded. */

import type { OpenPdf } from '../open-pdf.ts';
import type { Pdfium } from '../pdfium.ts';
import { readAllGlyphs } from './dropped-text.ts';
import type { PageComment, PageContent } from './page-content.ts';
import { type PageFrame, pageFrame } from './page-frame.ts';
import { PictureReader } from './read-pictures.ts';
import { readShapes } from './read-shapes.ts';

/**
 * Reads page after page. The previous page stays open until the next one is loaded: pdfium drops a font when
 * no open page uses it, and reading the same Chinese font again for each page takes longer than reading the
 * text.
 */
export class PageReader {
  readonly #pdf: OpenPdf;
  readonly #pictures: PictureReader;
  #held = 0;

  constructor(pdf: OpenPdf) {
    this.#pdf = pdf;
    this.#pictures = new PictureReader(pdf.pdfium);
  }

  read(pageIndex: number): PageContent | null {
    const { pdfium, handle } = this.#pdf;
    let page = pdfium.api.FPDF_LoadPage(handle, pageIndex);
    if (page === 0) return null;
    const annotations = readAnnotations(pdfium, page);
    if (annotations.hasDrawnText) page = this.#flattened(page, pageIndex);
    this.#hold(page);
    if (page === 0) return null;
    const frame = frameOf(pdfium, page);
    const { texts, rules, images, shapeCount } = readShapes(pdfium, page, frame, this.#pictures);
    const { glyphs, offPageCount, isCut } = readAllGlyphs(pdfium, page, frame, texts);
    const { widthPt, heightPt } = frame;
    const { comments } = annotations;
    return { pageIndex, widthPt, heightPt, glyphs, rules, images, comments, shapeCount, offPageCount, isCut };
  }

  /**
   * Draws form fields, free text and stamps into the page itself, so that their text is read with the rest.
   * Only in memory.
   */
  #flattened(page: number, pageIndex: number): number {
    const { pdfium, handle } = this.#pdf;
    pdfium.api.FPDFPage_Flatten(page, FLATTEN_FOR_SCREEN);
    pdfium.api.FPDF_ClosePage(page);
    return pdfium.api.FPDF_LoadPage(handle, pageIndex);
  }

  #hold(page: number): void {
    if (this.#held !== 0) this.#pdf.pdfium.api.FPDF_ClosePage(this.#held);
    this.#held = page;
  }
}

/** The frame of a loaded page, by its visible box. */
export function frameOf({ api, memory }: Pdfium, page: number): PageFrame {
  const scratch = memory.allocate(16);
  const isKnown = api.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = memory
    .floats()
    .slice(scratch >>> 2, (scratch >>> 2) + 4);
  memory.free(scratch);
  const rotation = api.FPDFPage_GetRotation(page) & 3;
  if (isKnown && right > left && top > bottom) return pageFrame({ left, bottom, right, top }, rotation);
  const size = {
    left: 0,
    bottom: 0,
    right: api.FPDF_GetPageWidthF(page),
    top: api.FPDF_GetPageHeightF(page),
  };
  return pageFrame(size, 0);
}

/** FLAT_NORMALDISPLAY of fpdf_flatten.h. */
const FLATTEN_FOR_SCREEN = 0;

/** FPDF_ANNOT_* of fpdf_annot.h: free text, stamp, form field, watermark. */
const DRAWN_TEXT: ReadonlySet<number> = new Set([3, 13, 20, 24]);

/**
 * Note, drawing, highlight, underline, strike-out, caret, ink, attached file: annotations with reviewers'
 * comments.
 */
const COMMENTED: ReadonlySet<number> = new Set([1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 17]);

const MAX_ANNOTATIONS = 5_000;
const MAX_COMMENT_BYTES = 65_536;

function readAnnotations(pdfium: Pdfium, page: number): { comments: PageComment[]; hasDrawnText: boolean } {
  const { api } = pdfium;
  const comments: PageComment[] = [];
  let hasDrawnText = false;
  const count = Math.min(api.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = api.FPDFAnnot_GetSubtype(annotation);
    if (DRAWN_TEXT.has(subtype)) hasDrawnText = true;
    if (COMMENTED.has(subtype)) {
      const text = stringOf(pdfium, annotation, 'Contents').trim();
      if (text !== '') comments.push({ author: stringOf(pdfium, annotation, 'T').trim(), text });
    }
    api.FPDFPage_CloseAnnot(annotation);
  }
  return { comments, hasDrawnText };
}

function stringOf({ api, memory }: Pdfium, annotation: number, key: string): string {
  const size = Math.min(api.FPDFAnnot_GetStringValue(annotation, key, 0, 0), MAX_COMMENT_BYTES);
  if (size <= 2) return '';
  const pointer = memory.allocate(size);
  try {
    api.FPDFAnnot_GetStringValue(annotation, key, pointer, size);
    return memory.utf16(pointer, size - 2);
  } finally {
    memory.free(pointer);
  }
}
