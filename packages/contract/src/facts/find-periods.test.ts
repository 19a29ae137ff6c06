import { expect, it } from 'vitest';
import { contractOf, cut } from '../contract.testing.ts';

it.each([
  ['租赁期限为三年', '三年', 3, 'year'],
  ['收到后30日内', '30日', 30, 'day'],
  ['5个工作日内付款', '5个工作日', 5, 'workday'],
  ['试用期六个月', '六个月', 6, 'month'],
  ['逾期三十（30）日的', '三十（30）日', 30, 'day'],
  ['提前【15】日通知', '【15】日', 15, 'day'],
  ['质保期一年半', '一年半', 18, 'month'],
  ['期限两年零六个月', '两年零六个月', 30, 'month'],
  ['半年付息一次', '半年', 6, 'month'],
  ['24小时内响应', '24小时', 24, 'hour'],
  ['两周内', '两周', 2, 'week'],
  ['一个季度内', '一个季度', 3, 'month'],
  ['租期四十载', '四十载', 40, 'year'],
  ['90个自然日', '90个自然日', 90, 'day'],
])('reads the period in “%s”', (text, written, count, unit) => {
  const contract = contractOf(text);
  expect(contract.periods.map((each) => [cut(contract, each), each.count, each.unit])).toEqual([
    [written, count, unit],
  ]);
});

it.each([
  '2026年3月1日',
  '2026年度',
  '二〇二六年',
  '每月5日前',
  '次月10日',
  '第三年',
  '第36个月',
  '六月',
  '7×24小时',
  '四季度',
])('finds no period in “%s”', (text) => {
  expect(contractOf(text).periods).toEqual([]);
});
