/**
 * Figures that follow from what is announced beside them: what a total is made up of, the copies that are left, a day that is put
 * off. In: the contract. Out: remarks with the calculation; all 疑似.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

export function checkAnnouncedFigures({ document: { text }, dates }: Contract): CorrectionDraft[] {
  return [...partsOfTotal(text), ...restOfCopies(text), ...daysPutOff(text, dates)];
}

const money = '(?:人民币)?\\s?(\\d[\\d,]{0,14}(?:\\.\\d{1,2})?)\\s?(万?元)';
const named = '(?<name>[\\u4e00-\\u9fff]{0,6}(?:总价|总价款|总额|总金额|总费用|报价|价款|费用))';
const announced = new RegExp(
  `${named}的?(?:构成|组成|明细)(?:如下|为)?[：:](?<parts>(?:[^，、；。：:\\d\\n]{1,16}(?:为|：)?${money}[，、；]?(?:以及|和|及)?){2,8})[。；\\n]`,
  'dg',
);
const amount = new RegExp(money, 'g');
/** Nearer than this it is a slip; farther, something else is counted in. */
const MOST_OFF = 0.2;

/** 投标总价的构成：软件…元，硬件…元, and elsewhere 投标总价为…元. */
function partsOfTotal(text: string): CorrectionDraft[] {
  return [...text.matchAll(announced)].flatMap((match) => {
    const { name = '', parts = '' } = match.groups ?? {};
    const totals = [...text.matchAll(new RegExp(`${name}(?:合计|共计)?(?:为|是|：)?${money}`, 'g'))];
    const values = new Set(totals.map(([, figure, unit]) => fenOf(figure, unit)));
    const [whole, another] = [...values];
    if (whole === undefined || another !== undefined || /不含|另计|除外|以上/.test(parts)) return [];
    const addends = [...parts.matchAll(amount)].map(([, figure, unit]) => fenOf(figure, unit));
    const sum = addends.reduce((total, each) => total + each, 0);
    if (sum === whole || Math.abs(sum - whole) > whole * MOST_OFF) return [];
    const [start = 0, end = 0] = match.indices?.groups?.parts ?? [];
    const formula = `${addends.map((each) => each / 100).join(' + ')} = ${sum / 100} ≠ ${whole / 100}`;
    return [{ ...remark({ start, end }, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula }];
  });
}

function fenOf(figure = '', unit = ''): number {
  return Math.round(Number(figure.replaceAll(',', '')) * (unit === '万元' ? 1_000_000 : 100));
}

const count = '[一二三四五六七八九十两]{1,3}|\\d{1,2}';
/** 一式五份，甲方、乙方、丙方各执一份，其余三份: the holders are named one by one. */
const copies = new RegExp(
  `一式(?<all>${count})份[^。；\\n]{0,6}[，,](?<holders>[^，。；\\n]{2,40}?)各(?:执|持|存|留存|保留)(?<each>${count})份[，,](?:其余|余下|剩余|另外?)的?(?<rest>${count})份`,
  'dg',
);
const groups: Readonly<Record<string, number>> = { 双方: 2, 甲乙双方: 2, 三方: 3, 各方: 0, 甲乙丙三方: 3 };

function restOfCopies(text: string): CorrectionDraft[] {
  return [...text.matchAll(copies)].flatMap((match) => {
    const [all, each, rest] = ['all', 'each', 'rest'].map((name) => readNumber(match.groups?.[name] ?? ''));
    const written = match.groups?.holders ?? '';
    const holders = groups[written] ?? written.split(/[、和及与]/).length;
    if (all == null || each == null || rest == null || holders === 0) return [];
    const right = all - holders * each;
    if (right === rest || right < 0) return [];
    const [start = 0, end = 0] = match.indices?.groups?.rest ?? [];
    const formula = `${all} - ${holders} × ${each} = ${right} ≠ ${rest}`;
    return [{ ...remark({ start, end }, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula }];
  });
}

/** 竣工日期为…。工期顺延45日，调整后的竣工日期为…. */
const putOff =
  /(?<way>顺延|延长|推迟|延期|提前)(?<count>\d{1,3}|[一二三四五六七八九十百]{1,5})(?:个)?(?:日历)?[日天][，,；。]?[^。；\n]{0,10}?(?:调整|变更|顺延|延长|推迟|延期|提前)后的?(?<name>[\u4e00-\u9fff]{2,8}?(?:日期|日))(?:调整)?(?:为|至|：)/g;
const DAY_MS = 86_400_000;
/** Contracts count the first day or do not. */
const EITHER_WAY = 1;
const LOOK_BACK = 200;

function daysPutOff(text: string, dates: Contract['dates']): CorrectionDraft[] {
  return [...text.matchAll(putOff)].flatMap((match) => {
    const { way, count: written = '', name = '' } = match.groups ?? {};
    const days = readNumber(written);
    const end = match.index + match[0].length;
    const later = dates.find((date) => date.start >= end && date.start <= end + 2);
    const before = text.slice(Math.max(0, match.index - LOOK_BACK), match.index);
    const said = before.lastIndexOf(name);
    const from = match.index - before.length + said;
    const earlier =
      said < 0 ? undefined : dates.find((date) => date.start >= from && date.end <= match.index);
    if (days === null || later?.iso == null || earlier?.iso == null) return [];
    const right = Date.parse(earlier.iso) + (way === '提前' ? -days : days) * DAY_MS;
    if (Math.abs(Date.parse(later.iso) - right) <= EITHER_WAY * DAY_MS) return [];
    const formula = figuresText.termOf(
      earlier.iso,
      `${days}日`,
      new Date(right).toISOString().slice(0, 10),
      later.iso,
    );
    return [{ ...remark(later, 'figures', 'term', 'suspect', figuresText.saidTwice), formula }];
  });
}
