/**
 * Parts that are paid and what they come to: a sum of the year beside what is paid each quarter or month; instalments of 上述款项, whose sum
 * was said before. In: the contract. Out: remarks with the calculation, only where the two are near each other; all 疑似.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

export function checkPaidParts({ document: { text } }: Contract): CorrectionDraft[] {
  return [...eachPeriod(text), ...instalments(text)];
}

const money = (name: string): string =>
  `(?:人民币)?[¥￥]?(?<${name}>\\d[\\d,]{0,14}(?:\\.\\d{1,2})?)(?<${name}Unit>万?元)`;
/** Written sums in brackets and a word or two may stand between. */
const byPeriod = new RegExp(
  `(?:总额|总价|总计|年(?:度)?(?:租金|费用|服务费|管理费)|全年[^，。；\\d]{0,8}|费用?每年)(?:为|共|计)?${money('whole')}(?<between>[^\\n]{0,60}\\n?[^\\n]{0,60}?)每个?(?<period>季度?|月)(?:度)?(?:应?支付|付款?|缴纳|应付|各?支付)?${money('part')}`,
  'dg',
);
const TIMES: Readonly<Record<string, number>> = { 季: 4, 季度: 4, 月: 12 };
/** Nearer than this it is a slip; farther, the term is another one. */
const NEAR = 0.12;

function eachPeriod(text: string): CorrectionDraft[] {
  return [...text.matchAll(byPeriod)].flatMap((match) => {
    const { period = '', between = '' } = match.groups ?? {};
    const [whole, part] = [sumIn(match, 'whole'), sumIn(match, 'part')];
    const times = TIMES[period] ?? 0;
    const sum = times * part;
    if (/其中|押金|保证金|另|首|递增|增长|至少|不超过/.test(between) || whole <= 0) return [];
    if (Math.abs(sum - whole) < times || Math.abs(sum - whole) > whole * NEAR) return [];
    return [told(match, 'part', `${times} × ${part} = ${round(sum)} ≠ ${whole}`)];
  });
}

const list =
  /分(?<count>[二两三四五六]|\d)期[^。；\n]{0,12}(?:付清|支付|偿还|归还)[^。；\n]{0,6}(?:上述|前述|全部)(?:款项|欠款|债务|货款|本金|金额)[：:]\s*\n(?<lines>(?:[^\n]{6,80}\n){2,6})/g;
const sum = /(\d[\d,]{0,14}(?:\.\d{1,2})?)(万?元)/g;
const totalSaid = new RegExp(`(?:总计|合计|共计|总额(?:为)?)${money('whole')}`, 'dg');
const item = /^\s*(?:[（(]?[一二三四五六七八九十\d]{1,2}[）)、.．])/;

/** 分三期付清上述款项, each in its line, where the sum of all of them was said above. */
function instalments(text: string): CorrectionDraft[] {
  return [...text.matchAll(list)].flatMap((match) => {
    const count = readNumber((match.groups?.count ?? '').replace('两', '二'));
    const lines = (match.groups?.lines ?? '').split('\n').filter((line) => item.test(line));
    const parts = lines.slice(0, count ?? 0).map((line) => [...line.matchAll(sum)]);
    if (count === null || parts.length !== count || parts.some(({ length }) => length !== 1)) return [];
    const values = parts.flatMap(([only]) => yuanOf(only?.[1], only?.[2]));
    const paid = values.reduce((all, each) => all + each, 0);
    const said = [...text.slice(0, match.index).matchAll(totalSaid)].map((total) => sumIn(total, 'whole'));
    const last = said.at(-1);
    if (last === undefined || said.some((each) => Math.abs(each - paid) < 0.005)) return [];
    if (Math.abs(last - paid) > last * NEAR) return [];
    const start = match.index + match[0].length - (match.groups?.lines?.length ?? 0);
    const end =
      start +
      (match.groups?.lines ?? '').indexOf(
        '\n',
        (match.groups?.lines ?? '').indexOf(lines.at(count - 1) ?? ''),
      );
    const formula = `${values.join(' + ')} = ${round(paid)} ≠ ${last}`;
    return [
      { ...remark(lastSum(text, start, end), 'figures', 'sum', 'suspect', figuresText.saidTwice), formula },
    ];
  });
}

/** The sum of the last instalment that is no rest: the last but one, if there is one. */
function lastSum(text: string, start: number, end: number) {
  const sums = [...text.slice(start, end).matchAll(sum)];
  const told = sums.at(-2) ?? sums.at(-1);
  const at = start + (told?.index ?? 0);
  return { start: at, end: at + (told?.[0].length ?? 0) };
}

function sumIn({ groups }: RegExpExecArray, name: string): number {
  return yuanOf(groups?.[name], groups?.[`${name}Unit`]);
}

function yuanOf(figure = '', unit = ''): number {
  return Number(figure.replaceAll(',', '')) * (unit === '万元' ? 10_000 : 1);
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

function told(match: RegExpExecArray, name: string, formula: string): CorrectionDraft {
  const [start = 0, end = 0] = match.indices?.groups?.[name] ?? [];
  return { ...remark({ start, end }, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula };
}
