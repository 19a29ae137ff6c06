/** 月利率1.5%（年利率16%）: the same rate for two lengths of time. */
import { type Contract, factsWithin, sentencesOf } from '@wenjian/contract';
import { smallestOf } from '@wenjian/document';
import { percentText } from '../../../checks/find-numbers.ts';
import type { Finding } from '../../../rule.ts';

const sameThing = /^[^。；\d]{0,14}(?:即|折合|相当于|年化|合|[（(]|等于)[^。；\d]{0,10}$/;
const perYear = { day: [365, 360], month: [12], year: [1] } as const;
/** Rates are rounded to two digits. */
const SAME = 0.02;

const namedRate = /(?:融资|借款|贷款|租赁)?利率/;
const otherRate = /逾期|罚|违约|LPR|报价|浮动|加点|上浮|税率/;

/** 年利率9.6% in the body, 月利率0.9% in an attachment. */
function ratesApart(contract: Contract): Finding[] {
  const from = smallestOf(contract.attachments.flatMap(({ body }) => body?.start ?? []));
  const told = sentencesOf(contract).flatMap((sentence) => {
    const [rate, another] = factsWithin(contract.percentages, sentence);
    if (!namedRate.test(sentence.text) || otherRate.test(sentence.text)) return [];
    return rate?.per == null || another !== undefined ? [] : [{ sentence, rate, per: rate.per }];
  });
  const [body, another] = told.filter(({ sentence }) => sentence.start < from);
  const [attached, more] = told.filter(({ sentence }) => sentence.start >= from);
  if (body === undefined || attached === undefined || another !== undefined || more !== undefined) return [];
  if (body.per === attached.per) return [];
  const yearly = perYear[body.per].map((times) => body.rate.value * times);
  const stated = perYear[attached.per].map((times) => attached.rate.value * times);
  if (yearly.some((one) => stated.some((other) => Math.abs(one - other) <= other * SAME))) return [];
  const [[one = 0], [other = 0]] = [yearly, stated];
  const detail = `正文折合每年${percentText(one)}，附件折合每年${percentText(other)}`;
  return [{ span: attached.sentence, related: [body.sentence], detail }];
}

export function unequalRates(contract: Contract): Finding[] {
  return [...ratesApart(contract), ...unequalTogether(contract)];
}

function unequalTogether(contract: Contract): Finding[] {
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
