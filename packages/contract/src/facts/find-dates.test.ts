import { expect, it } from 'vitest';
import { contractOf, cut } from '../contract.testing.ts';

it.each([
  ['自2026年3月1日起', '2026年3月1日', '2026-03-01', '起'],
  ['至2029年2月28日止', '2029年2月28日', '2029-02-28', '止'],
  ['签订日期：二〇二六年十二月三十一日', '二〇二六年十二月三十一日', '2026-12-31', '签订日期'],
  ['交货日期 2026-7-5', '2026-7-5', '2026-07-05', '交货日期'],
  ['于2026 年 3 月 1 日前', '2026 年 3 月 1 日', '2026-03-01', null],
  ['开工日期为2024/2/29', '2024/2/29', '2024-02-29', '开工日期'],
  ['分三次到位：2025年5月10日前', '2025年5月10日', '2025-05-10', null],
  ['至2026年2月30日', '2026年2月30日', null, '止'],
  ['2025年2月29日', '2025年2月29日', null, null],
  ['2026年13月1日', '2026年13月1日', null, null],
  ['2026年3月', '2026年3月', null, null],
  ['每年3月1日前', '3月1日', null, null],
  ['日期：____年__月__日', '____年__月__日', null, '日期'],
  ['日期：　　　年　　月　　日', '年　　月　　日', null, '日期'],
])('reads the date in “%s”', (text, written, iso, label) => {
  const contract = contractOf(text);
  const found = contract.dates.map((date) => [cut(contract, date), date.iso, date.label]);
  expect(found).toEqual([[written, iso, label]]);
});

it.each(['版本1.2.3', '三年六个月', '合同编号2026-001', '每月5日'])('finds no date in “%s”', (text) => {
  expect(contractOf(text).dates).toEqual([]);
});
