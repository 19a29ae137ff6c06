/** References that the headings prove wrong; the same sentences with the right number are silent. */
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const lease = (...said: readonly string[]): readonly string[] => [
  '商铺租赁合同',
  '出租方：张明远',
  '承租方：苏州青禾餐饮有限公司',
  '第一条 租赁物',
  '商铺位于苏州市平江路18号，用于经营餐饮。',
  '第二条 租期',
  '租期三年，自2026年1月1日起至2028年12月31日止。',
  '第三条 租金',
  '月租金8,000元，每季首月5日前支付。',
  '第四条 履约保证金',
  '承租方交付履约保证金24,000元，期满无息退还。',
  '第五条 装修与维修',
  '承租方改动管线的，须经出租方书面同意。',
  '第六条 转租与优先购买',
  '未经出租方书面同意，承租方不得转租。',
  '第七条 保密',
  '双方不得泄露对方的商业信息。',
  '第八条 违约责任',
  ...said,
];

function found(...said: readonly string[]): readonly string[] {
  return proofreadDocument(documentOfParagraphs(...lease(...said)))
    .corrections.filter(({ ruleId }) => ruleId === 'references.misdirected')
    .map(({ original }) => original);
}

it.each([
  ['承租方违反第五条约定擅自转租的，应支付两个月租金。', '第五条'],
  ['承租方违反第五条约定转租商铺的，出租方可以收回商铺。', '第五条'],
  ['出租方有权依第五条从履约保证金中扣除欠款。', '第五条'],
  ['出租方可以按照第六条约定没收履约保证金。', '第六条'],
  ['承租方违反第三条约定改动管线的，应恢复原状。', '第三条'],
  ['第四条约定的保密义务不因合同终止而终止。', '第四条'],
  ['优先购买按第三条办理。', '第三条'],
  ['本合同终止后，第三条（保密）继续有效。', '第三条'],
])('tells where a reference leads to another matter: %s', (said, reference) => {
  expect(found(said)).toEqual([reference]);
});

it.each([
  '承租方违反第六条约定擅自转租的，应支付两个月租金。',
  '出租方有权依第四条从履约保证金中扣除欠款。',
  '第七条约定的保密义务不因合同终止而终止。',
  '优先购买按第六条办理。',
  '本合同终止后，第七条（保密）继续有效。',
  '承租方违反第五条的，应按第三条约定的标准支付违约金。',
  '承租方违反第五条约定的，出租方可以从履约保证金中扣除损失。',
  '承租方违反第三条，且擅自转租的，出租方可以解除合同。',
  '租期内的装修，按第五条执行。',
  '承租方违反第五条约定改动管线的，应恢复原状。',
  '承租方违反第三条约定给出租方造成损害的，应恢复原状。',
])('is silent about references that are right or say nothing of it: %s', (said) => {
  expect(found(said)).toEqual([]);
});
