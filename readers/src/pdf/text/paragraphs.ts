/**
 * In: lines in reading order with their margins. Out: paragraphs. The main question is "would the first word
 * of this line have fitted on the line before?" If yes, the author made the break. Indents, list numbers and
 * distances decide the rest.
 */

import type { Margins } from '../page/margins.ts';
import { endsSentence, firstUnitLength, type Label, labelOf } from './line-start.ts';
import type { TextLine } from './text-line.ts';

export interface PlacedLine {
  readonly line: TextLine;
  readonly margins: Margins;
}

/** All in units of the type size. */
const SAME_INDENT = 0.6;
const MAX_FIRST_LINE_INDENT = 4.5;
const MAX_SHORT_OF_MARGIN = 0.2;
const FAR_IN = 6;

const SAME_SIZE = 0.12;
const MAX_PITCH_RATIO = 1.2;
const MAX_UNKNOWN_PITCH = 2.6;

export function joinLines(lines: readonly PlacedLine[]): PlacedLine[][] {
  const paragraphs: PlacedLine[][] = [];
  for (const [index, placed] of lines.entries()) {
    const open = paragraphs.at(-1);
    if (open !== undefined && continues(open, placed, lines[index + 1])) open.push(placed);
    else paragraphs.push([placed]);
  }
  return paragraphs;
}

/** Whether `next` belongs to the paragraph whose lines so far are `open`; `following` is the line after it. */
export function continues(open: readonly PlacedLine[], next: PlacedLine, following?: PlacedLine): boolean {
  const last = open.at(-1);
  if (last === undefined) return false;
  const size = Math.max(last.line.size, next.line.size);
  if (Math.abs(last.line.size - next.line.size) > size * SAME_SIZE) return false;
  if (last.line.direction !== next.line.direction) return false;
  if (isSetApart(open, last, next) || wouldHaveFitted(open, last, next)) return false;
  if (isEndOfJustified(last) || isFirstOfIndented(last, next, following, size)) return false;
  return isIndentOfNextLine(open, next, size) && !isNewItem(open, last, next, size);
}

/** The distance to the line before is larger than inside a paragraph. */
function isSetApart(open: readonly PlacedLine[], last: PlacedLine, next: PlacedLine): boolean {
  // On the next page or in the next column distances mean nothing.
  const distance = next.line.baseline - last.line.baseline;
  if (last.line.pageIndex !== next.line.pageIndex || distance <= 0) return false;
  const before = open.at(-2);
  const own =
    before !== undefined && before.line.pageIndex === last.line.pageIndex
      ? last.line.baseline - before.line.baseline
      : null;
  const usual = own !== null && own > 0 ? own : next.margins.pitch(next.line.size);
  return distance > (usual === null ? next.line.size * MAX_UNKNOWN_PITCH : usual * MAX_PITCH_RATIO);
}

function wouldHaveFitted(
  open: readonly PlacedLine[],
  { line, margins }: PlacedLine,
  next: PlacedLine,
): boolean {
  const units = firstUnitLength(next.line.text);
  const needed = (next.line.edges[units] ?? next.line.right) - next.line.left;
  const free = areFlush(line, next.line) ? margins.right - line.right : freeWidth(open, line, margins);
  return free > needed + line.size * MAX_SHORT_OF_MARGIN;
}

/** They start at the same place and end at different ones: neither is centred, however large the indent. */
function areFlush(line: TextLine, next: TextLine): boolean {
  return Math.abs(line.left - next.left) < 1 && Math.abs(line.right - next.right) > line.size;
}

function freeWidth(open: readonly PlacedLine[], line: TextLine, { left, right }: Margins): number {
  const slack = right - line.right;
  const indent = line.left - left;
  // A centred line leaves space on both sides, a right-aligned line on its left.
  const isCentred = indent > line.size && slack > line.size && Math.abs(indent - slack) < line.size * 0.8;
  if (isCentred && labelOf(line.text) === null) return slack + indent;
  const isFarIn = open.length === 1 && indent > line.size * FAR_IN && labelOf(line.text) === null;
  return isFarIn ? slack + indent : slack;
}

/** In justified text only the last line of a paragraph ends short of the margin. */
function isEndOfJustified({ line, margins }: PlacedLine): boolean {
  const short = margins.right - line.right;
  return margins.isJustified && short > Math.max(2.5, line.size * 0.25) && endsSentence(line.text);
}

/**
 * The line after it starts further left: this one is indented because it starts a paragraph, whatever is
 * above it.
 */
function isFirstOfIndented(
  last: PlacedLine,
  next: PlacedLine,
  following: PlacedLine | undefined,
  size: number,
): boolean {
  if (following === undefined || !endsSentence(last.line.text) || labelOf(following.line.text) !== null)
    return false;
  const step = indentOf(next) - indentOf(following);
  const isIndent = step > size * SAME_INDENT && step < size * MAX_FIRST_LINE_INDENT;
  return isIndent && !isSetApart([next], next, following) && !wouldHaveFitted([next], next, following);
}

function isIndentOfNextLine(open: readonly PlacedLine[], next: PlacedLine, size: number): boolean {
  const [first, second] = open;
  if (first === undefined) return false;
  const indent = indentOf(next);
  if (second !== undefined) return Math.abs(indent - indentOf(second)) <= size * SAME_INDENT;
  const label = labelOf(first.line.text);
  const start = indentOf(first);
  if (label !== null) return indent <= textStartOf(first, label) - first.margins.left + size * SAME_INDENT;
  return indent <= start + size * SAME_INDENT && indent >= start - size * MAX_FIRST_LINE_INDENT;
}

function indentOf({ line, margins }: PlacedLine): number {
  return line.left - margins.left;
}

/** Where the text after a list number starts. */
function textStartOf({ line }: PlacedLine, label: Label): number {
  const behind = label.number.length + (/^\s*/u.exec(line.text.slice(label.number.length))?.[0].length ?? 0);
  return line.edges[behind] ?? line.left;
}

function isNewItem(open: readonly PlacedLine[], last: PlacedLine, next: PlacedLine, size: number): boolean {
  const label = labelOf(next.line.text);
  const [first] = open;
  if (label === null || first === undefined) return false;
  // A number followed by white space was set as a number.
  const gapStart = next.line.pieceStarts[1];
  if (gapStart !== undefined && Math.abs(textStartOf(next, label) - gapStart) < 1) return true;
  const firstLabel = labelOf(first.line.text);
  const isSibling =
    firstLabel?.kind === label.kind &&
    isSpaced(first, firstLabel) === isSpaced(next, label) &&
    Math.abs(indentOf(first) - indentOf(next)) < size * SAME_INDENT;
  return endsSentence(last.line.text) || (isSibling && open.length === 1);
}

/**
 * 第二十一条　… starts an article, 第二十一条规定… mentions one: items of a list have the same spacing after
 * their numbers.
 */
function isSpaced({ line }: PlacedLine, label: Label): boolean {
  return /^\s/u.test(line.text.slice(label.number.length));
}
