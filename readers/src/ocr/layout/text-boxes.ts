/**
 * In: the detection model's map (how likely each cell is the core of a text line). Out: boxes around whole
 * lines. The model marks a shrunken core of each line, so a box is enlarged by the amount the model was
 * trained to shrink (DB, "unclip").
 */
import { connectedRegions, outlinePoints, type Region } from '../image/connected-regions.ts';
import type { TurnedBox } from '../image/image.ts';
import { smallestBox } from './smallest-box.ts';

export interface TextMap {
  readonly width: number;
  readonly height: number;
  readonly probability: Float32Array;
}

export interface DetectedBox {
  readonly box: TurnedBox;
  readonly score: number;
}

/** From this value on a cell is core. */
const CORE_THRESHOLD = 0.3;
/** A region with a lower mean is a stain, a line or a picture. */
const MIN_SCORE = 0.5;
/** Growth: area × ratio ÷ perimeter on every side. */
const UNCLIP_RATIO = 1.6;
const MIN_CORE_SIDE = 2;

export function textBoxes(map: TextMap): DetectedBox[] {
  const { probability } = map;
  const regions = connectedRegions(
    (index) => (probability[index] ?? 0) > CORE_THRESHOLD,
    map.width,
    map.height,
  );
  const boxes: DetectedBox[] = [];
  for (const region of regions) {
    const score = meanProbability(region, map);
    if (score < MIN_SCORE) continue;
    const core = smallestBox(outlinePoints(region));
    if (core === null || Math.min(core.width, core.height) < MIN_CORE_SIDE) continue;
    boxes.push({ box: lengthen(unclip(core, UNCLIP_RATIO)), score });
  }
  return boxes;
}

/** In line heights, at both ends. */
const LENGTHENING = 0.45;

/** A full stop at the end of a line is small and pale: the model often leaves it out of the core. */
function lengthen(box: TurnedBox): TurnedBox {
  return box.width < box.height ? box : { ...box, width: box.width + 2 * LENGTHENING * box.height };
}

/** Grows a box on every side by area × ratio ÷ perimeter. */
export function unclip(box: TurnedBox, ratio: number): TurnedBox {
  const perimeter = 2 * (box.width + box.height);
  const distance = perimeter === 0 ? 0 : (box.width * box.height * ratio) / perimeter;
  return { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance };
}

function meanProbability(region: Region, map: TextMap): number {
  let sum = 0;
  for (const { row, from, to } of region.runs) {
    const offset = row * map.width;
    for (let column = from; column < to; column++) sum += map.probability[offset + column] ?? 0;
  }
  return sum / region.area;
}
