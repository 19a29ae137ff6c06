/** Length times width is the area, with the depth the volume. */
import type { Passage, Quantity } from './quantity.ts';
import { type Finding, weigh } from './weigh.ts';

const sides = /[长宽高深厚][^，。；]{0,3}$/;

export function sizes({ quantities }: Passage): readonly Finding[] {
  const lengths = quantities.filter(
    ({ dimension, before, isLoose }) => dimension === 'length' && !isLoose && sides.test(before),
  );
  const results = quantities.filter(
    ({ dimension, isLoose, isRate }) =>
      (dimension === 'area' || dimension === 'volume') && !isLoose && !isRate,
  );
  return results.flatMap((result) => {
    const count = result.dimension === 'area' ? 2 : 3;
    const own = lengths.filter(({ start }) => start < result.start).slice(-count);
    if (own.length !== count || new Set(own.map(({ before }) => sides.exec(before)?.[0][0])).size !== count)
      return [];
    return weighSize(own, result) ?? [];
  });
}

function weighSize(own: readonly Quantity[], result: Quantity): Finding | null {
  const expected = own.reduce((product, { value }) => product * value, 1);
  return weigh({
    name: 'size',
    candidates: [{ quantity: result, expected }],
    slack: Math.max(expected * 0.005, result.step / 2),
    structure: new Set([...own, result].map(({ sentence }) => sentence)).size === 1 ? 9 : 6,
    formula: own.map(({ written }) => written).join(' × '),
  });
}
