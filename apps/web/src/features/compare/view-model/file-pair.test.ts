import { expect, it } from 'vitest';
import { EMPTY_PAIR, firstFreeSlot, slotsForFiles, swapPair } from './file-pair.ts';

it('swaps the two sides, also when one is empty', () => {
  expect(swapPair({ origin: 'a', target: 'b' })).toEqual({ origin: 'b', target: 'a' });
  expect(swapPair({ origin: 'a', target: null })).toEqual({ origin: null, target: 'a' });
});

it('fills both places with two files when the other is free', () => {
  expect(slotsForFiles(EMPTY_PAIR, 'target', 2)).toEqual(['target', 'origin']);
  expect(slotsForFiles({ origin: 'a', target: null }, 'target', 2)).toEqual(['target']);
  expect(slotsForFiles(EMPTY_PAIR, 'origin', 1)).toEqual(['origin']);
  expect(slotsForFiles(EMPTY_PAIR, 'origin', 5)).toEqual(['origin', 'target']);
});

it('finds the place for a pasted file', () => {
  expect(firstFreeSlot(EMPTY_PAIR)).toBe('origin');
  expect(firstFreeSlot({ origin: 'a', target: null })).toBe('target');
  expect(firstFreeSlot({ origin: 'a', target: 'b' })).toBeNull();
});
