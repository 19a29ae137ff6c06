/**
 * A PDF as editable objects, and the mapping from the displayed page to the coordinates of the file. Runs in
 * the thread.
 */
import { readFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import type { PdfFact, PdfInput } from './pdf-edit.messages.ts';
import { resaved } from './pdfium-pages.ts';

export interface EditablePdf {
  readonly document: PDFDocument;
  readonly facts: readonly PdfFact[];
}

export async function loadEditable({ path, pageCount }: PdfInput): Promise<EditablePdf> {
  const direct = await loadDirectly(await readFile(path), pageCount);
  if (direct !== null) {
    const { Encrypt } = direct.context.trailerInfo;
    if (Encrypt === undefined) return { document: direct, facts: isSigned(direct) ? ['signature'] : [] };
    return { document: await load(await resaved(path)), facts: ['restrictions'] };
  }
  return { document: await load(await resaved(path)), facts: ['repaired'] };
}

/** Null when the library misreads the file. */
async function loadDirectly(bytes: Uint8Array, pageCount: number): Promise<PDFDocument | null> {
  try {
    const document = await load(bytes);
    return document.getPageCount() === pageCount ? document : null;
  } catch {
    return null;
  }
}

function load(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, {
    updateMetadata: false,
    ignoreEncryption: true,
    throwOnInvalidObject: false,
    warnOnInvalidObjects: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
}

export function saveEdited(document: PDFDocument): Promise<Uint8Array> {
  return document.save({ updateFieldAppearances: false, addDefaultPage: false });
}

function isSigned({ catalog, context }: PDFDocument): boolean {
  const form = context.lookup(catalog.get(PDFName.of('AcroForm')));
  if (!(form instanceof PDFDict)) return false;
  const flags = form.lookup(PDFName.of('SigFlags'));
  return flags instanceof PDFNumber && (flags.asNumber() & 1) === 1;
}

/** From the displayed page (origin top left, rotated) to the file (origin bottom left, not rotated). */
export interface PageSpace {
  readonly widthPt: number;
  readonly heightPt: number;
  point(x: number, y: number): readonly [number, number];
  /** A direction on the displayed page, y downwards. */
  vector(x: number, y: number): readonly [number, number];
}

export function pageSpace(page: PDFPage): PageSpace {
  const media = page.getMediaBox();
  const crop = page.getCropBox();
  const left = Math.max(media.x, crop.x);
  const bottom = Math.max(media.y, crop.y);
  const right = Math.max(left, Math.min(media.x + media.width, crop.x + crop.width));
  const top = Math.max(bottom, Math.min(media.y + media.height, crop.y + crop.height));
  const quarter = ((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4;
  const [width, height] = [right - left, top - bottom];
  const turned = quarter % 2 === 1;
  const size = { widthPt: turned ? height : width, heightPt: turned ? width : height };
  switch (quarter) {
    case 1:
      return { ...size, point: (x, y) => [left + y, bottom + x], vector: (x, y) => [y, x] };
    case 2:
      return { ...size, point: (x, y) => [right - x, bottom + y], vector: (x, y) => [-x, y] };
    case 3:
      return { ...size, point: (x, y) => [right - y, top - x], vector: (x, y) => [-y, -x] };
    default:
      return { ...size, point: (x, y) => [left + x, top - y], vector: (x, y) => [x, -y] };
  }
}

/** PDF does not allow exponents. */
export function decimal(value: number): string {
  return Number(value.toFixed(4)).toString().includes('e') ? '0' : Number(value.toFixed(4)).toString();
}
