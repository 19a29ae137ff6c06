/**
 * From a range of a page's text to boxes on the page. A PDF gives text in runs with one length each; inside of a run
 * the place of a character is reckoned from typical widths, which is exact for Chinese and close for the rest.
 */
import type { TextRange } from './find-text.ts';
import type { PageBox } from './page-geometry.ts';

/** Characters `start` to `end` of the page's text, standing on one line. */
export interface TextRun extends TextRange {
  /** Where the first character's baseline starts, in points. */
  readonly x: number;
  readonly y: number;
  /** Along the reading direction, in points. */
  readonly length: number;
  /** Above and below the baseline, in points. */
  readonly ascent: number;
  readonly descent: number;
  /** Direction of reading in radians, clockwise, 0 from left to right. */
  readonly angle: number;
}

export interface PageText {
  readonly text: string;
  /** In the order of the text. */
  readonly runs: readonly TextRun[];
}

export function boxesOfRange(page: number, { text, runs }: PageText, range: TextRange): readonly PageBox[] {
  return runs
    .filter((run) => run.start < range.end && run.end > range.start)
    .map((run) => {
      const start = Math.max(run.start, range.start);
      const end = Math.min(run.end, range.end);
      return { page, ...boxOfPart(run, shareBefore(text, run, start), shareBefore(text, run, end)) };
    })
    .filter((box) => box.width > 0 && box.height > 0);
}

/** The share of the run's length before a character, 0 to 1. */
function shareBefore(text: string, run: TextRun, offset: number): number {
  const whole = typicalWidth(text.slice(run.start, run.end));
  return whole === 0 ? 0 : typicalWidth(text.slice(run.start, offset)) / whole;
}

/** In units of a full-width character. */
function typicalWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

const NARROW = 0.28;
const HALF = 0.5;
const WIDE_LATIN = 0.68;
/** The first character of the CJK blocks; punctuation and letters before it are narrower. */
const FIRST_FULL_WIDTH = '\u2e80';

function widthOf(character: string): number {
  if (character >= FIRST_FULL_WIDTH) return 1;
  if (/[iljtfI .,;:'|!()[\]]/.test(character)) return NARROW;
  return /[A-Zmw%@]/.test(character) ? WIDE_LATIN : HALF;
}

/** The upright box around a part of a run, for any reading direction. */
function boxOfPart(run: TextRun, from: number, to: number): Omit<PageBox, 'page'> {
  const cos = Math.cos(run.angle);
  const sin = Math.sin(run.angle);
  const corners = [from, to].flatMap((share) => {
    const along = share * run.length;
    const x = run.x + along * cos;
    const y = run.y + along * sin;
    return [
      { x: x + run.ascent * sin, y: y - run.ascent * cos },
      { x: x - run.descent * sin, y: y + run.descent * cos },
    ];
  });
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
