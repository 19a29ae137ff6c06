/**
 * In: an upright page, in colour and in grey without its seals, and the printed lines read on it. Out: the places written by
 * hand: signatures, filled-in blanks. Handwriting is ink that no well-read line explains, in thin strokes of all directions,
 * close together; and it is blue on a page printed black, or larger than the print, or stands beside 签字 and the like.
 */
import { largestOf } from '@wenjian/document';
import { connectedRegions, type Region, regionBounds } from './connected-regions.ts';
import { type Box, type ColourImage, type GreyImage, median, overlapArea } from './image.ts';
import { directionsOf, type InkMap, inkMapOf } from './ink-map.ts';

export interface PrintedLine {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly box: Box;
}

/** Print is read with more certainty; print in blue, beside black, with more still. */
export const READ_WELL = 0.85;
const BLUE_READ_WELL = 0.95;
/** Of the bounds of a stroke: so much of it lies in a line that explains it. */
const WITHIN = 0.7;
/** In line heights: how far print reaches beyond the box of its line, and how close strokes of one hand are. */
const PRINT_MARGIN = 0.2;
const TOGETHER = 0.4;
/** In millimetres. */
const LEAST_HEIGHT = 2.5;
const LEAST_WIDTH = 3;
const MOST_HEIGHT = 42;
const MOST_STROKE = 1.5;
/** Of a group's bounds. */
const MOST_INK = 0.35;
const MOST_GREY = 0.3;
/** Of the page's width. */
const MOST_WIDTH = 0.75;
/** The length of the strokes, in units of width and height together: a frame or a curve of a chart is shorter. */
const LEAST_WRITTEN = 1.2;
/** Edges along the page's axes: of print and drawings most, of handwriting as many as of other directions. */
const MOST_STRAIGHT = 0.6;
const MOST_STRAIGHT_BESIDE_LABEL = 0.55;
const BLUE_SHARE = 0.5;
/** In line heights: a stroke this large is no character of the page's print. */
const LARGE_HEIGHT = 1.3;
const LARGE_WIDTH = 1.9;
/** In line heights: what is written stands so near its label. */
const LABEL_REACH = 10;
const LABEL = /签字|签名|签章|盖章|签署|日期|代表|经办|负责人|签收|身份证|电话/u;
/** Cells; less is dust. */
const LEAST_AREA = 5;

export function findHandwriting(
  page: ColourImage,
  grey: GreyImage,
  dpi: number,
  lines: readonly PrintedLine[],
  seals: readonly Box[],
): Box[] {
  const map = inkMapOf(page, grey, dpi);
  const inCells = (box: Box): Box => ({
    x: box.x / map.cell,
    y: box.y / map.cell,
    width: box.width / map.cell,
    height: box.height / map.cell,
  });
  const print = lines.map((line) => ({ ...line, box: inCells(line.box) }));
  const usual = median(
    print.map(({ box }) => Math.min(box.width, box.height)),
    map.perMillimetre * 4,
  );
  const isBlueRare = shareOfBlue(map, { x: 0, y: 0, width: map.width, height: map.height }) < BLUE_SHARE;
  const known = [
    ...print
      .filter(({ confidence, box }) => {
        const isBlue = isBlueRare && shareOfBlue(map, box) > BLUE_SHARE;
        return confidence >= (isBlue ? BLUE_READ_WELL : READ_WELL);
      })
      .map(({ box }) => grown(box, PRINT_MARGIN * Math.min(box.width, box.height))),
    ...seals.map((seal) => grown(inCells(seal), usual / 2)),
  ];
  const strokes = connectedRegions((index) => map.ink[index] === 1, map.width, map.height)
    .filter(({ area }) => area >= LEAST_AREA)
    .map((region) => ({ region, box: regionBounds(region) }))
    .filter(({ box }) => !isAtEdge(box, map) && !isExplained(box, known));
  const labels = print.filter(({ text }) => LABEL.test(text)).map(({ box }) => box);
  return groupsOf(strokes, TOGETHER * usual)
    .filter((group) => isWritten(group, map, { usual, labels, isBlueRare }))
    .map(({ box }) => ({
      x: box.x * map.cell,
      y: box.y * map.cell,
      width: box.width * map.cell,
      height: box.height * map.cell,
    }));
}

interface Stroke {
  readonly region: Region;
  readonly box: Box;
}

interface Group {
  readonly strokes: readonly Stroke[];
  readonly box: Box;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The dark surroundings of a sheet. */
function isAtEdge({ x, y, width, height }: Box, map: InkMap): boolean {
  return x <= 1 || y <= 1 || x + width >= map.width - 1 || y + height >= map.height - 1;
}

function isExplained(box: Box, known: readonly Box[]): boolean {
  return known.some((one) => overlapArea(one, box) >= WITHIN * box.width * box.height);
}

/** More strokes than a page is written with are noise or a picture: then nothing is told of them. */
const MOST_STROKES = 4_000;

function groupsOf(strokes: readonly Stroke[], distance: number): Group[] {
  if (strokes.length > MOST_STROKES) return [];
  let groups: Group[] = [];
  for (const stroke of strokes) {
    const near = groups.filter(({ box }) => overlapArea(grown(box, distance), stroke.box) > 0);
    const joined = [...near.flatMap((group) => group.strokes), stroke];
    const box = around([...near.map((group) => group.box), stroke.box]);
    groups = [...groups.filter((group) => !near.includes(group)), { strokes: joined, box }];
  }
  return groups;
}

function around(boxes: readonly Box[]): Box {
  const right = largestOf(boxes.map((box) => box.x + box.width));
  const bottom = largestOf(boxes.map((box) => box.y + box.height));
  const x = -largestOf(boxes.map((box) => -box.x));
  const y = -largestOf(boxes.map((box) => -box.y));
  return { x, y, width: right - x, height: bottom - y };
}

interface Surroundings {
  readonly usual: number;
  readonly labels: readonly Box[];
  readonly isBlueRare: boolean;
}

function isWritten({ strokes, box }: Group, map: InkMap, around: Surroundings): boolean {
  const { perMillimetre } = map;
  const isOfSize =
    box.height >= Math.max(0.8 * around.usual, LEAST_HEIGHT * perMillimetre) &&
    box.height <= MOST_HEIGHT * perMillimetre &&
    box.width >= LEAST_WIDTH * perMillimetre &&
    box.width <= MOST_WIDTH * map.width;
  if (!isOfSize) return false;
  const area = strokes.reduce((sum, { region }) => sum + region.area, 0);
  const { edge, straight, pale } = directionsOf(map, box);
  const stroke = (2 * area) / Math.max(1, edge);
  const written = area / Math.max(1, stroke) / (box.width + box.height);
  const bounds = box.width * box.height;
  if (area > MOST_INK * bounds || pale > MOST_GREY * bounds) return false;
  if (stroke > MOST_STROKE * perMillimetre || written < LEAST_WRITTEN || straight > MOST_STRAIGHT)
    return false;
  const isBlue = around.isBlueRare && shareOfBlue(map, box) > BLUE_SHARE;
  const isLarge = strokes.some(
    (one) =>
      one.box.height >= LARGE_HEIGHT * around.usual ||
      (one.box.width >= LARGE_WIDTH * around.usual && one.box.height >= around.usual / 2),
  );
  const isLabelled =
    straight <= MOST_STRAIGHT_BESIDE_LABEL && around.labels.some((label) => isBeside(label, box));
  return isBlue || isLarge || isLabelled;
}

function isBeside(label: Box, { x, y, width, height }: Box): boolean {
  const reach = LABEL_REACH * label.height;
  return (
    x + width > label.x &&
    x < label.x + label.width + reach &&
    y + height > label.y - label.height &&
    y < label.y + 3 * label.height
  );
}

function shareOfBlue(map: InkMap, box: Box): number {
  let [ink, blue] = [0, 0];
  const right = Math.min(map.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(map.height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) {
      const at = y * map.width + x;
      ink += map.ink[at] ?? 0;
      blue += map.blue[at] ?? 0;
    }
  return blue / Math.max(1, ink);
}
