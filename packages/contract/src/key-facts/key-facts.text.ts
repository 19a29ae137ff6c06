/** What cells of the table of facts say. */
import type { KeyFactName, Money } from './key-fact.ts';
import type { Length } from './length-between.ts';

export const keyFactTitles: Readonly<Record<KeyFactName, string>> = {
  type: '合同类型',
  parties: '当事人',
  subject: '标的',
  amount: '合同金额',
  payment: '付款',
  signed: '签订日期',
  start: '开始日期',
  end: '结束日期',
  term: '期限',
  renewal: '续期',
  termination: '解除通知',
  deposit: '押金与担保',
  damages: '违约金',
  dispute: '争议解决',
  law: '适用法律',
};

const perNames: Readonly<Record<NonNullable<Money['per']>, string>> = {
  month: '每月',
  quarter: '每季度',
  year: '每年',
};

const currencyNames: Readonly<Record<string, string>> = {
  CNY: '元',
  USD: '美元',
  EUR: '欧元',
  HKD: '港元',
  JPY: '日元',
  GBP: '英镑',
  AUD: '澳元',
  '': '（币种未写明）',
};

export const keyFactText = {
  uppercaseDiffers: '大写与小写金额不一致',
  termDiffers: '期限长度与起止日期不一致',
  /** By counting: the contract itself names the two days only. */
  counted: ({ count, unit }: Length) =>
    `${count}${unit === 'year' ? '年' : unit === 'month' ? '个月' : '天'}（按起止日期计算）`,
  fromSigning: '签订或生效之日',
  automatic: '自动续期',
  notAutomatic: '不自动续期',
  onRequest: '须另行约定',
  mentioned: '提到续期',
  notice: (period: string) => `提前${period}通知`,
  eitherParty: '任一方',
  noDeposit: '约定不收',
  court: '诉讼',
  arbitration: '仲裁',
  unnamed: '未写明机构',
  talksOnly: '仅约定协商，未写明诉讼或仲裁',
  several: (days: readonly string[]) => days.join('、'),
} as const;

export function shownMoney({ value, currency, per }: Money): string {
  const figure = value.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${per === null ? '' : perNames[per]}${figure}${currencyNames[currency] ?? currency}`;
}
