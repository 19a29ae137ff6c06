/** The warranty of building works: the legal minimum by part, also in tables. */
import { type Contract, sentencesOf } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { constructionQualityRegulation } from '../../commercial-laws.ts';
import { isHouseSale } from '../premises/premises.words.ts';
import { homeDecorationMeasures } from './construction.laws.ts';
import { isConstruction } from './construction.words.ts';

const DAYS_OF_YEAR = 365;
/** A shorter period is a warranty only where it is called one. */
const SHORTEST_YEARS = 0.2;
/** Months are counted as 30.5 days, so that 24 个月 is a little more than two years. */
const SLACK_DAYS = 10;
/** The longest number that is a warranty and not the lifetime of the building. */
const LIFETIME_YEARS = 30;

const partsByYears: readonly (readonly [part: RegExp, years: number])[] = [
  [/防水|防渗|渗漏|屋面|漏水/, 5],
  [/电气|管线|给排水|给水|排水|设备安装|装修(?:工程)?|装饰/, 2],
];
const structure = /地基|基础工程|主体结构|承重/;

export const constructionWarrantyRules: readonly Rule[] = [
  {
    id: 'subject.works-warranty-below-minimum',
    title: '工程保修期低于法定最低期限',
    family: 'subject',
    types: 'all',
    levels: levels('H/M/H'),
    examines: '防水防渗漏五年、管线装修二年、主体结构合理使用年限的保修期是否缩短',
    reason:
      '屋面防水和有防水要求的部位最低保修五年，电气管线、给排水、设备安装和装修最低二年，地基基础和主体结构为设计的合理使用年限；低于法定期限的约定无效。',
    basis: [
      constructionQualityRegulation(
        '第四十条',
        '防水防渗漏5年，电气管线、给排水、设备安装和装修2年，地基基础和主体结构为设计的合理使用年限。',
      ),
      homeDecorationMeasures(
        '第三十二条',
        '住宅室内装饰装修最低保修期二年，有防水要求的厨卫和外墙防渗漏为五年。',
      ),
    ],
    suggestion:
      '保修期：屋面防水、卫生间及外墙防渗漏五年；电气管线、给排水、设备安装和装修二年；地基基础和主体结构为设计文件规定的合理使用年限。',
    check(contract) {
      if (!isConstruction(contract) && !isHouseSale(contract)) return notApplicable;
      return hitOrPassed(linesOf(contract).flatMap(shortWarranty));
    },
  },
];

interface Line {
  readonly text: string;
  readonly span: Span;
  /** Speaks of a warranty, itself or in its neighbourhood. */
  readonly isWarranty: boolean;
}

/** Sentences, and the rows of tables as one text. */
function linesOf(contract: Contract): readonly Line[] {
  const about = /保修|质保|维保|质量保证期/;
  const lines: Line[] = [];
  const rows = new Map<string, { text: string; start: number; end: number; isWarranty: boolean }>();
  const hasBook = about.test(contract.document.text);
  for (const sentence of sentencesOf(contract)) {
    const cell = contract.document.blocks[sentence.block]?.cell;
    if (cell === undefined) {
      const isRow = /^[^，。；]{2,40}\d+年|\t/.test(sentence.text) && sentence.text.length < 60;
      const isWarranty =
        about.test(sentence.text) || about.test(textAround(contract, sentence)) || (isRow && hasBook);
      lines.push({ text: sentence.text, span: sentence, isWarranty });
      continue;
    }
    const key = `${cell.table}/${cell.row}`;
    const row = rows.get(key) ?? { text: '', start: sentence.start, end: sentence.end, isWarranty: hasBook };
    rows.set(key, { ...row, text: `${row.text}${sentence.text}，`, end: sentence.end });
  }
  for (const { text, start, end, isWarranty } of rows.values())
    lines.push({ text, span: documentSpan(start, end), isWarranty });
  return lines;
}

function shortWarranty({ text, span, isWarranty }: Line): Finding[] {
  if (!isWarranty || /质保金|保证金|付款|支付|返还|响应|到场|小时/.test(text.replace(/保修(?:金)/g, '')))
    return [];
  // Every part is read up to the next figure: 屋面防水5年、装修2年.
  for (const phrase of text.split(/[，、；。]/)) {
    const years = daysIn(phrase).map((days) => (days + SLACK_DAYS) / DAYS_OF_YEAR);
    const [first] = years;
    if (first === undefined) continue;
    const about = phrasesBefore(text, phrase);
    // 提前一天通知查验 is no warranty.
    if (first < SHORTEST_YEARS && !/保修|质保|维保|质量保证/.test(about)) continue;
    if (structure.test(about) && first < LIFETIME_YEARS && !/使用年限|合理使用|寿命/.test(text))
      return [{ span, detail: '地基基础、主体结构的保修期应为设计的合理使用年限' }];
    const least = partsByYears.find(([part]) => part.test(about))?.[1];
    if (least !== undefined && first < least) return [{ span, detail: `该部位的最低保修期为${least}年` }];
  }
  return [];
}

/** A part is often named one phrase before its period: 屋面防水、卫生间防渗漏，保修2年. */
function phrasesBefore(text: string, phrase: string): string {
  const at = text.indexOf(phrase);
  const before = text.slice(0, at);
  const cut = Math.max(before.lastIndexOf('年'), before.lastIndexOf('月'), before.lastIndexOf('；'));
  return `${before.slice(cut + 1)}${phrase}`;
}
