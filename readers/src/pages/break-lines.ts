/**
 * In: a text, its size and the width there is. Out: its lines, as ranges of the text with the left edge of every code unit.
 * Lines break anywhere between Chinese characters, words of other scripts stay whole if they fit, and no line starts
 * with a closing mark. Time grows with the length.
 */
import { widthOf } from './character-width.ts';

export interface TextLine {
  readonly start: number;
  readonly end: number;
  /** From 0: one more than there are code units. */
  readonly edges: readonly number[];
}

const NEVER_FIRST = new Set('，。、；：？！）】》」』”’％…,.;:?!)]}%');
const isWordUnit = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0xc0 && code < 0x2000);
const isSpace = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x3000 || code === 0xa0;

export function breakLines(text: string, size: number, width: number): readonly TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (;;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    addLines(lines, text, start, end, size, width);
    if (found < 0) return lines;
    start = found + 1;
  }
}

function addLines(
  lines: TextLine[],
  text: string,
  from: number,
  to: number,
  size: number,
  width: number,
): void {
  let start = from;
  let edges = [0];
  let x = 0;
  for (let at = from; at < to; ) {
    const code = text.codePointAt(at) ?? 0;
    const units = code > 0xffff ? 2 : 1;
    const advance = widthOf(code) * size;
    // White space at the end of a line may stand beyond its edge, where nobody sees it.
    while (x + advance > width && at > start && !isSpace(code)) {
      const next = breakBefore(text, start, at);
      lines.push({ start, end: next, edges: edges.slice(0, next - start + 1) });
      edges = edges.slice(next - start).map((edge) => edge - (edges[next - start] ?? 0));
      x = edges.at(-1) ?? 0;
      start = next;
    }
    x += advance;
    for (let unit = 0; unit < units; unit++) edges.push(x);
    at += units;
  }
  if (to > start) lines.push({ start, end: to, edges });
}

/** How far a line may be cut short to end well. */
const MOST_CARRIED = 24;

/** The last good place to begin the next line, at or before `at`; `at` itself if there is none near. */
function breakBefore(text: string, start: number, at: number): number {
  for (let place = at; place > start && place > at - MOST_CARRIED; place--) {
    const [before, after] = [text.charCodeAt(place - 1), text.charCodeAt(place)];
    if (isWordUnit(before) && isWordUnit(after)) continue;
    if (isLowSurrogate(after) || NEVER_FIRST.has(text[place] ?? '')) continue;
    return place;
  }
  return isLowSurrogate(text.charCodeAt(at)) ? at - 1 : at;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
