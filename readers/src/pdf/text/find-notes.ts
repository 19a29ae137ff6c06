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
  let previous: NoteArea | null = null;
  const rest = pages.map((page) => {
    const area = findArea(page, furniture, bodySize, previous);
    previous = area;
    if (area === null) return page;
    const marks = new Set<string>();
    for (const { line, start } of area.lines) {
      const text = start === null ? line : withoutRanges(line, [{ start: 0, end: start.length }]);
      const open = notes.at(-1);
      if (open === undefined || start !== null || startsUnmarked(area, line)) notes.push([text]);
      else open.push(text);
      if (start !== null) marks.add(start.mark);
    }
    const inNotes = new Set(area.lines.map(({ line }) => line));
    const isText = (line: TextLine): boolean => !inNotes.has(line) && !furniture.has(line);
    const references = referencesTo(marks, page.items.flatMap(linesOf).filter(isText), bodySize);
    return { ...page, items: page.items.map((item) => strip(item, inNotes, references)) };
  });
  return { pages: rest, notes };
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
  readonly rule: Rule;
  readonly lines: readonly NoteLine[];
  readonly hasRaisedMarks: boolean;
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
    const area = areaBelow(
      rule,
      lines.filter((line) => line.baseline > rule.y0),
    );
    if (area !== null && isOfNotes(area, bodySize, previous)) return area;
  }
  return null;
}

function areaBelow(rule: Rule, lines: readonly TextLine[]): NoteArea | null {
  const [first] = lines;
  if (first === undefined) return null;
  // A page has one way of marking: when marks are raised, a figure on the line is text.
  const hasRaisedMarks = lines.some((line) => raisedStart(line) !== null);
  const startOf = hasRaisedMarks ? raisedStart : levelStart;
  return { rule, hasRaisedMarks, lines: lines.map((line) => ({ line, start: startOf(line) })) };
}

function isOfNotes({ rule, lines, hasRaisedMarks }: NoteArea, bodySize: number, previous: NoteArea | null) {
  const [first] = lines;
  if (first === undefined) return false;
  const areWithin = (share: number): boolean => lines.every(({ line }) => line.size <= bodySize * share);
  const isMarked = first.start !== null || (!hasRaisedMarks && startsByLabel(first.line));
  if (isMarked) return areWithin(hasRaisedMarks ? MAX_MARKED_SIZE : NOTE_SIZE);
  const before = previous?.lines.at(-1)?.line;
  return (
    previous !== null &&
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
  return !hasRaisedMarks && startsByLabel(line);
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
