/** The price of the whole contract as a number with its currency; where none is named, the price of a month, a quarter or a year. */

import { isWholePrice, wordsAfter, wordsBefore } from '../calculations/prices/whole-price.ts';
import { foreignFigure } from '../calculations/tables/listed-values.ts';
import type { Amount, Contract, ContractType, Period } from '../contract.ts';
import { pairAmounts } from '../facts/pair-amounts.ts';
import { decimalText } from '../numbers/exact-number.ts';
import { blankAt, found, type KeyFact, type Money, notFound } from './key-fact.ts';
import { shownMoney, keyFactText as text } from './key-facts.text.ts';
import { isOfBody, quoteAround } from './quotes.ts';

const REACH = 40;
/** Sums of something else than what this contract costs, in the words of the same part of the sentence. */
const other =
  /违约|赔|补偿|保险|押金|保证金|定金|订金|诚意金|注册资本|出资|认缴|评估|估值|概算|预算|投资额|货值|库存|任务|指标|罚|限额|上限|不低于|声明价值|价值|预付|首付|首期|尾款|余款|质保|第[一二三四五六1-6](?:期|笔|次|年)|其中|税额|税款|单价|单笔|每次|每逾期|分期|利息|滞纳|额度|转入|原价|余额(?!为)|本期|该期/;
const perTime =
  /每(?:个)?(?:月|季|年|日|天)|(?<![0-9一二三四五六七八九十个])(?:月|季度?|年度?|日)[^，。；0-9]{0,4}(?:租金|租|费|总额|合计|工资|薪)|全年|首年|年度|每平方米|每人|每店|每账号|每套|每台/;
const summed =
  /(?:费用?|租金|酬金|报酬|价款|货款|款项|资金)(?:总额|总计|合计|共计|总价|总和|合共)[^0-9，。；]{0,10}$/;
const summedLater = /(?:^|[，：（(即])(?:合计|共计|总计|合共)[^0-9，。；]{0,8}$/;
const overTerm =
  /(?<months>[0-9一二三四五六七八九十两]{1,3})个月(?:租金|费用)?(?:合计|共计|总计)[^0-9，。；]{0,8}$/;
const byKind: readonly RegExp[] = [
  /(?:出借|借给|借款|贷款|借到|借得|借入)[^，。；0-9]{0,12}$/,
  /最高(?:债权|担保|授信|本金){0,2}(?:额|余额|限额)(?:为|是|：|:)?[^，。；0-9]{0,8}$/,
  /(?:监理|设计|勘察|咨询|服务|顾问|代理|开发|研发|加工|承揽|制作|检测|评估服务|施工|承包|装修|居间|中介|培训|许可|转让|运输|安装|维保|保洁|拍摄|演出|推广|广告|委托)(?:总)?(?:酬金|报酬|费用?|价款?|款)(?:为|是|：|:|共|计)?[^，。；0-9]{0,8}$/,
  /(?:捐赠|赠与)[^，。；0-9]{0,14}$/,
];

export function totalAmount(contract: Contract): KeyFact {
  const sums = contract.amounts.filter((amount) => isOfBody(contract, amount));
  const whole = wholeSum(contract, sums);
  if (whole !== null) return told(contract, whole, null);
  const regular = regularSum(contract, sums);
  if (regular !== null) return told(contract, regular.amount, regular.per);
  const blank = contract.amounts.find(
    (amount) => amount.fen === null && amount.currency === 'CNY' && isWholePrice(contract, amount),
  );
  return blank === undefined ? notFound : blankAt(quoteAround(contract, blank));
}

/** In these a price of a month is that of something else. */
const without: ReadonlySet<ContractType> = new Set([
  'cooperation',
  'equityTransfer',
  'guarantee',
  'confidentiality',
  'loan',
  'sale',
  'houseSale',
  'other',
]);

/** 每月合计 before the parts of it. */
function regularSum(contract: Contract, sums: readonly Amount[]) {
  if (without.has(contract.type.type)) return null;
  const regular = sums.flatMap((amount) => {
    const per = perOf(contract, amount);
    return per === null || other.test(partBefore(contract, amount)) ? [] : [{ amount, per }];
  });
  const added = regular.find(({ amount }) => /合计|总额|共计|总计/.test(partBefore(contract, amount)));
  return added ?? regular[0] ?? null;
}

function wholeSum(contract: Contract, sums: readonly Amount[]): Amount | null {
  const readable = sums.filter((amount) => moneyOf(contract, amount, null) !== null);
  const plain = readable.filter((amount) => {
    const part = partBefore(contract, amount);
    return (
      !other.test(part) &&
      !perTime.test(part) &&
      !isOfLeased(contract, part) &&
      perAfter(contract, amount) === null
    );
  });
  const first = (test: (amount: Amount) => boolean) =>
    plain.find((amount) => !amount.isUppercase && test(amount)) ?? plain.find(test);
  return (
    first((amount) => isWholePrice(contract, amount)) ??
    first((amount) => summed.test(wordsBefore(contract, amount, REACH))) ??
    first((amount) => isOverTerm(contract, amount)) ??
    first((amount) => byKind.some((pattern) => pattern.test(partBefore(contract, amount)))) ??
    first(
      (amount) => summedLater.test(wordsBefore(contract, amount, REACH)) && isPriceArticle(contract, amount),
    ) ??
    null
  );
}

/** A lessor buys the thing for a price that the lessee does not owe. */
function isOfLeased({ type }: Contract, part: string): boolean {
  return type.type === 'lease' && /购买|购置/.test(part);
}

/** 十二个月合计 is the whole price when the contract lasts as long. */
function isOverTerm(contract: Contract, amount: Amount): boolean {
  const months = overTerm.exec(wordsBefore(contract, amount, REACH))?.groups?.months;
  if (months === undefined) return false;
  return contract.periods.some((period) => lastsMonths(period) && isTermWord(contract, period, months));
}

function lastsMonths({ unit }: Period): boolean {
  return unit === 'month' || unit === 'year';
}

function isTermWord(contract: Contract, period: Period, months: string): boolean {
  const words = contract.document.text.slice(period.start, period.end);
  return words.startsWith(months) && /期限?(?:为|：|:|共)?$/.test(wordsBefore(contract, period, 8));
}

/** 合计 alone names nothing: the words before must be about the price, and not about one of several things. */
function isPriceArticle(contract: Contract, amount: Amount): boolean {
  const before = wordsBefore(contract, amount, 120);
  return (
    /费|价|款|酬|租金/.test(before) &&
    !/任务|评估|货值|里程/.test(before) &&
    !/每人|每月|每年/.test(/[^。]{0,120}$/.exec(before)?.[0] ?? '') &&
    !/单价|每[套台件盏个只张本]/.test(before.slice(-LINE_REACH))
  );
}

const LINE_REACH = 30;

/** The words since the last mark, at most forty: what the sum is said of. */
function partBefore({ document }: Contract, { start }: Amount): string {
  const before = document.text.slice(Math.max(0, start - REACH), start);
  const part = /[^，。；\n]{0,40}$/.exec(before)?.[0] ?? '';
  return part.replace(/^\s*[0-9]{1,2}(?:\.[0-9]{1,2}){0,3}[ 、.]/, '').replace(/\s/g, '');
}

function perAfter(contract: Contract, amount: Amount): Money['per'] {
  const after = wordsAfter(contract, amount, 6);
  if (/^(?:（[^）]{0,3}）)?[/／每]个?月/.test(after)) return 'month';
  if (/^[/／每]季/.test(after)) return 'quarter';
  return /^[/／每]年/.test(after) ? 'year' : null;
}

const PRICE = /租金|费|工资|薪|报酬|酬|价款/;

function perOf(contract: Contract, amount: Amount): Money['per'] {
  if (moneyOf(contract, amount, null) === null || amount.isUppercase) return null;
  const part = partBefore(contract, amount);
  const near = wordsBefore(contract, amount, REACH);
  if (!PRICE.test(near) || /每平方米|每人|每店|每账号|每套|每台|每件|单价/.test(part)) return null;
  const after = perAfter(contract, amount);
  if (after !== null) return after;
  if (/每(?:个)?月|(?<![0-9一二三四五六七八九十个])月[^，。；0-9]{0,4}(?:租金|租|费|薪|工资|总额)/.test(part))
    return 'month';
  if (/每季|季度(?:租金|费)/.test(part)) return 'quarter';
  return /每年|全年|(?<![0-9一二三四五六七八九十])年度?[^，。；0-9]{0,4}(?:租金|费|薪)/.test(part)
    ? 'year'
    : null;
}

function moneyOf(contract: Contract, amount: Amount, per: Money['per']): Money | null {
  // 300车×1,800元: a number of something, not a sum.
  if (amount.currency === '' && /^[\u4e00-\u9fff×xX*]/.test(wordsAfter(contract, amount, 1))) return null;
  if (amount.fen !== null) return { value: amount.fen / 100, currency: amount.currency, per };
  const foreign = foreignFigure(contract, amount);
  return foreign === null
    ? null
    : { value: Number(decimalText(foreign.value).replaceAll(',', '')), currency: amount.currency, per };
}

function told(contract: Contract, amount: Amount, per: Money['per']): KeyFact {
  const money = moneyOf(contract, amount, per);
  if (money === null) return notFound;
  const pair = pairAmounts(contract).find(({ first, second }) => first === amount || second === amount);
  const differs = pair !== undefined && !pair.agrees;
  return found({
    shown: shownMoney(money),
    places: [quoteAround(contract, amount)],
    money,
    doubt: differs ? text.uppercaseDiffers : null,
  });
}
