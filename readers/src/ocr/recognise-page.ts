/**
 * In: a page in colour. Out: its lines in reading order with a position and a confidence for every character,
 * and its seals. The complete recognition of one page; runs in the recognition processes.
 */

import { detectText } from './detect-text.ts';
import { withoutCovered } from './image/covered-boxes.ts';
import { evenLight } from './image/even-light.ts';
import { findHandwriting } from './image/find-handwriting.ts';
import { findSheet } from './image/find-sheet.ts';
import {
  boundsOf,
  type ColourImage,
  cornersOf,
  type GreyImage,
  median,
  type TurnedBox,
} from './image/image.ts';
import { isUpsideDown, liesSideways, skewOf } from './image/page-direction.ts';
import { findRedSeals } from './image/red-seals.ts';
import { reduceNoise } from './image/reduce-noise.ts';
import { removeSeals } from './image/remove-seals.ts';
import { straightenPage } from './image/straighten-page.ts';
import { turnPage } from './image/turn-page.ts';
import { arrangeLines } from './layout/arrange-lines.ts';
import { onPicture } from './layout/on-picture.ts';
import { findTables } from './layout/ruled-cells.ts';
import { isVertical } from './layout/vertical-line.ts';
import type { OcrPage, OcrRule, Rotation } from './ocr-page.ts';
import { type Reader, recogniseColumn, recogniseLine } from './recognise-line.ts';
import { type Glyph, lineConfidence, lineText, type ReadLine } from './repair/glyph.ts';
import { markSuspectAmounts } from './repair/mark-suspect-amounts.ts';
import {
  dropBracketSpaces,
  matchBrackets,
  narrowGrouping,
  restoreSpaces,
  trimSpaces,
  widenByDistance,
  widenLastMark,
} from './repair/repair-line.ts';
import { joinPermille, recountBowls } from './repair/repair-permille.ts';

/** The short side of a sheet of unknown size: A4, 210 mm. */
const SHEET_SHORT_SIDE_INCHES = 8.27;
/** Below this it is not text. */
const LEAST_LINE_CONFIDENCE = 0.5;
const DEGREES = 180 / Math.PI;

export async function recognisePage(
  page: ColourImage,
  givenDpi: number | null,
  reader: Reader,
): Promise<OcrPage> {
  const dpi = givenDpi ?? Math.min(page.width, page.height) / SHEET_SHORT_SIDE_INCHES;
  const sheet = findSheet(page);
  if (sheet === null) return recogniseFlat(page, dpi, reader, false);
  const { image, toPicture } = straightenPage(page, sheet);
  return onPicture(await recogniseFlat(image, dpi, reader, true), image, page, toPicture);
}

async function recogniseFlat(
  page: ColourImage,
  dpi: number,
  reader: Reader,
  isPhoto: boolean,
): Promise<OcrPage> {
  const found = await uprightPage(page, dpi, reader);
  const { grey } = found;
  const frame = { width: grey.width, height: grey.height, skew: skewOf(found.boxes) };
  const tables = findTables(grey, frame, dpi, isPhoto);
  const read: ReadLine[] = [];
  const unread: TurnedBox[] = [];
  const boxes = withoutCovered(
    found.boxes.flatMap((whole) => tables.cut(whole)),
    frame,
  );
  const usualHeight = median(boxes.map(shorterSide), 1);
  for (const box of boxes) {
    const line = await readLine(grey, box, usualHeight, reader);
    const cell = tables.cellOf(box);
    if (line === null) unread.push(box);
    else read.push(cell === null ? line : { ...line, cell });
  }
  const handwriting = findHandwriting(
    found.colour,
    grey,
    dpi,
    read.map((line) => ({
      text: lineText(line),
      confidence: lineConfidence(line.glyphs),
      box: boundsOf(cornersOf(line.box)),
    })),
    found.seals.map(({ box }) => box),
  );
  return {
    width: grey.width,
    height: grey.height,
    dpi,
    rotation: found.rotation,
    skew: frame.skew * DEGREES,
    lines: markSuspectAmounts(arrangeLines(read, frame, found.seals, handwriting)),
    seals: found.seals,
    ...(handwriting.length === 0 ? {} : { handwriting }),
    shortRules: tables.shortRules.filter((rule) => !boxes.some((box) => isPrint(rule, box))),
    unread: unread.map((box) => boundsOf(cornersOf(box))),
  };
}

function shorterSide({ width, height }: TurnedBox): number {
  return Math.min(width, height);
}

/** Of a line's height: what runs through its middle is print, a dash for example. */
const MIDDLE = 0.6;

function isPrint({ x0, x1, y }: OcrRule, box: TurnedBox): boolean {
  const { x, width, y: top, height } = boundsOf(cornersOf(box));
  const isBeside = x1 <= x || x0 >= x + width;
  return !isBeside && Math.abs(y - (top + height / 2)) < (MIDDLE / 2) * height;
}

/** A column is about as wide as a line is high; narrower boxes are thin digits. */
const LEAST_COLUMN_WIDTH = 0.7;

async function readLine(
  grey: GreyImage,
  box: TurnedBox,
  usualHeight: number,
  reader: Reader,
): Promise<ReadLine | null> {
  const mayBeColumn = isVertical(box) && box.width > LEAST_COLUMN_WIDTH * usualHeight;
  const column = mayBeColumn ? await recogniseColumn(grey, box, reader) : [];
  if (isText(column)) return { box, glyphs: column, isVertical: true };
  const glyphs = await recogniseLine(grey, box, reader);
  if (!isText(glyphs)) return null;
  const counted = recountBowls(grey, { box, glyphs: joinPermille(glyphs) });
  return { box, glyphs: repaired(counted), isVertical: false };
}

function isText(glyphs: readonly Glyph[]): boolean {
  return glyphs.some(({ character }) => character !== ' ') && lineConfidence(glyphs) >= LEAST_LINE_CONFIDENCE;
}

/**
 * The order matters: brackets depend on the widths found by distance, and spaces come last because they
 * separate neighbours.
 */
function repaired(glyphs: readonly Glyph[]): readonly Glyph[] {
  const widths = matchBrackets(widenByDistance(narrowGrouping(trimSpaces(glyphs))));
  return restoreSpaces(dropBracketSpaces(widenLastMark(widths)));
}

interface UprightPage {
  readonly colour: ColourImage;
  readonly grey: GreyImage;
  readonly rotation: Rotation;
  readonly boxes: readonly TurnedBox[];
  readonly seals: OcrPage['seals'];
}

async function uprightPage(page: ColourImage, dpi: number, reader: Reader): Promise<UprightPage> {
  const first = await look(page, dpi, reader);
  const isSideways = liesSideways(first.boxes);
  const level = isSideways ? await look(turnPage(page, 90), dpi, reader) : first;
  if (!(await isUpsideDown(level.grey, level.boxes, reader))) {
    return { ...level, rotation: isSideways ? 90 : 0 };
  }
  // Detected again: upside down, text is found but not up to its last full stop.
  const rotation = isSideways ? 270 : 180;
  return { ...(await look(turnPage(page, rotation), dpi, reader)), rotation };
}

async function look(page: ColourImage, dpi: number, reader: Reader): Promise<Omit<UprightPage, 'rotation'>> {
  const seals = findRedSeals(page, dpi);
  const grey = await reduceNoise(evenLight(removeSeals(page, seals), dpi), dpi);
  return { colour: page, grey, seals, boxes: await findBoxes(grey, dpi, reader) };
}

/**
 * Contracts are detected best at this resolution: a finer one is slower and splits lines, a coarser one loses
 * small print.
 */
const DETECTION_DPI = 100;
/** Of the page's long side in detection pixels; a small picture is enlarged, but to at most twice its size. */
const LEAST_SIDE = 1184;
const MOST_ENLARGEMENT = 2;
/** Detection pixels of the whole page. */
const MOST_AREA = 12_000_000;
/** In detection pixels; smaller text is detected again at a finer scale. */
const SMALL_TEXT = 13;
const GOOD_TEXT = 18;
/** Below this gain a second detection is not worth its time. */
const LEAST_GAIN = 1.15;

async function findBoxes(grey: GreyImage, dpi: number, reader: Reader): Promise<TurnedBox[]> {
  const longSide = Math.max(grey.width, grey.height);
  const finest = Math.min(MOST_ENLARGEMENT, Math.sqrt(MOST_AREA / (grey.width * grey.height)));
  const scale = Math.min(finest, Math.max(DETECTION_DPI / dpi, Math.min(1, LEAST_SIDE / longSide)));
  const boxes = await detect(grey, scale, reader);
  const size = median(boxes.map(shorterSide), 0);
  if (size * scale >= SMALL_TEXT) return boxes;
  const finer = Math.min(finest, size === 0 ? 1 : GOOD_TEXT / size);
  return finer > scale * LEAST_GAIN ? detect(grey, finer, reader) : boxes;
}

async function detect(grey: GreyImage, scale: number, reader: Reader): Promise<TurnedBox[]> {
  return (await detectText(grey, scale, reader.networks)).map(({ box }) => box);
}
