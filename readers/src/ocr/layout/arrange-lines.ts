/**
 * In: the lines of a page as read. Out: the lines in reading order, grouped into paragraphs, with positions
 * in page pixels.
 */

import { READ_WELL } from '../image/find-handwriting.ts';
import { type Box, boundsOf, cornersOf, overlapArea, pointInBox, type TurnedBox } from '../image/image.ts';
import type { OcrLine, OcrSeal, TextRange } from '../ocr-page.ts';
import { type Glyph, lineConfidence, lineText, type ReadLine } from '../repair/glyph.ts';
import { groupParagraphs } from './group-paragraphs.ts';
import { readingOrder, rowByRow } from './reading-order.ts';
import { type LevelFrame, levelBounds } from './ruled-cells.ts';

export function arrangeLines(
  lines: readonly ReadLine[],
  frame: LevelFrame,
  seals: readonly OcrSeal[],
  handwriting: readonly Box[] = [],
): OcrLine[] {
  const placed = inReadingOrder(lines, frame);
  const paragraphs = groupParagraphs(
    placed.map(({ line, box }) => ({
      box,
      text: lineText(line),
      firstWordWidth: firstWordWidth(line),
      cellKey: cellKey(line),
    })),
  );
  return placed.map(({ line }, index) => toOcrLine(line, paragraphs[index] ?? 0, seals, handwriting));
}

interface PlacedLine {
  readonly line: ReadLine;
  /** On the deskewed page. */
  readonly box: Box;
}

/** A table is one item in the order of the page; inside, it is read cell by cell. */
function inReadingOrder(lines: readonly ReadLine[], frame: LevelFrame): PlacedLine[] {
  const tables = new Map<number, { box: Box; lines: PlacedLine[] }>();
  const pieces: { box: Box; lines: PlacedLine[] }[] = [];
  for (const line of lines) {
    const placed = { line, box: levelBounds(line.box, frame) };
    const { cell } = line;
    const table = cell === undefined ? undefined : tables.get(cell.address.table);
    if (table !== undefined) {
      table.lines.push(placed);
      continue;
    }
    const piece = { box: cell?.table ?? placed.box, lines: [placed] };
    pieces.push(piece);
    if (cell !== undefined) tables.set(cell.address.table, piece);
  }
  return readingOrder(pieces).flatMap((piece) =>
    piece.lines.length === 1 ? piece.lines : byCell(piece.lines),
  );
}

function byCell(lines: readonly PlacedLine[]): PlacedLine[] {
  const cells = new Map<string, PlacedLine[]>();
  for (const line of lines) {
    const key = cellKey(line.line);
    cells.set(key, [...(cells.get(key) ?? []), line]);
  }
  return [...cells.values()]
    .sort(([a], [b]) => {
      const one = a?.line.cell?.address;
      const other = b?.line.cell?.address;
      return (one?.row ?? 0) - (other?.row ?? 0) || (one?.column ?? 0) - (other?.column ?? 0);
    })
    .flatMap((cell) => rowByRow(cell));
}

/** Equal for all lines of one cell; empty outside tables. */
function cellKey({ cell }: ReadLine): string {
  return cell === undefined ? '' : `${cell.address.table}:${cell.address.row}:${cell.address.column}`;
}

function firstWordWidth({ glyphs }: ReadLine): number {
  const word = /^[!-~]*/.exec(glyphs.map((glyph) => glyph.character).join(''));
  const last = glyphs[Math.max(0, (word?.[0].length ?? 0) - 1)];
  return last === undefined ? 0 : last.to - (glyphs[0]?.from ?? 0);
}

function toOcrLine(
  line: ReadLine,
  paragraph: number,
  seals: readonly OcrSeal[],
  handwriting: readonly Box[],
): OcrLine {
  const { box, glyphs } = line;
  const corners = cornersOf(box);
  const underSeal = rangesOf(glyphs, (glyph) => seals.some((seal) => covers(seal, glyphBounds(line, glyph))));
  // What is read well is print that somebody wrote across or beside.
  const mayBeWritten = lineConfidence(glyphs) < READ_WELL;
  const handwritten = rangesOf(
    glyphs,
    (glyph) => mayBeWritten && handwriting.some((box) => hasMiddle(box, glyphBounds(line, glyph))),
  );
  const raised = rangesOf(glyphs, ({ isRaised }) => isRaised === true);
  return {
    text: lineText(line),
    confidence: lineConfidence(glyphs),
    box: boundsOf(corners),
    corners,
    edges: pageEdges(line),
    ...(line.isVertical ? { isVertical: true as const } : {}),
    charConfidence: glyphs.flatMap(({ character, confidence }) =>
      Array.from({ length: character.length }, () => confidence),
    ),
    paragraph,
    ...(line.cell === undefined ? {} : { cell: line.cell.address }),
    ...(raised.length === 0 ? {} : { raised }),
    ...(handwritten.length === 0 ? {} : { handwritten }),
    ...(underSeal.length === 0 ? {} : { underSeal }),
  };
}

/** One edge before every UTF-16 unit and one after the last; the units of one character share its position. */
function pageEdges({ box, glyphs, isVertical }: ReadLine): number[] {
  const along = glyphs.flatMap((glyph) => Array.from({ length: glyph.character.length }, () => glyph.from));
  along.push(glyphs.at(-1)?.to ?? 0);
  return along.map((distance) =>
    isVertical
      ? pointInBox(box, 0, distance - box.height / 2).y
      : pointInBox(box, distance - box.width / 2, 0).x,
  );
}

/** Ranges of characters of which `isSuch` is true. */
function rangesOf(glyphs: readonly Glyph[], isSuch: (glyph: Glyph) => boolean): TextRange[] {
  const ranges: { start: number; end: number }[] = [];
  glyphs.forEach((glyph, index) => {
    if (!isSuch(glyph)) return;
    const last = ranges.at(-1);
    if (last !== undefined && last.end === index) last.end = index + 1;
    else ranges.push({ start: index, end: index + 1 });
  });
  return ranges;
}

function glyphBounds({ box, isVertical }: ReadLine, glyph: Glyph): Box {
  const middle = (glyph.from + glyph.to) / 2;
  const place: TurnedBox = isVertical
    ? { ...box, centre: pointInBox(box, 0, middle - box.height / 2), height: glyph.to - glyph.from }
    : { ...box, centre: pointInBox(box, middle - box.width / 2, 0), width: glyph.to - glyph.from };
  return boundsOf(cornersOf(place));
}

function hasMiddle({ x, y, width, height }: Box, character: Box): boolean {
  const across = character.x + character.width / 2 - x;
  const down = character.y + character.height / 2 - y;
  return across >= 0 && across <= width && down >= 0 && down <= height;
}

function covers(seal: OcrSeal, character: Box): boolean {
  if (overlapArea(seal.box, character) === 0) return false;
  if (seal.shape === 'square' || seal.isCut) return true;
  const x = (character.x + character.width / 2 - seal.box.x) / (seal.box.width / 2) - 1;
  const y = (character.y + character.height / 2 - seal.box.y) / (seal.box.height / 2) - 1;
  return Math.hypot(x, y) < 1 + Math.min(character.width, character.height) / seal.box.width;
}
