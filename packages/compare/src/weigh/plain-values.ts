/**
 * In: a sentence. Out: the same with its values in one form: 每三个月（即每一季度） and 每季度, 500台以上 and 不少于500台, 百分之十（10%）
 * and 10%. Promise: every value stays, but for one that was said twice.
 */
import { readNumber } from '@wenjian/contract';
import { readValues } from './read-values.ts';

type Rewriting = readonly [sign: string, form: RegExp, plain: string | ((...found: string[]) => string)];

const count =
  '(?:[0-9０-９]{1,3}(?:[,，][0-9]{3}){0,3}(?:[.．][0-9]{1,4})?|[零〇一二三四五六七八九十百千两]{1,8})';
const fraction = '(?:[百千万二三四五六七八九十]分之[零〇一二三四五六七八九十百点]{1,8}|半数)';
const counted = `(?:${fraction}|${count}[百千万亿]{0,2}(?:[%％‰]|个?(?:工作日|小时|月|季度)|平方米|万?元|[元台件套个年日天周月吨米倍人名份次批亩户％]))`;

const day = '([12][0-9]{3})年([0-9]{1,2})月([0-9]{1,2})日';
const stretch = new RegExp(
  `(${day}起?[至到]${day}止?)[，,（(]\\s?(?:租赁期限?|服务期限?|合同期限?|租期|期限)?(?:共计?|为期|合计|计)\\s?([0-9]{1,3}|[一二三四五六七八九十]{1,3})(年|个月)[）)]?`,
  'g',
);

const rewritings: readonly Rewriting[] = [
  ['贷款市场报价利率', /贷款市场报价利率(?:\s?[（(](?:即|简称|以下简称)?[“"]?LPR[”"]?[）)])?/g, 'LPR'],
  ['LPR', /LPR\s?[（(](?:即)?贷款市场报价利率[）)]/g, 'LPR'],
  ['+', /(?<=LPR)\s?\+\s?(?=[0-9])/g, '加'],
  ['每', /每\s?(?:三|3)\s?个月/g, '每季度'],
  ['每', /每\s?(?:六|6)\s?个月/g, '每半年'],
  ['每', /每\s?(?:十二|12)\s?个月/g, '每年'],
  [
    '一次',
    // Where it bounds a right (可免费更换一次) it is the whole point.
    /(?<=(?:^|[，。；])[^，。；可权享免限调准]{0,14}[每按](?:一个?)?(?:季度?|半年|年|月|周|日|天)[^，。；、0-9可权享免限调准]{0,6}(?:支付|付款|缴纳|结算|对账|检查|巡检|检修|检验|维护|保养|报告|报送|汇报))一次(?=[，。；]|$)/g,
    '',
  ],
  ['以上', new RegExp(`(${counted})以上[（(]不含(?:本数|第?\\1)[）)]`, 'g'), '超过$1'],
  ['以上', new RegExp(`(${counted})(?:及|或)?以上(?![述列]|[（(]不)`, 'g'), '不少于$1'],
  ['以下', new RegExp(`(${counted})(?:及|或)?以下(?![简称统述列]|[（(]不)`, 'g'), '不超过$1'],
  ['以内', new RegExp(`(${count}(?:[%％]|平方米|公里|万?元|[台件吨米人]))以内`, 'g'), '不超过$1'],
  ['不少于', /(?:达到?|满)(?=不少于)/g, ''],
  ['晚', /每(?:天|日)?晚(?:上)?(?=\s?[0-9一二三四五六七八九十]{1,3}[:：点时])/g, '每日晚'],
  ['至', stretch, withoutLength],
  ['上浮', /在?([^，。；：、\n]{2,16}?)的?(?:基础上)?上浮([1-9][0-9]?)[%％]/g, raisedShare],
  [
    '/',
    /([0-9][0-9,]{0,12}(?:\.[0-9]{1,4})?万?元)[/／](千瓦时|kWh|[度吨台件人次月年日天]|平方米|㎡|小时)/g,
    '每$2$1',
  ],
  ['千瓦时', /每千瓦时/g, '每度'],
  ['kWh', /每kWh/g, '每度'],
  ['月', /([12][0-9]{3})年([0-9]{1,2})月(?:份)?(?:末日|最后一[日天])/g, lastDay],
  ['℃', /(?<=℃)\s?(?:—{1,2}|[–~～-])(?=[0-9])/g, '至'],
  ['~', /(?<=[0-9%％])[~～](?=[-0-9])/g, '至'],
  ['～', /(?<=[0-9%％])[~～](?=[-0-9])/g, '至'],
  // A minus would lose its unit.
  ['℃', /(?<=(?:^|[^-−－0-9.])[0-9]{1,4}(?:\.[0-9]{1,2})?)℃至(?=[0-9.]{1,6}\s?(?:℃|摄氏度))/g, '至'],
];

export function inPlainValues(text: string): string {
  let plain = withoutRepeated(text);
  for (const [sign, form, written] of rewritings) {
    if (!plain.includes(sign)) continue;
    plain = typeof written === 'string' ? plain.replace(form, written) : plain.replace(form, written);
  }
  return plain;
}

/** 自2025年1月1日起至2027年12月31日止，共三年: the days say how long. */
function withoutLength(written: string, dates = '', ...found: string[]): string {
  const [years = 0, months = 0, days = 0, endYear = 0, endMonth = 0, endDay = 0] = found
    .slice(0, 6)
    .map(Number);
  const [length = 0, unit] = [readNumber(found[6] ?? '') ?? 0, found[7]];
  const end = new Date(Date.UTC(endYear, endMonth - 1, endDay + 1));
  const between = (end.getUTCFullYear() - years) * 12 + end.getUTCMonth() + 1 - months;
  const isSaid = end.getUTCDate() === days && between === length * (unit === '年' ? 12 : 1);
  return isSaid ? dates : written;
}

/** 利率上浮50% is 150% of it. */
function raisedShare(_: string, base = '', share = ''): string {
  return `${base}的${100 + Number(share)}%`;
}

function lastDay(written: string, year = '', month = ''): string {
  const [years, months] = [Number(year), Number(month)];
  if (months < 1 || months > 12) return written;
  return `${years}年${months}月${new Date(Date.UTC(years, months, 0)).getUTCDate()}日`;
}

const inBrackets = /[（(](?<said>即|也即|亦即|合|合计|含|包括|包含)?(?<what>[^（）()，。；\n]{1,16})[）)]/g;
/** By law these include the figure; 超过, 不满 and 以外 do not. */
const inclusive =
  /(?:以上|以下|以内|之内|届满|不少于[^，。；]{1,10}|不超过[^，。；]{1,10}|至少[^，。；]{1,10})$/;

/** 百分之十（10%）, 三个月以上（含三个月） and 每三个月（即每一季度）: what the brackets say was said. */
function withoutRepeated(text: string): string {
  if (!/[（(]/.test(text)) return text;
  return text.replace(inBrackets, (written: string, ...found: unknown[]) => {
    const at = Number(found.at(-3));
    const [said, what] = [found[0], found[1]].map((part) => (typeof part === 'string' ? part : ''));
    if (said === undefined || what === undefined) return written;
    const before = text.slice(Math.max(0, at - 24), at);
    return isRepeated(before, said, what) ? '' : written;
  });
}

function isRepeated(before: string, said: string, what: string): boolean {
  if (/^(?:含|包括|包含)$/.test(said)) {
    if (!inclusive.test(before)) return false;
    if (/^(?:本数|该数)$/.test(what)) return true;
    const bound = before.replace(/(?:以上|以下|以内|之内|届满)$/, '');
    return isLastValue(bound, what.replace(/^第/, '').replace(/^当日$/, ''));
  }
  return isLastNumber(before, what) || isLastValue(inFrequency(before), inFrequency(what));
}

/** 三（3）个月, 15（十五）日: without its unit. */
function isLastNumber(text: string, what: string): boolean {
  const [one, other] = [/[零〇一二三四五六七八九十百千万两]{1,9}$/, /(?<![0-9,.])[0-9]{1,6}$/];
  const [words, digits] = one.test(text) ? [text, what] : [what, text];
  const [written, figure] = [one.exec(words)?.[0], other.exec(digits)?.[0]];
  if (written === undefined || figure === undefined) return false;
  if (words === what ? written !== what : figure !== what) return false;
  return readNumber(written) === readNumber(figure);
}

function inFrequency(text: string): string {
  return text
    .replace(/每\s?(?:一个?|1\s?个?)?季度$/, '3个月')
    .replace(/每\s?(?:一个?)?半年$/, '6个月')
    .replace(/每\s?(?:一|1)?年$/, '12个月')
    .replace(/每(?=\s?[0-9一二三四五六七八九十]{1,3}\s?个月$)/, '');
}

/** The text ends with the one value that `what` is. */
function isLastValue(text: string, what: string): boolean {
  const [value, ...more] = readValues(what);
  if (value === undefined || more.length > 0 || value.end - value.start < what.trim().length) return false;
  const last = readValues(text).at(-1);
  return last !== undefined && last.end === text.length && last.key === value.key;
}
