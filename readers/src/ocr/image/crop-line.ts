/** In: a page and a rotated box. Out: the box's content, straightened and scaled to the requested size. */
import type { GreyImage, TurnedBox } from './image.ts';

/**
 * Each target pixel averages a grid of samples, one per source pixel it covers: plain interpolation would drop thin strokes
 * when large type is made small.
 */
export function cropLine(page: GreyImage, box: TurnedBox, width: number, height: number): GreyImage {
  const data = new Uint8Array(width * height);
  const stepAlong = box.width / width;
  const stepAcross = box.height / height;
  const samplesAlong = Math.max(1, Math.round(stepAlong));
  const samplesAcross = Math.max(1, Math.round(stepAcross));
  const cosine = Math.cos(box.angle);
  const sine = Math.sin(box.angle);
  const count = samplesAlong * samplesAcross;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let j = 0; j < samplesAcross; j++) {
        const across = (row + (j + 0.5) / samplesAcross) * stepAcross - box.height / 2;
        for (let i = 0; i < samplesAlong; i++) {
          const along = (column + (i + 0.5) / samplesAlong) * stepAlong - box.width / 2;
          const x = box.centre.x + along * cosine - across * sine - 0.5;
          const y = box.centre.y + along * sine + across * cosine - 0.5;
          sum += sample(page.data, page.width, page.height, x, y);
        }
      }
      data[row * width + column] = Math.round(sum / count);
    }
  }
  return { width, height, data };
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
