/**
 * Figures that follow from what is announced beside them: what a total is made up of, the copies that are left, a day that is put
 * off. In: the contract. Out: remarks with the calculation; all 疑似.
 */
import { type Contract, type DateFact, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

export function checkAnnouncedFigures({ document: { text }, dates }: Contract): CorrectionDraft[] {
  return [...partsOfTotal(text), ...restOfCopies(text), ...daysPutOff(text, dates)];
}

const money = '(?:人民币)?\\s?(\\d[\\d,]{0,14}(?:\\.\\d{1,2})?)\\s?(万?元)';
const totalWords = '(?:总价款|总价|总额|总金额|总费用|报价|价款|费用)';
const announced = new RegExp(
  `(?<name>[\\u4e00-\\u9fff]{0,6}${totalWords})的?(?:构成|组成|明细)(?:如下|为)?[：:]`,
  'g',
);
/** Begins where the one before ends: a list read with one pattern is read in too many ways. */
const nextPart = new RegExp(`[，、；]?[^，、；。：:\\d\\n]{1,22}：?${money}`, 'y');
const saidTotal = new RegExp(`${totalWords}(?=(?:合计|共计)?(?:为|是|：)?${money})`, 'g');
const LONGEST_NAME = 10;
const LEAST_PARTS = 2;
const MOST_PARTS = 8;
/** Nearer than this it is a slip; farther, something else is counted in. */
const MOST_OFF = 0.2;

/** 投标总价的构成：软件…元，硬件…元, and elsewhere 投标总价为…元. */
function partsOfTotal(text: string): CorrectionDraft[] {
  const lists = [...text.matchAll(announced)];
  if (lists.length === 0) return [];
  const totals = totalsByName(text);
  return lists.flatMap(({ 0: { length }, index, groups }) => {
    const { addends, start, end } = partsFrom(text, index + length);
    const [whole, another] = totals.get(groups?.name ?? '') ?? [];
    const parts = text.slice(start, end);
    if (whole === undefined || another !== undefined || /不含|另计|除外|以上/.test(parts)) return [];
    if (addends.length < LEAST_PARTS || addends.length > MOST_PARTS) return [];
    const sum = addends.reduce((total, each) => total + each, 0);
    if (sum === whole || Math.abs(sum - whole) > whole * MOST_OFF) return [];
    const formula = `${addends.map((each) => each / 100).join(' + ')} = ${sum / 100} ≠ ${whole / 100}`;
    return [{ ...remark({ start, end }, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula }];
  });
}

/** None where the list does not end behind its last part. */
function partsFrom(text: string, start: number) {
  const addends: number[] = [];
  let end = start;
  for (let part = partAt(text, end); part !== null; part = partAt(text, end)) {
    addends.push(fenOf(part[1], part[2]));
    end += part[0].length;
    if (addends.length > MOST_PARTS) break;
  }
  return { addends: /^[，、]?[。；\n]/.test(text.slice(end, end + 2)) ? addends : [], start, end };
}

function partAt(text: string, at: number): RegExpExecArray | null {
  nextPart.lastIndex = at;
  return nextPart.exec(text);
}

/** The different sums that are said of each name, whatever stands before it. */
function totalsByName(text: string): ReadonlyMap<string, ReadonlySet<number>> {
  const totals = new Map<string, Set<number>>();
  for (const { 0: word, 1: figure, 2: unit, index } of text.matchAll(saidTotal)) {
    const end = index + word.length;
    for (let start = Math.max(0, end - LONGEST_NAME); start < end; start++) {
      const name = text.slice(start, end);
      totals.set(name, (totals.get(name) ?? new Set()).add(fenOf(figure, unit)));
    }
  }
  return totals;
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
function restOfCopies(text: string): CorrectionDraft[] {
  return [...text.matchAll(copies)].flatMap((match) => {
    const [all, each, rest] = ['all', 'each', 'rest'].map((name) => readNumber(match.groups?.[name] ?? ''));
    const holders = holdersIn(match.groups?.holders ?? '');
    if (all == null || each == null || rest == null || holders === null) return [];
    const right = all - holders * each;
    if (right === rest || right < 0) return [];
    const [start = 0, end = 0] = match.indices?.groups?.rest ?? [];
    const formula = `${all} - ${holders} × ${each} = ${right} ≠ ${rest}`;
    return [{ ...remark({ start, end }, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula }];
  });
}

const together: ReadonlyMap<string, number> = new Map([
  ['双', 2],
  ['两', 2],
  ['三', 3],
  ['四', 4],
]);

/** 买卖双方, 甲乙双方、监理单位, 甲方、乙方和丙方; null where nobody tells how many they are: 各合伙人, 当事人. */
function holdersIn(written: string): number | null {
  const parts = written.split(/[、和及与]/);
  const said = together.get(/([双两三四])方/.exec(parts[0] ?? '')?.[1] ?? '') ?? null;
  if (said === null && parts.length === 1) return null;
  const others = said === null ? parts : parts.slice(1);
  const areNamed = others.every((part) => part !== '' && !/[双两二三四五各每全所等其]|方.*方/.test(part));
  return areNamed ? (said ?? 0) + others.length : null;
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
    const later = dateFrom(dates, end);
    const before = text.slice(Math.max(0, match.index - LOOK_BACK), match.index);
    const said = before.lastIndexOf(name);
    const from = match.index - before.length + said;
    const earlier = said < 0 ? undefined : dateFrom(dates, from);
    if (days === null || later?.iso == null || later.start > end + 2) return [];
    if (earlier?.iso == null || earlier.end > match.index) return [];
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

/** The first one there or after; they are in the order of the text. */
function dateFrom(dates: Contract['dates'], at: number): DateFact | undefined {
  let [low, high] = [0, dates.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((dates[middle]?.start ?? at) < at) low = middle + 1;
    else high = middle;
  }
  return dates[low];
}
