/** A line of text in a reading frame; paragraphs consist of these. */
import { type Draft, type LineDraft, largestOf, smallestOf, type TextMark } from '@wenjian/document';
import type { CharacterLook, LookStretch } from '../../plain-style.ts';
import { most } from '../page/extent.ts';
import type { Direction, Mark, PageSize } from '../page/marks.ts';
import { isBlank, type Segment } from './segments.ts';
import { addMark, addStretch } from './stretches.ts';

export interface TextLine {
  readonly pageIndex: number;
  readonly direction: Direction;
  readonly text: string;
  /** One for each code unit and one more, ascending. */
  readonly edges: readonly number[];
  readonly confidence: readonly number[] | null;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly lightness: number;
  /** Left edges of the separate pieces on the line: after a number, after a tab. */
  readonly pieceStarts: readonly number[];
  /** In code units of the text, like the next. */
  readonly looks: readonly LookStretch[];
  readonly doubts: readonly Draft<TextMark>[];
  /** Ranges of small raised characters: exponents and note marks. */
  readonly raised: readonly TextRange[];
}

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** In units of the line's size: raised characters are smaller and higher than this. */
const RAISED_SIZE = 0.8;
const RAISED_SHIFT = 0.15;

/** In units of the type size: a narrower gap between Latin letters is kerning or tracking, a wider one a space. */
const LATIN_SPACE = 0.15;

/** The visible part of a character's size above its baseline, and in total: the em box of Chinese fonts. */
const ASCENT = 0.88;
const LINE_HEIGHT = 1.08;

/** All from one line, left to right. */
export function composeLine(
  segments: readonly Segment[],
  pageIndex: number,
  direction: Direction,
): TextLine | null {
  const ordered = [...segments].sort((one, other) => one.left - other.left);
  const [first] = ordered;
  if (first === undefined) return null;
  const isSpread = isSpreadWord(ordered);
  const lead = ordered.reduce((one, other) => (other.marks.length > one.marks.length ? other : one), first);
  const builder = new LineBuilder(lead);
  const pieceStarts: number[] = [];
  for (const segment of ordered) {
    if (builder.isStarted && !isSpread) builder.addSpace(segment.left);
    pieceStarts.push(segment.left);
    builder.addSegment(segment);
  }
  const { text, edges, confidence, isBold, lightness, looks, doubts, raised } = builder;
  if (text === '') return null;
  return {
    pageIndex,
    direction,
    text,
    edges,
    confidence: builder.hasConfidence ? confidence : null,
    left: first.left,
    right: most(ordered, (segment) => segment.right),
    baseline: lead.baseline,
    size: lead.size,
    isBold,
    lightness,
    pieceStarts,
    looks,
    doubts,
    raised,
  };
}

/** The line's position on the displayed page, its `length` code units starting at `start` of the block's text. */
export function toLineDraft(line: TextLine, page: PageSize, start: number, length: number): LineDraft {
  const near = line.baseline - line.size * ASCENT;
  const height = round(line.size * LINE_HEIGHT);
  const edges = line.edges.slice(0, length + 1).map(round);
  const rest = line.confidence === null ? {} : { confidence: line.confidence.slice(0, length).map(round) };
  const span = { start, end: start + length, page: line.pageIndex, ...rest };
  switch (line.direction) {
    case 0:
      return { ...span, top: round(near), height, edges };
    case 1:
      return {
        ...span,
        top: round(page.widthPt - near - line.size * LINE_HEIGHT),
        height,
        edges,
        vertical: true,
      };
    case 2: {
      // Upside down the edges would decrease, so the line is given as a whole, each character with its full
      // width.
      const left = round(page.widthPt - line.right);
      const right = round(page.widthPt - line.left);
      const whole = edges.map((_, unit) => (unit === 0 ? left : right));
      return { ...span, top: round(page.heightPt - near - line.size * LINE_HEIGHT), height, edges: whole };
    }
    case 3:
      return {
        ...span,
        top: round(near),
        height,
        edges: edges.map((edge) => round(page.heightPt - edge)),
        vertical: true,
      };
  }
}

/** The type size of a line by its height on the page. */
export function sizeOfHeight(height: number): number {
  return height / LINE_HEIGHT;
}

export function lineTop(line: TextLine): number {
  return line.baseline - line.size * ASCENT;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

class LineBuilder {
  text = '';
  readonly edges: number[] = [];
  readonly confidence: number[] = [];
  hasConfidence = false;
  readonly looks: LookStretch[] = [];
  readonly doubts: Draft<TextMark>[] = [];
  readonly raised: TextRange[] = [];
  readonly #lead: Segment;
  #look: CharacterLook | null = null;
  #boldCount = 0;
  #inkCount = 0;
  #lightness = 0;
  #end = 0;

  /** `lead`: the segment that determines the size and height of the line. */
  constructor(lead: Segment) {
    this.#lead = lead;
  }

  get isStarted(): boolean {
    return this.text !== '';
  }

  get isBold(): boolean {
    return this.#boldCount > this.#inkCount * 0.9;
  }

  get lightness(): number {
    return this.#lightness / Math.max(1, this.#inkCount);
  }

  addSpace(until: number): void {
    this.#addUnits(' ', this.#end, Math.max(this.#end, until), 1);
  }

  addSegment(segment: Segment): void {
    const tracking = latinTracking(segment);
    let previous = '';
    for (const mark of segment.marks) {
      const blank = isBlank(mark);
      const gap = mark.left - this.#end;
      if (
        !blank &&
        isLatin(previous) &&
        isLatin(mark.text) &&
        gap > Math.max(LATIN_SPACE, tracking + 0.12) * mark.size
      ) {
        this.addSpace(mark.left);
      }
      if (!blank) this.#look = mark.look;
      this.#doubt(mark);
      if (!blank) this.#raise(mark);
      this.#addUnits(blank ? ' ' : mark.text, mark.left, mark.right, mark.confidence ?? 1);
      if (mark.confidence !== undefined) this.hasConfidence = true;
      previous = mark.text;
      if (blank) continue;
      this.#inkCount++;
      this.#lightness += mark.lightness;
      if (mark.isBold) this.#boldCount++;
    }
  }

  #doubt(mark: Mark): void {
    const start = this.text.length;
    for (const kind of mark.doubts ?? [])
      addMark(this.doubts, { kind, start, end: start + mark.text.length });
  }

  #raise({ size, baseline, text }: Mark): void {
    const { size: usual, baseline: line } = this.#lead;
    if (size >= usual * RAISED_SIZE || line - baseline <= usual * RAISED_SHIFT) return;
    const start = this.text.length;
    const last = this.raised.at(-1);
    if (last?.end === start) this.raised[this.raised.length - 1] = { ...last, end: start + text.length };
    else this.raised.push({ start, end: start + text.length });
  }

  /** A space has the format of the character before it. */
  #addUnits(text: string, left: number, right: number, confidence: number): void {
    const from = Math.max(left, this.edges.at(-2) ?? left);
    if (this.edges.length === 0) this.edges.push(from);
    else this.edges[this.edges.length - 1] = Math.max(from, this.edges.at(-2) ?? from);
    const end = Math.max(right, from);
    // The units of one character share its position: all but the first have no width.
    for (let unit = 0; unit < text.length; unit++) {
      this.edges.push(end);
      this.confidence.push(confidence);
    }
    if (this.#look !== null)
      addStretch(this.looks, this.text.length, this.text.length + text.length, this.#look);
    this.text += text;
    this.#end = end;
  }
}

/** 合　同　书: one word with evenly spaced characters. */
function isSpreadWord(segments: readonly Segment[]): boolean {
  if (segments.length < 3 || !segments.every((segment) => segment.marks.length === 1)) return false;
  const gaps = segments
    .slice(1)
    .map((segment, index) => segment.left - (segments[index]?.right ?? segment.left));
  return largestOf(gaps) - smallestOf(gaps) < (segments[0]?.size ?? 1) * 0.3;
}

/** Typical extra distance between Latin letters, in units of the size: the letter spacing of a heading. */
function latinTracking(segment: Segment): number {
  const gaps: number[] = [];
  for (let index = 1; index < segment.marks.length; index++) {
    const [before, mark] = [segment.marks[index - 1], segment.marks[index]];
    if (before === undefined || mark === undefined || !isLatin(before.text) || !isLatin(mark.text)) continue;
    gaps.push((mark.left - before.right) / mark.size);
  }
  if (gaps.length < 4) return 0;
  gaps.sort((one, other) => one - other);
  return Math.max(0, gaps[gaps.length >>> 1] ?? 0);
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}!-/:-@[-`{-~]$/u.test(text);
}
