/**
 * The recognition network reads ‰ as %o, %0 or plain %, and the last is ten times too much. Two repairs: by
 * the characters (%o and %0 after a figure can mean nothing else), and by the picture (‰ has three bowls, %
 * has two; a hole in the next character does not count).
 */
import { smallestOf } from '@wenjian/document';
import { connectedRegions, regionBounds } from '../image/connected-regions.ts';
import { cropLine } from '../image/crop-line.ts';
import { type Box, type GreyImage, pointInBox } from '../image/image.ts';
import type { Glyph, ReadLine } from './glyph.ts';

const PERCENT = '%';
const PERMILLE = '‰';

/** Joins %o, %O and %0 after a figure into one ‰, also when the sign was read twice. */
export function joinPermille(glyphs: readonly Glyph[]): Glyph[] {
  const repaired: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index];
    const length = splitLength(glyphs, index);
    const last = glyphs[index + length - 1];
    if (glyph === undefined || last === undefined) continue;
    if (length === 1) repaired.push(glyph);
    else {
      const parts = glyphs.slice(index, index + length);
      repaired.push({
        character: PERMILLE,
        confidence: smallestOf(parts.map(({ confidence }) => confidence)),
        from: glyph.from,
        to: last.to,
        ink: { from: glyph.ink.from, to: last.ink.to },
      });
      index += length - 1;
    }
  }
  return repaired;
}

/** The number of characters the sign at `index` was read as; 1 unless it is a split ‰. */
function splitLength(glyphs: readonly Glyph[], index: number): number {
  if (!isFigure(glyphs[index - 1])) return 1;
  const ahead = glyphs.slice(index, index + 4).map(({ character }) => character);
  return /^%%?[oO0](?![\dA-Za-z.%])/.exec(ahead.join(''))?.[0].length ?? 1;
}

function isFigure(glyph: Glyph | undefined): boolean {
  return glyph !== undefined && /^\d$/.test(glyph.character);
}

/** A percent sign is enlarged to this height before its bowls are counted. */
const LOOK_HEIGHT = 96;
/** In page pixels. In a smaller line % and ‰ look the same: the sign stays as read, marked as suspect. */
const LEAST_LOOK_HEIGHT = 22;
const UNSEEN_CONFIDENCE = 0.6;

/** Replaces % by ‰ when the picture shows a second lower bowl. */
export function recountBowls(page: GreyImage, line: Pick<ReadLine, 'box' | 'glyphs'>): Glyph[] {
  const glyphs = [...line.glyphs];
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index];
    if (glyph === undefined || glyph.character !== PERCENT || !isFigure(glyphs[index - 1])) continue;
    if (line.box.height < LEAST_LOOK_HEIGHT) {
      glyphs[index] = { ...glyph, confidence: Math.min(glyph.confidence, UNSEEN_CONFIDENCE) };
      continue;
    }
    const next = glyphs[index + 1];
    // The third bowl may have been counted as part of the next character, so that one is included.
    const to = Math.min(
      line.box.width,
      glyph.to + (next === undefined ? line.box.height / 2 : (next.to - next.from) / 2),
    );
    const third = thirdBowl(lookAt(page, line, glyph.from, to));
    if (third === null) continue;
    const right = glyph.from + third * (to - glyph.from);
    glyphs[index] = {
      ...glyph,
      character: PERMILLE,
      to: Math.max(glyph.to, right),
      ink: { from: glyph.ink.from, to: right },
    };
    if (next !== undefined && right > next.from) {
      glyphs[index + 1] = { ...next, from: Math.min(right, next.to) };
    }
  }
  return glyphs;
}

function lookAt(page: GreyImage, line: Pick<ReadLine, 'box'>, from: number, to: number): GreyImage {
  const { box } = line;
  const width = Math.max(8, Math.round(((to - from) / box.height) * LOOK_HEIGHT));
  const centre = pointInBox(box, (from + to) / 2 - box.width / 2, 0);
  return cropLine(page, { ...box, centre, width: to - from }, width, LOOK_HEIGHT);
}

/** The bowls of one sign have the same size: their sides and areas differ by less than this factor. */
const SAME_SIZE = 1.5;
/** A bowl's opening is not a speck: at least this tall, upright, and filling its box like an oval. */
const LEAST_BOWL_HEIGHT = LOOK_HEIGHT * 0.12;
const LEAST_BOWL_FILL = 0.6;
const WIDEST_BOWL = 1.2;
/** In parts of the line's height. */
const LEVEL_TOLERANCE = 0.07;
const LEAST_DROP = 0.12;

/** Where the third bowl ends, as a share of the picture's width; null when it is not a ‰. */
export function thirdBowl(picture: GreyImage): number | null {
  for (const level of INK_LEVELS) {
    const end = thirdBowlAt(picture, level);
    if (end !== null) return end;
  }
  return null;
}

/** From dark to bright: thin strokes of a small sign are pale, and only a high level closes the bowls. */
const INK_LEVELS = [0.5, 0.65, 0.8] as const;

function thirdBowlAt(picture: GreyImage, level: number): number | null {
  const bowls = holes(picture, level);
  for (const upper of bowls) {
    const lower = bowls
      .filter(
        (bowl) => bowl.y > upper.y + LEAST_DROP * picture.height && bowl.x > upper.x && areAlike(bowl, upper),
      )
      .sort((a, b) => a.x - b.x);
    for (let index = 1; index < lower.length; index++) {
      const second = lower[index - 1];
      const third = lower[index];
      if (second === undefined || third === undefined || !areAlike(second, third)) continue;
      const isLevel = Math.abs(second.y - third.y) < LEVEL_TOLERANCE * picture.height;
      const distance = third.x - second.x;
      const isClose = distance > second.width && distance < second.width * 4;
      const isNearUpper = second.x - upper.x < distance * 2.5;
      if (isLevel && isClose && isNearUpper && isFreeAbove(picture, third, upper)) {
        return Math.min(1, (third.x + third.width + (distance - third.width) / 2) / picture.width);
      }
    }
  }
  return null;
}

/** In parts of the bowl's height: its own stroke; and how much of the area above may be specks. */
const STROKE = 0.5;
const MOST_SPECKS = 0.15;

/** Above the third bowl is paper; above a hole of the next character, such as 的, is the rest of that character. */
function isFreeAbove(picture: GreyImage, third: Box, upper: Box): boolean {
  const threshold = inkThreshold(picture, 0.5);
  const bottom = Math.floor(third.y - third.height * STROKE);
  let ink = 0;
  let count = 0;
  for (let y = upper.y; y < bottom; y++) {
    for (let x = third.x; x < third.x + third.width; x++) {
      count++;
      if ((picture.data[y * picture.width + x] ?? 0) <= threshold) ink++;
    }
  }
  return count > 0 && ink <= count * MOST_SPECKS;
}

function areAlike(a: Box, b: Box): boolean {
  const within = (x: number, y: number): boolean => Math.max(x, y) < SAME_SIZE * Math.min(x, y);
  return within(a.width, b.width) && within(a.height, b.height);
}

/** Paper enclosed by ink. */
function holes(picture: GreyImage, level: number): Box[] {
  const threshold = inkThreshold(picture, level);
  const regions = connectedRegions(
    (index) => (picture.data[index] ?? 0) > threshold,
    picture.width,
    picture.height,
  );
  return regions.flatMap((region) => {
    const box = regionBounds(region);
    const isInside =
      box.x > 0 && box.y > 0 && box.x + box.width < picture.width && box.y + box.height < picture.height;
    const isOval =
      region.area >= LEAST_BOWL_FILL * box.width * box.height && box.width <= WIDEST_BOWL * box.height;
    return isInside && isOval && box.height >= LEAST_BOWL_HEIGHT ? [box] : [];
  });
}

/** Between the darkest and the brightest tenth. */
function inkThreshold(picture: GreyImage, level: number): number {
  const sorted = picture.data.slice().sort();
  const dark = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  const bright = sorted[Math.floor(sorted.length * 0.9)] ?? 255;
  return dark + (bright - dark) * level;
}
