/** In: a page. Out: boxes around its text lines, in page pixels. */
import sharp from 'sharp';
import type { Box, GreyImage } from './image/image.ts';
import type { Networks } from './inference.ts';
import { type DetectedBox, textBoxes } from './layout/text-boxes.ts';

/** The network halves its input five times. */
const STRIDE = 32;

/** Means and deviations of the three channels the network was trained with. */
const CHANNELS = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
] as const;

export async function detectText(page: GreyImage, scale: number, networks: Networks): Promise<DetectedBox[]> {
  const width = roundToStride(page.width * scale);
  const height = roundToStride(page.height * scale);
  const data = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const probability = await textProbability({ width, height, data }, networks);
  const growX = page.width / width;
  const growY = page.height / height;
  return textBoxes({ width, height, probability }).map(({ box, score }) => ({
    score,
    box: {
      ...box,
      centre: { x: box.centre.x * growX, y: box.centre.y * growY },
      width: box.width * growX,
      height: box.height * growY,
    },
  }));
}

/** The network's memory grows with its input (about 150 bytes a pixel), so a large page is processed in tiles. */
const TILE_SIDE = 1280;
/** The extra margin of a tile, so that text at its border is seen with its surroundings. */
const TILE_MARGIN = 96;

async function textProbability(image: GreyImage, networks: Networks): Promise<Float32Array> {
  const map = new Float32Array(image.width * image.height);
  const print = printedPart(image);
  const output = await tiledProbability(print.image, networks);
  for (let row = 0; row < print.image.height; row++)
    map.set(
      output.subarray(row * print.image.width, (row + 1) * print.image.width),
      (print.y + row) * image.width + print.x,
    );
  return map;
}

/** In detection pixels: around print, as much paper as the network needs to see that a line ends. */
const PAPER_AROUND = 48;
/** Grey levels between ink and the paper of the margins: a pale line of a fax is ink. Noisy margins are put to the network as well. */
const INK = 20;
/** Pixels of ink in a row or column; dust has fewer. */
const LEAST_INK = 2;

/** Margins without a dot are not put to the network: its time is that of its area. The sides stay multiples of the stride. */
function printedPart(image: GreyImage): {
  readonly x: number;
  readonly y: number;
  readonly image: GreyImage;
} {
  const { width, height, data } = image;
  const rows = new Uint16Array(height);
  const columns = new Uint16Array(width);
  const paper = paperOf(image);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.abs((data[y * width + x] ?? 0) - paper) > INK) {
        rows[y] = (rows[y] ?? 0) + 1;
        columns[x] = (columns[x] ?? 0) + 1;
      }
  const [top, bottom] = extentOf(rows);
  const [left, right] = extentOf(columns);
  const part = { x: left, y: top, width: right - left, height: bottom - top };
  return { x: left, y: top, image: { width: part.width, height: part.height, data: cut(image, part) } };
}

/** The commonest brightness. */
function paperOf({ data }: GreyImage): number {
  const histogram = new Uint32Array(256);
  // By index: an iterator makes an object of every pixel.
  for (let at = 0; at < data.length; at++) histogram[data[at] ?? 0] = (histogram[data[at] ?? 0] ?? 0) + 1;
  return histogram.indexOf(histogram.reduce((most, count) => Math.max(most, count), 0));
}

/** From where to where there is ink, with paper around, in whole strides; everything if there is none. */
function extentOf(ink: Uint16Array): readonly [number, number] {
  const first = ink.findIndex((count) => count >= LEAST_INK);
  const last = ink.findLastIndex((count) => count >= LEAST_INK);
  if (first < 0) return [0, ink.length];
  const from = Math.floor(Math.max(0, first - PAPER_AROUND) / STRIDE) * STRIDE;
  const to = Math.ceil(Math.min(ink.length, last + 1 + PAPER_AROUND) / STRIDE) * STRIDE;
  return [from, to];
}

async function tiledProbability(image: GreyImage, networks: Networks): Promise<Float32Array> {
  const map = new Float32Array(image.width * image.height);
  const isWhole = image.width * image.height <= TILE_SIDE * TILE_SIDE;
  const side = isWhole ? Math.max(image.width, image.height) : TILE_SIDE - 2 * TILE_MARGIN;
  for (let top = 0; top < image.height; top += side) {
    for (let left = 0; left < image.width; left += side) {
      const part = {
        x: left,
        y: top,
        width: Math.min(side, image.width - left),
        height: Math.min(side, image.height - top),
      };
      const seen = isWhole ? part : withMargin(part, image);
      // No text on it, and the network takes a second to say so.
      if (isOneColour(image, seen)) continue;
      const output = await networks.detect({
        data: detectionInput(cut(image, seen)),
        shape: [1, CHANNELS.length, seen.height, seen.width],
      });
      for (let row = 0; row < part.height; row++) {
        const from = (part.y - seen.y + row) * seen.width + part.x - seen.x;
        map.set(output.data.subarray(from, from + part.width), (part.y + row) * image.width + part.x);
      }
    }
  }
  return map;
}

function isOneColour({ data, width }: GreyImage, box: Box): boolean {
  const first = data[box.y * width + box.x];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let at = y * width + box.x; at < y * width + box.x + box.width; at++)
      if (data[at] !== first) return false;
  return true;
}

/** All sides stay multiples of the stride because the image, the tiles and the margin are. */
function withMargin(part: Box, image: GreyImage): Box {
  const x = Math.max(0, part.x - TILE_MARGIN);
  const y = Math.max(0, part.y - TILE_MARGIN);
  return {
    x,
    y,
    width: Math.min(image.width, part.x + part.width + TILE_MARGIN) - x,
    height: Math.min(image.height, part.y + part.height + TILE_MARGIN) - y,
  };
}

function cut(image: GreyImage, box: Box): Uint8Array {
  const data = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const from = (box.y + row) * image.width + box.x;
    data.set(image.data.subarray(from, from + box.width), row * box.width);
  }
  return data;
}

function roundToStride(length: number): number {
  return Math.max(STRIDE, Math.round(length / STRIDE) * STRIDE);
}

/** What the network is given for each brightness, channel by channel. */
const LIGHT = CHANNELS.map(({ mean, deviation }) =>
  Float32Array.from({ length: 256 }, (_, value) => (value / 255 - mean) / deviation),
);

function detectionInput(grey: Uint8Array): Float32Array {
  const input = new Float32Array(grey.length * CHANNELS.length);
  LIGHT.forEach((light, channel) => {
    const offset = channel * grey.length;
    for (let index = 0; index < grey.length; index++) input[offset + index] = light[grey[index] ?? 0] ?? 0;
  });
  return input;
}
