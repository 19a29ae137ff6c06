import { expect, it } from 'vitest';
import { contractOf, cut } from '../contract.testing.ts';

it.each([
  ['预付款30%', '30%', 0.3, null],
  ['每逾期一日，按应付未付金额的万分之五支付违约金', '万分之五', 0.0005, 'day'],
  ['滞纳金每日0.5‰', '0.5‰', 0.0005, 'day'],
  ['违约金按日千分之三计算', '千分之三', 0.003, 'day'],
  ['违约金为0.1%/日', '0.1%', 0.001, 'day'],
  ['逾期超过30日的，支付合同总价20%的违约金', '20%', 0.2, null],
  ['年利率为12％', '12％', 0.12, 'year'],
  ['借款利率为月利率百分之二', '百分之二', 0.02, 'month'],
  ['租金每年递增5%', '5%', 0.05, 'year'],
  ['百分之【20】', '百分之【20】', 0.2, null],
  ['百分之零点五', '百分之零点五', 0.005, null],
  ['每日按月租金的万分之二计算', '万分之二', 0.0002, 'day'],
  ['乙方每月25日前开具税率13%的发票', '13%', 0.13, null],
  ['每逾期一日按月服务费的万分之五支付', '万分之五', 0.0005, 'day'],
  ['借款按月2%计息', '2%', 0.02, 'month'],
  ['百分之百', '百分之百', 1, null],
  ['总价三成的定金', '三成', 0.3, null],
  ['总价两成半的预付款', '两成半', 0.25, null],
  ['以总货款的四分之一充作定金', '四分之一', 0.25, null],
  ['支付加工费的一半', '一半', 0.5, null],
  ['按合同总价款一倍支付违约金', '一倍', 1, null],
  ['按月服务费的1.5倍赔偿', '1.5倍', 1.5, null],
  ['每逾一日应付欠款千分之五之滞纳金', '千分之五', 0.005, 'day'],
  ['日违约金为欠款额的0.5%', '0.5%', 0.005, 'day'],
  ['服务方迟延一日，付合同额1%的违约金', '1%', 0.01, 'day'],
])('reads the rate in “%s”', (text, written, value, per) => {
  const contract = contractOf(text);
  expect(contract.percentages.map((each) => [cut(contract, each), each.value, each.per])).toEqual([
    [written, value, per],
  ]);
});

it('applies a time only to the rate next to it', () => {
  const contract = contractOf('每逾期一日支付0.05%的违约金，逾期超过15日的，支付合同总价20%的违约金。');
  expect(contract.percentages.map(({ per }) => per)).toEqual(['day', null]);
});

it.each([
  '九成新的设备',
  '按年利率的十二分之一计算',
  '项目组五成员',
  '按一年期贷款市场报价利率的四倍计算',
  '双倍返还定金',
  '交付三成果',
])('finds no percentage in “%s”', (text) => {
  expect(contractOf(text).percentages).toEqual([]);
});
