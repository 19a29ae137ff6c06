/**
 * Sums that follow from others said anywhere in the document: 剩余11个月，应退还36,000元 where a month costs 3,000; 18,600元，即最高投标限价的2%;
 * 已归还300万元，尚欠800万元 of 1,200万元. In: the facts of the contract. Out: remarks with the calculation, all 疑似. Promise: silent where
 * any reading of the same words comes out.
 */
import { type Contract, type FilledAmount, isFilled, readNumber, wordsBefore } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

export function checkDerivedSums(contract: Contract): CorrectionDraft[] {
  return [...periodicSums(contract), ...sharesNamedBehind(contract), ...balancesOfWhole(contract)];
}

const FEN = 100;
const rate =
  /每个?(?<period>月|年|季度|日|天)(?:的?[^，。；：\d\n每]{0,8})?(?:人民币)?[¥￥]?(?<sum>\d[\d,]{0,12}(?:\.\d{1,2})?)元/g;
const charged =
  /(?:剩余|尚余|余下|余|共计?|合计|计|欠付|拖欠|欠缴|未付)(?<count>\d{1,3}|[一二两三四五六七八九十]{1,3})个?(?<period>月|年|季度|日|天)(?:的?[^，。；\d\n每]{0,10})?[，,]?[^。；，\d\n每]{0,16}?(?<sum>\d[\d,]{0,14}(?:\.\d{1,2})?)元/dg;
const MOST_PERIODS_OFF = 3;

/** The sum is a whole number of periods, and not the number that stands beside it. */
function periodicSums({ document }: Contract): CorrectionDraft[] {
  return document.blocks.flatMap((block) => {
    const text = document.text.slice(block.start, block.end);
    const rates = [...text.matchAll(rate)];
    return [...text.matchAll(charged)].flatMap((match) => {
      const { count = '', period, sum = '' } = match.groups ?? {};
      const own = new Set(
        rates.filter(({ groups }) => groups?.period === period).map(({ groups }) => groups?.sum),
      );
      const [one, another] = own;
      const number = readNumber(count.replace('两', '二'));
      if (one === undefined || another !== undefined || number === null || number < 1) return [];
      const [each, said] = [numberOf(one), numberOf(sum)];
      const times = said / each;
      if (!Number.isInteger(times) || times === number || Math.abs(times - number) > MOST_PERIODS_OFF)
        return [];
      const [start = 0, end = 0] = match.indices?.groups?.sum ?? [];
      const place = { start: block.start + start, end: block.start + end };
      return [told(place, `${each} × ${number} = ${each * number} ≠ ${said}`)];
    });
  });
}

function numberOf(written: string): number {
  return Number(written.replaceAll(',', ''));
}

const shareBehind =
  /^(?:整|（[^（）]{1,30}）)?[，,（(]?(?:即|为|相当于|系|占)(?<noun>[\u4e00-\u9fff]{2,10}?)(?:总额|总金额)?的(?<share>\d{1,2}(?:\.\d{1,2})?)[%％]/d;
const SHARE_AHEAD = 60;
const PERCENT = 100;

/** What is named is a sum of the document: the share of it is another one, and a plain one. */
function sharesNamedBehind(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  const filled = contract.amounts.filter(isFilled).filter(({ isUppercase }) => !isUppercase);
  return filled.flatMap((amount) => {
    const match = shareBehind.exec(text.slice(amount.end, amount.end + SHARE_AHEAD));
    const { noun = '', share = '' } = match?.groups ?? {};
    if (match === null || amount.fen === 0) return [];
    const named = filled.filter(
      (other) =>
        other !== amount &&
        wordsBefore(contract, other)
          .replace(/[：:为是]|人民币/g, '')
          .endsWith(noun),
    );
    const bases = new Set(named.map(({ fen }) => fen));
    const [base, another] = bases;
    if (base === undefined || another !== undefined || base < amount.fen) return [];
    const right = (amount.fen / base) * PERCENT;
    if (Math.abs(right - Number(share)) < LEAST_SHARE_OFF || !isPlain(right)) return [];
    const [start = 0, end = 0] = match.indices?.groups?.share ?? [];
    const place = { start: amount.end + start, end: amount.end + end };
    return [told(place, `${amount.fen / FEN} ÷ ${base / FEN} = ${Number(right.toFixed(2))}% ≠ ${share}%`)];
  });
}

const LEAST_SHARE_OFF = 0.01;

/** 1, 2.5: nobody agrees on 1.37 %. */
function isPlain(share: number): boolean {
  return Math.abs(share * 2 - Math.round(share * 2)) < LEAST_SHARE_OFF;
}

const left =
  /(?:尚欠|仍欠|尚未(?:归还|偿还|支付|付清)|未(?:归还|偿还|支付|付)|欠付|剩余(?:未[还付])?|尚余)(?:的)?(?<noun>本金|借款本金|货款|工程款|价款|租金|款项|服务费)?(?:余额)?(?:为|共计?|计|人民币|：|[¥￥]){0,3}$/;
const paid =
  /(?:已(?:经)?(?:累计)?(?:归还|偿还|支付|付清?|缴纳|付款)|累计已?(?:归还|偿还|支付))[^，。；\d]{0,12}$/;
const whole =
  /(?:本金|借款|货款|总价|价款|总额|工程款|服务费|租金|金额)(?:总额)?(?:为|共计?|计|人民币|：|[¥￥]){0,3}$/;

/** 已归还300万元，尚欠800万元: what is left of a sum that the document names. */
function balancesOfWhole(contract: Contract): CorrectionDraft[] {
  const filled = contract.amounts.filter(isFilled).filter(({ isUppercase }) => !isUppercase);
  return filled.flatMap((rest, at) => {
    const done = filled[at - 1];
    if (done === undefined || !left.test(wordsBefore(contract, rest))) return [];
    const between = contract.document.text.slice(done.end, rest.start);
    if (!paid.test(wordsBefore(contract, done)) || /[。；\n]/.test(between) || between.length > NEAR)
      return [];
    const others = filled.filter((each) => each !== rest && each !== done);
    const wholes = others.filter((each) => whole.test(wordsBefore(contract, each)) && each.fen > done.fen);
    if (others.some(({ fen }) => fen === rest.fen + done.fen)) return [];
    const meant = wholes.find((each) => saidAgain(others, each.fen - done.fen));
    if (meant === undefined) return [];
    const right = meant.fen - done.fen;
    return [told(rest, `${meant.fen / FEN} - ${done.fen / FEN} = ${right / FEN} ≠ ${rest.fen / FEN}`)];
  });
}

const NEAR = 24;

function saidAgain(others: readonly FilledAmount[], fen: number): boolean {
  return others.some((each) => each.fen === fen);
}

function told(place: { readonly start: number; readonly end: number }, formula: string): CorrectionDraft {
  return { ...remark(place, 'figures', 'derived', 'suspect', figuresText.derived), formula };
}
