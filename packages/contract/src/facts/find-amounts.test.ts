import { expect, it } from 'vitest';
import { contractOf, contractOfBlocks, cut, tableBlocks } from '../contract.testing.ts';

function amountsIn(text: string) {
  const contract = contractOf(text);
  return contract.amounts.map((amount) => [cut(contract, amount), amount.fen, amount.label]);
}

it.each([
  ['合同总价为人民币1,368,000元。', '人民币1,368,000元', 136_800_000, '合同总价'],
  ['月租金：¥8,500.50', '¥8,500.50', 850_050, '月租金'],
  ['押金为两个月租金，即人民币20000元', '人民币20000元', 2_000_000, '押金'],
  ['违约金为合同总价的30%，即30万元', '30万元', 30_000_000, '违约金'],
  ['预付款30%，于签订后支付叁拾万元整', '叁拾万元整', 30_000_000, '预付款'],
  ['定金【50000】元', '【50000】元', 5_000_000, '定金'],
  ['工资１２３．５元', '１２３．５元', 12_350, '工资'],
  ['服务费一千二百三十四元五角六分', '一千二百三十四元五角六分', 123_456, '服务费'],
  ['试用期工资为9000元/月', '9000元', 900_000, '试用期工资'],
  ['试用期内月工资按税前人民币6,000元执行', '人民币6,000元', 600_000, '试用期内月工资'],
  ['甲方从首月工资中留取3,000元', '3,000元', 300_000, null],
  ['运费单价为每吨320元', '320元', 32_000, '单价'],
  ['全年租金按每月租金21,700元计算', '21,700元', 2_170_000, '每月租金'],
  ['服务费总额为96万元', '96万元', 96_000_000, '服务费总额'],
  ['借款本金1.2亿元', '1.2亿元', 12_000_000_000, '借款本金'],
  ['总价100万，含税', '100万', 100_000_000, '总价'],
  ['乙方应付款____元', '____元', null, null],
  ['总价为【　　】万元', '【　　】万元', null, '总价'],
  ['运费USD 5,000', 'USD 5,000', null, '运费'],
])('reads the sum in “%s”', (text, written, fen, label) => {
  expect(amountsIn(text)).toEqual([[written, fen, label]]);
});

it('gives the sum in capital numerals the name of the sum before it', () => {
  const contract = contractOf('租金为人民币880,000元（大写：捌拾捌万捌仟元整）');
  expect(contract.amounts.map(({ fen, label, isUppercase }) => [fen, label, isUppercase])).toEqual([
    [88_000_000, '租金', false],
    [88_800_000, '租金', true],
  ]);
});

it('continues the name of a sum in an enumeration, but not when something new is paid', () => {
  expect(amountsIn('租金第一年5000元，第二年5500元').map(([, , label]) => label)).toEqual(['租金', '租金']);
  expect(amountsIn('总价100万元，甲方应于签订后支付30万元').map(([, , label]) => label)).toEqual([
    '总价',
    null,
  ]);
});

it.each([
  '建筑面积为120平方米',
  '价款汇入账号：6222 0212 3456 7890',
  '自2026年3月1日起30日内',
  '股权比例为30%',
  '一元化管理',
  '费率为百分之五',
])('finds no sum in “%s”', (text) => {
  expect(amountsIn(text)).toEqual([]);
});

it('reads numbers in a money column as sums, named by their column or their total row', () => {
  const contract = contractOfBlocks(
    tableBlocks(
      ['名称', '数量', '单价（元）', '金额（万元）'],
      ['机床', '2', '5,000.00', '1'],
      ['合计', '', '', '1'],
    ),
  );
  expect(
    contract.amounts.map((amount) => [cut(contract, amount), amount.fen, amount.currency, amount.label]),
  ).toEqual([
    ['5,000.00', 500_000, 'CNY', '单价（元）'],
    ['1', 1_000_000, 'CNY', '金额（万元）'],
    ['1', 1_000_000, 'CNY', '合计'],
  ]);
});
