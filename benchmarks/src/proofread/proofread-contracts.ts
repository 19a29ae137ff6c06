/** Whole contracts for checks over more than one line: a clean one, and the same with one planted contradiction. */

import type { Random } from '../contract-text.ts';
import { chineseNumber } from '../contracts/contract-model.ts';

export const contradictions = ['uppercase', 'date', 'weekday', 'term', 'reference', 'gap', 'repeat'] as const;
export type Contradiction = (typeof contradictions)[number];

/** The expected rules of each, by prefix. */
export const contradictionRules: Readonly<Record<Contradiction, string>> = {
  uppercase: 'figures.uppercase',
  date: 'figures.no-such-date',
  weekday: 'figures.weekday',
  term: 'figures.term',
  reference: 'references.no-clause',
  gap: 'numbering.gap',
  repeat: 'numbering.repeat',
};

const headings = [
  '标的',
  '价款',
  '期限',
  '交付',
  '验收',
  '保密',
  '违约责任',
  '争议解决',
  '其他约定',
] as const;
const weekdays = '日一二三四五六';
const digits = '零壹贰叁肆伍陆柒捌玖';

export function writeContract(contradiction: Contradiction | null, random: Random): readonly string[] {
  const has = (kind: Contradiction): boolean => kind === contradiction;
  const units = 1 + random(9);
  const written = has('uppercase') ? (units % 9) + 1 : units;
  const year = 2024 + random(4);
  const years = 1 + random(5);
  const signed = new Date(Date.UTC(year, random(12), 1 + random(28)));
  const weekday = weekdays.charAt((signed.getUTCDay() + (has('weekday') ? 1 + random(6) : 0)) % 7);
  const bodies = [
    '乙方向甲方提供本合同所列的设备与服务。',
    `合同总价为人民币${digits.charAt(units)}万元整（￥${written}0,000.00元）。`,
    `本合同自${year}年3月1日起至${year + years + (has('term') ? 1 : 0)}年2月${lastOfFebruary(year + years + (has('term') ? 1 : 0))}日止，共${chineseNumber(years)}年。`,
    `乙方应于${has('date') ? `${year}年${2 + 2 * random(2)}月31日` : `${year}年5月31日`}前完成交付。`,
    '甲方应在交付后七日内完成验收。',
    '双方对履行中知悉的商业秘密承担保密义务。',
    `违反第${chineseNumber(has('reference') ? 20 + random(9) : 1 + random(6))}条的，应当承担违约责任。`,
    '争议由甲方所在地人民法院管辖。',
    `本合同于${dateText(signed)}（星期${weekday}）签订。`,
  ];
  const broken = 3 + random(5);
  return [
    '设备采购合同',
    ...headings.flatMap((heading, index) => [
      `第${chineseNumber(numberAt(index, broken, contradiction))}条 ${heading}`,
      bodies[index] ?? '',
    ]),
  ];
}

/** From the broken clause on, the numbers are one too high or one too low. */
function numberAt(index: number, broken: number, contradiction: Contradiction | null): number {
  if (index < broken) return index + 1;
  return index + 1 + (contradiction === 'gap' ? 1 : contradiction === 'repeat' ? -1 : 0);
}

function lastOfFebruary(year: number): number {
  return new Date(Date.UTC(year, 2, 0)).getUTCDate();
}

function dateText(date: Date): string {
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;
}
