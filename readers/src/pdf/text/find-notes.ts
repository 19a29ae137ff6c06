/**
 * In: all pages, with known headers and footers. Out: the footnotes at the feet of the pages, each without
 * its mark, and the pages without them. The reference marks are not text either, as in a Word file: they
 * change when a note is added elsewhere.
 */

import type { Rule } from '../page/page-content.ts';
import type { Furniture, PageLayout } from '../page/page-furniture.ts';
import type { PageItem } from '../page/page-items.ts';
import { withoutRanges } from './cut-line.ts';
import { labelOf } from './line-start.ts';
import { type Reference, referencesTo } from './note-references.ts';
import type { TextLine } from './text-line.ts';

/** Lines of one note, even over a page break. */
export type NoteLines = readonly TextLine[];

export interface NotedPages {
  readonly pages: readonly PageLayout[];
  readonly notes: readonly NoteLines[];
}

/** Notes are in the lower part of a page. */
const LOWER_PART = 0.4;

/** In units of the text's size: notes are smaller, and with a raised mark never larger. */
const NOTE_SIZE = 0.95;
const MAX_MARKED_SIZE = 1.05;

const SAME_RULE_PT = 1;
const SAME_SIZE_PT = 0.5;

export function separateNotes(
  pages: readonly PageLayout[],
  furniture: Furniture,
  bodySize: number,
): NotedPages {
  const notes: TextLine[][] = [];
  const found = findNotes(pages, furniture, bodySize);
  const rest = pages.map((page, index) => {
    const { lines = [], references = [] } = found[index] ?? {};
    if (lines.length === 0) return page;
    for (const { line, markLength, begins } of lines) {
      const text = withoutRanges(line, [{ start: 0, end: markLength }]);
      const open = notes.at(-1);
      if (open === undefined || begins) notes.push([text]);
      else open.push(text);
    }
    const inNotes = new Set(lines.map(({ line }) => line));
    return { ...page, items: page.items.map((item) => strip(item, inNotes, references)) };
  });
  return { pages: rest, notes };
}

export interface FoundNoteLine {
  readonly line: TextLine;
  /** Of its mark with the white space after it, which are not text; 0 when there is none. */
  readonly markLength: number;
  /** A note begins with it. */
  readonly begins: boolean;
}

export interface PageNotes {
  readonly lines: readonly FoundNoteLine[];
  readonly references: readonly Reference[];
}

/** The notes at the foot of each page, and the marks in its text that refer to them. */
export function findNotes(
  pages: readonly PageLayout[],
  furniture: Furniture,
  bodySize: number,
): readonly PageNotes[] {
  let previous: NoteArea | null = null;
  return pages.map((page) => {
    const area = findArea(page, furniture, bodySize, previous);
    previous = area;
    if (area === null) return { lines: [], references: [] };
    const inNotes = new Set(area.lines.map(({ line }) => line));
    const isText = (line: TextLine): boolean => !inNotes.has(line) && !furniture.has(line);
    const marks = new Set(area.lines.flatMap(({ start }) => start?.mark ?? []));
    return {
      lines: area.lines.map(({ line, start }) => ({
        line,
        markLength: start?.length ?? 0,
        begins: start !== null || startsUnmarked(area, line),
      })),
      references: referencesTo(marks, page.items.flatMap(linesOf).filter(isText), bodySize),
    };
  });
}

interface NoteStart {
  readonly mark: string;
  /** Length of the mark and the white space after it. */
  readonly length: number;
}

interface NoteLine {
  readonly line: TextLine;
  readonly start: NoteStart | null;
}

interface NoteArea {
  /** Null: told by their type alone. */
  readonly rule: Rule | null;
  readonly lines: readonly NoteLine[];
  readonly hasRaisedMarks: boolean;
  /** The mark of the first note, in the text above. */
  readonly isReferredTo: boolean;
}

/** The lines below a short rule: the first of them is marked, or they continue a note of the previous page. */
function findArea(
  page: PageLayout,
  furniture: Furniture,
  bodySize: number,
  previous: NoteArea | null,
): NoteArea | null {
  const lines = page.items
    .flatMap((item) => (item.kind === 'column' ? item.lines : []))
    .filter((line) => line.direction === 0 && !furniture.has(line))
    .sort((one, other) => one.baseline - other.baseline);
  for (const rule of page.shortRules) {
    if (rule.y0 < page.heightPt * LOWER_PART) continue;
    const below = withoutStray(lines.filter((line) => line.baseline > rule.y0));
    const area = areaBelow(rule, below, textAbove(page, furniture, rule));
    if (area !== null && isOfNotes(area, bodySize, previous)) return area;
  }
  return areaOfSmallType(page, lines, bodySize);
}

function textAbove(page: PageLayout, furniture: Furniture, rule: Rule): readonly TextLine[] {
  return page.items.flatMap(linesOf).filter((line) => line.baseline <= rule.y0 && !furniture.has(line));
}

/**
 * A scan may have lost the rule: small lines at the foot of the page, the first with a raised mark that the text above
 * them refers to.
 */
function areaOfSmallType(page: PageLayout, lines: readonly TextLine[], bodySize: number): NoteArea | null {
  const lastLarge = lines.findLastIndex((line) => line.size > bodySize * NOTE_SIZE);
  const small = withoutStray(lines.slice(lastLarge + 1));
  const [first] = small;
  const start = first === undefined ? null : raisedStart(first);
  if (first?.confidence == null || start === null || first.baseline < page.heightPt * LOWER_PART) return null;
  const above = lines.slice(0, lastLarge + 1);
  const isReferredTo = above.some(({ text, raised }) =>
    raised.some((range) => text.slice(range.start, range.end) === start.mark),
  );
  return isReferredTo ? areaBelow(null, small, above) : null;
}

/** In sizes of the line: on a scan of one page nothing else tells the number of the page below the notes. */
const FAR_BELOW = 3;

function withoutStray(lines: readonly TextLine[]): readonly TextLine[] {
  const gap = lines.findIndex((line, index) => {
    const above = lines[index - 1];
    return (
      above !== undefined &&
      line.confidence !== null &&
      line.baseline - above.baseline > line.size * FAR_BELOW
    );
  });
  return gap < 0 ? lines : lines.slice(0, gap);
}

function areaBelow(
  rule: Rule | null,
  lines: readonly TextLine[],
  above: readonly TextLine[],
): NoteArea | null {
  const [first] = lines;
  if (first === undefined) return null;
  // A page has one way of marking: when marks are raised, a figure on the line is text.
  const hasRaisedMarks = lines.some((line) => raisedStart(line) !== null);
  const startOf = hasRaisedMarks ? raisedStart : levelStart;
  const isMark = (line: TextLine, mark: string): boolean =>
    !isScanned(line) || hasRaisedMarks || !/^\d/u.test(mark) || refersTo(above, mark);
  const found = lines.map((line) => {
    const start = startOf(line);
    return { line, start: start !== null && isMark(line, start.mark) ? start : null };
  });
  const mark = found[0]?.start?.mark;
  const isReferredTo = mark !== undefined && refersTo(above, mark);
  return { rule, hasRaisedMarks, isReferredTo, lines: found };
}

/** Text that was recognised: its rules may be blanks to fill in, and figures on the line are as likely amounts. */
function isScanned({ confidence }: TextLine): boolean {
  return confidence !== null;
}

/** A mark of one sign refers also when it was read as level; at the beginning of a line it is a number of a list. */
function refersTo(lines: readonly TextLine[], mark: string): boolean {
  return lines.some(({ text, raised }) => {
    const isRaised = raised.some(
      ({ start, end }) =>
        text.slice(start, end) === mark && !/[\p{Script=Latin}\d]$/u.test(text.slice(0, start)),
    );
    const at = /^[a-z\d]/u.test(mark) ? -1 : text.indexOf(mark, 1);
    return isRaised || (at > 0 && /^[\p{Script=Han}”）》]$/u.test(text.charAt(at - 1)));
  });
}

function isOfNotes(area: NoteArea, bodySize: number, previous: NoteArea | null): boolean {
  const { rule, lines, hasRaisedMarks } = area;
  const [first] = lines;
  if (first === undefined) return false;
  const areWithin = (share: number): boolean => lines.every(({ line }) => line.size <= bodySize * share);
  const isMarked = isScanned(first.line)
    ? area.isReferredTo
    : first.start !== null || (!hasRaisedMarks && startsByLabel(first.line));
  if (isMarked) return areWithin(hasRaisedMarks ? MAX_MARKED_SIZE : NOTE_SIZE);
  const before = previous?.lines.at(-1)?.line;
  return (
    rule !== null &&
    previous?.rule != null &&
    before !== undefined &&
    Math.abs(previous.rule.x0 - rule.x0) < SAME_RULE_PT &&
    Math.abs(previous.rule.x1 - rule.x1) < SAME_RULE_PT &&
    Math.abs(before.size - first.line.size) < SAME_SIZE_PT
  );
}

function raisedStart({ text, raised: [first] }: TextLine): NoteStart | null {
  if (first?.start !== 0) return null;
  const mark = text.slice(0, first.end);
  if (!/^(?:[\d,，]{1,4}|[①-⑳*†‡]+|[a-z]|[[［〔（(]\d{1,3}[\]］〕）)])$/u.test(mark)) return null;
  return { mark, length: first.end + blanksAt(text, first.end) };
}

function levelStart({ text }: TextLine): NoteStart | null {
  const [mark] = /^(?:\d{1,3}(?=\s)|[①-⑳]|[*†‡]+|[[［〔]\d{1,3}[\]］〕])/u.exec(text) ?? [];
  return mark === undefined ? null : { mark, length: mark.length + blanksAt(text, mark.length) };
}

function blanksAt(text: string, at: number): number {
  return /^\s*/u.exec(text.slice(at))?.[0].length ?? 0;
}

/** 1. or （1）, typed as the beginning of the note: it stays. */
function startsByLabel({ text }: TextLine): boolean {
  return labelOf(text) !== null || /^\d{1,3}(?![\d年月日])/u.test(text);
}

function startsUnmarked({ hasRaisedMarks }: NoteArea, line: TextLine): boolean {
  return !isScanned(line) && !hasRaisedMarks && startsByLabel(line);
}

function linesOf(item: PageItem): readonly TextLine[] {
  return item.kind === 'column' ? item.lines : item.cells.flatMap((cell) => cell.lines);
}

function strip(item: PageItem, notes: ReadonlySet<TextLine>, references: readonly Reference[]): PageItem {
  const rewritten = (lines: readonly TextLine[]): TextLine[] =>
    lines
      .filter((line) => !notes.has(line))
      .map((line) => {
        const own = references.filter((reference) => reference.line === line);
        return own.length === 0 ? line : withoutRanges(line, own);
      })
      .filter((line) => line.text !== '');
  if (item.kind === 'column') return { ...item, lines: rewritten(item.lines) };
  return { ...item, cells: item.cells.map((cell) => ({ ...cell, lines: rewritten(cell.lines) })) };
}
