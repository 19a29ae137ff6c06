import { describe, expect, it } from 'vitest';
import { EMPTY_SET, firstFreeSlot, putFile, removeFile, slotsForFiles, swapSet } from './file-set.ts';

const NINE = Array.from({ length: 9 }, (_, at) => `v${at}`);

describe('files of a comparison', () => {
  it('dropped together on the original become the original and its versions', () => {
    expect(slotsForFiles(EMPTY_SET, 'origin', 3)).toEqual(['origin', 'target', 'target']);
    expect(slotsForFiles(EMPTY_SET, 'target', 2)).toEqual(['target', 'target']);
  });

  it('beyond ten versions are not accepted', () => {
    expect(slotsForFiles({ origin: null, targets: NINE }, 'target', 4)).toEqual(['target']);
    expect(slotsForFiles({ origin: null, targets: [...NINE, 'v9'] }, 'target', 1)).toEqual([]);
    expect(firstFreeSlot({ origin: 'o', targets: [...NINE, 'v9'] })).toBeNull();
  });

  it('pasted go to the first free place: the original, then the next version', () => {
    expect(firstFreeSlot(EMPTY_SET)).toBe('origin');
    expect(firstFreeSlot({ origin: 'o', targets: ['a'] })).toBe('target');
  });

  it('are swapped: the original with the first version, even when one is missing', () => {
    expect(swapSet({ origin: 'o', targets: ['a', 'b'] })).toEqual({ origin: 'a', targets: ['o', 'b'] });
    expect(swapSet({ origin: 'o', targets: [] })).toEqual({ origin: null, targets: ['o'] });
    expect(swapSet({ origin: null, targets: ['a', 'b'] })).toEqual({ origin: 'a', targets: ['b'] });
  });

  it('are added and removed without affecting the others', () => {
    const set = putFile(putFile(EMPTY_SET, 'origin', 'o'), 'target', 'a');
    expect(putFile(set, 'target', 'b').targets).toEqual(['a', 'b']);
    expect(removeFile(set, 'a')).toEqual({ origin: 'o', targets: [] });
    expect(removeFile(set, 'o')).toEqual({ origin: null, targets: ['a'] });
  });
});
