/** 月利率1.5%（年利率16%）: the same rate for two lengths of time. */
import { type Contract, factsWithin, sentencesOf } from '@wenjian/contract';
import { percentText } from '../../checks/find-numbers.ts';
import type { Finding } from '../../rule.ts';

const sameThing = /^[^。；\d]{0,14}(?:即|折合|相当于|年化|合|[（(]|等于)[^。；\d]{0,10}$/;
const perYear = { day: [365, 360], month: [12], year: [1] } as const;
/** Rates are rounded to two digits. */
const SAME = 0.02;

export function unequalRates(contract: Contract): Finding[] {
  const { text } = contract.document;
  return sentencesOf(contract).flatMap((sentence) => {
    const rates = factsWithin(contract.percentages, sentence);
    return rates.flatMap((later, index): Finding[] => {
      const first = rates[index - 1];
      if (first?.per == null || later.per === null || first.per === later.per) return [];
      if (!sameThing.test(text.slice(first.end, later.start).replace(/\s/g, ''))) return [];
      const yearly = perYear[first.per].map((times) => first.value * times);
      const stated = perYear[later.per].map((times) => later.value * times);
      const isSame = yearly.some((one) => stated.some((other) => Math.abs(one - other) <= other * SAME));
      const [expected = 0] = yearly;
      const [told = 0] = stated;
      // Far apart they are two different rates.
      if (isSame || told > expected * 3 || expected > told * 3) return [];
      return [
        {
          span: sentence,
          detail: `前一利率折合每年${percentText(expected)}，后一利率折合每年${percentText(told)}`,
        },
      ];
    });
  });
}
