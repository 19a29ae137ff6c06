import { describe, expect, it } from 'vitest';
import {
  addParties,
  addToParty,
  mergeIntoPrevious,
  newParty,
  removeFromParties,
  roomOfParty,
  splitFile,
} from './party-set.ts';

const parties = addParties([], ['a', 'b', 'c']);
const shape = (list: typeof parties) => list.map(({ fileIds }) => fileIds.join('+'));

describe('the documents to compare with', () => {
  it('are one per file, fifty at most', () => {
    expect(shape(parties)).toEqual(['a', 'b', 'c']);
    expect(
      addParties(
        parties,
        Array.from({ length: 60 }, (_, at) => `f${at}`),
      ),
    ).toHaveLength(50);
  });

  it('can group files of one party, and split them again', () => {
    const merged = mergeIntoPrevious(parties, 'b');
    expect(shape(merged)).toEqual(['a+b', 'c']);
    expect(shape(splitFile(merged, 'a', 'b'))).toEqual(['a', 'b', 'c']);
    expect(mergeIntoPrevious(parties, 'a')).toBe(parties);
  });

  it('lose a party with its last file', () => {
    expect(shape(removeFromParties(parties, 'b'))).toEqual(['a', 'c']);
  });

  it('do not merge beyond ten files per party', () => {
    const full = addToParty(
      newParty('full'),
      Array.from({ length: 12 }, (_, at) => `f${at}`),
    );
    expect(full.fileIds).toHaveLength(10);
    expect(roomOfParty(full)).toBe(0);
    const list = [full, ...parties];
    expect(mergeIntoPrevious(list, 'a')).toBe(list);
  });
});
