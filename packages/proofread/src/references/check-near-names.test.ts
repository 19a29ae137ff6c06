/** Names that are a slip away from one the document uses; names of other things and people stay. */
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const rules = ['terms.near-name', 'terms.person-name', 'terms.party-name', 'terms.short-name'];

function found(...said: readonly string[]): readonly string[] {
  const lines = [
    '民宿装修合同',
    '甲方：歙岭云栖民宿管理有限公司',
    '法定代表人：王知行',
    '乙方：黟山匠作建筑装饰工程有限公司',
    '一、甲方将“云岭观星台”民宿交乙方装修，甲方派王知行到场，乙方应服从甲方安排。',
    '二、观星台的图纸见《主要材料清单》，甲方按《主要材料清单》点验，乙方不得更换。',
    '三、甲方付款，乙方施工，甲方验收，乙方保修，甲方使用，乙方维护。',
  ];
  return proofreadDocument(documentOfParagraphs(...lines, ...said))
    .corrections.filter(({ ruleId }) => rules.includes(ruleId))
    .map(({ original }) => original);
}

it.each([
  ['四、“云岭观景台”一期已经完工。', '云岭观景台'],
  ['四、材料以《主要材枓清单》为准。', '主要材枓清单'],
  ['四、通知由王知形签收。', '王知形'],
  ['四、甲方代表为王行知。', '王行知'],
  ['四、歙岭云栖民宿管理公司使用不当的，费用自理。', '歙岭云栖民宿管理公司'],
  ['四、复检费用由云栖公司承担。', '云栖公司'],
])('tells the odd form: %s', (said, name) => {
  expect(found(said)).toEqual([name]);
});

it.each([
  '四、“云岭观星台”一期已经完工，“云岭观星亭”与“云岭观星台”相邻。',
  '四、材料以《次要材料清单》为准。',
  '四、见证人：王知明',
  '四、通知由王知行、王知明签收。',
  '四、歙岭云栖民宿管理有限公司使用不当的，费用自理。',
  '四、费用由物业公司承担，装饰公司、保险公司不承担。',
  '四、黟山匠作建筑装饰工程有限公司（以下简称匠作公司）负责，费用由匠作公司承担。',
])('leaves other names alone: %s', (said) => {
  expect(found(said)).toEqual([]);
});

it('tells a person of the roll a slip away, and keeps brothers who are both in it', () => {
  const minutes = (name: string) =>
    proofreadDocument(
      documentOfParagraphs(
        '会议纪要',
        '出席人员：舒望川（设计单位）、祁连城（施工单位）、祁连峰（监理单位）',
        `会议议定，${name}负责出具变更单。`,
      ),
    )
      .corrections.filter(({ ruleId }) => ruleId === 'terms.person-name')
      .map(({ original }) => original);
  expect(minutes('舒旺川')).toEqual(['舒旺川']);
  expect(minutes('祁连城')).toEqual([]);
});
