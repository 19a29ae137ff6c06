/**
 * The words of a contract for its object, its price and its periods: a suggestion speaks of 货物 where the contract does, not of 标的物. In: a contract and the
 * words of a rule. Out: the same in the contract's terms, or in plain words where it has none. Promise: a term the text itself defines stays.
 */
import type { Contract } from '@wenjian/contract';

interface Term {
  /** As suggestions write it. */
  readonly word: string;
  /** What contracts call it, the likeliest first. */
  readonly others: readonly string[];
  /** Says the same without being a term. */
  readonly plain: string;
}

const price = [
  '合同总价款',
  '合同总金额',
  '合同总额',
  '合同价款',
  '合同金额',
  '合同价格',
  '总价款',
  '总金额',
  '总价',
  '价款',
] as const;

const terms: readonly Term[] = [
  { word: '标的物', others: ['货物', '产品', '商品', '设备'], plain: '交付的物品' },
  {
    word: '租赁物',
    others: ['租赁房屋', '租赁标的', '租赁场地', '租赁设备', '房屋', '商铺', '厂房', '场地', '设备', '车辆'],
    plain: '出租的财产',
  },
  { word: '租赁房屋', others: ['房屋', '商铺', '厂房', '租赁物'], plain: '出租的房屋' },
  { word: '合同总价', others: price, plain: '约定的全部价款' },
  { word: '合同价款', others: ['合同总价', ...price], plain: '约定的价款' },
  {
    word: '保密信息',
    others: ['保密资料', '机密信息', '秘密信息', '商业秘密'],
    plain: '应当保密的信息',
  },
  { word: '质保期', others: ['质量保证期', '保修期', '质保期限'], plain: '质量保证的期间' },
  { word: '借款本金', others: ['本金', '借款'], plain: '所借款项' },
];
/** 合同总价款 and 租赁物业 are other words. */
const anyTerm = new RegExp(`(?:${terms.map(({ word }) => word).join('|')})(?![款业限])`, 'g');

export function inItsOwnTerms({ document }: Contract, text: string): string {
  return text.replace(anyTerm, (word) => {
    const term = terms.find((one) => one.word === word);
    if (term === undefined || document.text.includes(word) || defines(text, word)) return word;
    return term.others.find((other) => document.text.includes(other)) ?? term.plain;
  });
}

/** The terms in a text that neither it nor the contract knows. */
export function foreignTerms({ document }: Contract, text: string): readonly string[] {
  return [...text.matchAll(anyTerm)].flatMap(([word]) =>
    document.text.includes(word) || defines(text, word) ? [] : [word],
  );
}

function defines(text: string, word: string): boolean {
  return text.includes(`${word}是指`) || text.includes(`${word}包括`) || text.includes(`“${word}”`);
}
