import { describe, expect, it } from 'vitest';
import { assumeSizes, proofreadSizes } from './page-sizes.ts';

const A4 = { widthPt: 595, heightPt: 842 };
const A3 = { widthPt: 842, heightPt: 1191 };

describe('page sizes', () => {
  it('are the server’s where it knows them', () => {
    const known = [A4, A3];
    expect(assumeSizes(2, A4, known)).toBe(known);
  });

  it('are those of the first page until the others are read', () => {
    expect(assumeSizes(3, A4, null)).toEqual([A4, A4, A4]);
  });

  it('ignore a list for another number of pages', () => {
    expect(assumeSizes(3, A3, [A4])).toEqual([A3, A3, A3]);
  });

  it('are corrected by the pages themselves', () => {
    expect(proofreadSizes([A4, A4, A4], new Map([[1, A3]]))).toEqual([A4, A3, A4]);
  });

  it('stay the same array for mere rounding differences', () => {
    const sizes = [A4, A4];
    expect(proofreadSizes(sizes, new Map([[0, { widthPt: 595.28, heightPt: 841.89 }]]))).toBe(sizes);
    expect(proofreadSizes(sizes, new Map([[7, A3]]))).toBe(sizes);
  });
});
