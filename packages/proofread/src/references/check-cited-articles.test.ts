/** Articles of laws that say something else, and clauses without what is named of them. */
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const rules = ['law.other-article', 'references.misdirected', 'numbering.order', 'numbering.repeat'];
const found = (...lines: readonly string[]) =>
  proofreadDocument(documentOfParagraphs(...lines))
    .corrections.filter(({ ruleId }) => rules.includes(ruleId))
    .map(({ original }) => original);

it.each([
  ['员工严重违反规章制度的，公司依据《劳动合同法》第四十一条解除劳动合同。', '第四十一条'],
  ['依据《中华人民共和国劳动合同法》第三十八条，双方协商一致解除劳动合同。', '第三十八条'],
  ['依照《中华人民共和国民法典》第五百八十五条，出卖人应当双倍返还定金。', '第五百八十五条'],
])('tells %s', (text, article) => {
  expect(found('通知', text)).toContain(article);
});

it.each([
  '员工严重违反规章制度的，公司依据《劳动合同法》第三十九条解除劳动合同。',
  '依照《中华人民共和国民法典》第五百八十七条，出卖人应当双倍返还定金。',
  '依照《中华人民共和国民法典》第五百七十七条，违约方应当承担违约责任。',
])('keeps %s', (text) => {
  expect(found('通知', text)).toEqual([]);
});

const contract = (reference: string): readonly string[] => [
  '影像拍摄合同',
  '第一条 拍摄内容',
  '1.1 乙方为甲方拍摄宣传片一部。',
  '第二条 成片规格',
  '2.1 成片时长不少于三分钟。',
  '2.2 分辨率不低于4K。',
  '第三条 费用',
  '3.1 费用为三万元。',
  '3.2 样片确认后支付一万元。',
  '3.3 乙方交纳档期保证金两千元。',
  '第四条 责任',
  `4.1 乙方无故改期的，甲方可以从${reference}约定的档期保证金中扣除五百元。`,
];

it('tells a clause that lacks what is named of it', () => {
  expect(found(...contract('第3.2款'))).toContain('第3.2款');
  expect(found(...contract('第3.3款'))).toEqual([]);
});

it('reads a breach of the time of payment behind a preamble', () => {
  const lines = (article: string) => [
    '和解协议',
    '鉴于：',
    '（一）乙方欠甲方货款。',
    '（二）双方愿意和解。',
    '第一条　付款期限',
    '乙方应当在下列期限之前付款：2025年5月31日之前支付一万元。',
    '第二条　付款方式',
    '乙方应当将款项汇入甲方指定的账户。',
    '第三条　违约责任',
    `乙方未按照本协议${article}的约定按期足额支付的，全部款项到期。`,
  ];
  expect(found(...lines('第二条'))).toContain('第二条');
  expect(found(...lines('第一条'))).toEqual([]);
});

it('reads a list of attachments that begins behind a word', () => {
  expect(found('请示', '特此请示。', '附件：1. 预算表', '2. 平面图', '3. 报价单')).toEqual([]);
});
