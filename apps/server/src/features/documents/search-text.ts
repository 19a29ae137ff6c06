/**
 * How a document is searched. In: a document as it was read. Out: its pages, or pieces of about a page where it has none, each with its folded
 * text and grams. Promise: a phrase of up to SEARCH_MAX_CHARACTERS stands in the document exactly when one part's folded text has it beginning
 * before `ownLength`, and every part that has it carries all grams of the phrase.
 */
import { SEARCH_MAX_CHARACTERS } from '@wenjian/api';
import {
  type Document,
  foldPunctuation,
  foldWidth,
  type NormalisationStep,
  type Normalised,
  normalise,
  normalisedSpan,
  normalisedText,
  removeInvisible,
} from '@wenjian/document';

export interface SearchPart {
  /** Counted from 1; null where the document has no pages. */
  readonly page: number | null;
  readonly text: string;
  readonly folded: string;
  readonly ownLength: number;
}

/** With the grams of its page. */
export interface IndexedPart extends SearchPart {
  readonly grams: number[];
}

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export function searchParts(document: Document): readonly SearchPart[] {
  const pieces = piecesOf(document);
  const beginnings = beginningsAfter(pieces);
  return pieces.map(({ page, text }, at) => {
    // A phrase across a page break belongs to the page it begins on.
    const whole = text + (beginnings[at] ?? '');
    return { page, text: whole, folded: fold(whole), ownLength: fold(text).length };
  });
}

/**
 * Makes texts equal that are the same for a search: width, case, spaces and line breaks, punctuation styles.
 */
export function fold(text: string): string {
  return normalisedText(text, STEPS);
}

/** Where the part's own page ends: `ownLength` in the original text. */
export function endOfOwn(text: string, ownLength: number): number {
  const normalised = normalise(text, STEPS);
  return ownLength < normalised.text.length ? originalRange(normalised, 0, ownLength).end : text.length;
}

/** A name with its search form. */
export function searchedName(name: string) {
  return { name, foldedName: fold(name), foldVersion: FOLD_VERSION };
}

/** The grams of a page, including the mark of its space. */
export function gramsOfPage(folded: string, teamId: string): number[] {
  const grams = new Set<number>([spaceMark(teamId)]);
  for (let at = 0; at < folded.length; at++) {
    grams.add(folded.charCodeAt(at));
    if (at > 0) grams.add(pair(folded, at));
    if (at >= 3) addFour(grams, folded, at);
  }
  return [...grams];
}

/** The grams a page must have to contain the phrase. */
export function gramsOfPhrase(folded: string, teamId: string): number[] {
  const grams = new Set<number>([spaceMark(teamId)]);
  if (folded.length === 1) grams.add(folded.charCodeAt(0));
  for (let at = 1; at < folded.length; at++) {
    grams.add(pair(folded, at));
    if (at >= 3) addFour(grams, folded, at);
  }
  return [...grams];
}

/** The grams a page may have to contain a word of two characters or more, in any space. */
export function gramsOfTerm(folded: string): readonly number[] {
  return Array.from({ length: Math.max(0, folded.length - 1) }, (_, at) => pair(folded, at + 1));
}

/** The places of the folded phrase in the original text; not overlapping. */
export function findPhrase(text: string, phrase: string): readonly TextRange[] {
  const normalised = normalise(text, STEPS);
  const ranges: TextRange[] = [];
  if (phrase === '') return ranges;
  for (let at = normalised.text.indexOf(phrase); at >= 0; ) {
    ranges.push(originalRange(normalised, at, at + phrase.length));
    at = normalised.text.indexOf(phrase, at + phrase.length);
  }
  return ranges;
}

function originalRange(normalised: Normalised, start: number, end: number): TextRange {
  const span = normalised.toOriginal(normalisedSpan(start, end));
  return { start: span.start, end: span.end };
}

/** Spaces and line breaks are ignored: a PDF breaks lines inside sentences. */
const dropWhitespace: NormalisationStep = { name: 'dropWhitespace', pattern: /\s+/g, replace: () => '' };
const shrinkWhitespace: NormalisationStep = {
  ...dropWhitespace,
  name: 'shrinkWhitespace',
  replace: ([first = '']) => first,
};
const foldCase: NormalisationStep = {
  name: 'foldCase',
  pattern: /[A-Z\u00c0-\u00de\u0391-\u03a9\u0410-\u042f]/g,
  replace: (match) => match.toLowerCase(),
};

/** Increased with every change of the rules: names stored before are then normalised again. */
export const FOLD_VERSION = 1;

const STEPS: readonly NormalisationStep[] = [
  removeInvisible,
  foldWidth,
  dropWhitespace,
  foldPunctuation,
  foldCase,
];

/**
 * Folded characters of the next page that are stored with a page: enough for a phrase that begins at its end.
 */
const OVERLAP = SEARCH_MAX_CHARACTERS;

/** For each piece: as much of the following ones as folds to the overlap. What folding drops is left out, so none is long. */
function beginningsAfter(pieces: readonly Piece[]): readonly string[] {
  const beginnings: string[] = [];
  let following = '';
  for (const { text } of [...pieces].reverse()) {
    beginnings.push(following);
    following = beginningOf(normalisedText(text, [removeInvisible, shrinkWhitespace]) + following);
  }
  return beginnings.reverse();
}

function beginningOf(text: string): string {
  const normalised = normalise(text, STEPS);
  return normalised.text.length <= OVERLAP ? text : text.slice(0, originalRange(normalised, 0, OVERLAP).end);
}

/** A page of a contract has about 1,000 characters; a sheet that is one page may have a million. */
const PIECE_CHARACTERS = 4000;

interface Piece {
  readonly page: number | null;
  readonly text: string;
}

function piecesOf(document: Document): readonly Piece[] {
  const pages = document.pages === null ? [] : textsOfPages(document);
  const whole = pages.length === 0 ? [{ page: null, text: document.text }] : pages;
  return whole.filter(({ text }) => text.trim() !== '').flatMap(cut);
}

/**
 * The place of each character; a character without a place (line ends, hidden text) gets the place of the one
 * before.
 */
function textsOfPages({ text, layout = [], blocks }: Document): readonly Piece[] {
  const marks =
    layout.length > 0
      ? layout.map(({ start, page }) => ({ start: Number(start), page: page + 1 }))
      : blocks.flatMap(({ start, page }) => (page === undefined ? [] : [{ start: Number(start), page }]));
  const texts = new Map<number, string[]>();
  for (const [at, { start, page }] of marks.entries()) {
    const from = at === 0 ? 0 : start;
    const words = text.slice(from, marks[at + 1]?.start ?? text.length);
    const known = texts.get(page);
    if (known) known.push(words);
    else texts.set(page, [words]);
  }
  return [...texts].sort(([a], [b]) => a - b).map(([page, parts]) => ({ page, text: parts.join('') }));
}

function cut({ page, text }: Piece): readonly Piece[] {
  const count = Math.max(1, Math.ceil(text.length / PIECE_CHARACTERS));
  return Array.from({ length: count }, (_, at) => ({
    page,
    text: text.slice(at * PIECE_CHARACTERS, (at + 1) * PIECE_CHARACTERS),
  }));
}

/** Two UTF-16 units in one 32-bit number: every pair is unique. */
function pair(text: string, at: number): number {
  return (text.charCodeAt(at - 1) << 16) | text.charCodeAt(at);
}

const LAST_ASCII = 0x7f;
const ASCII_BITS = 7;

/**
 * Letters and digits form so few pairs that every number would match every other: four in a row are a gram as
 * well. It may collide with a pair; that only adds candidates.
 */
function addFour(grams: Set<number>, text: string, last: number): void {
  let gram = 1;
  for (let at = last - 3; at <= last; at++) {
    const unit = text.charCodeAt(at);
    if (unit > LAST_ASCII) return;
    gram = (gram << ASCII_BITS) | unit;
  }
  grams.add(gram | 0);
}

/**
 * Limits the index to one space. It may collide with a gram or another space's mark: that only adds
 * candidates, and every query also checks the space itself.
 */
function spaceMark(teamId: string): number {
  return Number.parseInt(teamId.slice(0, 8), 16) | 0;
}
