/** Numbers that count the lines beside them, and lengths of time that other words of the sentence give. */
import { expect, it } from 'vitest';
import { figures, paragraphs } from './calculations.testing.ts';

const found = (...lines: readonly string[]): readonly string[] =>
  figures(paragraphs('茶园托管协议', ...lines)).map(({ original }) => original.trim());

const works = (said: string) => [
  `一、受托方提供以下${said}项服务：`,
  '（1）修剪；',
  '（2）除草；',
  '（3）采摘。',
  '二、费用另行约定。',
];
const rows = (said: string) => [
  `受托方向委托方交付下列${said}种器具：`,
  '名称 | 数量',
  '采茶机 | 2',
  '修剪机 | 3',
  '喷雾器 | 5',
  '合计 | 10',
  '器具由双方清点。',
];
const stages = (said: string) => [
  '托管分阶段进行：',
  '1. 春季整形；',
  '2. 夏季养护；',
  '3. 秋季施肥；',
  '4. 冬季清园。',
  `上述${said}个阶段的要求见附件。`,
];

it('tells a number that the lines below or above do not have', () => {
  expect(found(...works('四'))).toEqual(['四']);
  expect(found(...rows('四'))).toEqual(['四']);
  expect(found(...stages('三'))).toEqual(['三']);
});

it('is silent where the lines are as many, go on elsewhere or begin at another number', () => {
  expect(found(...works('三'))).toEqual([]);
  expect(found(...rows('三'))).toEqual([]);
  expect(found(...stages('四'))).toEqual([]);
  expect(
    found('提供以下四项服务：', '（1）修剪；', '（2）除草；', '说明文字。', '（3）采摘；', '（4）炒制。'),
  ).toEqual([]);
  expect(found('（3）修剪；', '（4）除草；', '上述三项服务另行计费。')).toEqual([]);
});

it.each([
  ['2025年3月至8月五个月的托管费尚未支付。', '五'],
  ['11月至次年的准备工作另计，2024年11月至2025年2月共三个月的租金已付。', '三'],
  ['服务期限为24个月。受托方每半年检修一次，服务期内共计六次。', '六'],
  ['受托方每季度巡查两次，全年共6次。', '6'],
])('tells a length that its own words contradict: %s', (text, original) => {
  expect(found(text)).toContain(original);
});

it.each([
  '2025年3月至8月六个月的托管费尚未支付。',
  '2024年11月至2025年2月共四个月的租金已付。',
  '服务期限为24个月。受托方每半年检修一次，服务期内共计四次。',
  '受托方每季度巡查两次，全年共8次。',
  '受托方每季度巡查两次，全年不少于6次。',
  '受托方每季度巡查一次，服务期内共计五次。',
])('is silent where they agree or nothing says how long: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['托管期限自2024年3月1日起至2025年2月27日止，共一年。', '2025年2月27日'],
  ['托管期限自2024年3月1日起至2025年3月1日止，共12个月。', '2025年3月1日'],
  ['托管期限自2027年5月1日起至2028年4月30日止，共365日。', '2028年4月30日'],
])('tells a term that ends on another day: %s', (text, original) => {
  expect(found(text)).toContain(original);
});

it.each([
  '托管期限自2024年3月1日起至2025年2月28日止，共一年。',
  '托管期限自2027年5月1日起至2028年4月30日止，共366日。',
  '托管期限一年，自2024年3月1日至2025年3月1日。',
])('keeps a term that ends where it should: %s', (text) => {
  expect(found(text)).toEqual([]);
});
