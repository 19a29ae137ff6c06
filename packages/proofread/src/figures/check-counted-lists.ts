/**
 * Numbers that count what the same sentence lists: 2号、5号、7号共三座仓房; 贵阳市、遵义市、安顺市三地; 一式五份，甲方执两份，乙方执两份，备案一份; 12讲，每讲3课时，
 * 共36课时; 每月合计…，每月合计…，总计…; 甲方得70%，乙方得30%; 100万元按九五折计，应付95万元. In: the contract. Out: remarks with the calculation; all 疑似.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

export function checkCountedLists({ document: { text } }: Contract): CorrectionDraft[] {
  return [
    ...listedThings(text),
    ...heldCopies(text),
    ...timesOfEach(text),
    ...sumsOfResults(text),
    ...dividedShares(text),
    ...discounts(text),
  ];
}

const count = '[一二两三四五六七八九十]{1,3}|\\d{1,2}';
const kinds =
  '项|种|类|地|处|方面|大方面|部分|座|幢|栋|门|科|城|市|县|省|区|个(?:项目|方面|阶段|部分|城市|地区|科目|品种|车间|楼层|部门|系统|模块|环节|步骤|内容|专业|标段|批次|村|小区|街道|镇|乡)';
const listed = new RegExp(
  `(?<![^，。；：\\n（()）“”《》])(?<list>[^、，。；：\\n（()）“”《》]{1,30}(?:、[^，。；：、\\n（()）“”《》]{1,12}){1,14})(?:，?(?:共计?|合计|总共))?(?<![第每\\d一二三四五六七八九十])(?<count>${count})(?:大)?(?:${kinds})(?![一二三四五六七八九十\\d]|[（(]?[一二三四五六七八九十]|以上|以下|之一|分之)`,
  'dg',
);
/** What stands before the first thing of a list. */
const leading =
  /^.*(?:[在由对就为含有即是设指按的将于至从给]|包括|负责|提供|分为|包含|涵盖|涉及|授权|组织|开展|进行|完成|采取|实行|约定|下列|以下|使用|承担|办理|项目)/;
const MOST_OFF = 2;
/** 甲、乙双方就…: the mark belongs to another list. */
const otherList = /[甲乙丙丁][、]?[乙丙丁]|等(?=[^、]{0,4}$)|或|其中|以及其他/;

function listedThings(text: string): CorrectionDraft[] {
  return [...text.matchAll(listed)].flatMap((match) => {
    const { list = '', count: written = '' } = match.groups ?? {};
    const said = readNumber(written.replace('两', '二'));
    if (said === null || said < 2) return [];
    const isOpen = /等(?=[^、]{0,4}$)/.test(list);
    const things = list.replace(/等[^、]{0,4}$/, '').split('、');
    if (otherList.test(isOpen ? things.join('、') : list)) return [];
    // 一、受托方提供以下三项: the first is the number of the line.
    if (lineNumber.test(things[0] ?? '')) return [];
    // 等 behind nearly all of them: nobody leaves out the last one.
    if (isOpen && (things.length < LEAST_BEFORE_OTHERS || Math.abs(things.length - said) > 1)) return [];
    const joined = list.split(/[、和与及]|以及/).filter((thing) => thing !== '').length;
    if (things.length === said || joined === said || Math.abs(things.length - said) > MOST_OFF) return [];
    if (!areAlike(things)) return [];
    const span = spanOf(match, 'count');
    return [told(span, `${things.join('、')}：${things.length} ≠ ${said}`)];
  });
}

const lineNumber = /^[一二三四五六七八九十\d]{1,3}$/;
const LEAST_BEFORE_OTHERS = 4;
const LONGEST_THING = 8;

/** Short things without a verb, the first without what leads up to it. */
function areAlike([first = '', ...others]: readonly string[]): boolean {
  const things = [first.replace(leading, ''), ...others];
  return things.every(
    (thing) =>
      thing.length >= 1 &&
      thing.length <= LONGEST_THING &&
      !/[的应须由在将被把对向与和及或不未]|以及/.test(thing),
  );
}

const copies = new RegExp(`一式(?<all>${count})份[，,](?<rest>[^。；\\n]{4,80})`, 'dg');
const holder = new RegExp(
  `^(?<who>[^，]{1,30}?)(?<each>各|分别)?(?:自|留)?(?:执|持|存|留存|保存|留|备案|存档|收执|归档|报送|备查)[^，\\d一二两三四五六七八九十]{0,4}(?<count>${count})份`,
);
const filed = new RegExp(`^(?<who>[^，]{0,30}?(?:备案|存档|登记|报送|备查)[^，]{0,6}?)(?<count>${count})份`);
const groups: Readonly<Record<string, number>> = {
  双方: 2,
  甲乙双方: 2,
  '甲、乙双方': 2,
  买卖双方: 2,
  三方: 3,
  四方: 4,
};

/** Only where each part of the sentence says who holds how many. */
function heldCopies(text: string): CorrectionDraft[] {
  return [...text.matchAll(copies)].flatMap((match) => {
    const all = readNumber(match.groups?.all ?? '');
    const parts = (match.groups?.rest ?? '').split(/[，,]/).filter((part) => part.includes('份'));
    const held = parts.map(heldIn);
    if (all === null || held.length < 2 || held.includes(null)) return [];
    const numbers = held.flatMap((each) => each ?? []);
    const sum = numbers.reduce((total, each) => total + each, 0);
    if (sum === all || /具有|其余|剩余|余下|正本|副本|复印/.test(match[0].replace(/具有同等[^，]*/g, '')))
      return [];
    return [told(spanOf(match, 'all'), `${numbers.join(' + ')} = ${sum} ≠ ${all}`)];
  });
}

function heldIn(part: string): number | null {
  const match = filed.exec(part) ?? holder.exec(part);
  const { who = '', each, count: written = '' } = match?.groups ?? {};
  const copiesOfOne = readNumber(written);
  if (match === null || copiesOfOne === null) return null;
  if (each === undefined) return groups[who] === undefined && !/[、和与及]/.test(who) ? copiesOfOne : null;
  const holders = groups[who] ?? who.split(/[、和与及]/).length;
  // 股东各执一份: nobody says how many they are.
  return holders > 1 ? copiesOfOne * holders : null;
}

const things =
  '讲|节|次|天|日|人|班|组|箱|袋|盒|层|户|间|台|套|辆|车|期|批|页|件|个|张|本|册|周|月|年|趟|桶|包';
const each = new RegExp(
  `(?<first>\\d{1,5}|[一二两三四五六七八九十百]{1,4})个?(?<thing>${things})[，,（(][^，。；\\d]{0,6}?每个?\\k<thing>[^，。；\\d一二两三四五六七八九十]{0,4}(?<one>\\d{1,6}(?:\\.\\d{1,2})?|[一二两三四五六七八九十]{1,4})(?<unit>[\\u4e00-\\u9fff]{1,3})[，,）)](?:合计|共计?|总计|总共)[^，。；\\d]{0,4}(?<whole>\\d[\\d,]{0,9}(?:\\.\\d{1,2})?|[一二两三四五六七八九十百]{1,5})\\k<unit>`,
  'dg',
);

function timesOfEach(text: string): CorrectionDraft[] {
  return [...text.matchAll(each)].flatMap((match) => {
    const { first, one, whole } = match.groups ?? {};
    const [times, of, said] = [readNumber(first ?? ''), readNumber(one ?? ''), readNumber(whole ?? '')];
    if (times === null || of === null || said === null || Math.abs(times * of - said) < 0.01) return [];
    if (said > times * of * 2 || said * 2 < times * of) return [];
    return [told(spanOf(match, 'whole'), `${times} × ${of} = ${Number((times * of).toFixed(2))} ≠ ${said}`)];
  });
}

const money = '(?:人民币)?[¥￥]?(?<sum>\\d[\\d,]{0,14}(?:\\.\\d{1,2})?)(?<unit>万?元)';
const result = new RegExp(`(?:合计|共计|小计|总计|计|共)(?:为|约)?${money}`, 'dg');
const wholeBefore =
  /(?:(?<count>[两二三四五六])项|以上|上述|前述|每[月年季日]|各项)?(?:费用|款项|金额)?(?:总计|合计|共计)$/;
const otherSum = /优惠|折|减免|扣|逾期|违约|其中|不含|另|超/;
const LEAST_PARTS = 2;

/** 培训费共计54,000元；教材费共计5,200元；两项合计59,200元: the results said before make up the last one. */
function sumsOfResults(text: string): CorrectionDraft[] {
  return [...text.matchAll(/[^。\n]{10,400}/g)].flatMap((sentence) => {
    const found = [...sentence[0].matchAll(result)];
    const [last, ...before] = [...found].reverse();
    if (last === undefined || before.length < LEAST_PARTS || otherSum.test(sentence[0])) return [];
    const words = sentence[0]
      .slice(0, last.indices?.groups?.sum?.[0] ?? 0)
      .replace(/(?:为|约|人民币|[¥￥]){1,4}$/, '');
    const whole = wholeBefore.exec(words)?.[0];
    const number = readNumber(wholeBefore.exec(words)?.groups?.count?.replace('两', '二') ?? '');
    const isWhole = whole !== undefined && /^(?:[两二三四五六]项|以上|上述|前述|各项)|总计$/.test(whole);
    if (!isWhole || (number !== null && number !== before.length)) return [];
    const parts = before.reverse().map(yuanOf);
    const [sum, said] = [parts.reduce((all, part) => all + part, 0), yuanOf(last)];
    if (Math.abs(sum - said) < 0.005 || Math.abs(sum - said) * 5 > sum) return [];
    const [start = 0, end = 0] = last.indices?.groups?.sum ?? [];
    const span = { start: sentence.index + start, end: sentence.index + end };
    return [told(span, `${parts.join(' + ')} = ${Number(sum.toFixed(2))} ≠ ${said}`)];
  });
}

function yuanOf({ groups: { sum = '', unit = '' } = {} }: RegExpExecArray): number {
  return Number(sum.replaceAll(',', '')) * (unit === '万元' ? 10_000 : 1);
}

const divided =
  /(?:分配|分成|分享|分担|分摊|按比例)[^。；\n]{0,30}?[，：:](?<parts>(?:[^，。；、%％\d]{1,14}(?:得|占|分得|享有|承担|负担|取得|分担)\d{1,2}(?:\.\d{1,2})?[%％][，、；]?){2,4})(?=[。；\n]|$)/dg;
const MOST_SHARE_OFF = 20;

function dividedShares(text: string): CorrectionDraft[] {
  return [...text.matchAll(divided)].flatMap((match) => {
    const shares = [...(match.groups?.parts ?? '').matchAll(/(\d{1,2}(?:\.\d{1,2})?)[%％]/g)].map(
      ([, share]) => Number(share),
    );
    const sum = shares.reduce((all, share) => all + share, 0);
    if (Math.abs(sum - 100) < 0.05 || Math.abs(sum - 100) > MOST_SHARE_OFF) return [];
    if (/其余|剩余|余下|不低于|不超过/.test(match[0])) return [];
    return [told(spanOf(match, 'parts'), `${shares.join(' + ')} = ${Number(sum.toFixed(2))} ≠ 100`)];
  });
}

const discount =
  /(?<from>\d[\d,]{0,12}(?:\.\d{1,2})?)(?<unit>万?元)[^。；\d]{0,10}?按?(?<tenth>[一二三四五六七八九])(?<hundredth>[一二三四五六七八九])?折[^。；\d]{0,8}(?:应付|实付|即|为|计|支付)[^，。；\d]{0,4}(?<to>\d[\d,]{0,12}(?:\.\d{1,2})?)\k<unit>/dg;

/** 九五折: 95 of a hundred. */
function discounts(text: string): CorrectionDraft[] {
  return [...text.matchAll(discount)].flatMap((match) => {
    const { from = '', tenth = '', hundredth, to = '' } = match.groups ?? {};
    const rate = (readNumber(tenth) ?? 0) * 10 + (hundredth === undefined ? 0 : (readNumber(hundredth) ?? 0));
    const [price, said] = [from, to].map((written) => Number(written.replaceAll(',', '')));
    if (price === undefined || said === undefined) return [];
    const right = (price * rate) / 100;
    if (Math.abs(right - said) < 0.006 || Math.abs(right - said) * 4 > right) return [];
    return [told(spanOf(match, 'to'), `${price} × ${rate}% = ${Number(right.toFixed(2))} ≠ ${said}`)];
  });
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function spanOf({ indices }: RegExpExecArray, name: string): Place {
  const [start = 0, end = 0] = indices?.groups?.[name] ?? [];
  return { start, end };
}

function told(span: Place, formula: string): CorrectionDraft {
  return { ...remark(span, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula };
}
