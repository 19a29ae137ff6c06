import { expect, it } from 'vitest';
import { fitWeights, probabilityWith } from './fit-weights.ts';

const examples = Array.from({ length: 400 }, (_, at) => {
  const [one, other] = [(at % 20) / 10 - 1, (at % 7) / 3 - 1];
  return { signs: [1, one, other], isRight: 2 * one - other + ((at * 13) % 11) / 11 - 0.5 > 0 };
});

it('learns which signs speak for and which against', () => {
  const [bias = 0, one = 0, other = 0] = fitWeights(examples, [0, 0, 0], 1);
  expect(one).toBeGreaterThan(1);
  expect(other).toBeLessThan(-0.5);
  expect(Math.abs(bias)).toBeLessThan(1);
  expect(probabilityWith([bias, one, other], [1, 1, -1])).toBeGreaterThan(0.9);
});

it('stays at what is known where there is no example', () => {
  expect(fitWeights([], [0.5, -1, 2], 4)).toEqual([0.5, -1, 2]);
});
