/** In: a row. Out: its pieces: what stands between clear white space, as the cells of a table do. */
import { least, most } from '../page/extent.ts';
import { labelOf } from '../text/line-start.ts';
import { type Segment, segmentOf } from '../text/segments.ts';
import type { Row } from './rows.ts';

export interface Piece {
  readonly segments: readonly Segment[];
  readonly left: number;
  readonly right: number;
  readonly text: string;
  /** An amount, a percentage, or the dash in place of one. */
  readonly isFigure: boolean;
}

/** In units of the type size. */
const MIN_WHITE = 1;
/** Two figures are never one: a narrower gap separates them. */
const MIN_WHITE_OF_FIGURES = 0.45;
/** A longer text is no figure. */
const MAX_FIGURE = 40;

const FIGURE = /^[（(]?[-–—−+]?[¥￥$€£]?\s?\d[\d,，.\s]*[%％‰]?[)）]?[%％]?$/u;
const NO_FIGURE = /^(?:[-–—－−]{1,3}|N\/A|n\/a|不适用)$/u;
const WHOLE_FIGURE = /^[（(]?-?\d{1,3}(?:,\d{3}){1,6}(?:\.\d\d)?[)）]?$/u;
const YEAR = /^(?:19|20)\d\d$/u;

export function isFigureText(text: string): boolean {
  return text.length <= MAX_FIGURE && (FIGURE.test(text) || NO_FIGURE.test(text));
}

/** 2024 over a column is its head. */
export function isYear(text: string): boolean {
  return YEAR.test(text);
}

/** The end of a figure that was broken: incomplete above, complete with it. */
export function isRestOfFigure(above: Pick<Piece, 'text'>, below: Pick<Piece, 'text'>): boolean {
  if (/^\.\d\d[)）]?$/u.test(below.text) && !above.text.includes('.')) return true;
  if (isSignOfFigure(above, below)) return true;
  const isShort = /^[\d.,)）]{1,4}$/u.test(below.text);
  if ((!isShort && !above.text.endsWith(',')) || WHOLE_FIGURE.test(above.text)) return false;
  return WHOLE_FIGURE.test(above.text + below.text);
}

/** The minus of a figure that was broken after it. */
export function isSignOfFigure(above: Pick<Piece, 'text'>, below: Pick<Piece, 'text'>): boolean {
  return above.text === '-' && /^\d/u.test(below.text);
}

/** The space after a bullet or list number separates nothing. */
export function piecesOf(row: Row): Piece[] {
  const groups: Segment[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const segment of row.segments.flatMap((one) => splitFigures(one))) {
    const group = groups.at(-1);
    const white = isBetweenFigures(group, segment) ? MIN_WHITE_OF_FIGURES : MIN_WHITE;
    const isApart = segment.left - right >= row.size * white;
    if (group === undefined || (isApart && !(groups.length === 1 && isLabel(group)))) groups.push([segment]);
    else group.push(segment);
    right = Math.max(right, segment.right);
  }
  return groups.map(pieceOf);
}

function pieceOf(segments: readonly Segment[]): Piece {
  const text = textOf(segments);
  return {
    segments,
    left: least(segments, (one) => one.left),
    right: most(segments, (one) => one.right),
    text,
    isFigure: isFigureText(text),
  };
}

/** The parts of a piece at the given white spaces, if it has a gap in each of them. */
export function cutPiece(
  piece: Piece,
  whites: readonly (readonly [number, number])[],
  size: number,
): Piece[] {
  const parts: Segment[][] = [[]];
  let right = piece.left;
  for (const segment of piece.segments) {
    let open: Segment['marks'][number][] = [];
    for (const mark of segment.marks) {
      if (mark.text.trim() === '') {
        open.push(mark);
        continue;
      }
      const isCut = whites.some(([from, to]) => right <= to + size / 2 && mark.left >= from - size / 2);
      if (isCut && mark.left - right >= size * MIN_CUT && right > piece.left) {
        addMarks(parts, open);
        parts.push([]);
        open = [];
      }
      open.push(mark);
      right = Math.max(right, mark.right);
    }
    addMarks(parts, open);
  }
  return parts.filter((part) => part.length > 0).map(pieceOf);
}

const MIN_CUT = 0.3;

function addMarks(parts: Segment[][], marks: Segment['marks']): void {
  const segment = segmentOf(marks);
  if (segment !== null) parts.at(-1)?.push(segment);
}

function textOf(segments: readonly Segment[]): string {
  return segments
    .map((segment) => segment.marks.map((mark) => mark.text).join(''))
    .join(' ')
    .trim();
}

function isBetweenFigures(before: readonly Segment[] | undefined, next: Segment): boolean {
  return before !== undefined && isFigureText(textOf(before)) && isFigureText(textOf([next]));
}

/** Figures of two full columns may stand closer than words do: 1,234.00 5,678.00. */
function splitFigures(segment: Segment): Segment[] {
  const { marks, size } = segment;
  const cuts: number[] = [];
  for (let at = 1; at < marks.length; at++) {
    const gap = (marks[at]?.left ?? 0) - lastRight(marks, at);
    if (gap >= size * MIN_WHITE_OF_FIGURES && marks[at]?.text.trim() !== '') cuts.push(at);
  }
  if (cuts.length === 0) return [segment];
  const parts = [0, ...cuts].flatMap((from, index) => segmentOf(marks.slice(from, cuts[index])) ?? []);
  return parts.length > 1 && parts.every((part) => isFigureText(textOf([part]))) ? parts : [segment];
}

function lastRight(marks: Segment['marks'], before: number): number {
  for (let at = before - 1; at >= 0; at--) {
    const mark = marks[at];
    if (mark !== undefined && mark.text.trim() !== '') return mark.right;
  }
  return Number.POSITIVE_INFINITY;
}

function isLabel(segments: readonly Segment[]): boolean {
  const text = textOf(segments);
  return labelOf(`${text} `)?.number === text;
}
