import { expect, it } from 'vitest';
import { freeBytes, storagePercent, storageState } from './storage-state.ts';

const volume = (doc_volume: number, doc_volume_limit: number | null = 100) => ({
  doc_volume,
  doc_volume_limit,
});

it.each([
  [0, 'roomy', 0, 100],
  [89, 'roomy', 89, 11],
  [90, 'nearlyFull', 90, 10],
  [100, 'full', 100, 0],
  [130, 'full', 100, 0],
] as const)('a space of 100 with %s used is %s', (used, state, percent, free) => {
  expect(storageState(volume(used))).toBe(state);
  expect(storagePercent(volume(used))).toBe(percent);
  expect(freeBytes(volume(used))).toBe(free);
});

it('a space without a limit has room for everything', () => {
  const unlimited = volume(10 ** 12, null);
  expect([storageState(unlimited), storagePercent(unlimited), freeBytes(unlimited)]).toEqual([
    'roomy',
    0,
    Number.POSITIVE_INFINITY,
  ]);
});
