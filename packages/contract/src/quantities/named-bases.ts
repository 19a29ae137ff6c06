/**
 * A sum that is told as a share of another one by its name: 履约保证金119,520元，相当于全年服务费的5%. The base may stand anywhere; it is doubted, or the
 * share of it, only when a slip of digits between them is beyond chance.
 */
import type { Quantity } from './quantity.ts';
import { type Finding, weigh } from './weigh.ts';

const named = /(?<name>[\u4e00-\u9fff]{3,12})的$/;
const NAME = 4;
const STRUCTURE = 5;
const MOST_BASES = 3;
const BOUND = 24;

export function namedBases(read: readonly (readonly Quantity[])[]): readonly Finding[] {
  const all = read.flat();
  const byName = new Map<string, Quantity[]>();
  for (const quantity of all) {
    if (quantity.dimension !== 'money' || quantity.isLoose || quantity.per.length > 1) continue;
    const name = nameOf(quantity.before);
    if (name === null) continue;
    const own = byName.get(name) ?? [];
    own.push(quantity);
    byName.set(name, own);
  }
  return all.flatMap((rate, index) => {
    const name =
      rate.dimension === 'share' && !rate.isLoose ? named.exec(rate.before)?.groups?.name : undefined;
    const bases = name === undefined ? [] : (byName.get(name.slice(-NAME)) ?? []);
    const part = [all[index + 1], all[index - 1]].find(
      (each) => each?.dimension === 'money' && each.sentence === rate.sentence && isBeside(each, rate),
    );
    if (part === undefined || bases.length === 0 || bases.length > MOST_BASES) return [];
    return bases.flatMap((base) => (base === part ? [] : (weighNamed(rate, base, part) ?? [])));
  });
}

/** The last characters of what a sum is called. */
function nameOf(before: string): string | null {
  const words = before.replace(/(?:人民币|暂定|总额|合计|共计|[为是计共])+$/, '');
  return words.length < NAME ? null : words.slice(-NAME);
}

function isBeside(one: Quantity, other: Quantity): boolean {
  return Math.max(one.from - other.to, other.from - one.to) <= BOUND;
}

function weighNamed(rate: Quantity, base: Quantity, part: Quantity): Finding | null {
  return weigh({
    name: 'share',
    candidates: [
      { quantity: part, expected: base.value * rate.value },
      { quantity: base, expected: part.value / rate.value },
    ],
    slack: 1,
    structure: STRUCTURE,
    formula: `${base.written} × ${rate.written}`,
  });
}
