/** Duties assigned to the wrong party, each with a place that assigns them to the right one. */
import { type Contract, type ContractType, sideWords } from '@wenjian/contract';
import { findSentences } from '../../checks/find-sentences.ts';
import type { Finding } from '../../rule.ts';

type ByType = Partial<Record<ContractType, string>>;

const duty = '(?:未|应当?|须|逾期|不|需|必须|负责|有义务|拖欠|拒不|拒绝|迟延|如?未?能?按)';
const pays: ByType = {
  lease: '租金',
  sale: '货款|合同价款|设备款|价款',
  labour: '工资|劳动报酬|薪酬',
  loan: '(?:借款)?(?:本金|利息|本息)',
  houseSale: '房款|购房款',
};
const gives: ByType = {
  sale: '交货|发货|供货|交付(?:货物|设备|产品)',
  lease: '交付(?:房屋|商铺|租赁物|厂房)',
  loan: '(?:发放|出借|提供)借款',
  labour: '(?:服从|遵守)[^，。；]{0,6}(?:甲方|单位)[^，。；]{0,6}(?:安排|管理|规章)',
  houseSale: '交付(?:房屋|该房)',
};
const anothersDuty = /退还|返还|转租|次承租|代付|代为|第三方|第三人|垫付|不得/;

export function swappedParties(contract: Contract): Finding[] {
  const payer = sideWords(contract, 'payer');
  const performer = sideWords(contract, 'performer');
  const { type } = contract.type;
  return [
    ...swapped(contract, payment(performer, type), payment(payer, type)),
    ...swapped(contract, performance(payer, type), performance(performer, type)),
  ];
}

function swapped(contract: Contract, wrong: RegExp, right: RegExp): Finding[] {
  const isLoanPaidOut =
    contract.type.type === 'loan' ? /(?:支付|交付|发放|提供)[^，。；]{0,4}(?:借款)?本金/ : /(?!)/;
  const found = findSentences(contract, wrong, anothersDuty).filter(
    ({ match }) => !isLoanPaidOut.test(match[0]),
  );
  const related = findSentences(contract, right, anothersDuty).map(({ sentence }) => sentence);
  return found.map(({ sentence }) => ({ span: sentence, related }));
}

function payment(words: string, type: ContractType): RegExp {
  return new RegExp(
    `(?:${words})(?:（[^）]{0,8}）)?${duty}[^，。；]{0,16}(?:支付|交纳|缴纳|付清|偿还|归还|发放|交付)[^，。；]{0,6}(?:${pays[type] ?? '(?!)'})(?!的?(?:\\d|[一二三四五六七八九十百]|收据|发票|差额))`,
  );
}

function performance(words: string, type: ContractType): RegExp {
  return new RegExp(`(?:${words})(?:（[^）]{0,8}）)?${duty}[^，。；]{0,14}(?:${gives[type] ?? '(?!)'})`);
}
