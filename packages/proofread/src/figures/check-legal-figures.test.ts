/** Figures that a law fixes; what a company promises beyond the law stays. */
import { expect, it } from 'vitest';
import { figures, paragraphs } from './calculations.testing.ts';

const found = (...lines: readonly string[]): readonly string[] =>
  figures(paragraphs('人事制度', ...lines)).map(({ original }) => original.trim());

const overtime = (rate: string): string =>
  `（一）工作日延长工作时间的，按照工资的150%支付；（二）休息日加班不能补休的，按照工资的${rate}支付；（三）法定休假日加班的，按照工资的300%支付。`;

it.each([
  [overtime('180%'), '180'],
  ['劳动合同期限一年以上不满三年的，试用期不得超过六个月。', '六'],
  ['试用期工资不得低于劳动合同约定工资的百分之六十。', '六十'],
  ['公司未与职员订立书面劳动合同的，应当每月支付三倍的工资。', '三'],
  ['员工在试用期内提前十日通知公司，可以解除劳动合同。', '十'],
  ['竞业限制期限不得超过三年。', '三'],
  ['因特殊情况安排加班的，每月不得超过四十小时。', '四十'],
  ['定金的数额不得超过主合同标的额的百分之三十。', '三十'],
  ['收受定金的一方不履行债务的，应当三倍返还定金。', '三'],
  ['提取利润的5%列入公司法定公积金。', '5'],
  ['每日工作7.5小时，每周工作5天，每周工作40小时。', '40'],
  ['上班时间为8:30至12:00、13:30至17:30，每日工作八小时。', '八'],
])('tells the figure that the law or the hours do not have: %s', (text, original) => {
  expect(found(text)).toContain(original);
});

it.each([
  overtime('200%'),
  '（一）工作日加班按150%支付；（二）休息日加班按250%支付；（三）法定休假日加班按350%支付。',
  '劳动合同期限一年以上不满三年的，试用期不得超过二个月。',
  '试用期工资不得低于劳动合同约定工资的百分之九十。',
  '竞业限制期限不得超过一年。',
  '加班每月不得超过三十小时。',
  '定金的数额不得超过主合同标的额的百分之二十。',
  '应当双倍返还定金。',
  '每日工作8小时，每周工作5天，每周工作40小时。',
  '上班时间为9:00至12:00、13:00至18:00，每日工作八小时。',
])('keeps %s', (text) => {
  expect(found(text)).toEqual([]);
});
