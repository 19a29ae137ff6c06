/**
 * Marks on one page: real annotations with notes, their labels beside them, and the notes again in an added
 * margin.
 */
import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { largestOf, type PageBox } from '@wenjian/document';
import { addAnnotation } from './add-annotation.ts';
import { wrapText } from './cjk-font.ts';
import type { Colour, PageMark } from './mark.ts';
import { addRightMargin, type PageSpace, pageSpace } from './page-space.ts';
import { ShownCanvas } from './shown-canvas.ts';

export interface MarkedPage {
  readonly pdf: PDFDocument;
  readonly page: PDFPage;
  readonly font: PDFFont;
  /** The text for notes that do not fit. */
  readonly moreNotes: (count: number) => string;
}

const NOTE_WIDTH = 170;
const NOTE_SIZE = 7;
const LINE_HEIGHT = 9.5;
const NOTE_PADDING = 8;
const NOTE_GAP = 4;
const LABEL_SIZE = 6;
const LABEL_GAP = 1.5;
const INK: Colour = [0.11, 0.14, 0.19];

export function markPage({ pdf, page, font, moreNotes }: MarkedPage, marks: readonly PageMark[]): void {
  if (marks.length === 0) return;
  const space = pageSpace(page);
  addRightMargin(page, NOTE_WIDTH);
  const canvas = new ShownCanvas(page, space);
  for (const mark of marks) addAnnotation(pdf, page, space, mark);
  writeLabels(canvas, font, space, marks);
  writeNotes(canvas, font, space, marks, moreNotes);
  canvas.finish();
}

/** One mark for each page with boxes; its note is in the margin of the first. */
export function marksOfPages(
  boxes: readonly PageBox[],
  mark: Omit<PageMark, 'page' | 'boxes'>,
): readonly PageMark[] {
  const pages = [...new Set(boxes.map(({ page }) => page))];
  return pages.map((page, order) => ({
    ...mark,
    page,
    boxes: boxes.filter((box) => box.page === page),
    marginNotes: order === 0 ? mark.marginNotes : [],
  }));
}

/** Above their marks, side by side when several start at the same place. */
function writeLabels(canvas: ShownCanvas, font: PDFFont, space: PageSpace, marks: readonly PageMark[]): void {
  const written: { readonly x: number; readonly right: number; readonly y: number }[] = [];
  for (const { label, boxes, colour } of marks) {
    const [box] = boxes;
    if (box === undefined) continue;
    const width = font.widthOfTextAtSize(label, LABEL_SIZE);
    const y = space.height - box.y + 0.5;
    const onLine = written
      .filter((other) => Math.abs(other.y - y) < LABEL_SIZE)
      .sort((one, other) => one.x - other.x);
    let { x } = box;
    for (const other of onLine) if (x < other.right && other.x < x + width) x = other.right;
    canvas.text(font, label, x, y, LABEL_SIZE, colour);
    written.push({ x, right: x + width + LABEL_GAP, y });
  }
}

interface Note {
  readonly mark: PageMark;
  readonly lines: readonly string[];
}

/** Beside their lines, moved down when they would overlap; notes that do not fit are counted and are in the list. */
function writeNotes(
  canvas: ShownCanvas,
  font: PDFFont,
  space: PageSpace,
  marks: readonly PageMark[],
  moreNotes: (count: number) => string,
): void {
  const noted = marks
    .filter(({ marginNotes }) => marginNotes.length > 0)
    .sort((one, other) => (one.boxes[0]?.y ?? 0) - (other.boxes[0]?.y ?? 0));
  const x = space.width + NOTE_PADDING;
  const bottom = NOTE_PADDING + LINE_HEIGHT * 2;
  const notes = fittingNotes(font, noted, space.height - NOTE_PADDING - bottom);
  // The height that the notes further down need, so that none starts too low.
  let needed = notes.reduce((sum, note) => sum + heightOf(note), 0);
  let top = space.height - NOTE_PADDING;
  for (const [index, note] of notes.entries()) {
    const height = note.lines.length * LINE_HEIGHT;
    const beside = space.height - (note.mark.boxes[0]?.y ?? 0);
    const start = Math.min(top, Math.max(beside, bottom + needed));
    if (start - height < bottom) {
      canvas.text(font, moreNotes(notes.length - index), x, NOTE_PADDING, NOTE_SIZE, [0, 0, 0]);
      return;
    }
    canvas.bar(x - 4, start - height, 1.5, height - 2, note.mark.colour);
    for (const [line, content] of note.lines.entries())
      canvas.text(font, content, x, start - (line + 1) * LINE_HEIGHT + 2, NOTE_SIZE, INK);
    top = start - height - NOTE_GAP;
    needed -= heightOf(note);
  }
}

/** The longest notes that fit in the margin, else the shortest. */
function fittingNotes(font: PDFFont, marks: readonly PageMark[], room: number): readonly Note[] {
  const most = largestOf(
    marks.map(({ marginNotes }) => marginNotes.length),
    1,
  );
  let notes: readonly Note[] = [];
  for (let detail = 0; detail < most; detail++) {
    notes = marks.map((mark) => {
      const text = mark.marginNotes[detail] ?? mark.marginNotes.at(-1) ?? '';
      return { mark, lines: wrapText(font, text, NOTE_SIZE, NOTE_WIDTH - 2 * NOTE_PADDING) };
    });
    if (notes.reduce((sum, note) => sum + heightOf(note), 0) <= room) break;
  }
  return notes;
}

function heightOf({ lines }: Note): number {
  return lines.length * LINE_HEIGHT + NOTE_GAP;
}
