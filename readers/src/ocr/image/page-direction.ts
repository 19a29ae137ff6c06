/**
 * The orientation of a page, from its text boxes, the direction network and, if that is uncertain, by reading
 * a few lines both ways.
 */

import type { Networks } from '../inference.ts';
import { type Reader, uprightEvidence } from '../recognise-line.ts';
import { cropLine } from './crop-line.ts';
import type { GreyImage, TurnedBox } from './image.ts';
import { weightedMedian } from './image.ts';

/** A box longer than this many times its height shows the direction of its text. */
const LONG_BOX = 2.5;
/** Sideways text must clearly outweigh level text: a table has tall columns of digits too. */
const SIDEWAYS_WEIGHT = 1.5;
const DIRECTION_SAMPLES = 9;
const READ_SAMPLES = 3;
/** The direction network sees the beginning of a line at this size. */
const DIRECTION_INPUT = { width: 192, height: 48 } as const;
/** Below this share of "upside down" votes the page counts as upright without reading. */
const CLEARLY_UPRIGHT = 0.25;

export function liesSideways(boxes: readonly TurnedBox[]): boolean {
  let level = 0;
  let upright = 0;
  for (const { width, height } of boxes) {
    if (width > LONG_BOX * height) level += width;
    if (height > LONG_BOX * width) upright += height;
  }
  return upright > SIDEWAYS_WEIGHT * level;
}

/** The skew of the level lines in radians; 0 when there is no long line. */
export function skewOf(boxes: readonly TurnedBox[]): number {
  const long = boxes.filter(({ width, height }) => width > LONG_BOX * 2 * height);
  return weightedMedian(
    long.map((box) => ({ value: box.angle, weight: box.width })),
    0,
  );
}

export async function isUpsideDown(
  page: GreyImage,
  boxes: readonly TurnedBox[],
  reader: Reader,
): Promise<boolean> {
  const samples = longest(boxes, DIRECTION_SAMPLES);
  if (samples.length === 0) return false;
  let votes = 0;
  for (const box of samples) votes += await turnedProbability(page, box, reader.networks);
  if (votes / samples.length < CLEARLY_UPRIGHT) return false;
  let upright = 0;
  let turned = 0;
  for (const box of samples.slice(0, READ_SAMPLES)) {
    const evidence = await uprightEvidence(page, box, reader);
    upright += evidence.upright;
    turned += evidence.turned;
  }
  return turned > upright;
}

function longest(boxes: readonly TurnedBox[], count: number): TurnedBox[] {
  return boxes
    .filter(({ width, height }) => width > LONG_BOX * height)
    .sort((a, b) => b.width - a.width)
    .slice(0, count);
}

async function turnedProbability(page: GreyImage, box: TurnedBox, networks: Networks): Promise<number> {
  const { width, height } = DIRECTION_INPUT;
  const natural = Math.min(1, width / ((height * box.width) / box.height));
  // The first part of the line, instead of the whole line compressed.
  const shift = (box.width * (1 - natural)) / 2;
  const start: TurnedBox = {
    ...box,
    width: box.width * natural,
    centre: {
      x: box.centre.x - shift * Math.cos(box.angle),
      y: box.centre.y - shift * Math.sin(box.angle),
    },
  };
  const { data } = cropLine(page, start, width, height);
  const input = new Float32Array(data.length * 3);
  for (let index = 0; index < input.length; index++)
    input[index] = (data[index % data.length] ?? 0) / 127.5 - 1;
  const output = await networks.direction({ data: input, shape: [1, 3, height, width] });
  return output.data[1] ?? 0;
}
