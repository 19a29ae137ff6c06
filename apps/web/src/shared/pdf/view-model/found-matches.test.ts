import { describe, expect, it } from 'vitest';
import { type FoundMatches, matchOrdinal, NO_MATCHES, searchOrder, stepMatch } from './found-matches.ts';

const range = { start: 0, end: 2 };
/** Found in search order: the reader was on page 7. */
const matches: FoundMatches = {
  byPage: new Map([
    [8, [range]],
    [2, [range, range]],
    [5, [range]],
  ]),
  total: 4,
  searchedPages: 10,
};

describe('moving among matches', () => {
  it('searches from the reader’s page to the end and then from the start', () => {
    expect(searchOrder(2, 4)).toEqual([2, 3, 0, 1]);
  });

  it('starts with the first match at or after the reader’s page', () => {
    expect(stepMatch(matches, null, 'next', 3)).toEqual({ page: 5, index: 0 });
    expect(stepMatch(matches, null, 'next', 9)).toEqual({ page: 2, index: 0 });
  });

  it('goes through the pages in order and round at the ends', () => {
    const seen = [];
    let at = stepMatch(matches, null, 'next', 0);
    for (let step = 0; step < 5; step++) {
      seen.push(at);
      at = stepMatch(matches, at, 'next', 0);
    }
    expect(seen).toEqual([
      { page: 2, index: 0 },
      { page: 2, index: 1 },
      { page: 5, index: 0 },
      { page: 8, index: 0 },
      { page: 2, index: 0 },
    ]);
  });

  it('goes back the same way', () => {
    expect(stepMatch(matches, { page: 5, index: 0 }, 'previous', 0)).toEqual({ page: 2, index: 1 });
    expect(stepMatch(matches, { page: 2, index: 0 }, 'previous', 0)).toEqual({ page: 8, index: 0 });
  });

  it('counts a match’s position in the whole document', () => {
    expect(matchOrdinal(matches, { page: 5, index: 0 })).toBe(3);
    expect(matchOrdinal(matches, null)).toBeNull();
  });

  it('goes nowhere without matches', () => {
    expect(stepMatch(NO_MATCHES, null, 'next', 0)).toBeNull();
  });
});
