/**
 * Prices and numbers for one of a kind, wherever they stand: 每人每月4,200元, 每班35人, 月租金12,600元, 680元/车次. In: a
 * sentence. Out: each with what it is for, and the counts of such things in a text.
 */
import type { Contract } from '../../contract.ts';
import { readNumber } from '../../numbers/read-number.ts';
import type { Sentence } from '../../text/sentences.ts';
import { unitPattern } from '../figures/measures.ts';
import { type ListedValue, listedValues } from '../tables/listed-values.ts';

export interface SaidRate {
  readonly value: ListedValue;
  /** Of what it is for one: 人, 月. */
  readonly per: readonly string[];
  /** What is said before 每: 图像采集. */
  readonly subject: string;
  readonly sentence: Sentence;
}

const time = '个月|月|季度|年度|年|日|天|周|小时|晚';
const group = '班次|车次|班|届|期|次|学期|批|趟|场|标段|标准间|展位|节|晚|轮|季|单';
const one = `(?:${time}|${group}|${unitPattern})`;
const perBefore = new RegExp(
  `(?<subject>(?:(?!每)[\\u4e00-\\u9fff]){0,8})每(?:个|一|名|位)?(?<first>${one})(?:每(?:个|一)?(?<second>${one}))?(?<words>[^，。；\\d]{0,12})$`,
);
const perAfter = new RegExp(
  `^(?:/|／|每)(?:个|一)?(?<first>${one})(?:(?:/|／|每|·)(?:个|一)?(?<second>${one}))?`,
);
const monthly = /月(?:租金?|薪|工资|管理费|服务费|物业费|使用费|费用?|房租|仓储费)(?:标准)?[^，。；\d]{0,6}$/;

const daily = /日(?:工资|租金|薪|津贴|补贴)(?:标准)?[^，。；\d]{0,6}$/;

/** Those of a sentence, in text order. */
export function saidRates(contract: Contract, sentence: Sentence): readonly SaidRate[] {
  return listedValues(contract, sentence).flatMap((value): SaidRate[] => {
    const after = contract.document.text.slice(value.end, value.end + 12).replace(/\s/g, '');
    const {
      first,
      second,
      subject = '',
    } = (perBefore.exec(value.label) ?? perAfter.exec(after))?.groups ?? {};
    if (first !== undefined) {
      const per = [first, ...(second === undefined ? [] : [second])].map(thingOf);
      return [{ value, per, subject: subject.replace(/^.*[为按：]/, ''), sentence }];
    }
    if (daily.test(value.label)) return [{ value, per: ['天'], subject: '', sentence }];
    return monthly.test(value.label) ? [{ value, per: ['月'], subject: '', sentence }] : [];
  });
}

const names: Readonly<Record<string, string>> = {
  个月: '月',
  日: '天',
  年度: '年',
  名: '人',
  位: '人',
  学时: '课时',
  公吨: '吨',
};

function thingOf(word: string): string {
  return names[word] ?? word;
}

const words: Readonly<Record<string, string>> = {
  月: '个月',
  天: '个?(?:日历|工作)?[天日](?!前|内|起|止|至|至少|的\\d)',
  年: '年(?!\\d|[一二三四五六七八九十]{1,3}月|度)',
  人: '(?:人(?!次)|名|位)',
  课时: '(?:课时|学时)',
  吨: '公?吨',
};
const number = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?万?|[一二两三四五六七八九十百千万]{1,6}';

/** The different numbers of such things that a text names; 每三天 and 第三期 are none. */
export function countsOf(thing: string, text: string): ReadonlySet<number> {
  const pattern = new RegExp(
    `(?<![\\d.,第每满逾年一二三四五六七八九十百千万])(${number})(?:个|）个?)?${words[thing] ?? `(?:${thing})`}(?!/)`,
    'g',
  );
  const found = new Set<number>();
  for (const [, digits = ''] of text.matchAll(pattern)) {
    const count = readNumber(digits.replaceAll(',', ''));
    if (count !== null && count > 0 && !(thing === '年' && count > MOST_YEARS)) found.add(count);
  }
  if (thing === '月') for (const months of yearsAsMonths(text)) found.add(months);
  return found;
}

const MOST_YEARS = 99;
const MONTHS = 12;

/** 半年, 三年: months too. */
function yearsAsMonths(text: string): readonly number[] {
  if (/半年/.test(text)) return [MONTHS / 2];
  return [...countsOf('年', text)].map((years) => years * MONTHS);
}
