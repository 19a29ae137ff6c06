import { type Figure, ONE, type Relation } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';

const money = (place: number, yuan: number): Figure => ({
  span: documentSpan(place, place + 1),
  value: BigInt(yuan) * ONE,
  step: ONE,
  unit: ONE,
  kind: 'money',
});

/** The number of times the parts are read to find the error in a sum that is one yuan short. */
function looksFor(count: number, isEachRowWrong: boolean): number {
  let looks = 0;
  const parts = Array.from({ length: count }, (_, index): Figure => {
    const { value, span, ...rest } = money(index * 10, 1);
    return {
      ...rest,
      get value() {
        looks++;
        return value;
      },
      get span() {
        looks++;
        return span;
      },
    };
  });
  const total: Relation = { kind: 'sum', name: 'total', parts, result: money(count * 10, count + 1) };
  const rows = parts.map((part, index): Relation => {
    const price = money(count * 10 + 10 + index * 10, isEachRowWrong ? 3 + index : 1);
    return { kind: 'product', name: 'product', factors: [price], result: part };
  });
  const faults = findFaults([...rows, total]);
  expect(faults.length).toBe(isEachRowWrong ? count : 1);
  return looks;
}

it.each([false, true])('takes twice the work for twice the rows (each row wrong: %s)', (isEachRowWrong) => {
  expect(looksFor(800, isEachRowWrong)).toBeLessThan(looksFor(400, isEachRowWrong) * 2.5);
});

const same = (one: Figure, result: Figure, name: 'restated' | 'uppercase' = 'restated'): Relation => ({
  kind: 'sum',
  name,
  parts: [one],
  result,
});

it('groups relations that share a figure, however they are linked', () => {
  const [a, b, c, d] = [money(0, 1), money(10, 2), money(20, 3), money(30, 4)];
  const relations = [same(a, b), same(c, d), same(b, c)];
  const faults = findFaults(relations);
  expect(new Set(faults.flatMap((fault) => fault.relations))).toEqual(new Set(relations));
  expect(faults.every(({ right }) => right === null)).toBe(true);
});

it('reports a wrong sum in words beside instalments that are wrong too', () => {
  const [price, inWords] = [money(0, 360_000), money(10, 365_000)];
  const instalments: Relation = {
    kind: 'sum',
    name: 'instalments',
    parts: [money(20, 120_000), money(30, 230_000)],
    result: price,
  };
  const faults = findFaults([instalments, same(price, inWords, 'uppercase')]);
  expect(faults.map(({ figure, relations }) => [figure, relations[0].name])).toEqual([
    [price, 'instalments'],
    [inWords, 'uppercase'],
  ]);
});
