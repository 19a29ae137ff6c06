/** In: an open PDF. Out: its properties: information dictionary, ids, page size and fonts. */

import type { OpenPdf } from './open-pdf.ts';
import { fontLook } from './page/glyph-look.ts';
import { frameOf } from './page/read-page.ts';
import type { Pdfium } from './pdfium.ts';

export const informationFields = [
  'Title',
  'Author',
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
] as const;

export interface PdfProperties {
  /** As in the file; empty when missing. */
  readonly information: Readonly<Record<(typeof informationFields)[number], string>>;
  /** Hexadecimal; empty when the file has none. */
  readonly permanentId: string;
  readonly changingId: string;
  /** Size of the first page. */
  readonly page: { readonly widthPt: number; readonly heightPt: number } | null;
  /** Fonts of the first FONT_PAGES pages, without subset tags, sorted. */
  readonly fonts: readonly string[];
}

/** Fonts repeat; later pages rarely have new ones. */
export const FONT_PAGES = 20;
const MAX_OBJECTS_A_PAGE = 5_000;

/** FPDF_PAGEOBJ_TEXT of fpdf_edit.h; FILEIDTYPE_* of fpdf_doc.h. */
const OBJECT_TEXT = 1;
const ID_PERMANENT = 0;
const ID_CHANGING = 1;

export function readProperties({ pdfium, handle, pageCount }: OpenPdf): PdfProperties {
  const fonts = new Set<string>();
  let page: PdfProperties['page'] = null;
  for (let index = 0; index < Math.min(pageCount, FONT_PAGES); index++) {
    const loaded = pdfium.api.FPDF_LoadPage(handle, index);
    if (loaded === 0) continue;
    if (page === null) {
      const { widthPt, heightPt } = frameOf(pdfium, loaded);
      page = { widthPt, heightPt };
    }
    addFonts(pdfium, loaded, fonts);
    pdfium.api.FPDF_ClosePage(loaded);
  }
  const [Title, Author, Creator, Producer, CreationDate, ModDate] = informationFields.map((field) =>
    metaText(pdfium, handle, field),
  );
  return {
    information: {
      Title: Title ?? '',
      Author: Author ?? '',
      Creator: Creator ?? '',
      Producer: Producer ?? '',
      CreationDate: CreationDate ?? '',
      ModDate: ModDate ?? '',
    },
    permanentId: identifier(pdfium, handle, ID_PERMANENT),
    changingId: identifier(pdfium, handle, ID_CHANGING),
    page,
    fonts: [...fonts].sort(),
  };
}

function addFonts(pdfium: Pdfium, page: number, fonts: Set<string>): void {
  const { api } = pdfium;
  const count = Math.min(api.FPDFPage_CountObjects(page), MAX_OBJECTS_A_PAGE);
  const known = new Set<number>();
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (object === 0 || api.FPDFPageObj_GetType(object) !== OBJECT_TEXT) continue;
    const font = api.FPDFTextObj_GetFont(object);
    if (font === 0 || known.has(font)) continue;
    known.add(font);
    const { name } = fontLook(pdfium, font);
    if (name !== null) fonts.add(name);
  }
}

/** Longer values are not names or dates. */
const MAX_META_BYTES = 4096;

function metaText({ api, memory }: Pdfium, handle: number, field: string): string {
  const pointer = memory.allocate(MAX_META_BYTES);
  // UTF-16 with a final zero; nothing is written when it does not fit.
  const bytes = api.FPDF_GetMetaText(handle, field, pointer, MAX_META_BYTES);
  const text = bytes > 2 && bytes <= MAX_META_BYTES ? memory.utf16(pointer, bytes - 2) : '';
  memory.free(pointer);
  return text;
}

const MAX_ID_BYTES = 256;

function identifier({ api, memory }: Pdfium, handle: number, type: number): string {
  const pointer = memory.allocate(MAX_ID_BYTES);
  const bytes = api.FPDF_GetFileIdentifier(handle, type, pointer, MAX_ID_BYTES);
  const isThere = bytes > 1 && bytes <= MAX_ID_BYTES;
  const id = isThere ? Buffer.from(memory.bytes().slice(pointer, pointer + bytes - 1)).toString('hex') : '';
  memory.free(pointer);
  return id.toUpperCase();
}
