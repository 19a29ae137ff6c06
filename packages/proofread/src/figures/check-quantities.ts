/**
 * Quantities whose unit cannot be: 围挡高度2.5毫米, 每日工作80小时, 园区总建筑面积12.6平方米. In: the sentences of the
 * contract. Out: remarks with the converted value and the limit that it passes; which unit was meant only the writer
 * knows. The limits: quantity-limits.ts.
 */
import { type Contract, readNumber, type Sentence, sentencesOf } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';
import { limits } from './quantity-limits.ts';
import { shown, units } from './quantity-units.ts';
import { technicalLimits } from './technical-limits.ts';

const quantity =
  /(?<![\d.,:：/第零〇一二三四五六七八九十百千万亿])(?<digits>\d[\d,]{0,14}(?:\.\d{1,6})?|[一二两三四五六七八九十百]{1,5})(?<scale>[万千](?!米|克))?个?(?<unit>平方毫米|平方厘米|平方公里|平方千米|平方米|平米|㎡|公顷|亩|毫米|厘米|分米|千米|公里|米|分钟|小时|天|日|公吨|吨|千克|公斤|毫克|克|摄氏度|℃|千伏|伏|kV|KV|V|兆瓦|千瓦|瓦|kW|KW|W|[GMKk]?bps|比特|毫升|升|立方米|[KkMGTP]B|毫秒|秒|分贝|dB|兆帕|千帕|帕|[MkK]?Pa|[%％]|周岁|岁)(?!历|均|内|前|时|安|[/／A-Za-z])/g;
const allLimits = [...limits, ...technicalLimits];
const REACH = 30;
/** Of a sentence without an end so much is read on either side. */
const AROUND = 200;

export function checkQuantities(contract: Contract): readonly CorrectionDraft[] {
  return sentencesOf(contract).flatMap((sentence) => impossible(sentence));
}

function impossible(sentence: Sentence): readonly CorrectionDraft[] {
  return [...sentence.text.matchAll(quantity)].flatMap((match): CorrectionDraft[] => {
    const { digits = '', scale = '', unit = '' } = match.groups ?? {};
    const before = sentence.text.slice(Math.max(0, match.index - REACH), match.index);
    const around = sentence.text.slice(Math.max(0, match.index - AROUND), match.index + AROUND);
    const number = readNumber(digits.replaceAll(',', ''));
    if (number === null) return [];
    const count = number * ({ 万: 10_000, 千: 1000 }[scale] ?? 1);
    const limit = allLimits.find(({ dimension, words, among, least, most }) => {
      const value = count * (units[dimension][unit] ?? Number.NaN);
      return (value < least || value > most) && words.test(before) && among?.test(around) !== false;
    });
    if (limit === undefined) return [];
    const { dimension, least } = limit;
    const value = count * (units[dimension][unit] ?? 1);
    const written = match[0];
    const formula = figuresText.unitLimit(
      written,
      plain(value),
      shown[dimension],
      value < least ? plain(least) : plain(limit.most),
      value < least,
    );
    const span = sentence.at(match.index, match.index + written.length);
    return [{ ...remark(span, 'figures', 'unit', 'suspect', figuresText.impossibleUnit), formula }];
  });
}

function plain(value: number): string {
  return String(Number(value.toPrecision(6)));
}
