/**
 * In: a straightened line and the places of its characters. Out: which of them are small and raised, as the marks of
 * notes and exponents are. Measured by the ink, because the reader of lines gives them like any other digit.
 */
import type { GreyImage } from './image.ts';

export interface PlacedCharacter {
  readonly character: string;
  /** Pixels from the left end of the line. */
  readonly from: number;
  readonly to: number;
}

/** What marks of notes and exponents are made of. */
export const MARK = /^[\d①-⑳*†‡[\]［］〔〕]$/u;
const FULL_SIZE = /^[\p{Script=Han}\p{Script=Latin}]$/u;
/** With fewer characters of full size the height of the line is not known. */
const LEAST_FULL = 2;
/** In heights of the full-size characters. */
const MOST_HEIGHT = 0.68;
const LEAST_HEIGHT = 0.2;
const LOWEST_TOP = 0.32;
const LOWEST_BOTTOM = 0.66;
/** Of all pixels: the ink is darker than the middle between these. */
const INK_PERCENTILE = 0.02;
const PAPER_PERCENTILE = 0.8;
/** Ink in fewer columns is dust. */
const LEAST_INK = 2;

/** Indices of the raised characters. */
export function raisedMarks(line: GreyImage, characters: readonly PlacedCharacter[]): ReadonlySet<number> {
  const raised = new Set<number>();
  const full = characters.filter(({ character }) => FULL_SIZE.test(character));
  if (full.length < LEAST_FULL || !characters.some(({ character }) => MARK.test(character))) return raised;
  const darkest = inkLevel(line);
  const band = extentOf(line, full, darkest);
  if (band === null) return raised;
  const height = band.bottom - band.top;
  characters.forEach((character, index) => {
    if (!MARK.test(character.character)) return;
    const own = extentOf(line, [character], darkest);
    if (own === null) return;
    const share = (own.bottom - own.top) / height;
    const isSmall = share >= LEAST_HEIGHT && share <= MOST_HEIGHT;
    const isHigh =
      own.top <= band.top + LOWEST_TOP * height && own.bottom <= band.top + LOWEST_BOTTOM * height;
    if (isSmall && isHigh) raised.add(index);
  });
  return raised;
}

/** The place of a mark that was not read. */
export interface MarkPlace {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

/** In heights of the full-size characters. */
const LEAST_UNREAD = 0.3;
const MOST_WIDTH = 1.6;
/** Narrower white is within a mark of several characters. */
const MARK_GAP = 0.25;
/** So near the middle of a character ink is that character's. */
const OWN_REACH = { full: 0.45, narrow: 0.22 } as const;

/**
 * Raised marks that the reader of lines left out, as it mostly does: small high ink that stands apart from every character
 * that was read. `characters`: with the middle of each.
 */
export function unreadMarks(
  line: GreyImage,
  characters: readonly (PlacedCharacter & { readonly middle: number })[],
): readonly MarkPlace[] {
  const full = characters.filter(({ character }) => FULL_SIZE.test(character));
  if (full.length < LEAST_FULL) return [];
  const darkest = inkLevel(line);
  const band = extentOf(line, full, darkest);
  if (band === null) return [];
  const height = band.bottom - band.top;
  const isOwn = ({ from, to }: MarkPlace): boolean =>
    characters.some(({ character, middle }) => {
      const reach = /^\p{Script=Han}$/u.test(character) ? OWN_REACH.full : OWN_REACH.narrow;
      return Math.abs((from + to) / 2 - middle) < reach * height + (to - from) / 4;
    });
  const high = stretchesOf(line, darkest)
    .map((stretch) => ({ ...stretch, ...(extentOf(line, [stretch], darkest) ?? { top: 0, bottom: 0 }) }))
    .filter(
      ({ top, bottom }) =>
        bottom - top <= MOST_HEIGHT * height &&
        bottom - top >= LEAST_UNREAD * height &&
        top <= band.top + LOWEST_TOP * height &&
        bottom <= band.top + LOWEST_BOTTOM * height,
    );
  return joined(high, MARK_GAP * height).filter(
    (place) =>
      place.to - place.from <= MOST_WIDTH * height && !isOwn(place) && standsBehindWord(place, characters),
  );
}

const HAN = /^\p{Script=Han}$/u;
/** A digit behind them would be read as part of an amount or of a number. */
const BESIDE_NUMBER = /^[元万亿角分第]$/u;
const BEHIND_MARK = /^[\p{Script=Han}，。；：、）]$/u;

/** The ring of 13% is small and high, too: a digit beside figures, signs or quotes would make another number. */
function standsBehindWord(
  { from, to }: MarkPlace,
  characters: readonly (PlacedCharacter & { readonly middle: number })[],
): boolean {
  const centre = (from + to) / 2;
  const before = characters.findLast(({ middle }) => middle < centre);
  const behind = characters.find(({ middle }) => middle >= centre);
  return (
    before !== undefined &&
    HAN.test(before.character) &&
    !BESIDE_NUMBER.test(before.character) &&
    (behind === undefined || BEHIND_MARK.test(behind.character))
  );
}

function joined(places: readonly MarkPlace[], most: number): MarkPlace[] {
  const marks: MarkPlace[] = [];
  for (const place of places) {
    const last = marks.at(-1);
    if (last === undefined || place.from - last.to > most) marks.push(place);
    else
      marks[marks.length - 1] = {
        from: last.from,
        to: place.to,
        top: Math.min(last.top, place.top),
        bottom: Math.max(last.bottom, place.bottom),
      };
  }
  return marks;
}

/** The ranges of columns that have ink. */
function stretchesOf(line: GreyImage, darkest: number): PlacedCharacter[] {
  const stretches: PlacedCharacter[] = [];
  let from = -1;
  for (let column = 0; column <= line.width; column++) {
    const hasInk = column < line.width && inkOf(line, column, darkest) >= LEAST_INK;
    if (hasInk && from < 0) from = column;
    if (hasInk || from < 0) continue;
    stretches.push({ character: '', from, to: column });
    from = -1;
  }
  return stretches;
}

function inkOf({ width, height, data }: GreyImage, column: number, darkest: number): number {
  let ink = 0;
  for (let row = 0; row < height; row++) if ((data[row * width + column] ?? 255) < darkest) ink++;
  return ink;
}

function inkLevel({ data }: GreyImage): number {
  const sorted = data.slice().sort();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return (at(INK_PERCENTILE) + at(PAPER_PERCENTILE)) / 2;
}

/** The rows between which the places have ink. */
function extentOf(
  { width, height, data }: GreyImage,
  places: readonly PlacedCharacter[],
  darkest: number,
): { readonly top: number; readonly bottom: number } | null {
  let [top, bottom] = [-1, -1];
  for (let row = 0; row < height; row++) {
    let ink = 0;
    for (const { from, to } of places)
      for (let column = Math.ceil(from); column < Math.min(width, Math.floor(to)); column++)
        if ((data[row * width + column] ?? 255) < darkest) ink++;
    if (ink < LEAST_INK) continue;
    if (top < 0) top = row;
    bottom = row + 1;
  }
  return top < 0 ? null : { top, bottom };
}
