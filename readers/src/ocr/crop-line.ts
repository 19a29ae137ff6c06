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
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let j = 0; j < samplesAcross; j++) {
        const across = (row + (j + 0.5) / samplesAcross) * stepAcross - box.height / 2;
        for (let i = 0; i < samplesAlong; i++) {
          const along = (column + (i + 0.5) / samplesAlong) * stepAlong - box.width / 2;
          sum += sample(
            page,
            box.centre.x + along * cosine - across * sine - 0.5,
            box.centre.y + along * sine + across * cosine - 0.5,
          );
        }
      }
      data[row * width + column] = Math.round(sum / (samplesAlong * samplesAcross));
    }
  }
  return { width, height, data };
}

/** Bilinear; beyond the page the edge pixel repeats. */
function sample(page: GreyImage, x: number, y: number): number {
  const { width, height, data } = page;
  const clampedX = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const clampedY = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const left = clampedX | 0;
  const top = clampedY | 0;
  const right = left + 1 < width ? left + 1 : left;
  const bottom = top + 1 < height ? top + 1 : top;
  const shareX = clampedX - left;
  const shareY = clampedY - top;
  const upper = (data[top * width + left] ?? 0) * (1 - shareX) + (data[top * width + right] ?? 0) * shareX;
  const lower =
    (data[bottom * width + left] ?? 0) * (1 - shareX) + (data[bottom * width + right] ?? 0) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}

/** The same picture upside down. */
export function turnAround(image: GreyImage): GreyImage {
  return { ...image, data: image.data.slice().reverse() };
}
