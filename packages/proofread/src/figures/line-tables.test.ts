/** Tables written as lines with gaps: shares of one sum, and totals that stand below the right columns. */
import { expect, it } from 'vitest';
import { brief, paragraphs } from './calculations.testing.ts';

const stages = (third: string): readonly string[] => [
  '软件开发合同',
  '费用按下列节点支付：',
  '　　节点　　　　　　　比例　　金额（元）',
  '　　合同生效　　　　　30%　　　186,000',
  `　　设计评审　　　　　${third}　　　124,000`,
  '　　最终验收　　　　　45%　　　279,000',
  '　　维护期满　　　　　 5%　　　 31,000',
];
const holders = (share: string): readonly string[] => [
  '股权转让协议',
  '交割后的股权结构为：',
  '股东　　　　出资额（万元）　　比例',
  '张明远　　　　　600　　　　　　50%',
  `李若谷　　　　　360　　　　　　${share}`,
  '王知行　　　　　240　　　　　　20%',
  '合计　　　　　1,200　　　　　　100%',
];
const instalments = (total: string): readonly string[] => [
  '借款合同',
  '期次　付款日　　　　　　偿还本金（元）　当期利息（元）　合计（元）',
  '一　　2026年6月9日　　　300,000　　　　18,000　　　　　318,000',
  '二　　2026年9月9日　　　300,000　　　　12,000　　　　　312,000',
  '三　　2026年12月9日　　 300,000　　　　 6,000　　　　　306,000',
  `总计　　　　　　　　　　900,000　　　${total}　　　　936,000`,
];

it('tells the share that does not belong to its amount', () => {
  expect(brief(paragraphs(...stages('20%')))).toEqual([]);
  expect(brief(paragraphs(...stages('30%')))).toEqual([['figures.shares', '30', '20']]);
  expect(brief(paragraphs(...holders('30%')))).toEqual([]);
  expect(brief(paragraphs(...holders('35%')))).toEqual([['figures.shares', '35', '30']]);
});

it('reads a total below the right columns when cells in front of it are left out', () => {
  expect(brief(paragraphs(...instalments('36,000')))).toEqual([]);
  expect(brief(paragraphs(...instalments('35,000')))).toEqual([['figures.total', '35,000', '36,000']]);
});

it('leaves shares alone that are of several things', () => {
  const rates = (rate: string) => [
    '产品　　销售额（元）　　返点比例',
    '甲　　　200,000　　　　　3%',
    '乙　　　100,000　　　　　2%',
    `丙　　　400,000　　　　　${rate}`,
  ];
  expect(brief(paragraphs('返利协议', ...rates('5%')))).toEqual([]);
});

const hired = (sum: string): readonly string[] => [
  '摄影器材租赁合同',
  '序号 | 器材 | 数量（台） | 单台租金（元） | 租金小计（元）',
  '1 | 摄影机 | 2 | 3,400.00 | 6,800.00',
  `2 | 稳定器 | 4 | 650.00 | ${sum}`,
  '合计 |  | 6 |  | 9,400.00',
];
const portions = (share: string): readonly string[] => [
  '活动经费安排',
  '序号 | 用途 | 金额（元） | 占比',
  '1 | 场地 | 120,000 | 40%',
  `2 | 物料 | 75,000 | ${share}`,
  '3 | 人员 | 105,000 | 35%',
  '合计 |  | 300,000 | 100%',
];

it('counts an empty cell between two bars as one cell', () => {
  expect(brief(paragraphs(...hired('2,600.00')))).toEqual([]);
  expect(brief(paragraphs(...hired('2,060.00')))).toEqual([['figures.product', '2,060.00', '2,600.00']]);
  expect(brief(paragraphs(...portions('25%')))).toEqual([]);
  expect(brief(paragraphs(...portions('28%')))).toEqual([['figures.shares', '28', '25']]);
});
