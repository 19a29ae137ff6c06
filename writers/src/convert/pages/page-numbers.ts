/** Writes page numbers at the bottom of each page, and removes them again. Runs in the thread. */
import { writeFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFBool,
  type PDFDocument,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFStream,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { pageNumberPlace } from '@wenjian/document/page-number-place';
import { decimal, loadEditable, pageSpace, saveEdited } from './editable-pdf.ts';
import { followDrawing } from './page-drawing.ts';
import type { PdfEdit, PdfEditResult, ShownBox } from './pdf-edit.messages.ts';

type Progress = (fraction: number) => void;

/** Marks the stream that draws our page number, so that it can be found and removed as a whole. */
const MARK = PDFName.of('WenJianPageNumber');

export async function addNumbers(
  { source, output, start }: Extract<PdfEdit, { kind: 'addNumbers' }>,
  onProgress: Progress,
): Promise<PdfEditResult> {
  const { document, facts } = await loadEditable(source);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    addNumber(page, String(start + index), font.ref);
    onProgress((index + 1) / (pages.length + 1));
  }
  await writeFile(output, await saveEdited(document));
  return { facts };
}

function addNumber(page: PDFPage, number: string, font: PDFRef): void {
  const { context } = page.doc;
  const space = pageSpace(page);
  const { size, left, baseline } = pageNumberPlace(space, number);
  const matrix = [...space.vector(1, 0), ...space.vector(0, -1), ...space.point(left, baseline)];
  const name = page.node.newFontDictionary('WenJianNumber', font).asString();
  const operators =
    `/Artifact <</Type /Pagination /Subtype /Footer>> BDC q 0 g BT 0 Tr ${name} ${decimal(size)} Tf ` +
    `${matrix.map(decimal).join(' ')} Tm (${number}) Tj ET Q EMC\n`;
  const stream = context.flateStream(operators);
  stream.dict.set(MARK, PDFBool.True);
  const [before, after] = [context.flateStream('q\n'), context.flateStream('\nQ\n')];
  page.node.wrapContentStreams(context.register(before), context.register(after));
  page.node.addContentStream(context.register(stream));
}

export async function removeNumbers(
  { source, output, places }: Extract<PdfEdit, { kind: 'removeNumbers' }>,
  onProgress: Progress,
): Promise<PdfEditResult> {
  const { document, facts } = await loadEditable(source);
  const byPage = Map.groupBy(places, (place) => place.page);
  const changed: number[] = [];
  const ownPages: number[] = [];
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const wasOurs = dropMarked(document, page);
    const isErased = eraseAt(page, byPage.get(index) ?? []);
    if (wasOurs || isErased) changed.push(index);
    if (wasOurs) ownPages.push(index);
    onProgress((index + 1) / (pages.length + 1));
  }
  await writeFile(output, await saveEdited(document));
  return { facts, pages: changed, ownPages };
}

function dropMarked({ context }: PDFDocument, page: PDFPage): boolean {
  const contents = page.node.Contents();
  if (!(contents instanceof PDFArray)) return false;
  let isDropped = false;
  for (let index = contents.size() - 1; index >= 0; index--) {
    const stream = context.lookup(contents.get(index));
    if (!(stream instanceof PDFStream) || stream.dict.get(MARK) === undefined) continue;
    contents.remove(index);
    isDropped = true;
  }
  return isDropped;
}

/** Removes the text that starts inside the boxes; false if there is none, or it is not separate text. */
function eraseAt(page: PDFPage, places: readonly ShownBox[]): boolean {
  const drawing = places.length === 0 ? null : followDrawing(page);
  if (drawing === null) return false;
  const boxes = places.map((place) => fileBox(page, place));
  const inside = drawing.texts.filter(({ x, y }) =>
    boxes.some((box) => x >= box.left && x <= box.right && y >= box.bottom && y <= box.top),
  );
  if (inside.length === 0) return false;
  const bytes = Buffer.from(drawing.bytes);
  for (const { start, end, instead } of inside.flatMap((text) => text.ranges)) {
    bytes.fill(' ', start, end);
    bytes.write(instead, start, 'latin1');
  }
  const { context } = page.doc;
  page.node.set(PDFName.of('Contents'), context.obj([context.register(context.flateStream(bytes))]));
  return true;
}

const TOLERANCE_PT = 1.5;

function fileBox(page: PDFPage, { x, y, width, height }: ShownBox) {
  const space = pageSpace(page);
  const [x0, y0] = space.point(x, y);
  const [x1, y1] = space.point(x + width, y + height);
  return {
    left: Math.min(x0, x1) - TOLERANCE_PT,
    right: Math.max(x0, x1) + TOLERANCE_PT,
    bottom: Math.min(y0, y1) - TOLERANCE_PT,
    top: Math.max(y0, y1) + TOLERANCE_PT,
  };
}
