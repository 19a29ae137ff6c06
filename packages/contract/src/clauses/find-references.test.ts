import { expect, it } from 'vitest';
import { contractOf, cut } from '../contract.testing.ts';

const clauses = [
  '第一条 付款',
  '1.1 定金。',
  '1.2 余款。',
  '第二条 解除',
  '1. 协商；',
  '2. 单方。',
  '第三条 其他',
];

function referencesIn(text: string) {
  const contract = contractOf(...clauses, text);
  return contract.references.map(({ target, clause }) => [
    target,
    clause === null ? null : contract.clauses[clause]?.number,
  ]);
}

it.each([
  ['依照本合同第二条解除', '第二条', '第二条'],
  ['按第1.2条支付', '第1.2条', '1.2'],
  ['第二条第二款约定的情形', '第二条第二款', '2.'],
  ['第二条第五款约定的情形', '第二条第五款', null],
  ['第三条第一款约定的情形', '第三条第一款', '第三条'],
  ['见第九条', '第九条', null],
  ['见第9.3条', '第9.3条', null],
])('resolves the reference in “%s”', (text, target, number) => {
  expect(referencesIn(text)).toEqual([[target, number]]);
});

it.each([
  [
    '按第1、2条办理',
    [
      ['第1条', '第一条'],
      ['第2条', '第二条'],
    ],
  ],
  [
    '按第一至三条办理',
    [
      ['第一条', '第一条'],
      ['第三条', '第三条'],
    ],
  ],
  ['具体见1.2。', [['1.2', '1.2']]],
  ['按1.2条执行', [['1.2条', '1.2']]],
  ['第二条第（一）、（二）项', [['第二条第（一）、（二）项', '1.']]],
  ['第二条第（一）、（五）项', [['第二条第（一）、（五）项', null]]],
  ['汇率按6.8计算，涨幅按1.5%计', []],
  ['第3.2版', []],
])('reads the forms of references in “%s”', (text, expected) => {
  expect(referencesIn(text)).toEqual(expected);
});

it('marks the numbers of a reference with the clauses that have them', () => {
  const contract = contractOf(...clauses, '违反第二条第1款的');
  const [reference] = contract.references;
  expect(
    reference?.parts.map((part) => [cut(contract, part), contract.clauses[part.clause ?? -1]?.number]),
  ).toEqual([
    ['二', '第二条'],
    ['1', '1.'],
  ]);
});

it('distinguishes articles of laws and of other contracts from its own clauses', () => {
  expect(
    referencesIn('依《中华人民共和国民法典》第二条、第三条，民法典第一条及《借款合同》第二条办理'),
  ).toEqual([]);
  expect(contractOf('依《劳动合同法》第十九条、第二十条及民法典第586条').laws).toMatchObject([
    { law: '劳动合同法', article: '第十九条' },
    { law: '劳动合同法', article: '第二十条' },
    { law: '民法典', article: '第586条' },
  ]);
  expect(contractOf('按《民法典》第577、585条').laws).toMatchObject([{ article: '第577、585条' }]);
});

it.each([
  '本合同法律适用',
  '《员工考勤管理办法》',
  '甲方公司法定代表人',
  '《设备使用方法》',
  '《技术规格书》',
])('finds no law in “%s”', (text) => {
  expect(contractOf(text).laws).toEqual([]);
});

it('resolves 第三条 to 三、 when clauses are numbered that way', () => {
  const contract = contractOf('一、付款', '二、交货', '三、其他', '按第二条交货。');
  expect(contract.references.map(({ clause }) => clause)).toEqual([1]);
});

it('stays with a law that the same line has named', () => {
  expect(
    referencesIn(
      '依照劳动合同法第四十条、第四十一条解除的，应符合法定条件；属于第四十二条情形的，按本合同第二条办理。',
    ),
  ).toEqual([['第二条', '第二条']]);
});

it('takes the numbers that run on below several headings for those of articles', () => {
  const contract = contractOf(
    '一、期限',
    '1. 一年。',
    '二、报酬',
    '2. 月工资为12,000元。',
    '3. 加班工资以第2条月工资为基数，试用期见第5条。',
  );
  expect(
    contract.references.map(({ clause }) => (clause === null ? null : contract.clauses[clause]?.number)),
  ).toEqual(['二、', null]);
});
