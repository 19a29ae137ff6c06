/** The one who pays or delivers all through the contract. */
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const found = (...lines: readonly string[]) =>
  proofreadDocument(
    documentOfParagraphs('展台搭建合同', '甲方：云桥展览有限公司', '乙方：青芜设计有限公司', ...lines),
  )
    .corrections.filter(({ ruleId }) => ruleId === 'terms.actor')
    .map(({ original, suggestion }) => [original, suggestion]);

const paid = '甲方应在签约后五日内向乙方支付预付款。验收后，甲方应向乙方支付尾款。乙方开具发票。';
const built = '乙方应在开幕前两日完工。乙方未按期完工的，每日支付违约金。甲方提供场地。';

it('tells the other one in his place', () => {
  expect(found(paid, '乙方逾期付款的，每日支付违约金。')).toContainEqual(['乙方', '甲方']);
  expect(found(built, '甲方逾期完工的，乙方有权扣款。甲方协助。')).toContainEqual(['甲方', '乙方']);
});

it('is silent where it is the same one, or where both pay', () => {
  expect(found(paid, '甲方逾期付款的，每日支付违约金。')).toEqual([]);
  expect(found(paid, '乙方应向分包单位支付货款。乙方逾期付款的，甲方可以代付。')).toEqual([]);
  expect(found(paid, '乙方在甲方支付尾款后移交资料。')).toEqual([]);
});
