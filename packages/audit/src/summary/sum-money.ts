/** The kinds of sums in a contract: its price, deposits, penalties, the limit of liability. */
import type { Amount, Contract } from '@wenjian/contract';
import type { MoneyFact } from '../audit-result.ts';
import { sentenceAt } from '../checks/find-sentences.ts';
import { quotationAt } from '../quote-place.ts';

/** In reading order; a sum in words after the same sum in figures is not counted twice. */
export function moneyOf(contract: Contract): readonly MoneyFact[] {
  const facts: MoneyFact[] = [];
  let previous: Amount | null = null;
  for (const amount of contract.amounts) {
    const isTwin = previous !== null && isSameSum(previous, amount);
    previous = amount;
    if (isTwin) continue;
    const place = quotationAt(contract.document, amount);
    facts.push({
      text: place.quote,
      place,
      label: amount.label,
      fen: amount.fen,
      kind: kindOf(contract, amount),
    });
  }
  return facts;
}

/** The largest sum labelled as the total; if none is, the largest price that is not periodic. */
export function totalOf(contract: Contract, money: readonly MoneyFact[]): MoneyFact | null {
  const whole = money.filter(({ kind }) => kind === 'total');
  if (whole.length > 0) return largest(whole);
  const once = money.filter(
    (fact) => fact.kind === 'price' && wholePrice.test(fact.label ?? '') && !isRecurring(contract, fact),
  );
  const price = largest(once);
  return price === null ? null : { ...price, kind: 'total' };
}

/** The maximum distance between figures and words of one sum: （大写：人民币. */
const TWIN_REACH = 16;

const capWords = /(?:赔偿|责任|违约金|罚款).{0,2}(?:限额|上限|总额|总金额|金额|额)|(?:限额|上限)/;
/** 赔偿责任最高不超过: right before the sum. */
const capBefore = /(?:赔偿|责任|违约金|损失)[^。；]*(?:不超过|不得超过|最高|上限|限于)[^，。；]{0,12}$/;
/** 赔偿责任以10万元为限. */
const capAround = /(?:赔偿|责任|违约金|损失)[^。；]*以[^，。；]{0,8}$/;
const penaltyWords = /违约金|滞纳金|罚款|罚金|罚息|赔偿金|补偿金/;
const depositWords = /定金|订金|押金|保证金|诚意金|质保金|保修金/;
const totalWords =
  /总(?:价|额|金额|计|费用|租金|报酬|工资|款)|合同(?:价格|价款?|金额|款)|价税合计|合计|共计|标的额/;
const priceWords =
  /价|款|费|租金|工资|薪|报酬|酬金|佣金|本金|借款|贷款|对价|出资|投资|奖金|津贴|补贴|提成|金额|主债权|最高额/;
const sideWords =
  /注册资本|诉讼费|仲裁费|律师费|差旅费|保险|税|水电费|物业|停车费|供暖费|利息|认缴|实缴|价值/;
const wholePrice =
  /价款|货款|房款|房价|转让(?:价|款|费)|对价|本金|借款|贷款|主债权|最高额|担保金额|债权|报酬|酬金|(?:服务|咨询|开发|许可|实施|授权|研发|设计|监理|加工|运输|仓储|保管|安装|劳务|代理|居间)费|运费|投资[款额]|价格$/;
/** 合同总价超过100万元的: a condition, not the price. */
const condition = /(?:(?<!不)超过|(?<!不)高于|(?<!不)低于|不足|达到|每满)[^，。；]{0,4}$/;
const recurringBefore =
  /每[一]?(?:个)?(?:月|年|日|天|季|次|台|件|套|吨|人|平方米|小时)|月租|年租|单价|月度|按月|按季|按年/;
const recurringBehind =
  /^[）)]?(?:[/／]|每)[ ]?(?:月|年|日|天|季|次|台|件|套|吨|人|平方米|㎡|小时|公里|页|个)/;
const BEFORE = 16;
const BEHIND = 8;

function kindOf(contract: Contract, amount: Amount): MoneyFact['kind'] {
  const label = amount.label ?? '';
  if (depositWords.test(label)) return 'deposit';
  if (capWords.test(label) || isCap(contract, amount)) return 'cap';
  if (penaltyWords.test(label)) return 'penalty';
  if (condition.test(around(contract, amount).before) || sideWords.test(label)) return 'other';
  if (totalWords.test(label) && !/年|月|季|首期|首年/.test(label)) return 'total';
  return priceWords.test(label) ? 'price' : 'other';
}

function isCap(contract: Contract, amount: Amount): boolean {
  const start = sentenceAt(contract, amount)?.start ?? amount.start;
  const before = contract.document.text.slice(start, amount.start);
  const isAround = capAround.test(before) && around(contract, amount).behind.startsWith('为限');
  return isAround || capBefore.test(before);
}

function isRecurring(contract: Contract, { place }: MoneyFact): boolean {
  const { before, behind } = around(contract, place);
  return recurringBefore.test(before) || recurringBehind.test(behind);
}

function around({ document }: Contract, { start, end }: { readonly start: number; readonly end: number }) {
  return {
    before: document.text.slice(Math.max(0, start - BEFORE), start),
    behind: document.text.slice(end, end + BEHIND),
  };
}

function isSameSum(one: Amount, other: Amount): boolean {
  return (
    one.fen !== null &&
    one.fen === other.fen &&
    one.isUppercase !== other.isUppercase &&
    other.start - one.end <= TWIN_REACH
  );
}

/** The first of the largest; a blank only when nothing is filled in. */
function largest(facts: readonly MoneyFact[]): MoneyFact | null {
  let found: MoneyFact | null = null;
  for (const fact of facts) if (found === null || (fact.fen ?? -1) > (found.fen ?? -1)) found = fact;
  return found;
}
