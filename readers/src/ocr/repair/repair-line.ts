/**
 * Small repairs of a line that the network cannot make, because it knows neither where a line ends nor how
 * wide a gap is.
 */

import { median } from '../image/image.ts';
import { type Glyph, isHan, middleOf } from './glyph.ts';

/** Nothing follows a mark at the end of a line, so its width cannot be seen and the network guesses. */
const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
};

/**
 * With a full-width mark between them two Chinese characters are two pitches apart, with a half-width one
 * about one and a half.
 */
const FULL_WIDTH_PITCHES = 1.75;
const WIDE_MARKS: Readonly<Record<string, string>> = { ...FULL_WIDTH, '(': '（', ')': '）' };

/** Between Chinese characters the distance shows the width of a mark; the network confuses them in small type. */
export function widenByDistance(glyphs: readonly Glyph[]): readonly Glyph[] {
  const pitches = hanPitches(glyphs);
  if (pitches.length === 0) return glyphs;
  const usual = median(pitches, 0);
  return glyphs.map((glyph, index) => {
    const wide = WIDE_MARKS[glyph.character];
    const [before, after] = [glyphs[index - 1], glyphs[index + 1]];
    if (wide === undefined || before === undefined || after === undefined) return glyph;
    if (!isHan(before.character) || !isHan(after.character)) return glyph;
    return middleOf(after) - middleOf(before) > FULL_WIDTH_PITCHES * usual
      ? { ...glyph, character: wide }
      : glyph;
  });
}

export function widenLastMark(glyphs: readonly Glyph[]): readonly Glyph[] {
  const last = glyphs.at(-1);
  const wide = last === undefined ? undefined : FULL_WIDTH[last.character];
  if (last === undefined || wide === undefined || !isChinese(glyphs)) return glyphs;
  // A line that uses the narrow mark after a Chinese character elsewhere uses it here too.
  const usesNarrow = glyphs.some(
    (glyph, index) =>
      index < glyphs.length - 1 && glyph.character === last.character && isHan(glyphs[index - 1]?.character),
  );
  return usesNarrow ? glyphs : [...glyphs.slice(0, -1), { ...last, character: wide }];
}

/** The comma that groups digits is narrow: poor scans are read as 1，286，000. */
export function narrowGrouping(glyphs: readonly Glyph[]): readonly Glyph[] {
  const text = glyphs.map((glyph) => glyph.character).join('');
  return glyphs.map((glyph, index) => {
    if (glyph.character !== '，' || !/\d$/.test(text.slice(0, index))) return glyph;
    return /^\d{3}(?!\d)/.test(text.slice(index + 1)) ? { ...glyph, character: ',' } : glyph;
  });
}

/**
 * Both brackets of a pair have one width; in Chinese text full width when either was read so or they enclose
 * Chinese.
 */
export function matchBrackets(glyphs: readonly Glyph[]): readonly Glyph[] {
  const repaired = [...glyphs];
  const open: number[] = [];
  glyphs.forEach((glyph, index) => {
    if (glyph.character === '(' || glyph.character === '（') open.push(index);
    if (glyph.character !== ')' && glyph.character !== '）') return;
    const start = open.pop();
    const opening = start === undefined ? undefined : glyphs[start];
    if (start === undefined || opening === undefined || opening.character + glyph.character === '()') return;
    repaired[start] = { ...opening, character: '（' };
    repaired[index] = { ...glyph, character: '）' };
  });
  return repaired;
}

/**
 * A pitch larger than the usual pitch of the line by this share contains a space; justified lines widen all
 * pitches equally.
 */
const SPACE_EXCESS = 0.17;
/** The minimum white space between the two, in pitches. */
const SPACE_GAP = 0.25;
/** The minimum number of pitches in a line to know the usual one. */
const LEAST_PITCHES = 3;

/** The network drops the space in 第一条 总则; between two Chinese characters the distance shows it. */
export function restoreSpaces(glyphs: readonly Glyph[]): readonly Glyph[] {
  const pitches = hanPitches(glyphs);
  if (pitches.length < LEAST_PITCHES) return glyphs;
  const usual = median(pitches, 0);
  const repaired: Glyph[] = [];
  const spaced = spacedIndices(glyphs, usual);
  glyphs.forEach((glyph, index) => {
    const before = repaired.at(-1);
    if (before === undefined || !spaced.has(index)) {
      repaired.push(glyph);
      return;
    }
    const width = middleOf(glyph) - middleOf(before) - usual;
    const border = glyph.from;
    const from = Math.max(before.from, border - width / 2);
    const to = Math.min(glyph.to, border + width / 2);
    repaired[repaired.length - 1] = { ...before, to: from };
    repaired.push({
      character: ' ',
      confidence: Math.min(before.confidence, glyph.confidence),
      from,
      to,
      ink: { from, to },
    });
    repaired.push({ ...glyph, from: to });
  });
  return repaired;
}

/** Indices of characters with a space before them. */
function spacedIndices(glyphs: readonly Glyph[], usual: number): Set<number> {
  const excess = new Map<number, number>();
  const gaps = new Map<number, number>();
  forEachHanPair(glyphs, (index, pitch, gap) => {
    excess.set(index, pitch - usual);
    gaps.set(index, gap);
  });
  const spaced = new Set<number>();
  for (const [index, own] of excess) {
    // A character off the centre of its place makes one pitch wide and the next one narrow.
    const paidBack = Math.min(0, excess.get(index - 1) ?? 0) + Math.min(0, excess.get(index + 1) ?? 0);
    const isWide = own + paidBack > usual * SPACE_EXCESS;
    if (isWide && (gaps.get(index) ?? 0) > usual * SPACE_GAP) spaced.add(index);
  }
  return spaced;
}

/** In pitches: the white left half of a full-width bracket, which the network may take for a space. */
const BRACKET_WHITE = 0.95;

export function dropBracketSpaces(glyphs: readonly Glyph[]): readonly Glyph[] {
  const usual = median(hanPitches(glyphs), 0);
  return glyphs.filter((glyph, index) => {
    const [before, after] = [glyphs[index - 1], glyphs[index + 1]];
    if (glyph.character !== ' ' || before === undefined || after?.character !== '（') return true;
    return !isHan(before.character) || after.ink.from - before.ink.to >= BRACKET_WHITE * usual;
  });
}

/** Spaces before the first and after the last character are margin. */
export function trimSpaces(glyphs: readonly Glyph[]): readonly Glyph[] {
  const first = glyphs.findIndex(({ character }) => character !== ' ');
  const last = glyphs.findLastIndex(({ character }) => character !== ' ');
  return first < 0 ? [] : glyphs.slice(first, last + 1);
}

function hanPitches(glyphs: readonly Glyph[]): number[] {
  const pitches: number[] = [];
  forEachHanPair(glyphs, (_, pitch) => pitches.push(pitch));
  return pitches;
}

function forEachHanPair(
  glyphs: readonly Glyph[],
  visit: (index: number, pitch: number, gap: number) => void,
): void {
  for (let index = 1; index < glyphs.length; index++) {
    const before = glyphs[index - 1];
    const glyph = glyphs[index];
    if (before === undefined || glyph === undefined) continue;
    if (isHan(before.character) && isHan(glyph.character))
      visit(index, middleOf(glyph) - middleOf(before), glyph.ink.from - before.ink.to);
  }
}

function isChinese(glyphs: readonly Glyph[]): boolean {
  return glyphs.filter((glyph) => isHan(glyph.character)).length * 2 >= glyphs.length;
}
