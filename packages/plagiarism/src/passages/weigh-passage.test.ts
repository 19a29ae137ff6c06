import { describe, expect, it } from 'vitest';
import { splitSubtracted } from '../subtraction/split-subtracted.ts';
import { joinPassages } from './join-passages.ts';
import { isCopied } from './weigh-passage.ts';

/** More than the maximum number of arguments of a call. */
const MANY = 300_000;

describe('a passage of very many pieces', () => {
  const pieces = Array.from({ length: MANY }, (_, index) => ({ a: 3 * index, b: 3 * index, length: 2 }));
  const stretch = { aStart: 0, aEnd: 3 * MANY, bStart: 0, bEnd: 3 * MANY };
  const whole = { ...stretch, pieces, parts: [stretch], likeness: null, retold: [] };

  it('is judged', () => {
    expect(isCopied(pieces, [stretch])).toBe(true);
  });

  it('is split into kept and subtracted parts', () => {
    const own = new Int32Array(3 * MANY);
    own.fill(-1, 0, 300);
    const split = splitSubtracted(whole, own, own);
    expect(split.map(({ counted }) => counted.length)).toEqual([0, MANY - 100]);
  });

  it('can be made of very many passages', () => {
    const passages = pieces.map(({ a, b, length }) => {
      const part = { aStart: a, aEnd: a + length, bStart: b, bEnd: b + length };
      return { ...part, pieces: [{ a, b, length }], parts: [part], likeness: null, retold: [] };
    });
    const blocks = { blockEnds: Uint32Array.of(3 * MANY) };
    expect(joinPassages(passages, blocks, blocks)).toHaveLength(1);
  });
});

describe('equal words', () => {
  it('spread thinly are not a copy; the same number close together is', () => {
    const spread = (step: number) =>
      Array.from({ length: 14 }, (_, at) => ({ a: at * step, b: at * step, length: 2 }));
    const stretch = (step: number) => ({ aStart: 0, aEnd: 14 * step, bStart: 0, bEnd: 14 * step });
    expect(isCopied(spread(8), [stretch(8)])).toBe(false);
    expect(isCopied(spread(4), [stretch(4)])).toBe(true);
  });
});
