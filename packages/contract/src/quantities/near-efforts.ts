/**
 * A total that several products make together: 工作量共计26人月 of people and the months of each; sums of prices times counts. The pairs
 * stand one after another, each in its part of the list.
 */
import type { Passage, Quantity } from './quantity.ts';
import { type Finding, weigh } from './weigh.ts';

const LEAST_PAIRS = 2;
const STRUCTURE = 12;
/** 人月: the unit of a product names both of its factors. */
const composed: Readonly<Record<string, readonly [string, string]>> = {
  人月: ['人', 'month'],
  人天: ['人', 'day'],
  人日: ['人', 'day'],
  工日: ['人', 'day'],
  工时: ['人', 'hour'],
  台班: ['台', 'day'],
  间夜: ['间', '晚'],
};

export function efforts(passage: Passage): readonly Finding[] {
  return [...ofComposed(passage), ...ofPrices(passage)];
}

const MOST_RATES = 6;
const TOTAL_STRUCTURE = 7;

/** As many figures for one as there are counts, in the same order: 一等奖5名，每名3,000元；二等奖15名，每名2,000元. */
function ofPrices({ quantities }: Passage): readonly Finding[] {
  const rates = quantities.filter(
    ({ isRate, isLoose, dimension }) => isRate && !isLoose && dimension === 'money',
  );
  const [first] = rates;
  if (first === undefined || rates.length < LEAST_PAIRS || rates.length > MOST_RATES) return [];
  const counts = quantities.filter(
    ({ isRate, isLoose, dimension }) => !isRate && !isLoose && dimension !== 'money' && dimension !== 'share',
  );
  const totals = quantities.filter(
    ({ isRate, isLoose, dimension }) => !isRate && !isLoose && dimension === 'money',
  );
  if (counts.length !== rates.length || totals.length !== 1) return [];
  const expected = rates.reduce((sum, { value }, index) => sum + value * (counts[index]?.value ?? 0), 0);
  return totals.flatMap((quantity): readonly Finding[] => {
    const found = weigh({
      name: 'sum',
      candidates: [
        { quantity, expected },
        ...rates.map((rate, index) => ({
          quantity: rate,
          expected: rate.value + (quantity.value - expected) / (counts[index]?.value ?? 1),
        })),
      ],
      slack: expected * 1e-9,
      structure: TOTAL_STRUCTURE,
      formula: rates.map(({ written }, index) => `${written} × ${counts[index]?.written ?? ''}`).join(' + '),
    });
    if (found?.holds === true) return [{ holds: true, figures: [...found.figures, ...counts] }];
    return found === null ? [] : [found];
  });
}

function ofComposed({ quantities }: Passage): readonly Finding[] {
  return quantities.flatMap((total) => {
    const factors = composed[total.unit];
    if (factors === undefined || total.isLoose) return [];
    const pairs = pairsOf(
      quantities.filter((each) => each !== total && !each.isLoose),
      factors,
    );
    if (pairs.length < LEAST_PAIRS) return [];
    const expected = pairs.reduce((sum, [one, other]) => sum + one.value * other.value, 0);
    const found = weigh({
      name: 'sum',
      candidates: [{ quantity: total, expected }],
      slack: expected * 1e-9,
      structure: STRUCTURE,
      formula: pairs.map(([one, other]) => `${one.written} × ${other.written}`).join(' + '),
    });
    return found ?? [];
  });
}

function pairsOf(
  quantities: readonly Quantity[],
  [first, second]: readonly [string, string],
): readonly (readonly [Quantity, Quantity])[] {
  const own = quantities.filter(({ dimension }) => dimension === first || dimension === second);
  return own.flatMap((one, index) => {
    const other = own[index + 1];
    return one.dimension === first && other?.dimension === second ? [[one, other] as const] : [];
  });
}
