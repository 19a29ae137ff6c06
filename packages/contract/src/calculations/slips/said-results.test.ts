/** What a share comes to, said behind it: slips are told, and right results and other figures are not. */
import { expect, it } from 'vitest';
import { contractOf, cut } from '../../contract.testing.ts';
import { proseRelations } from '../prose-relations.ts';
import { agrees } from '../stated-relation.ts';

function slips(...paragraphs: readonly string[]): readonly string[] {
  const contract = contractOf(...paragraphs);
  return proseRelations(contract)
    .filter(({ relation }) => !agrees(relation))
    .map(({ relation: { result } }) => (result.span === null ? '' : cut(contract, result.span)));
}

it.each([
  [['一、租金', '1. 月租金18,640元。', '2. 第三年起，月租金在前项基础上上调5%，即每月19,752元。'], '19,752'],
  [['设备合计：458,300元。', '乙方应按合同总价的10%支付违约金，即48,530元。'], '48,530'],
  [['补偿标准为乙方月工资11,000元的40%，即每月4,800元。'], '4,800'],
  [['货款合计：236,500元。', '逾月未付的，按全部货款的20%支付违约金，计43,700元。'], '43,700'],
])('a slip is told: %s', (paragraphs, result) => {
  expect(slips('合同', ...paragraphs)).toEqual([result]);
});

it.each([
  [['一、租金', '1. 月租金18,640元。', '2. 第三年起，月租金在前项基础上上调5%，即每月19,572元。']],
  [['设备合计：458,300元。', '乙方应按合同总价的10%支付违约金，即45,830元。']],
  [['补偿标准为乙方月工资12,000元的40%，即每月4,800元。']],
  [['补偿标准为乙方月工资12,000元的40%，共计十二个月，计57,600元。']],
  [['货款合计：236,500元。', '逾月未付的，按全部货款的20%支付违约金，计47,300元。']],
  [['货款合计：236,500元。', '按结算价的20%支付违约金，即61,000元。']],
  [['货款合计：236,500元。', '违约金为货款的20%，即不超过47,800元。']],
])('what comes out, and another figure, is not: %s', (paragraphs) => {
  expect(slips('合同', ...paragraphs)).toEqual([]);
});
