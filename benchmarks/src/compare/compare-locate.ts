/**
 * Finds the passages of a generated contract in the document read from its file. White space does not count.
 * Passages are searched in order, exactly first; after misreadings or page breaks, by the cheapest alignment
 * nearby.
 */
import type { BlockType, Document } from '@wenjian/document';
import type { Passage, PassageZone } from '../contracts/contract-model.ts';
import type { Place } from '../contracts/contract-truth.ts';

/** Offsets into the document's text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface LocatedPassages {
  /**
   * All occurrences of the place: a header is on every page, a paragraph may be split by a page break. Empty
   * when the reader lost it.
   */
  spansOf(place: Place): readonly TextSpan[];
  readonly lost: readonly string[];
}

/**
 * How far ahead the next passage is searched: right after the last one, after a note or page furniture, after
 * a lost table.
 */
const AT_ONCE = 40;
const NEAR = 400;
const REACH = 3000;
/** A shorter text occurs in many places; only a near one counts. */
const SHORT = 12;
const LOOK_BACK = 200;
/** The share of a passage's characters that may be misread before it counts as lost. */
const MOST_ERRORS = 0.35;

export function locatePassages(passages: readonly Passage[], document: Document): LocatedPassages {
  const streams = new Map<PassageZone | 'all', Stream>();
  for (const zone of ['body', 'header', 'footer', 'notes', 'all'] as const)
    streams.set(zone, streamOf(document, zone));
  const found = new Map<string, { readonly text: string; readonly occurrences: readonly Occurrence[] }>();
  const lost: string[] = [];
  let cursor = 0;
  for (const passage of passages) {
    const text = strip(passage.number + passage.body);
    const stream = streams.get(passage.zone);
    const all = streams.get('all');
    if (stream === undefined || all === undefined) continue;
    let occurrences: readonly Occurrence[];
    if (passage.zone === 'body') {
      const occurrence = nextOccurrence(stream, text, cursor);
      if (occurrence !== null) cursor = occurrence.end;
      occurrences = occurrence === null ? [] : [occurrence];
    } else {
      occurrences = everyOccurrence(stream, text);
      if (occurrences.length === 0) occurrences = everyOccurrence(all, text);
    }
    if (occurrences.length === 0) lost.push(passage.key);
    found.set(passage.key, { text: passage.number + passage.body, occurrences });
  }
  const spansOf = (place: Place): readonly TextSpan[] => {
    const passage = found.get(place.key);
    return (passage?.occurrences ?? []).flatMap(({ offsets }) =>
      spansIn(offsets, passage?.text ?? '', place, document.text),
    );
  };
  return { spansOf, lost };
}

/** A document's text of one zone without white space, with the mapping back. */
interface Stream {
  readonly text: string;
  readonly offsets: Int32Array;
}

interface Occurrence {
  /** Offset in the stream. */
  readonly end: number;
  /** Offsets into the document, for every character of the stripped passage. */
  readonly offsets: Int32Array;
}

const zoneOfType: Partial<Record<BlockType, PassageZone>> = {
  header: 'header',
  watermark: 'header',
  footer: 'footer',
  footnote: 'notes',
  endnote: 'notes',
};

function streamOf(document: Document, zone: PassageZone | 'all'): Stream {
  const offsets: number[] = [];
  let text = '';
  for (const block of document.blocks) {
    if (zone !== 'all' && (zoneOfType[block.type] ?? 'body') !== zone) continue;
    for (let offset: number = block.start; offset < block.end; offset++) {
      const character = document.text[offset] ?? '';
      if (isSpace(character)) continue;
      text += character;
      offsets.push(offset);
    }
  }
  return { text, offsets: Int32Array.from(offsets) };
}

function isSpace(character: string): boolean {
  return /\s/.test(character);
}

function strip(text: string): string {
  return text.replace(/\s/g, '');
}

/** The same words may occur again later, so a near misread match is preferred to a far exact one. */
function nextOccurrence(stream: Stream, text: string, cursor: number): Occurrence | null {
  const exact = stream.text.indexOf(text, cursor);
  if (exact >= 0 && exact <= cursor + AT_ONCE) return exactly(stream, text, exact);
  const from = Math.max(0, cursor - LOOK_BACK);
  const to = (reach: number): number => Math.min(stream.text.length, cursor + text.length + reach);
  const near = nearly(stream, text, from, to(NEAR));
  if (near !== null || text.length < SHORT) return near;
  if (exact >= 0 && exact <= cursor + REACH) return exactly(stream, text, exact);
  return nearly(stream, text, from, to(REACH));
}

function everyOccurrence(stream: Stream, text: string): readonly Occurrence[] {
  const occurrences: Occurrence[] = [];
  for (let at = stream.text.indexOf(text); at >= 0; at = stream.text.indexOf(text, at + text.length))
    occurrences.push(exactly(stream, text, at));
  if (occurrences.length > 0 || stream.text.length > MOST_SEARCHED) return occurrences;
  const near = nearly(stream, text, 0, stream.text.length);
  return near === null ? [] : [near];
}

/** A longer stream is only searched exactly. */
const MOST_SEARCHED = 40_000;

function exactly(stream: Stream, text: string, at: number): Occurrence {
  return { end: at + text.length, offsets: stream.offsets.slice(at, at + text.length) };
}

/**
 * The range of the stream with the fewest errors against the whole text; each of its characters is placed by
 * the alignment.
 */
function nearly(stream: Stream, text: string, from: number, to: number): Occurrence | null {
  const width = to - from;
  if (width <= 0 || text === '') return null;
  const { costs, steps } = alignmentTable(text, stream.text, from, width);
  let end = 0;
  for (let column = 1; column <= width; column++) if ((costs[column] ?? 0) < (costs[end] ?? 0)) end = column;
  if ((costs[end] ?? 0) > text.length * MOST_ERRORS) return null;
  const offsets = new Int32Array(text.length);
  let row = text.length;
  let column = end;
  while (row > 0) {
    const step = steps[row * (width + 1) + column];
    if (step !== SKIP) offsets[--row] = stream.offsets[from + Math.max(0, column - 1)] ?? 0;
    if (step !== MISSING) column--;
  }
  return { end: from + end, offsets };
}

const MATCH = 0;
/** The stream has a character too many. */
const SKIP = 1;
/** The stream lacks a character. */
const MISSING = 2;

/** The text may begin and end anywhere in the range. `costs` is the last row. */
function alignmentTable(text: string, stream: string, from: number, width: number) {
  const steps = new Uint8Array((text.length + 1) * (width + 1));
  let above = new Int32Array(width + 1);
  for (let row = 1; row <= text.length; row++) {
    const costs = new Int32Array(width + 1);
    costs[0] = row;
    steps[row * (width + 1)] = MISSING;
    for (let column = 1; column <= width; column++) {
      const match =
        (above[column - 1] ?? 0) +
        (text.charCodeAt(row - 1) === stream.charCodeAt(from + column - 1) ? 0 : 1);
      const skip = (costs[column - 1] ?? 0) + 1;
      const missing = (above[column] ?? 0) + 1;
      const best = Math.min(match, skip, missing);
      costs[column] = best;
      steps[row * (width + 1) + column] = best === match ? MATCH : best === skip ? SKIP : MISSING;
    }
    above = costs;
  }
  return { costs: above, steps };
}

/** Text between two characters of the place that is not white space does not belong to it: page furniture, a note. */
function spansIn(offsets: Int32Array, text: string, place: Place, documentText: string): readonly TextSpan[] {
  const first = strip(text.slice(0, place.start)).length;
  const last = strip(text.slice(0, place.end)).length - 1;
  if (last < first) return [gapBefore(offsets, first, documentText)];
  const spans: TextSpan[] = [];
  let start = offsets[first] ?? 0;
  for (let index = first; index <= last; index++) {
    const end = (offsets[index] ?? 0) + 1;
    const next = offsets[index + 1] ?? end;
    if (index < last && strip(documentText.slice(end, next)) === '') continue;
    spans.push({ start, end });
    start = next;
  }
  return spans;
}

/** For an empty place: the white space there, or a point between two characters. */
function gapBefore(offsets: Int32Array, index: number, documentText: string): TextSpan {
  const start = index === 0 ? (offsets[0] ?? 0) : (offsets[index - 1] ?? 0) + 1;
  const end = offsets[index] ?? start;
  return end > start && strip(documentText.slice(start, end)) === '' ? { start, end } : { start, end: start };
}
