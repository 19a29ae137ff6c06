/** A share, what it is taken of, and what it makes: also growth from one figure to another. */
import type { Passage, Quantity } from './quantity.ts';
import { type Finding, roundingOf, weigh } from './weigh.ts';

/** A share of months and days is taken of what is paid in them. */
const uncounted: ReadonlySet<string> = new Set(['share', 'month', 'day', 'workday', 'week', 'hour']);
/** Nobody takes a share of three. */
const LEAST = 5;
const MOST_SHARES = 6;
const MOST_AMOUNTS = 10;
const up = /[增涨升]|提高|提升|加成|上浮|多收/;
const down = /[降减跌]|下浮|优惠|让利/;
const shareWords = /率|占|比例|比重|完成|进度|的$|按|其中|即|达|支付|预留|提取|扣|收|共/;
const other = /税|利率|利息|逾期|违约|罚|误差|偏差|湿度|浓度|含量|纯度/;

export function shares(passage: Passage): readonly Finding[] {
  const rates = passage.quantities.filter(({ dimension, isLoose }) => dimension === 'share' && !isLoose);
  const amounts = passage.quantities.filter(
    ({ dimension, isLoose, per, value }) =>
      !uncounted.has(dimension) && !isLoose && per.length === 0 && value >= LEAST,
  );
  if (rates.length === 0 || rates.length > MOST_SHARES || amounts.length > MOST_AMOUNTS) return [];
  const pairs = amounts.flatMap((base) =>
    amounts
      .filter((part) => part !== base && part.dimension === base.dimension)
      .map((part) => ({ base, part })),
  );
  const bound = boundParts(passage, rates, amounts);
  return rates.flatMap((rate) =>
    pairs.flatMap(({ base, part }) =>
      isOther(bound, rate, base, part) ? [] : (weighShare(passage, rate, base, part, pairs.length / 2) ?? []),
    ),
  );
}

/** 0.5%即249元: the amount right behind a share is what it makes. */
function boundParts(
  { quantities }: Passage,
  rates: readonly Quantity[],
  amounts: readonly Quantity[],
): ReadonlyMap<Quantity, Quantity> {
  const bound = new Map<Quantity, Quantity>();
  for (const [index, rate] of quantities.entries()) {
    const next = quantities[index + 1];
    if (next === undefined || !rates.includes(rate) || !amounts.includes(next)) continue;
    if (next.sentence === rate.sentence && next.from - rate.to <= BOUND) bound.set(next, rate);
  }
  return bound;
}

const BOUND = 6;

/** What belongs to another share is not taken a share of, and not made by this one. */
function isOther(
  bound: ReadonlyMap<Quantity, Quantity>,
  rate: Quantity,
  base: Quantity,
  part: Quantity,
): boolean {
  const own = bound.get(part);
  if (own !== undefined && own !== rate) return true;
  return bound.has(base) && (own === rate || [...bound.values()].includes(rate));
}

function weighShare(
  passage: Passage,
  rate: Quantity,
  base: Quantity,
  part: Quantity,
  tried: number,
): Finding | null {
  const sign = up.test(rate.before) ? 1 : down.test(rate.before) ? -1 : 0;
  const structure = structureOf(passage, rate, base, part) - Math.log2(Math.max(1, tried));
  // Growth: the later figure of the two may stand first.
  if (sign !== 0) {
    const times = 1 + sign * rate.value;
    if (times <= 0) return null;
    const share = (sign * (part.value - base.value)) / base.value;
    const slack = Math.max(roundingOf(part) + roundingOf(base) * times + base.value * (rate.step / 2), 1e-9);
    return weigh({
      name: 'growth',
      candidates: [
        { quantity: part, expected: base.value * times },
        { quantity: rate, expected: share },
      ],
      slack,
      structure,
      formula: `${base.written} × (1 ${sign > 0 ? '+' : '−'} ${rate.written})`,
    });
  }
  if (part.value > base.value && rate.value < 1) return null;
  const expected = base.value * rate.value;
  const slack = Math.max(
    roundingOf(part) + (rate.step < 0.01 || part.dimension !== 'money' ? base.value * (rate.step / 2) : 0),
    part.dimension === 'money' && part.scale === 1 && expected % 1 !== 0 ? 1 : 0,
    expected * 1e-9,
  );
  return weigh({
    name: 'share',
    candidates: [
      { quantity: part, expected },
      { quantity: rate, expected: part.value / base.value },
      { quantity: base, expected: part.value / rate.value },
    ],
    slack,
    structure: structure + exactness(part.value / base.value),
    formula: `${base.written} × ${rate.written}`,
  });
}

/** A ratio that is a whole percentage is hardly chance. */
function exactness(ratio: number): number {
  const percent = ratio * 100;
  return percent > 1 && Math.abs(percent - Math.round(percent)) < 1e-7 ? 3 : 0;
}

function structureOf({ quantities }: Passage, rate: Quantity, base: Quantity, part: Quantity): number {
  const all = [rate, base, part];
  const sentences = new Set(all.map(({ sentence }) => sentence)).size;
  const [first, last] = [Math.min(...all.map(({ start }) => start)), Math.max(...all.map(({ end }) => end))];
  const within = quantities.filter(
    (each) => !all.includes(each) && each.start > first && each.end < last,
  ).length;
  const same = quantities.filter(({ dimension }) => dimension === base.dimension).length - 2;
  const near = `${rate.before} ${part.before}`;
  return (
    (shareWords.test(rate.before) || shareWords.test(rate.after) ? 3 : 0) +
    (same === 0 ? 3 : -same) -
    within -
    (sentences - 1) * 2 +
    (quantities.length === all.length && sentences === 1 ? 2 : 0) -
    (other.test(near) ? 6 : 0) +
    (isSameAct(rate, part) ? 4 : 0) -
    (rate.value > 1 ? 3 : 0)
  );
}

/** 损耗率 and 损耗: the share is named after its part. */
function isSameAct(rate: Quantity, part: Quantity): boolean {
  const name =
    /(?<name>[\u4e00-\u9fff]{2,4})(?:率|比例|占比|比重)(?:为|达到?|是)?$/.exec(rate.before)?.groups?.name ??
    '';
  return name !== '' && (part.before.includes(name.slice(-2)) || part.after.includes(name.slice(-2)));
}
