import { understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { foldExample, foldSentence, isSpoken } from './recognise-wording.ts';

describe('the folded wording used to recognise provisions', () => {
  it.each([
    ['买方应付三成定金。', '采购人应付百分之三十定金'],
    ['第八条 违约金每日千分之五', '违约金每日5‰'],
    ['提前两个月通知', '提前60天通知'],
    ['罚款人民币伍佰元整', '罚款800元'],
    ['甲方不得转让，乙方亦同', '乙方不得转让、甲方亦同'],
  ])('is the same for %s and %s', (one, other) => {
    expect(foldExample(one)).toBe(foldExample(other));
  });

  it.each([
    ['买方应付三成定金', '买方应付一成定金'],
    ['提前三日通知', '提前三十日通知'],
    ['买方可以解除', '卖方可以解除'],
    ['双方可以解除', '甲方可以解除'],
  ])('differs for %s and %s', (one, other) => {
    expect(foldExample(one)).not.toBe(foldExample(other));
  });

  it('uses the contract to know who pays', () => {
    const head = ['设备买卖合同', '甲方（买方）：杭州青禾贸易有限公司', '乙方（卖方）：苏州云杉设备有限公司'];
    const contract = understandContract(documentOf(head));
    expect(foldSentence(contract, '甲方应向乙方付款。')).toBe(foldExample('买方应向卖方付款。'));
  });

  it('leaves out headings and signature lines', () => {
    expect(isSpoken('第九部分不可抗力', foldExample('第九部分不可抗力'))).toBe(false);
    expect(isSpoken('授权代表（签字）：', foldExample('授权代表（签字）：'))).toBe(false);
    expect(isSpoken('未决诉讼、仲裁｜无；', foldExample('未决诉讼、仲裁｜无；'))).toBe(false);
    expect(isSpoken('乙方应按时交付全部货物。', foldExample('乙方应按时交付全部货物。'))).toBe(true);
  });
});
