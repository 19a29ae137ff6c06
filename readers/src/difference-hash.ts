/**
 * In: a picture as LOOK_SIDE × LOOK_SIDE grey values. Out: 64 bits, hexadecimal: one bit per place that gets
 * darker from left to right.
 */
import { LOOK_SIDE } from './picture-look.ts';

/** Eight comparisons of neighbours in each of eight rows. */
const GRID = { width: 9, height: 8 } as const;

/** In files with more pictures (catalogues), the rest are identified only by their hashes. */
export const MAX_PRINTED_PICTURES = 200;

export function differenceHash(grey: ArrayLike<number>): string {
  const fields = averages(grey);
  let bits = 0n;
  for (let row = 0; row < GRID.height; row++) {
    for (let column = 0; column + 1 < GRID.width; column++) {
      const at = row * GRID.width + column;
      bits = (bits << 1n) | ((fields[at] ?? 0) > (fields[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

function averages(grey: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(GRID.width * GRID.height);
  const counts = new Uint32Array(sums.length);
  for (let y = 0; y < LOOK_SIDE; y++) {
    const row = Math.floor((y * GRID.height) / LOOK_SIDE);
    for (let x = 0; x < LOOK_SIDE; x++) {
      const field = row * GRID.width + Math.floor((x * GRID.width) / LOOK_SIDE);
      sums[field] = (sums[field] ?? 0) + (grey[y * LOOK_SIDE + x] ?? 0);
      counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  return sums.map((sum, field) => sum / Math.max(1, counts[field] ?? 0));
}
