/** The Chinese font of exported PDFs: Debian's Noto, embedded as a subset of the used glyphs. */
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { CHINESE_FONT_NAME, findChineseFont } from '@wenjian/readers';
import * as fontkit from 'fontkit';
import { WriterFailed } from '../writer-failed.ts';
import { writerText } from '../writers.text.ts';

type PdfFontkit = Parameters<PDFDocument['registerFontkit']>[0];

export async function embedChineseFont(pdf: PDFDocument): Promise<PDFFont> {
  const bytes = await findChineseFont();
  if (bytes === null) throw new WriterFailed('noFont', writerText.noFont);
  // The library supports only single fonts, so the font of the collection must be named.
  const chosen = { create: (data: Uint8Array) => fontkit.create(Buffer.from(data), CHINESE_FONT_NAME) };
  pdf.registerFontkit(chosen as unknown as PdfFontkit);
  // Copying “ff” from the page must give both letters, because hashes are compared.
  return pdf.embedFont(bytes, { subset: true, features: { liga: false } });
}

/**
 * Breaks a text into lines of a width, at any character, as in Chinese; words of other scripts are kept whole
 * if they fit.
 */
export function wrapText(font: PDFFont, text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let lineWidth = 0;
    for (const token of paragraph.match(/[\w.,:%-]+|\s|./gu) ?? []) {
      for (const part of widthOf(font, token, size) > width ? token : [token]) {
        const partWidth = widthOf(font, part, size);
        if (line !== '' && lineWidth + partWidth > width) {
          const carried = closing.test(part) ? (lastCharacter.exec(line)?.[0] ?? '') : '';
          const kept = line.slice(0, line.length - carried.length);
          lines.push(kept === '' ? line : kept);
          line = kept === '' ? '' : carried;
          lineWidth = line === '' ? 0 : widthOf(font, line, size);
        }
        line += part;
        lineWidth += partWidth;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** No line starts with one of these: the character before goes with it. */
const closing = /^[，。、；：？！）】》」』”’％,.;:?!)\]}%]/;
const lastCharacter = /.$/u;

/** Measuring lays the text out, which takes a millisecond: each character and word is measured once. */
const measured = new WeakMap<PDFFont, Map<string, number>>();

function widthOf(font: PDFFont, text: string, size: number): number {
  const widths = measured.get(font) ?? new Map<string, number>();
  measured.set(font, widths);
  const known = widths.get(text) ?? font.widthOfTextAtSize(text, 1);
  widths.set(text, known);
  return known * size;
}
