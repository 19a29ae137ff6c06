/** Who acts, told by what the document says of the act. */
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const found = (...lines: readonly string[]) =>
  proofreadDocument(
    documentOfParagraphs('苗木养护协议', '甲方：云桥物业有限公司', '乙方：青芜园艺有限公司', ...lines),
  )
    .corrections.filter(({ ruleId }) => ruleId === 'terms.actor' || ruleId === 'typo.confusion.role')
    .map(({ original, suggestion }) => [original, suggestion]);

it.each([
  ['乙方应在每次结算前提交养护记录，甲方未提交的，甲方有权顺延付款。', ['甲方', '乙方']],
  ['乙方应在修剪前两日以书面形式通知乙方作业时间。', ['乙方', '甲方']],
  ['由此侵害他人权利的，由乙方承担全部责任并赔偿乙方因此受到的损失。', ['乙方', '甲方']],
  ['合同终止后，乙方应在三日内撤出机具，并移交乙方提供的钥匙。', ['乙方', '甲方']],
  ['因乙方管理不善造成苗木死亡的，由甲方承担赔偿责任。', ['甲方', '乙方']],
  ['乙方应将盆栽送至甲方大厅，乙方验收人员当场清点。', ['乙方', '甲方']],
  ['因承包人提供的材料不合格造成返工的，由发包人承担全部责任。', ['发包人', '承包人']],
])('tells the wrong one: %s', (line, expected) => {
  expect(found(line)).toContainEqual(expected);
});

it('tells who gives back a deposit of his own', () => {
  const paid = '乙方应在签约时向甲方缴纳履约保证金20,000元。';
  expect(found(paid, '养护期满后十日内，乙方应将保证金无息退还。')).toContainEqual(['乙方', '甲方']);
  expect(found(paid, '养护期满后十日内，甲方应将保证金无息退还乙方。')).toEqual([]);
  expect(found(paid, '乙方有权要求甲方退还保证金。')).toEqual([]);
});

it('tells who bears the costs of a tender', () => {
  const notice = '招标人邀请投标人参加投标。';
  expect(found(notice, '投标费用由投标人承担，不论结果如何，投标人概不负责。')).toContainEqual([
    '投标人',
    '招标人',
  ]);
  expect(found(notice, '投标费用由投标人承担，不论结果如何，招标人概不负责。')).toEqual([]);
});

it.each([
  '乙方应在每次结算前提交养护记录，乙方未提交的，甲方有权顺延付款。',
  '甲方应提供场地，乙方应提供机具，乙方未提供的，甲方有权解除合同。',
  '乙方应在修剪前两日以书面形式通知甲方作业时间。',
  '乙方应在甲方通知乙方之日起三日内到场。',
  '由此侵害他人权利的，由乙方承担全部责任并赔偿甲方因此受到的损失。',
  '合同终止后，乙方应在三日内撤出机具，并移交甲方提供的钥匙。',
  '因乙方管理不善造成苗木死亡的，由乙方承担赔偿责任。',
  '因乙方管理不善造成甲方损失的，由乙方承担赔偿责任。',
  '乙方应将盆栽送至甲方大厅，甲方验收人员当场清点。',
])('keeps the right one: %s', (line) => {
  expect(found(line)).toEqual([]);
});
