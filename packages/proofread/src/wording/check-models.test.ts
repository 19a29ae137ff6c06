import { expect, it } from 'vitest';
import { isOldStyle } from './check-models.ts';

it.each([
  '自卖之后，听凭买主管业收租。',
  '凭中言定，价银两清。',
  '日后不得找价。',
  '空口无凭，立此租约存照。',
  '立卖契人张三，情愿将祖遗房产出卖。',
  '业主得于三年内备价取赎。',
])('knows the old style: %s', (text) => {
  expect(isOldStyle(text)).toBe(true);
});

it.each([
  '双方凭中标通知书签订合同。',
  '凭中国公民身份证件入场。',
  '乙方从事仓储保管业务。',
  '由主管业务的副总经理审批。',
  '乙方负责寻找价格合理的货源。',
  '施工单位应当留存照片。',
  '基金管理人有权收取赎回费。',
  '以其父亲房产提供抵押。',
  '委托两造价咨询单位分别核算。',
  '其中人工费三万元，其中人员保险费一万元。',
])('does not take the words of today for it: %s', (text) => {
  expect(isOldStyle(text)).toBe(false);
});
