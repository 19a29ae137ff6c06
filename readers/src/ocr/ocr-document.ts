/**
 * In: recognised pages. Out: a document in which every recognised character has its box on a page. Promise:
 * each line's text slices out of the document at its fragments; text between fragments only joins lines.
 */
import {
  append,
  type BlockDraft,
  buildDocument,
  type Document,
  type DocumentKind,
  type Draft,
  type LineDraft,
  largestOf,
  type NotRead,
  type Page,
  type TextMark,
} from '@wenjian/document';
import { tablesNotSure } from '../pdf/pdf-tally.ts';
import { READER_VERSION } from '../reader-version.ts';
import { median, type Point } from './image/image.ts';
import { marksOf } from './layout/line-marks.ts';
import { doubtfulTablesOfScan } from './layout/scan-tables.ts';
import { type NoteLine, separateNotes } from './layout/separate-notes.ts';
import { handwrittenOnPage, ocrText } from './ocr.text.ts';
import type { OcrLine, OcrPage } from './ocr-page.ts';

const POINTS_PER_INCH = 72;
/** Below this a person should check the character. */
const DOUBTFUL = 0.7;
/** A heading is at least this much larger than the page's text. */
const LARGE_TYPE = 1.25;
const CLAUSE_HEADING = /^第[一二三四五六七八九十百零〇\d]+[编章节条](?![^\s]{0,3}[款项])/u;
const SENTENCE_END = /[。；：，、,;:]$/u;
const MOST_HEADING_CHARACTERS = 30;
/** In line heights: how far a slanted line may rise before its position is given in a new piece. */
const MOST_RISE = 0.25;

export interface DocumentPage {
  readonly page: Page;
  readonly tableCount: number;
  readonly blocks: readonly BlockDraft[];
}

export function ocrToDocument(pages: readonly OcrPage[], kind: DocumentKind): Document {
  let tables = 0;
  const { pages: rest, notes } = separateNotes(pages);
  const parts = rest.map((page, index) => {
    const part = toDocumentPage(page, index, tables);
    tables += part.tableCount;
    return part;
  });
  return buildDocument({
    readerVersion: READER_VERSION,
    kind,
    pages: parts.map((part) => part.page),
    blocks: [...parts.flatMap((part) => part.blocks), ...notes.map((note) => noteBlock(note, pages))],
    notRead: [
      ...tablesNotSure(pages.flatMap(doubtfulTablesOfScan)),
      ...handwritingOf(pages),
      ...notReadOf(pages),
    ],
  });
}

/** `pageIndex`: the index of the page in its document. `firstTable`: the number of tables before it. */
export function toDocumentPage(page: OcrPage, pageIndex: number, firstTable = 0): DocumentPage {
  const scale = POINTS_PER_INCH / page.dpi;
  const usualHeight = median(page.lines.map(heightOf), 1);
  const blocks = paragraphsOf(page.lines).map((lines): BlockDraft => {
    const joined = joinLines(lines.map((line) => ({ line, pageIndex, scale })));
    return { ...kindOf(lines, joined.text, usualHeight, firstTable), page: pageIndex + 1, ...joined };
  });
  const seals = page.seals.map(
    ({ box }): BlockDraft => ({
      type: 'seal',
      text: '',
      page: pageIndex + 1,
      box: {
        page: pageIndex,
        x: box.x * scale,
        y: box.y * scale,
        width: box.width * scale,
        height: box.height * scale,
      },
    }),
  );
  const tables = page.lines.map(({ cell }) => (cell === undefined ? 0 : cell.table + 1));
  return {
    page: { widthPt: page.width * scale, heightPt: page.height * scale },
    tableCount: largestOf(tables, 0),
    blocks: [...blocks, ...seals],
  };
}

function noteBlock(lines: readonly NoteLine[], pages: readonly OcrPage[]): BlockDraft {
  const placed = lines.map(({ line, pageIndex }) => ({
    line,
    pageIndex,
    scale: POINTS_PER_INCH / (pages[pageIndex]?.dpi ?? POINTS_PER_INCH),
  }));
  return { type: 'footnote', page: (lines[0]?.pageIndex ?? 0) + 1, ...joinLines(placed) };
}

function paragraphsOf(lines: readonly OcrLine[]): OcrLine[][] {
  const paragraphs: OcrLine[][] = [];
  let current = -1;
  for (const line of lines) {
    if (line.paragraph !== current) paragraphs.push([]);
    current = line.paragraph;
    paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

function kindOf(
  lines: readonly OcrLine[],
  text: string,
  usualHeight: number,
  firstTable: number,
): Pick<BlockDraft, 'type' | 'level' | 'cell'> {
  const [first] = lines;
  if (first?.cell !== undefined) {
    return { type: 'tableCell', cell: { ...first.cell, table: first.cell.table + firstTable } };
  }
  const isShort = lines.length === 1 && text.length <= MOST_HEADING_CHARACTERS && !SENTENCE_END.test(text);
  if (first === undefined || !isShort) return { type: 'paragraph' };
  if (heightOf(first) > LARGE_TYPE * usualHeight) return { type: 'heading', level: 1 };
  return CLAUSE_HEADING.test(text) ? { type: 'heading', level: 2 } : { type: 'paragraph' };
}

/** Height of the line itself, not of the box around a slanted line. */
function heightOf({ corners }: OcrLine): number {
  const [topLeft, , , bottomLeft] = corners;
  return distance(topLeft, bottomLeft);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

interface PlacedLine {
  readonly line: OcrLine;
  readonly pageIndex: number;
  /** Points a pixel. */
  readonly scale: number;
}

function joinLines(lines: readonly PlacedLine[]): Required<Pick<BlockDraft, 'text' | 'lines' | 'marks'>> {
  const drafts: LineDraft[] = [];
  const marks: Draft<TextMark>[] = [];
  let text = '';
  for (const { line, pageIndex, scale } of lines) {
    if (/[A-Za-z0-9,.;:)]$/.test(text) && /^[A-Za-z(]/.test(line.text)) text += ' ';
    const moved = <Range extends { start: number; end: number }>(range: Range): Range => ({
      ...range,
      start: range.start + start,
      end: range.end + start,
    });
    const start = text.length;
    append(drafts, piecesOf(line, pageIndex, scale).map(moved));
    append(marks, (marksOf(line).marks ?? []).map(moved));
    text += line.text;
  }
  return { text, lines: drafts, marks };
}

/** A slanted line is at several heights: it is cut so that no piece rises much. */
function piecesOf(line: OcrLine, pageIndex: number, scale: number): LineDraft[] {
  if (line.isVertical === true) return [columnPiece(line, pageIndex, scale)];
  const [topLeft, topRight] = line.corners;
  const height = heightOf(line);
  const slope = (topRight.y - topLeft.y) / Math.max(1, topRight.x - topLeft.x);
  const left = line.edges[0] ?? 0;
  const right = line.edges.at(-1) ?? left;
  const count = Math.max(1, Math.ceil((Math.abs(slope) * (right - left)) / (MOST_RISE * height)));
  const pieces: LineDraft[] = [];
  let start = 0;
  for (let piece = 1; piece <= count; piece++) {
    const border = left + ((right - left) * piece) / count;
    let end = piece === count ? line.text.length : start;
    while (end < line.text.length && (line.edges[end + 1] ?? right) <= border) end++;
    if (end === start) continue;
    const edges = line.edges.slice(start, end + 1);
    const middle = ((edges[0] ?? left) + (edges.at(-1) ?? right)) / 2;
    pieces.push({
      start,
      end,
      page: pageIndex,
      top: round((topLeft.y + slope * (middle - topLeft.x)) * scale),
      height: round(height * scale),
      edges: edges.map((edge) => round(edge * scale)),
      confidence: line.charConfidence.slice(start, end).map(round),
    });
    start = end;
  }
  return pieces;
}

/** Text from top to bottom: the page model swaps the axes for it. */
function columnPiece(line: OcrLine, pageIndex: number, scale: number): LineDraft {
  return {
    start: 0,
    end: line.text.length,
    page: pageIndex,
    top: round(line.box.x * scale),
    height: round(line.box.width * scale),
    edges: line.edges.map((edge) => round(edge * scale)),
    confidence: line.charConfidence.map(round),
    vertical: true,
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function handwritingOf(pages: readonly OcrPage[]): NotRead[] {
  return pages.flatMap(({ handwriting = [] }, index) => handwrittenOnPage(index, handwriting.length));
}

function notReadOf(pages: readonly OcrPage[]): NotRead[] {
  const lines = pages.flatMap((page) => page.lines);
  const counts = [
    { ...ocrText.unread, count: pages.reduce((sum, page) => sum + page.unread.length, 0) },
    { ...ocrText.underSeal, count: lines.reduce((sum, line) => sum + rangeLength(line.underSeal), 0) },
    {
      ...ocrText.doubtful,
      count: lines.reduce(
        (sum, line) => sum + line.charConfidence.filter((value) => value < DOUBTFUL).length,
        0,
      ),
    },
    { ...ocrText.amountsDisagree, count: lines.filter((line) => line.suspect !== undefined).length },
  ];
  return counts.filter(({ count }) => count > 0);
}

function rangeLength(ranges: OcrLine['underSeal']): number {
  return (ranges ?? []).reduce((sum, { start, end }) => sum + end - start, 0);
}
