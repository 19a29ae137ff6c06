/**
 * In: a PDF and the lines of text on its pages. Out: a picture of each page without those lines, and which lines are missing in it. What is
 * not among the lines, and text that is a picture or cannot be seen anyway, stays as the page has it: nothing is shown twice, and
 * nothing gets lost. Runs in the thread.
 */
import { writeFile } from 'node:fs/promises';
import { frameOf, type Pdfium } from '@wenjian/readers/pdf';
import sharp from 'sharp';
import type { PdfEdit, PdfEditResult, ShownBox, SlideBackground } from '../pages/pdf-edit.messages.ts';
import { openSource, type PageSource } from '../pages/pdfium-pages.ts';

/** FPDF_PAGEOBJ_* and FPDF_TEXTRENDERMODE_INVISIBLE of fpdf_edit.h; 7 is text that only clips. */
const TEXT = 1;
const FORM = 5;
const INVISIBLE = 3;
const UNSEEN: ReadonlySet<number> = new Set([INVISIBLE, 7]);
const MAX_OBJECTS = 20_000;
const MAX_FORM_DEPTH = 6;
const TOLERANCE_PT = 1;

const POINTS_PER_INCH = 72;
const DPI = 150;
const MAX_PIXELS = 12_000_000;
const FORMAT_BGRA = 4;
/** FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER of fpdfview.h. */
const DRAW_FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;
const JPEG_QUALITY = 85;

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export async function slideBackgrounds(
  { source, lines, pictures }: Extract<PdfEdit, { kind: 'backgrounds' }>,
  onProgress: (fraction: number) => void,
): Promise<PdfEditResult> {
  const opened = await openSource(source.path);
  const byPage = Map.groupBy(lines.entries(), ([, { page }]) => page);
  const backgrounds: SlideBackground[] = [];
  for (const [index, path] of pictures.entries()) {
    backgrounds.push(await background(opened, index, path, byPage.get(index) ?? []));
    onProgress((index + 1) / pictures.length);
  }
  return { facts: [], backgrounds };
}

async function background(
  { pdfium, handle }: PageSource,
  index: number,
  path: string,
  lines: readonly (readonly [number, ShownBox])[],
): Promise<SlideBackground> {
  const page = pdfium.api.FPDF_LoadPage(handle, index);
  if (page === 0) return { hidden: [], picture: 'failed' };
  try {
    const hider = new TextHider(pdfium, page, lines);
    hider.hideAll();
    const drawn = draw(pdfium, page);
    if (drawn === null) return { hidden: [], picture: 'failed' };
    const hidden = [...hider.hidden];
    if (drawn.pixels.every((value) => value === 255)) return { hidden, picture: 'blank' };
    const raw = { width: drawn.width, height: drawn.height, channels: FORMAT_BGRA } as const;
    const jpeg = sharp(drawn.pixels, { raw })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY });
    await writeFile(path, await jpeg.toBuffer());
    return { hidden, picture: 'drawn' };
  } finally {
    pdfium.api.FPDF_ClosePage(page);
  }
}

/** Changes the opened page, not the file. */
class TextHider {
  readonly hidden = new Set<number>();
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #lines: readonly (readonly [number, ShownBox])[];
  #left = MAX_OBJECTS;

  constructor(pdfium: Pdfium, page: number, lines: readonly (readonly [number, ShownBox])[]) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#lines = lines;
  }

  hideAll(): void {
    const { api } = this.#pdfium;
    const count = api.FPDFPage_CountObjects(this.#page);
    for (let index = 0; index < count && this.#left > 0; index++)
      this.#visit(api.FPDFPage_GetObject(this.#page, index), IDENTITY, 0);
  }

  #visit(object: number, outer: Matrix, depth: number): void {
    const { api } = this.#pdfium;
    this.#left--;
    const type = api.FPDFPageObj_GetType(object);
    if (type === TEXT) this.#hide(object, outer);
    if (type !== FORM || depth >= MAX_FORM_DEPTH) return;
    const matrix = times(this.#matrixOf(object), outer);
    const count = api.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && this.#left > 0; index++)
      this.#visit(api.FPDFFormObj_GetObject(object, index), matrix, depth + 1);
  }

  #hide(object: number, outer: Matrix): void {
    const { api } = this.#pdfium;
    if (UNSEEN.has(api.FPDFTextObj_GetTextRenderMode(object))) return;
    const middle = this.#middleOf(object, outer);
    if (middle === null) return;
    const line = this.#lines.find(([, box]) => isInside(middle, box));
    if (line !== undefined && api.FPDFTextObj_SetTextRenderMode(object, INVISIBLE)) this.hidden.add(line[0]);
  }

  #middleOf(object: number, outer: Matrix): readonly [number, number] | null {
    const values = this.#floats(4, (at) =>
      this.#pdfium.api.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12),
    );
    if (values === null) return null;
    const [left = 0, bottom = 0, right = 0, top = 0] = values;
    const [x, y] = applied(outer, (left + right) / 2, (bottom + top) / 2);
    const frame = frameOf(this.#pdfium, this.#page);
    return [frame.x(x, y), frame.y(x, y)];
  }

  #matrixOf(form: number): Matrix {
    const values = this.#floats(6, (at) => this.#pdfium.api.FPDFPageObj_GetMatrix(form, at));
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values ?? [];
    return [a, b, c, d, e, f];
  }

  #floats(count: number, call: (pointer: number) => boolean): readonly number[] | null {
    const { memory } = this.#pdfium;
    const pointer = memory.allocate(count * 4);
    const isKnown = call(pointer);
    const values = [...memory.floats().slice(pointer >>> 2, (pointer >>> 2) + count)];
    memory.free(pointer);
    return isKnown ? values : null;
  }
}

function isInside([x, y]: readonly [number, number], box: ShownBox): boolean {
  return (
    x >= box.x - TOLERANCE_PT &&
    x <= box.x + box.width + TOLERANCE_PT &&
    y >= box.y - TOLERANCE_PT &&
    y <= box.y + box.height + TOLERANCE_PT
  );
}

function draw({ api, memory }: Pdfium, page: number) {
  const [widthPt, heightPt] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)];
  const wanted = DPI / POINTS_PER_INCH;
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / Math.max(1, widthPt * heightPt)));
  const [width, height] = [pixelCount(widthPt * scale), pixelCount(heightPt * scale)];
  const bitmap = api.FPDFBitmap_CreateEx(width, height, FORMAT_BGRA, 0, 0);
  if (bitmap === 0) return null;
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, DRAW_FLAGS);
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  const pixels = memory.bytes().slice(start, start + width * height * FORMAT_BGRA);
  api.FPDFBitmap_Destroy(bitmap);
  return { width, height, pixels };
}

function pixelCount(length: number): number {
  return Math.max(1, Math.round(length));
}

function times([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u];
}

function applied([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
