import { describe, expect, it } from 'vitest';
import { countSensitive, joinSensitive, type SensitiveIn } from './find-sensitive.ts';

const found = (docId: string, words: readonly string[]): SensitiveIn => ({
  hits: words.map((word, start) => ({
    docId,
    word,
    text: word,
    start,
    end: start + 1,
    page: null,
    boxes: [],
    tags: [],
    hasNoise: false,
  })),
  moreHits: [],
});

describe('sensitive words beyond those that are listed', () => {
  it('are counted by word and document, and every word keeps its first places', () => {
    const one = { ...found('a', ['甲', '甲', '乙', '甲']), moreHits: [{ docId: 'a', word: '甲', count: 5 }] };
    const joined = joinSensitive([one, found('b', ['甲'])], 3);
    expect(joined.hits.map(({ docId, word, start }) => [docId, word, start])).toEqual([
      ['a', '甲', 0],
      ['a', '乙', 2],
      ['b', '甲', 0],
    ]);
    expect(joined.moreHits).toEqual([{ docId: 'a', word: '甲', count: 7 }]);
    expect(countSensitive(joined)).toBe(10);
  });
});
