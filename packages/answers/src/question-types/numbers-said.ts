/** Numbers with a unit that a sentence says: periods, amounts, shares. What the law does not say may not be said in its name. */
import { readNumber } from '@wenjian/contract';
import type { Statement } from './question-type.ts';

const digits = '[零〇一二三四五六七八九十百千万亿两\\d.]+';
const measured = new RegExp(
  `百分之(?<share>${digits})|(?<number>${digits})(?<unit>%|个工作日|个月|周岁|小时|[日天年月周倍元岁成])`,
  'g',
);
const sameUnits: Readonly<Record<string, string>> = { 天: '日', 个月: '月', 周岁: '岁' };

/** 三十日 and 30天 are the same. */
function numbersIn(text: string): ReadonlySet<string> {
  return new Set(
    [...text.normalize('NFKC').matchAll(measured)].flatMap(({ groups }) => {
      const value = readNumber((groups?.share ?? groups?.number ?? '').replace(/^两/, '二'));
      const unit = groups?.share === undefined ? (groups?.unit ?? '') : '%';
      return value === null ? [] : [`${value}${sameUnits[unit] ?? unit}`];
    }),
  );
}

/** Of the sentence, those that its quotations do not contain. A sentence without grounds says nothing in the law's name. */
export function unfoundedNumbers({ text, grounds }: Statement): readonly string[] {
  if (grounds.length === 0) return [];
  const founded = numbersIn(grounds.map(({ quote }) => quote).join('\n'));
  return [...numbersIn(text)].filter((number) => !founded.has(number));
}
