/** In: a picture as eight rows of nine grey values. Out: 64 bits, hexadecimal: where it gets darker from left to right. */

/** Eight comparisons of neighbours in each of eight rows. */
export const PRINT_GRID = { width: 9, height: 8 } as const;

/** A file with more pictures than this is a catalogue; the rest are known by their hashes. */
export const MAX_PRINTED_PICTURES = 200;

export function differenceHash(grey: ArrayLike<number>): string {
  let bits = 0n;
  for (let row = 0; row < PRINT_GRID.height; row++) {
    for (let column = 0; column + 1 < PRINT_GRID.width; column++) {
      const at = row * PRINT_GRID.width + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
