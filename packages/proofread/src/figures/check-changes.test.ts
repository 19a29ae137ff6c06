import { expect, it } from 'vitest';
import { figures, paragraphs } from './calculations.testing.ts';

const told = (text: string) => figures(paragraphs('股东会决议', text)).map(({ ruleId }) => ruleId);

it.each([
  '注册资本由1,000万元增至1,500万元，新增的600万元由甲认缴。',
  '月租金由8,000元上调至9,200元，上调1,000元。',
  '租赁面积从320平方米缩减为260平方米，减少80平方米。',
  '员工每日工作七小时，每周工作五日，每周合计四十小时。',
  '保洁员每天工作6小时，每周工作6天，合计32小时。',
])('reckons: %s', (text) => {
  expect(told(text)).not.toEqual([]);
});

it.each([
  '注册资本由1,000万元增至1,500万元，新增的500万元由甲认缴。',
  '月租金由8,000元上调至9,200元，上调1,200元。',
  '月租金由8,000元上调至9,200元，上调15%。',
  '月租金由10,000元提高至13,000元，每年增加1,000元。',
  '保证金由5000增加至1万元，增加5000元。',
  '租赁面积从320平方米缩减为260平方米，减少60平方米。',
  '司机每天工作七小时，每周工作六天，合计四十二小时。',
])('is silent where it comes out: %s', (text) => {
  expect(told(text)).toEqual([]);
});
