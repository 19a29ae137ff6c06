import { describe, expect, it } from 'vitest';
import { createContractPair } from './contract-edits.ts';
import { type Contract, chineseNumber, passagesOf } from './contract-model.ts';
import { consequenceClasses, type EditClass, injectedClasses, type Place } from './contract-truth.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const pairs = SEEDS.map((seed) => createContractPair(8, 1, seed));

function textAt(contract: Contract, { key, start, end }: Place): string {
  const passage = passagesOf(contract).find((other) => other.key === key);
  return passage === undefined ? '' : (passage.number + passage.body).slice(start, end);
}

const textsAt = (contract: Contract, places: readonly Place[]) =>
  places.map((place) => textAt(contract, place)).join('');

describe('a generated pair of contracts', () => {
  it('is the same for the same seed and different for another', () => {
    expect(createContractPair(8, 1, 1)).toEqual(pairs[0]);
    expect(new Set(pairs.map(({ old }) => JSON.stringify(old))).size).toBe(SEEDS.length);
  });

  it('has edits of every class', () => {
    const seen = new Set<EditClass>(pairs.flatMap(({ edits }) => edits.map((edit) => edit.class)));
    expect([...injectedClasses, ...consequenceClasses].filter((name) => !seen.has(name))).toEqual([]);
  });

  it('gives for every replacement only the text that differs between the sides', () => {
    for (const { old, new: target, edits } of pairs) {
      for (const edit of edits) {
        const inner = edit.inside ?? edit;
        const [before, after] = [textsAt(old, inner.old), textsAt(target, inner.new)];
        if (edit.unchanged !== undefined || edit.class === 'moved clause') continue;
        expect(before, `${edit.class}: ${before}`).not.toBe(after);
      }
    }
  });

  it('moves, splits and merges without changing a word', () => {
    const bodies = (contract: Contract, places: readonly Place[]) => {
      const passages = new Map(passagesOf(contract).map((passage) => [passage.key, passage.body]));
      return places.map(({ key }) => passages.get(key)).join('');
    };
    for (const { old, new: target, edits } of pairs) {
      const moved = edits.filter((edit) => edit.class === 'moved clause');
      const reshaped = edits.flatMap((edit) => edit.unchanged ?? []);
      expect(reshaped.length).toBeGreaterThan(0);
      for (const places of [...moved, ...reshaped])
        expect(bodies(target, places.new)).toBe(bodies(old, places.old));
    }
  });

  it('is equal in every passage that no edit touches', () => {
    for (const { old, new: target, edits } of pairs) {
      const touched = new Set(
        edits
          .flatMap((edit) =>
            [edit, edit.unchanged].flatMap((places) => [...(places?.old ?? []), ...(places?.new ?? [])]),
          )
          .map(({ key }) => key),
      );
      const after = new Map(passagesOf(target).map((passage) => [passage.key, passage]));
      for (const passage of passagesOf(old)) {
        if (!touched.has(passage.key)) expect(after.get(passage.key)).toEqual(passage);
      }
    }
  });
});

describe('a number in Chinese characters', () => {
  it('is written as in contracts', () => {
    expect([3, 10, 11, 20, 47, 100, 103, 110, 256].map(chineseNumber)).toEqual([
      '三',
      '十',
      '十一',
      '二十',
      '四十七',
      '一百',
      '一百零三',
      '一百一十',
      '二百五十六',
    ]);
  });
});
