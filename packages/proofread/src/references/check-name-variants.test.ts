import { expect, it } from 'vitest';
import { paragraphs, resultOf } from '../figures/calculations.testing.ts';

const told = (...lines: readonly string[]): readonly (readonly (string | null)[])[] =>
  resultOf(paragraphs(...lines))
    .corrections.filter(
      ({ family, tier }) => (family === 'terms' && tier !== 'advice') || family === 'punctuation',
    )
    .map(({ ruleId, original, suggestion }) => [ruleId, original, suggestion]);

const lease = (last: string): readonly string[] => [
  '设备租赁合同',
  '出租方：青岛海岳机械有限公司',
  '承租方：烟台蓝汐建设有限公司',
  '第一条 出租方将塔机一台租给承租方使用。',
  '第二条 承租方应当按月支付租金，出租方应当开具发票。',
  '第三条 承租方不得转租。',
  last,
];

it('tells a role word of the other kind that stands once', () => {
  expect(told(...lease('第四条 承租人逾期付款的，出租方有权解除本合同。'))).toContainEqual([
    'terms.role-word',
    '承租人',
    '承租方',
  ]);
  expect(told(...lease('第四条 承租方逾期付款的，出租方有权解除本合同。'))).toEqual([]);
  expect(told(...lease('第四条 出租方不得向潜在承租人披露本合同。'))).toEqual([]);
});

const handover = (day: string): readonly string[] => [
  '股权转让协议',
  '1.1 “交接日”指转让方移交全部证照之日。',
  '2.1 交接日前的债务由转让方承担。',
  `2.2 受让方应当自${day}起十日内付款。`,
];

it('tells a defined term with a word put in', () => {
  expect(told(...handover('交接完成日'))).toContainEqual(['terms.variant', '交接完成日', '交接日']);
  expect(told(...handover('交接日'))).toEqual([]);
  expect(told(...handover('交接截止日'))).toEqual([]);
});

const letter = (name: string): readonly string[] => [
  '关于催收货款的函',
  '请将货款汇入以下账户。',
  '户名：浙江泓瀚阀门有限公司',
  name,
];

it('tells a company that signs with another character', () => {
  expect(told(...letter('浙江泓翰阀门有限公司'))).toContainEqual([
    'terms.company-name',
    '浙江泓翰阀门有限公司',
    null,
  ]);
  expect(told(...letter('浙江泓瀚阀门有限公司'))).toEqual([]);
});

const items = (mark: string): readonly string[] => [
  '租赁合同',
  '有下列情形之一的，甲方有权解除合同：',
  '（一）乙方拖欠租金；',
  `（二）乙方改变用途${mark}`,
  '（三）乙方损坏房屋。',
];

it('tells an item that ends otherwise than the one before it', () => {
  expect(told(...items('，'))).toContainEqual(['punctuation.item', '，', '；']);
  expect(told(...items('；'))).toEqual([]);
  const nested = ['（一）乙方拖欠租金；', '（二）乙方有下列行为之一，', '（1）改变用途；', '（2）损坏房屋。'];
  expect(told('租赁合同', '有下列情形之一的，甲方有权解除合同：', ...nested)).toEqual([]);
});
