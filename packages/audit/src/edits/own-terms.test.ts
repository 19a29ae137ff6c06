import { understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { wordingFor } from './contract-wording.ts';
import { foreignTerms } from './own-terms.ts';

const contractWith = (...lines: readonly string[]) =>
  understandContract(
    documentOfParagraphs(
      '合同',
      '甲方（买方）：北京华澜有限公司',
      '乙方（卖方）：上海钧石有限公司',
      ...lines,
    ),
  );

describe('a suggestion', () => {
  const suggestion = '标的物的风险自签收之时起转移，责任以合同总价为限。';

  it('speaks of object and price as the contract does', () => {
    const contract = contractWith('第一条 货物为轴承，总金额为5万元。');
    expect(wordingFor(contract, suggestion).text).toBe('货物的风险自签收之时起转移，责任以总金额为限。');
    expect(foreignTerms(contract, suggestion)).toEqual(['标的物', '合同总价']);
    expect(foreignTerms(contract, wordingFor(contract, suggestion).text)).toEqual([]);
  });

  it('keeps terms that the contract has', () => {
    const contract = contractWith('第一条 标的物为轴承这种货物，合同总价为5万元。');
    expect(wordingFor(contract, suggestion).text).toBe(suggestion);
  });

  it('uses plain words where the contract has no term', () => {
    const contract = contractWith('第一条 乙方向甲方出售轴承。');
    expect(wordingFor(contract, '合同价款已含税。').text).toBe('约定的价款已含税。');
  });

  it('keeps a term that it defines itself', () => {
    const contract = contractWith('第一条 双方均应保密。');
    const defined = '保密信息是指未公开的资料；保密信息不得披露。';
    expect(wordingFor(contract, defined).text).toBe(defined);
  });
});
