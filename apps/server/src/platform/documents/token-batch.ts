/** Texts as numbers of a vocabulary, in the form a model takes: one row a text, the shorter ones filled up to the longest. */
import { largestOf } from '@wenjian/document';
export interface TokenBatch {
  readonly ids: BigInt64Array;
  /** 1 where there is a token, 0 where the row is filled up. */
  readonly mask: BigInt64Array;
  readonly shape: readonly [rows: number, width: number];
}

export function tokenBatch(rows: readonly (readonly number[])[]): TokenBatch {
  const width = largestOf(rows.map(({ length }) => length));
  const ids = new BigInt64Array(rows.length * width);
  const mask = new BigInt64Array(rows.length * width);
  rows.forEach((row, at) => {
    row.forEach((id, place) => {
      ids[at * width + place] = BigInt(id);
      mask[at * width + place] = 1n;
    });
  });
  return { ids, mask, shape: [rows.length, width] };
}
