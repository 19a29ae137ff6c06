/** Exact rotations of a page by quarter turns, clockwise. */
import type { ColourImage } from './image.ts';

export function turnPage(page: ColourImage, rotation: 90 | 180 | 270): ColourImage {
  const isSideways = rotation !== 180;
  const width = isSideways ? page.height : page.width;
  const height = isSideways ? page.width : page.height;
  const data = new Uint8Array(page.data.length);
  // The source of the new top-left pixel, and how far the source moves with each step right and down.
  const { start, right, down } = walk(page, rotation);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const source = (start + x * right + y * down) * 3;
      const target = (y * width + x) * 3;
      data[target] = page.data[source] ?? 0;
      data[target + 1] = page.data[source + 1] ?? 0;
      data[target + 2] = page.data[source + 2] ?? 0;
    }
  }
  return { width, height, data };
}

function walk(
  { width, height }: ColourImage,
  rotation: 90 | 180 | 270,
): { start: number; right: number; down: number } {
  switch (rotation) {
    case 90:
      return { start: (height - 1) * width, right: -width, down: 1 };
    case 180:
      return { start: width * height - 1, right: -1, down: -width };
    case 270:
      return { start: width - 1, right: width, down: -1 };
  }
}
