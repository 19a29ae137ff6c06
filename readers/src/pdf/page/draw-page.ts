/** In: an open PDF, a page index, a resolution. Out: the page as pixels, or null if it cannot be loaded or drawn. */
import type { OpenPdf } from '../open-pdf.ts';
import type { RenderedPage } from './page-content.ts';
import { frameOf } from './read-page.ts';

/** A3 at 300 dpi is 17 million. Above this the resolution is lowered: 100 MB of pixels per page are enough. */
const MAX_PIXELS = 25_000_000;
const MAX_SIDE_PIXELS = 16_000;

const POINTS_PER_INCH = 72;

/** FPDFBitmap_BGRA; FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER of fpdfview.h. */
const FORMAT_BGRA = 4;
const DRAW_FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;

export function drawPage({ pdfium, handle }: OpenPdf, pageIndex: number, dpi: number): RenderedPage | null {
  const { api, memory } = pdfium;
  const page = api.FPDF_LoadPage(handle, pageIndex);
  if (page === 0) return null;
  const { widthPt, heightPt } = frameOf(pdfium, page);
  const shownDpi = boundedDpi(widthPt, heightPt, dpi);
  const widthPx = Math.max(1, Math.round((widthPt * shownDpi) / POINTS_PER_INCH));
  const heightPx = Math.max(1, Math.round((heightPt * shownDpi) / POINTS_PER_INCH));
  const bitmap = api.FPDFBitmap_CreateEx(widthPx, heightPx, FORMAT_BGRA, 0, 0);
  if (bitmap === 0) {
    api.FPDF_ClosePage(page);
    return null;
  }
  api.FPDFBitmap_FillRect(bitmap, 0, 0, widthPx, heightPx, WHITE);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, widthPx, heightPx, 0, DRAW_FLAGS);
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  // The rows of this format have no padding.
  const pixels = memory.bytes().slice(start, start + widthPx * heightPx * 4);
  api.FPDFBitmap_Destroy(bitmap);
  api.FPDF_ClosePage(page);
  return { pageIndex, widthPt, heightPt, widthPx, heightPx, dpi: shownDpi, pixels };
}

function boundedDpi(widthPt: number, heightPt: number, dpi: number): number {
  const width = (widthPt * dpi) / POINTS_PER_INCH;
  const height = (heightPt * dpi) / POINTS_PER_INCH;
  const byArea = Math.sqrt(MAX_PIXELS / Math.max(1, width * height));
  const bySide = MAX_SIDE_PIXELS / Math.max(1, width, height);
  return dpi * Math.min(1, byArea, bySide);
}
