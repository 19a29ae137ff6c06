/**
 * What was written is opened again and compared with what it was made from, page by page: with another library than the one that
 * wrote it. Runs in the thread.
 */
import type { PageChoice } from '../pages/pdf-edit.messages.ts';
import { openSource, type PageSource } from '../pages/pdfium-pages.ts';

type Progress = (fraction: number) => void;

const QUARTERS = 4;
const QUARTER_DEGREES = 90;
/** The longer side of the picture a page without text is told by. */
const PICTURE_PIXELS = 160;
const FORMAT_BGRA = 4;
/** FPDF_ANNOT of fpdfview.h. */
const WITH_ANNOTATIONS = 1;
const WHITE = 0xffffffff;

/** How many pages are not the wanted ones, in their place and the right way up. */
export async function arrangementFaults(
  source: string,
  output: string,
  pages: readonly PageChoice[],
  onProgress: Progress,
): Promise<number> {
  const [before, after] = [await openSource(source), await openSource(output)];
  if (after.pageCount !== pages.length) return Math.max(1, Math.abs(after.pageCount - pages.length));
  let faults = 0;
  for (const [index, { page, turn }] of pages.entries()) {
    if (!isSamePage(before, page - 1, after, index, turn)) faults++;
    onProgress((index + 1) / pages.length);
  }
  return faults;
}

/** Both are looked at the same way up: how text is ordered and how lines are drawn depends on it. */
function isSamePage(before: PageSource, from: number, after: PageSource, to: number, turn: number): boolean {
  const was = openPage(before, from);
  const is = openPage(after, to);
  try {
    const wanted = (was.rotation + turn / QUARTER_DEGREES) % QUARTERS;
    if (is.rotation !== (wanted + QUARTERS) % QUARTERS) return false;
    after.pdfium.api.FPDFPage_SetRotation(is.page, was.rotation);
    const [textBefore, textAfter] = [textOf(before, was.page), textOf(after, is.page)];
    if (textBefore !== textAfter) return false;
    return textBefore !== '' || pictureOf(before, was.page).equals(pictureOf(after, is.page));
  } finally {
    before.pdfium.api.FPDF_ClosePage(was.page);
    after.pdfium.api.FPDF_ClosePage(is.page);
  }
}

/**
 * Pages on which the mark cannot be read, or which lost something of their own. What is counted are characters: marks lie across the
 * text, so the order in which both are read says nothing.
 */
export async function markFaults(
  source: string,
  output: string,
  mark: string,
  onProgress: Progress,
): Promise<number> {
  const [before, after] = [await openSource(source), await openSource(output)];
  if (after.pageCount !== before.pageCount) return Math.max(1, Math.abs(after.pageCount - before.pageCount));
  let faults = 0;
  for (let index = 0; index < before.pageCount; index++) {
    const wanted = counted(`${pageText(before, index)}${mark}`);
    const found = counted(pageText(after, index));
    if ([...wanted].some(([character, count]) => (found.get(character) ?? 0) < count)) faults++;
    onProgress((index + 1) / before.pageCount);
  }
  return faults;
}

function counted(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const character of text.replace(/\s+/gu, '')) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

export function pageText(source: PageSource, index: number): string {
  const { page } = openPage(source, index);
  try {
    return textOf(source, page);
  } finally {
    source.pdfium.api.FPDF_ClosePage(page);
  }
}

function openPage({ pdfium: { api }, handle }: PageSource, index: number) {
  const page = api.FPDF_LoadPage(handle, index);
  if (page === 0) throw new Error(`page ${index + 1} does not open`);
  return { page, rotation: api.FPDFPage_GetRotation(page) };
}

/** UTF-16 with a zero at its end. */
const UNIT_BYTES = 2;

function textOf({ pdfium: { api, memory } }: PageSource, page: number): string {
  const text = api.FPDFText_LoadPage(page);
  if (text === 0) return '';
  const count = api.FPDFText_CountChars(text);
  const pointer = memory.allocate((count + 1) * UNIT_BYTES);
  // Characters beyond the first plane take two units: what is returned, not what was counted, is read.
  const units = count === 0 ? 0 : api.FPDFText_GetText(text, 0, count, pointer);
  const found = units <= 1 ? '' : memory.utf16(pointer, (units - 1) * UNIT_BYTES);
  memory.free(pointer);
  api.FPDFText_ClosePage(text);
  return found.trim();
}

function pictureOf({ pdfium: { api, memory } }: PageSource, page: number): Buffer {
  const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)];
  const scale = PICTURE_PIXELS / Math.max(1, width, height);
  const [widthPx, heightPx] = [pixels(width * scale), pixels(height * scale)];
  const bitmap = api.FPDFBitmap_CreateEx(widthPx, heightPx, FORMAT_BGRA, 0, 0);
  if (bitmap === 0) throw new Error('no memory for a picture of the page');
  api.FPDFBitmap_FillRect(bitmap, 0, 0, widthPx, heightPx, WHITE);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, widthPx, heightPx, 0, WITH_ANNOTATIONS);
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  const picture = Buffer.from(memory.bytes().slice(start, start + widthPx * heightPx * FORMAT_BGRA));
  api.FPDFBitmap_Destroy(bitmap);
  return picture;
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length));
}
