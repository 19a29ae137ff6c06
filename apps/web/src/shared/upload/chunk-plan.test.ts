import { describe, expect, it } from 'vitest';
import { chunkCount, chunkRange, judgeStatus } from './chunk-plan.ts';

const MIB = 1_048_576;

describe('splitting a file', () => {
  it('makes chunks of 1 MiB and a last one with the rest', () => {
    const size = 2 * MIB + 5;
    expect(chunkCount(size)).toBe(3);
    expect([0, 1, 2].map((index) => chunkRange(size, index))).toEqual([
      { start: 0, end: MIB },
      { start: MIB, end: 2 * MIB },
      { start: 2 * MIB, end: size },
    ]);
  });

  it('gives an exact multiple no empty tail and an empty file one chunk', () => {
    expect(chunkCount(3 * MIB)).toBe(3);
    expect(chunkCount(0)).toBe(1);
    expect(chunkRange(0, 0)).toEqual({ start: 0, end: 0 });
  });
});

describe('a response to a chunk', () => {
  it.each([200, 201, 202])('%d is success', (status) => expect(judgeStatus(status)).toBe('success'));
  it.each([404, 415, 500, 501])('%d is permanent', (status) => expect(judgeStatus(status)).toBe('permanent'));
  it.each([0, 204, 400, 401, 403, 409, 413, 429, 502, 503])('%d can be retried', (status) =>
    expect(judgeStatus(status)).toBe('retryable'),
  );
});
