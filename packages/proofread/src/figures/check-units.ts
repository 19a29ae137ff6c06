/**
 * Sums whose unit cannot be: 押金1.5元 in a contract over millions, 每日违约金200万元 when the whole price is less. In:
 * the facts of the contract. Out: remarks; which unit was meant only the writer knows.
 */
import { type Amount, type Contract, isFilled, totalPrice, wordsAfter, wordsBefore } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { checkQuantities } from './check-quantities.ts';
import { figuresText } from './contract-checks.text.ts';
import { moneyLimits } from './money-limits.ts';

/** In fen. */
const YUAN = 100;
const SMALLEST_SUM = 100 * YUAN;
/** So much less than another sum of the contract is of another unit. */
const FACTOR = 1_000;

const wholeSum =
  /(?:押金|保证金|定金|预付款|首付款|尾款|总价款?|总金额|总额|合同价款?|价款|货款|借款|贷款|本金|租金|服务费|注册资本|出资额?|报酬|工资|工程款|转让款)(?:总[额计])?(?:[为是：:]|共计|合计|人民币|[¥￥\s（(]){0,4}$/;
const ofOne =
  /每|单价|\/|／|不足|超过|低于|高于|以[上下内]|逾期|手续费|工本费|计|均|折|元[/／每]|名义|象征|[一1]元/;
const perOne = /^(?:[/／每]|以[上下内]|[一-龥]{0,2}[/／])/;

export function checkUnits(contract: Contract): readonly CorrectionDraft[] {
  const found = [...tooSmall(contract), ...tooMuchADay(contract)];
  const known = new Set(found.map(({ start }) => start));
  return [
    ...found,
    ...outOfRange(contract).filter(({ start }) => !known.has(start)),
    ...checkQuantities(contract),
  ];
}

function tooSmall(contract: Contract): readonly CorrectionDraft[] {
  const largest = contract.amounts.reduce((most, { fen }) => Math.max(most, fen ?? 0), 0);
  return contract.amounts.flatMap((amount) => {
    if (!isFilled(amount) || amount.isUppercase || amount.fen <= 0) return [];
    if (amount.fen >= SMALLEST_SUM || amount.fen * FACTOR > largest) return [];
    const before = partBefore(contract, amount);
    if (!wholeSum.test(before) || ofOne.test(before) || perOne.test(wordsAfter(contract, amount))) return [];
    return [remark(amount, 'figures', 'unit', 'suspect', figuresText.tooSmall)];
  });
}

const aDay = /(?:每(?:逾期|延[迟误期])?(?:一)?[日天]|按[日天]|每[日天])[^，。；\d]{0,14}$/;

function tooMuchADay(contract: Contract): readonly CorrectionDraft[] {
  const whole = totalPrice(contract)?.fen ?? null;
  if (whole === null || whole <= 0) return [];
  return contract.amounts.flatMap((amount) =>
    isFilled(amount) && amount.fen >= whole && aDay.test(partBefore(contract, amount))
      ? [remark(amount, 'figures', 'unit', 'suspect', figuresText.tooMuchADay)]
      : [],
  );
}

/** 月工资6.5元, 日租金200万元, 大米每公斤6.2万元: out of what such a thing costs anywhere. */
function outOfRange(contract: Contract): readonly CorrectionDraft[] {
  const { text } = contract.document;
  return contract.amounts.flatMap((amount) => {
    if (!isFilled(amount) || amount.isUppercase || amount.fen <= 0) return [];
    const before = partBefore(contract, amount);
    const after = wordsAfter(contract, amount, 8);
    const yuan = amount.fen / YUAN;
    const limit = moneyLimits.find(
      ({ words, per, least, most }) =>
        (yuan < least || yuan > most) &&
        words.test(before) &&
        (per === undefined || per.test(before + after)),
    );
    if (limit === undefined || (limit.least > yuan && perOne.test(after) && limit.per === undefined))
      return [];
    const written = text.slice(amount.start, amount.end);
    const [bound, isBelow] = yuan < limit.least ? [limit.least, true] : [limit.most, false];
    const formula = figuresText.unitLimit(written, String(yuan), '元', String(bound), isBelow);
    return [{ ...remark(amount, 'figures', 'unit', 'suspect', figuresText.impossibleUnit), formula }];
  });
}

const REACH = 24;

/** The words before it in its part of the sentence. */
function partBefore(contract: Contract, amount: Amount): string {
  return (
    wordsBefore(contract, amount, REACH)
      // 押金，即9.46元: the same part.
      .replace(/，(?=(?:即|计|共计|合计)[^，。；]{0,4}$)/, '')
      .split(/[，。；\n]/)
      .at(-1) ?? ''
  );
}
