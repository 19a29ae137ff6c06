import { describe, expect, it } from 'vitest';
import { append, insertItems, largestOf, smallestOf } from './long-lists.ts';

/** More than a call's stack holds. */
const MANY = 150_000;
const many = Array.from({ length: MANY }, (_, index) => index);

it('is needed: so many arguments overflow the stack', () => {
  expect(() => Math.max(...many)).toThrow(RangeError);
});

describe('append', () => {
  it('adds as many items as there are, in their order', () => {
    const all = [-1];
    append(all, many);
    expect(all).toHaveLength(MANY + 1);
    expect(all.slice(0, 3)).toEqual([-1, 0, 1]);
    expect(all.at(-1)).toBe(MANY - 1);
  });

  it('takes any iterable, and the list itself once', () => {
    const all = [1];
    append(all, new Set([2, 3]));
    append(all, all);
    expect(all).toEqual([1, 2, 3, 1, 2, 3]);
  });
});

it('largestOf and smallestOf say what Math.max and Math.min would', () => {
  expect(largestOf(many)).toBe(MANY - 1);
  expect(smallestOf(many)).toBe(0);
  for (const values of [[], [3], [-2, 5, 1], [1, Number.NaN]]) {
    expect(largestOf(values)).toBe(Math.max(...values));
    expect(largestOf(values, 4)).toBe(Math.max(4, ...values));
    expect(smallestOf(values)).toBe(Math.min(...values));
    expect(smallestOf(values, 2)).toBe(Math.min(2, ...values));
  }
});

it('insertItems puts as many as there are before a place', () => {
  const all = [-2, -1];
  insertItems(all, 1, many);
  expect(all).toEqual([-2, ...many, -1]);
});
