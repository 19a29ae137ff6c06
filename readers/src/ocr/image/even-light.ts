/**
 * In: a page in grey. Out: the same page as if lit evenly. A photographed page is darker in a corner or under the shadow of
 * a hand or a telephone; the brightness of the paper is estimated place by place and divided out. Evenly lit pages, which
 * scanners and renderers give, are left as they are.
 */
import type { GreyImage } from './image.ts';

/** In inches: larger than a character, smaller than the edge of a shadow. */
const CELL_INCHES = 0.22;
/** Within a cell so many of a hundred pixels are darker than the paper's brightness. */
const PAPER_PERCENTILE = 0.85;
/** Cells within this reach are considered for a cell that is all print. */
const REACH = 1;
/** The darkest tenth of the paper is darker than the brightest tenth by more than this share: uneven. */
const UNEVEN = 0.22;
const WHITE = 245;
/** Darker places are a picture or the table below the sheet, not paper in shadow. */
const DARKEST_PAPER = 40;

export function evenLight(page: GreyImage, dpi: number): GreyImage {
  const cell = Math.max(8, Math.round(CELL_INCHES * dpi));
  const light = paperLight(page, cell);
  const sorted = Float32Array.from(light.data).sort();
  const dark = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const bright = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  if (dark >= bright * (1 - UNEVEN)) return page;
  return divided(page, light, cell);
}

interface LightMap {
  readonly columns: number;
  readonly rows: number;
  readonly data: Float32Array;
}

function paperLight(page: GreyImage, cell: number): LightMap {
  const columns = Math.ceil(page.width / cell);
  const rows = Math.ceil(page.height / cell);
  const own = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      own[row * columns + column] = cellLight(page, column * cell, row * cell, cell);
  }
  return { columns, rows, data: smoothed(brightestAround(own, columns, rows), columns, rows) };
}

function cellLight(page: GreyImage, left: number, top: number, cell: number): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let y = top; y < Math.min(page.height, top + cell); y += 2) {
    for (let x = left; x < Math.min(page.width, left + cell); x += 2) {
      const value = page.data[y * page.width + x] ?? 0;
      histogram[value] = (histogram[value] ?? 0) + 1;
      count++;
    }
  }
  let reached = 0;
  for (let value = 0; value < 256; value++) {
    reached += histogram[value] ?? 0;
    if (reached >= count * PAPER_PERCENTILE) return value;
  }
  return 255;
}

function brightestAround(own: Float32Array, columns: number, rows: number): Float32Array {
  return own.map((_, index) =>
    around(own, index, columns, rows).reduce((most, value) => Math.max(most, value), 0),
  );
}

function smoothed(own: Float32Array, columns: number, rows: number): Float32Array {
  return own.map((_, index) => {
    const values = around(own, index, columns, rows);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

function around(own: Float32Array, index: number, columns: number, rows: number): number[] {
  const values: number[] = [];
  const [column, row] = [index % columns, Math.floor(index / columns)];
  for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y++) {
    for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x++)
      values.push(own[y * columns + x] ?? 0);
  }
  return values;
}

function divided(page: GreyImage, light: LightMap, cell: number): GreyImage {
  const data = new Uint8Array(page.data.length);
  const { columns, rows } = light;
  for (let y = 0; y < page.height; y++) {
    const at = Math.min(rows - 1, Math.max(0, (y + 0.5) / cell - 0.5));
    const [top, shareY] = [Math.floor(at), at - Math.floor(at)];
    const below = Math.min(rows - 1, top + 1);
    for (let x = 0; x < page.width; x++) {
      const along = Math.min(columns - 1, Math.max(0, (x + 0.5) / cell - 0.5));
      const left = Math.floor(along);
      const share = along - left;
      const right = Math.min(columns - 1, left + 1);
      const upper =
        (light.data[top * columns + left] ?? 0) * (1 - share) +
        (light.data[top * columns + right] ?? 0) * share;
      const lower =
        (light.data[below * columns + left] ?? 0) * (1 - share) +
        (light.data[below * columns + right] ?? 0) * share;
      const paper = Math.max(DARKEST_PAPER, upper * (1 - shareY) + lower * shareY);
      const index = y * page.width + x;
      data[index] = Math.min(255, Math.round(((page.data[index] ?? 0) * WHITE) / paper));
    }
  }
  return { width: page.width, height: page.height, data };
}
