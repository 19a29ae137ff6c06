/** The wrong one of two doing what only the other can do, and words for a party that nobody introduced. */
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const rules = ['terms.actor', 'terms.role-word', 'terms.own-name'];
const found = (...lines: readonly string[]) =>
  proofreadDocument(documentOfParagraphs(...lines))
    .corrections.filter(({ ruleId }) => rules.includes(ruleId))
    .map(({ original, suggestion }) => [original, suggestion]);

const notice = ['校服采购招标公告', '招标人：青禾实验学校', '投标人应当在截止时间前递交投标文件。'];
const loan = ['还款协议', '甲方（出借人）：甘棠', '乙方（借款人）：苏木', '丙方（保证人）：白芷'];
const service = ['绿化养护合同', '甲方：云桥物业有限公司', '乙方：青芜园艺有限公司'];

it.each([
  [
    [...notice, '未按要求密封的，投标人不予受理。'],
    ['投标人', '招标人'],
  ],
  [
    [...notice, '开标会议由投标人主持开标。'],
    ['投标人', '招标人'],
  ],
  [
    [...loan, '丙方为乙方的全部债务提供连带责任保证。', '丙方承担保证责任后，有权向甲方追偿。'],
    ['甲方', '乙方'],
  ],
  [
    [...service, '造成苗木死亡的，由甲方承担全部赔偿责任，甲方有权解除合同。'],
    ['甲方', '乙方'],
  ],
  [
    [...service, '乙方应当向甲方开具等额发票，乙方在收到发票后十日内付款。'],
    ['乙方', '甲方'],
  ],
  [
    [...service, '甲方逾期付款的，应当承担违约责任。', '除养护费外，乙方无需另行支付任何费用。'],
    ['乙方', '甲方'],
  ],
])('tells the wrong party: %j', (lines, expected) => {
  expect(found(...lines)).toContainEqual(expected);
});

it.each([
  [[...notice, '未按要求密封的，招标人不予受理。']],
  [[...notice, '招标人应当在五日内退还投标人的投标保证金。']],
  [[...loan, '丙方为乙方的全部债务提供连带责任保证。', '丙方承担保证责任后，有权向乙方追偿。']],
  [[...service, '造成苗木死亡的，由乙方承担全部赔偿责任，甲方有权解除合同。']],
  [[...service, '乙方应当向甲方开具等额发票，甲方在收到发票后十日内付款。']],
])('keeps the right party: %j', (lines) => {
  expect(found(...lines)).toEqual([]);
});

it('tells a role that nobody introduced', () => {
  const lines = ['商铺租赁合同', '甲方：柳塘商业有限公司', '乙方：叶知秋'];
  const said = '甲方交付商铺，乙方支付租金，甲方维修，乙方保管，甲方验收，乙方返还。';
  expect(found(...lines, said, '房产税由出租人承担。')).toContainEqual(['出租人', null]);
  expect(found(...lines, said, '房屋出售的，承租人优先购买权依法处理。')).toEqual([]);
});

it('tells another word for those a rule speaks of', () => {
  const rules = Array.from({ length: 6 }, (_, at) => `第${'一二三四五六'.charAt(at)}条 员工应当遵守规定。`);
  expect(found('考勤办法', ...rules, '第七条 离岗须报备。职工请假应当书面申请。')).toContainEqual([
    '职工',
    '员工',
  ]);
  expect(found('考勤办法', ...rules, '第七条 本办法经职工代表大会讨论通过。女职工享受产假。')).toEqual([]);
});
