/** In: a page and a rotated box. Out: the box's content, straightened and scaled to the requested size. */
import type { GreyImage, TurnedBox } from './image.ts';

/**
 * Each target pixel averages a grid of samples, one per source pixel it covers: plain interpolation would drop thin strokes
 * when large type is made small.
 */
export function cropLine(page: GreyImage, box: TurnedBox, width: number, height: number): GreyImage {
  const data = new Uint8Array(width * height);
  const stepAcross = box.height / height;
  const samplesAlong = Math.max(1, Math.round(box.width / width));
  const samplesAcross = Math.max(1, Math.round(stepAcross));
  const count = samplesAlong * samplesAcross;
  const [cosine, sine] = [Math.cos(box.angle), Math.sin(box.angle)];
  const { xs, ys } = placesAlong(box, width, samplesAlong);
  const sums = new Float64Array(width);
  for (let row = 0; row < height; row++) {
    sums.fill(0);
    for (let j = 0; j < samplesAcross; j++) {
      const across = (row + (j + 0.5) / samplesAcross) * stepAcross - box.height / 2;
      addRow(page, { xs, ys, shiftX: across * sine, shiftY: across * cosine }, samplesAlong, sums);
    }
    for (let column = 0; column < width; column++)
      data[row * width + column] = Math.round((sums[column] ?? 0) / count);
  }
  return { width, height, data };
}

/** Where the samples of a row lie, but for what every row is shifted by. */
function placesAlong(
  { centre, width: length, angle }: TurnedBox,
  width: number,
  samples: number,
): { readonly xs: Float64Array; readonly ys: Float64Array } {
  const step = length / width;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const xs = new Float64Array(width * samples);
  const ys = new Float64Array(width * samples);
  for (let column = 0; column < width; column++)
    for (let i = 0; i < samples; i++) {
      const along = (column + (i + 0.5) / samples) * step - length / 2;
      xs[column * samples + i] = centre.x + along * cosine;
      ys[column * samples + i] = centre.y + along * sine;
    }
  return { xs, ys };
}

interface SampledRow {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly shiftX: number;
  readonly shiftY: number;
}

function addRow(
  { data, width, height }: GreyImage,
  { xs, ys, shiftX, shiftY }: SampledRow,
  samples: number,
  sums: Float64Array,
): void {
  let at = 0;
  for (let column = 0; column < sums.length; column++) {
    let sum = sums[column] ?? 0;
    for (let i = 0; i < samples; i++, at++)
      sum += sample(data, width, height, (xs[at] ?? 0) - shiftX - 0.5, (ys[at] ?? 0) + shiftY - 0.5);
    sums[column] = sum;
  }
}

/** Bilinear; beyond the page the edge pixel repeats. Plain numbers, because every pixel of every line comes through here. */
function sample(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const clampedX = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const clampedY = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const left = clampedX | 0;
  const top = clampedY | 0;
  const at = top * width + left;
  const right = left + 1 < width ? 1 : 0;
  const below = top + 1 < height ? at + width : at;
  const shareX = clampedX - left;
  const shareY = clampedY - top;
  const upper = (data[at] ?? 0) * (1 - shareX) + (data[at + right] ?? 0) * shareX;
  const lower = (data[below] ?? 0) * (1 - shareX) + (data[below + right] ?? 0) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}

/** The same picture upside down. */
export function turnAround(image: GreyImage): GreyImage {
  return { ...image, data: image.data.slice().reverse() };
}
