/** Writes a text over every page, with the glyphs it needs embedded. Runs in the thread. */
import { writeFile } from 'node:fs/promises';
import { PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { watermarkPlaces } from '@wenjian/document/watermark-places';
import { openPageFont, type PageFont } from '@wenjian/readers/page-font';
import type { Watermark } from '../conversion.ts';
import { refusals } from '../convert.text.ts';
import { markFaults } from '../searchable/read-back.ts';
import { decimal, loadEditable, type PageSpace, pageSpace, saveEdited } from './editable-pdf.ts';
import type { PdfEdit, PdfEditResult } from './pdf-edit.messages.ts';

const THOUSANDTHS = 1000;
/** From the middle of a line of text down to its base line, in units of its size. */
const BASELINE = 0.36;
const GREY = '0.35 g';
/** The name of the mark among the page's resources. */
const MARK = 'WenJianMark';
const DRAW_SHARE = 0.5;

interface Ink {
  readonly hex: string;
  /** In units of the size. */
  readonly width: number;
  readonly font: PDFRef;
}

export async function watermarkPdf(
  { source, output, mark }: Extract<PdfEdit, { kind: 'watermark' }>,
  onProgress: (fraction: number) => void,
): Promise<PdfEditResult> {
  const letters = await openPageFont();
  if (letters === null) throw new Error(refusals.noFont);
  const written = spelled(letters, mark.text);
  if (written.missing !== '') return { facts: [], missingGlyphs: written.missing };
  const { document, facts } = await loadEditable(source);
  const ink: Ink = { ...written, font: letters.embed(document.context) };
  const pages = document.getPages();
  // Pages of one size share their mark: a file of two thousand pages grows by one.
  const forms = new Map<string, PDFRef>();
  for (const [index, page] of pages.entries()) {
    putMark(page, mark, ink, forms);
    onProgress((DRAW_SHARE * (index + 1)) / pages.length);
  }
  await writeFile(output, await saveEdited(document));
  const faults = await markFaults(source.path, output, mark.text, (fraction) =>
    onProgress(DRAW_SHARE + fraction * (1 - DRAW_SHARE)),
  );
  return { facts, isAsWanted: faults === 0 };
}

function spelled(letters: PageFont, text: string) {
  let hex = '';
  let width = 0;
  let missing = '';
  for (const character of text) {
    const glyph = letters.character(character.codePointAt(0) ?? 0);
    if (!glyph.isShown) missing += character;
    hex += glyph.hex;
    width += glyph.width / THOUSANDTHS;
  }
  return { hex, width, missing };
}

function putMark(page: PDFPage, mark: Watermark, ink: Ink, forms: Map<string, PDFRef>): void {
  const { context } = page.doc;
  const space = pageSpace(page);
  const operators = drawing(space, mark, ink);
  const form = forms.get(operators) ?? formOf(page, operators, mark.opacity, ink.font);
  forms.set(operators, form);
  const name = page.node.newXObject(MARK, form).asString();
  const [before, after] = [context.flateStream('q\n'), context.flateStream('\nQ\n')];
  page.node.wrapContentStreams(context.register(before), context.register(after));
  const stream = `/Artifact <</Type /Pagination /Subtype /Watermark>> BDC q ${name} Do Q EMC\n`;
  page.node.addContentStream(context.register(context.flateStream(stream)));
}

function drawing(space: PageSpace, mark: Watermark, { hex, width }: Ink): string {
  const { size, centres } = watermarkPlaces(space, width, mark);
  const turn = (mark.angle * Math.PI) / 180;
  const [along, up] = [
    [Math.cos(turn), -Math.sin(turn)],
    [-Math.sin(turn), -Math.cos(turn)],
  ] as const;
  const axes = [...space.vector(...along), ...space.vector(...up)].map(decimal).join(' ');
  const texts = centres.map(({ x, y }) => {
    const left = x - (along[0] * width * size) / 2 - up[0] * BASELINE * size;
    const base = y - (along[1] * width * size) / 2 - up[1] * BASELINE * size;
    return `${axes} ${space.point(left, base).map(decimal).join(' ')} Tm <${hex}> Tj`;
  });
  return `/Pale gs ${GREY} BT 0 Tr /Letters ${decimal(size)} Tf ${texts.join(' ')} ET`;
}

function formOf(page: PDFPage, operators: string, opacity: number, font: PDFRef): PDFRef {
  const { context } = page.doc;
  const { x, y, width, height } = page.getMediaBox();
  const form = context.flateStream(operators, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x, y, x + width, y + height],
    // Painted as one: where two of them meet nothing gets darker.
    Group: { Type: 'Group', S: 'Transparency' },
    Resources: {
      Font: { Letters: font },
      ExtGState: { Pale: { Type: PDFName.of('ExtGState'), ca: opacity, CA: opacity } },
    },
  });
  return context.register(form);
}
