/**
 * Aligns two short sequences by comparing everything with everything. Consecutive equal codes count more than
 * the same number of scattered ones, and when only a few codes match by chance, none are used: a wrong
 * position is worse than none.
 */
import type { Range } from './code-range.ts';

export function alignSmall(first: Int32Array, second: Int32Array, range: Range, partners: Int32Array): void {
  const found = bestPath(first, second, range);
  const rows = range.aEnd - range.a;
  const matched = found.reduce((count, partner) => count + (partner >= 0 ? 1 : 0), 0);
  const shortest = matched >= rows * SAME_TEXT_SHARE ? 1 : SHORTEST_RUN;
  for (let start = 0; start < rows; ) {
    let end = start + 1;
    while (end < rows && (found[end] ?? -1) >= 0 && found[end] === (found[end - 1] ?? -2) + 1) end++;
    if ((found[start] ?? -1) >= 0 && end - start >= shortest) {
      for (let row = start; row < end; row++) partners[range.a + row] = range.b + (found[row] ?? 0);
    }
    start = end;
  }
}

/**
 * When this share of the first sequence is found in the second, they are the same text and short matches
 * count too.
 */
const SAME_TEXT_SHARE = 0.6;
const SHORTEST_RUN = 4;

const MATCH = 2;
const IN_A_ROW = 1;

/** For each code of the first sequence the column of its partner, or -1. */
function bestPath(first: Int32Array, second: Int32Array, { a, aEnd, b, bEnd }: Range): Int32Array {
  const rows = aEnd - a;
  const columns = bEnd - b;
  const width = columns + 1;
  // The best score with the last two codes matched to each other, and the best score overall.
  const matched = new Int32Array((rows + 1) * width);
  const best = new Int32Array((rows + 1) * width);
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const at = row * width + column;
      const diagonal = at - width - 1;
      let score = Math.max(best[at - 1] ?? 0, best[at - width] ?? 0);
      if (first[a + row - 1] === second[b + column - 1]) {
        const rowScore = matched[diagonal] ?? 0;
        const run = rowScore > 0 ? rowScore + IN_A_ROW : 0;
        const here = MATCH + Math.max(run, best[diagonal] ?? 0);
        matched[at] = here;
        score = Math.max(score, here);
      }
      best[at] = score;
    }
  }
  return tracePath(matched, best, rows, columns);
}

function tracePath(matched: Int32Array, best: Int32Array, rows: number, columns: number): Int32Array {
  const width = columns + 1;
  const path = new Int32Array(rows).fill(-1);
  let [row, column] = [rows, columns];
  let isForced = false;
  while (row > 0 && column > 0) {
    const at = row * width + column;
    const here = matched[at] ?? 0;
    // Of equal paths the one that ends first: repeated text (table headings on the next page) comes after the
    // original.
    if (!isForced && best[at] === best[at - 1]) column--;
    else if (here > 0 && (isForced || here === best[at])) {
      path[row - 1] = column - 1;
      const diagonal = at - width - 1;
      const run = matched[diagonal] ?? 0;
      isForced = run > 0 && here === MATCH + run + IN_A_ROW;
      row--;
      column--;
    } else row--;
  }
  return path;
}
