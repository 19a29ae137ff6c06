/** The price of the whole contract, and the words before a fact. */
import type { Span } from '@wenjian/document';
import type { Amount, Contract } from '../../contract.ts';

/** The price of the whole contract; null when no amount is named so. */
export function totalPrice(contract: Contract): Amount | null {
  const known = totalByContract.get(contract);
  if (known !== undefined) return known;
  const total = findTotal(contract);
  totalByContract.set(contract, total);
  return total;
}

/** Cached: every article about payment needs it. */
const totalByContract = new WeakMap<Contract, Amount | null>();

function findTotal(contract: Contract): Amount | null {
  const filled = contract.amounts.filter((amount) => amount.fen !== null);
  const isWhole = (amount: Amount) => isWholePrice(contract, amount);
  return (
    filled.find((amount) => !amount.isUppercase && isWhole(amount)) ??
    filled.find(isWhole) ??
    filled.find((amount) => wholeList.test(wordsBefore(contract, amount))) ??
    null
  );
}

/** Whether the words before a sum name it as the price of the contract. */
export function isWholePrice(contract: Contract, amount: Amount): boolean {
  return wholePrice.test(wordsBefore(contract, amount));
}

/** The few characters of text right before a fact, without white space. */
export function wordsBefore({ document }: Contract, fact: Span, reach = 16): string {
  return document.text.slice(Math.max(0, fact.start - reach), fact.start).replace(/\s/g, '');
}

export function wordsAfter({ document }: Contract, fact: Span, reach = 16): string {
  return document.text.slice(fact.end, fact.end + reach).replace(/\s/g, '');
}

const wholePrice =
  /(?:合同|协议)?(?:总价款?|总金额|总额|总价格|价款总[额计]|总(?:货款|房款|工程款|加工费|服务费|运费|租金|转让款)|货款总[额计]|总造价|总费用|总报酬|合同金额|合同价款?|合同额|转让价款?|转让款|成交价|房(?:屋)?(?:总)?价款?|借款(?:本金|金额|数额)|暂定价|签约合同价|价税合计|服务费总额|购房(?:总)?(?:价)?款)[^0-9，。；]{0,10}$/;

/** 以上合计168,000元, where nothing else is named as the price. */
const wholeList = /以上(?:各项|费用|价款)?(?:合计|共计|总计)[^0-9，。；]{0,10}$/;
