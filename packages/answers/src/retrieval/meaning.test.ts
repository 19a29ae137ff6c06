import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAY_WORDING, meantTerms, readMeaning } from './read-meaning.ts';
import { packVector, unpackVector, VectorStore } from './vector-store.ts';

describe('the meaning of a question', () => {
  it('is expressed in the words of statutes', () => {
    expect(readMeaning('老板不给钱').legal).toContain('拖欠劳动报酬');
    expect(readMeaning('房东要赶我走').legal).toEqual(expect.arrayContaining(['出租人', '返还租赁物']));
    expect(readMeaning('船闸的维护').legal).toEqual([]);
  });

  it('guesses the words of a special law only where the question is not between other people', () => {
    expect(readMeaning('共享单车押金不退').legal).toContain('押金退还');
    for (const asked of ['房东不退押金', '退租时中介扣押金'])
      expect(readMeaning(asked).legal).toEqual(expect.arrayContaining(['租赁期限届满', '返还租赁物']));
    for (const asked of ['房东不退押金', '老板要收押金'])
      expect(readMeaning(asked).legal).not.toContain('押金退还');
  });

  it('leaves out question words, unless there are no others', () => {
    expect(readMeaning('违约金怎么办').text.trim()).toBe('违约金');
    expect(readMeaning('怎么办').text).toBe('怎么办');
  });

  it('weighs guessed words less than the words of the question', () => {
    const weights = new Map(meantTerms('老板不给钱').map(({ term, weight }) => [term, weight]));
    expect(weights.get('老板')).toBe(1);
    expect(weights.get('拖欠')).toBeLessThan(1);
  });

  it('uses at least 250 wordings, each with a valid pattern and a replacement', () => {
    expect(LAY_WORDING.length).toBeGreaterThanOrEqual(250);
    for (const [said, legal] of LAY_WORDING) {
      expect(() => new RegExp(said)).not.toThrow();
      expect(new RegExp(said).test('')).toBe(false);
      expect(legal.split(' ').every((word) => word.length >= 1)).toBe(true);
    }
  });
});

describe('a store of vectors', () => {
  const vector = fc
    .array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 })
    .filter((values) => Math.hypot(...values) > 0.1)
    .map((values) => Float32Array.from(values, (value) => value / Math.hypot(...values)));

  it('finds each vector by itself', () => {
    fc.assert(
      fc.property(fc.array(vector, { minLength: 1, maxLength: 40 }), (vectors) => {
        const store = new VectorStore(16);
        vectors.forEach((each, index) => {
          store.add(index + 100, packVector(each));
        });
        vectors.forEach((each) => {
          const compared = store.compare(each);
          const [best] = compared.best(1);
          expect(compared.of(best?.id ?? 0)).toBeCloseTo(best?.score ?? 0);
          const found = vectors[(best?.id ?? 0) - 100] ?? new Float32Array(16);
          const likeness = each.reduce((sum, value, at) => sum + value * (found[at] ?? 0), 0);
          expect(likeness).toBeGreaterThan(0.97);
        });
      }),
    );
  });

  it('finds the nearest of thousands, of which only those with like signs are compared', () => {
    let seed = 1;
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return (seed / 2 ** 32 - 0.5) * 0.43;
    };
    const made = Array.from({ length: 6_000 }, () => Float32Array.from({ length: 64 }, random));
    const store = new VectorStore(64);
    made.forEach((each, row) => {
      store.add(row + 1, packVector(each));
    });
    for (const row of [0, 2_999, 5_999]) {
      const asked = made[row] ?? new Float32Array(64);
      const compared = store.compare(asked);
      const exact = made.map((_, at) => compared.of(at + 1) ?? 0);
      const nearest = exact.toSorted((one, other) => other - one).slice(0, 10);
      expect(compared.best(1)[0]?.id).toBe(row + 1);
      expect(compared.best(10).map(({ score }) => score)).toEqual(nearest.map(Math.fround));
    }
  });

  it('keeps what a vector means, also in six bits', () => {
    fc.assert(
      fc.property(vector, fc.constantFrom(31, 127), (each, largest) => {
        const again = unpackVector(packVector(each, largest));
        const likeness = each.reduce((sum, value, at) => sum + value * (again[at] ?? 0), 0);
        expect(likeness / Math.hypot(...again)).toBeGreaterThan(0.995);
      }),
    );
  });

  it('knows nothing of a text without a vector', () => {
    const store = new VectorStore(16);
    store.add(7, packVector(new Float32Array(16).fill(0.25)));
    expect(store.compare(new Float32Array(16).fill(0.25)).of(8)).toBeNull();
  });

  it('skips vectors of another model', () => {
    const store = new VectorStore(16);
    store.add(1, packVector(new Float32Array(8).fill(0.5)));
    expect(store.size).toBe(0);
  });
});
