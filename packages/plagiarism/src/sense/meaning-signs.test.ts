import { describe, expect, it } from 'vitest';
import { likeInMeaning, signsOf } from './meaning-signs.ts';

const DIMENSIONS = 512;

/** Vectors that look like chance, the same each time. */
function vector(seed: number): Float32Array {
  let state = seed * 2_654_435_761 + 1;
  return Float32Array.from({ length: DIMENSIONS }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  });
}

/** As alike to the first as `likeness` says. */
function mixed(one: Float32Array, other: Float32Array, likeness: number): Float32Array {
  const rest = Math.sqrt(1 - likeness ** 2);
  return one.map((value, at) => value * likeness + (other[at] ?? 0) * rest);
}

const documentOf = (documentId: string, vectors: readonly Float32Array[]) => ({
  documentId,
  signs: signsOf(vectors),
});

describe('documents of like meaning', () => {
  const checked = [1, 2, 3, 4].map(vector);
  const strangers = Array.from({ length: 50 }, (_, at) => vector(100 + at));

  it('are found by their signs, the one with most like sentences first, and others are not', () => {
    const told = checked.map((one, at) => mixed(one, vector(500 + at), 0.85));
    const found = likeInMeaning(
      signsOf(checked),
      [
        documentOf('none', strangers),
        documentOf('one', [...strangers, ...told.slice(3)]),
        documentOf('three', [...told.slice(0, 3), ...strangers]),
      ],
      5,
    );
    expect(found).toEqual([
      { documentId: 'three', sentences: 3 },
      { documentId: 'one', sentences: 1 },
    ]);
  });

  it('are not those whose sentences are merely of one subject', () => {
    const near = checked.map((one, at) => mixed(one, vector(700 + at), 0.45));
    expect(likeInMeaning(signsOf(checked), [documentOf('near', near)], 5)).toEqual([]);
  });

  it('are as many as are wanted, and none of another model', () => {
    const copies = ['c', 'a', 'b'].map((id) => documentOf(id, checked));
    expect(likeInMeaning(signsOf(checked), copies, 2).map(({ documentId }) => documentId)).toEqual([
      'a',
      'b',
    ]);
    const short = checked.map((one) => one.slice(0, 64));
    expect(likeInMeaning(signsOf(checked), [documentOf('short', short)], 2)).toEqual([]);
    expect(likeInMeaning(signsOf([]), copies, 2)).toEqual([]);
  });
});
