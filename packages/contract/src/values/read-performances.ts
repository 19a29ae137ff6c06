/**
 * What is to be done by when: the moment a text gives (a day, a day of every month, so long after an event), the act, what it is done to, by whom, and which
 * step of several it is. In: a piece of a contract, with the words that name it where it is a row. Promise: one entry for a moment that stands beside an act;
 * places of the document; silent where the text speaks of delay, an end before its time or what follows from it.
 */
import type { Span } from '@wenjian/document';
import { documentSpan } from '@wenjian/document';
import type { Contract } from '../contract.ts';
import { readNumber } from '../numbers/read-number.ts';
import { lexiconOf } from '../provisions/lexicon.ts';
import { factsWithin } from '../text/sentences.ts';
import { type PerformanceName, type PerformedName, performances, performed } from './performances.words.ts';

export type Moment =
  | {
      readonly kind: 'day';
      readonly month: number;
      readonly day: number;
      readonly year: number | null;
      readonly hour: number | null;
    }
  | { readonly kind: 'monthly'; readonly of: string; readonly day: number }
  | { readonly kind: 'after'; readonly event: string; readonly days: number };

export interface Performance extends Span {
  readonly moment: Moment;
  readonly act: PerformanceName;
  readonly things: ReadonlySet<PerformedName>;
  /** 首批, 第二期, 30%: empty for the whole. */
  readonly stage: string;
  readonly actor: string | null;
  /** The words of its part, without white space. */
  readonly words: string;
  readonly written: string;
}

export interface Piece extends Span {
  /** The name of its row or field; empty for a sentence. */
  readonly label: string;
  /** Of the clause. */
  readonly heading: string;
}

const actsIn = lexiconOf(performances);
const thingsIn = lexiconOf(performed);

export function performancesIn(contract: Contract, piece: Piece): readonly Performance[] {
  const raw = contract.document.text.slice(piece.start, piece.end);
  if (!/[\d一二三四五六七八九十]/.test(raw) || otherMatter.test(piece.label + raw)) return [];
  const moments = [...momentsIn(contract, piece, raw), ...dueAtEnd(contract, piece, raw)];
  return moments.flatMap(({ moment, from, to, isOfLoan }): readonly Performance[] => {
    const part = partAround(raw, from, to);
    if (otherCase.test(part.before + part.after)) return [];
    // What it is counted from says nothing about the act itself.
    const before = moment.kind === 'after' ? part.before.replace(eventWords, '') : part.before;
    const { acts, beside } = isOfLoan === true ? repaid : actsAt(piece, before, part);
    const words = `${piece.label} ${before}${part.after}${beside}`.replace(/\s/g, '');
    const things = new Set(thingsIn(words).flatMap(({ names }) => names));
    return acts.map((act) => ({
      ...documentSpan(piece.start + from, piece.start + to),
      moment,
      act,
      things,
      stage: stageOf(words),
      actor: actor.exec(part.lead + part.before + part.next)?.[1] ?? null,
      words,
      written: raw.slice(from, to).trim(),
    }));
  });
}

const repaid: Acts = { acts: ['repay'], beside: '本金' };

interface Acts {
  readonly acts: readonly PerformanceName[];
  /** The part behind, where the act stands there. */
  readonly beside: string;
}

/** Those behind the moment, else the last one before it, else those of the row, of the part behind, of the heading. */
function actsAt({ label, heading }: Piece, before: string, { after, next }: Part): Acts {
  const own = [actsOf(after), actsOf(before).slice(-1), actsOf(label)].find((acts) => acts.length > 0);
  if (own !== undefined) return { acts: own, beside: '' };
  const behind = actsOf(next);
  return behind.length > 0 && !otherCase.test(next)
    ? { acts: behind, beside: next }
    : {
        acts: [...actsOf(heading).slice(0, 1), ...(batch.test(before) ? handedOver : [])].slice(0, 1),
        beside: '',
      };
}

/** 首批：300套，3月1日前: what comes in batches is handed over. */
const batch = /[首末一二三四五六]批/;
const handedOver: readonly PerformanceName[] = ['handOver'];

function actsOf(text: string): readonly PerformanceName[] {
  return [...new Set(actsIn(text.replace(/\s/g, '')).flatMap(({ names }) => names))];
}

const otherMatter =
  /逾期|迟延|延迟|违约|解除|终止|赔偿|例如|如[^，。；]{1,14}的，|原(?:定|约定)|变更为|调整为|预计|暂定|最[迟晚短长]不/;
const otherCase = /其中|退还|返还|顺延|提前|展期|起算|另行|通知|异议/;
const eventWords = /(?:^|(?<=[于在自从]))[^于在自从]*(?:起算?|之?后的?|满)第?$/;
const actor =
  /([甲乙丙丁]方|[卖买供需]方|出租[人方]|承租[人方]|[发承]包[人方]|委托[人方]|受托[人方]|出卖人|买受人|采购[人方]|出借人|借款人)(?:应当?|须|需|负责|将|把|在|于|每|协助|配合)[^甲乙丙丁]{0,30}$/;

interface Found {
  readonly moment: Moment;
  readonly from: number;
  readonly to: number;
  readonly isOfLoan?: true;
}

function momentsIn(contract: Contract, piece: Piece, raw: string): readonly Found[] {
  return [...daysIn(contract, piece, raw), ...monthlyIn(raw), ...aftersIn(contract, piece, raw)];
}

/** 11月18日18时前, 于2025年12月31日前, a cell that is a date; not 自…起 and not the ends of a term. */
function daysIn({ dates }: Contract, piece: Piece, raw: string): readonly Found[] {
  return factsWithin(dates, piece).flatMap((date): Found[] => {
    const [from, end] = [date.start - piece.start, date.end - piece.start];
    const written = raw.slice(from, end);
    const [, year, month, day] =
      /(?:(\d{4})\s*[年./-]\s*)?(\d{1,2})\s*[月./-]\s*(\d{1,2})/.exec(written) ?? [];
    if (month === undefined || day === undefined) return [];
    const rest = raw.slice(end, end + REST);
    const hour = /^\s*(\d{1,2})\s*[时点:：]/.exec(rest);
    const before = raw.slice(Math.max(0, from - LEAD), from).replace(/\s/g, '');
    const after = rest.slice(hour?.[0].length ?? 0).replace(/\s/g, '');
    if (
      /(?:自|从|至|到|—|－|-|~|～)$/.test(before) ||
      /^(?:起|至|到|—|－|-|~|～|之?后|生效|签|发出|的|届满)/.test(after)
    )
      return [];
    const isLabelled = piece.label !== '' && /^[，。；前]?$/.test(after) && before.length < 4;
    if (
      !isLabelled &&
      !/^(?:之?前|以前|当日|[零整分]|时?[^，。；]{0,12}(?:完成|[付交还]))/.test(after) &&
      !/[于在：:为]$/.test(before)
    )
      return [];
    return [
      {
        moment: {
          kind: 'day',
          year: year === undefined ? null : Number(year),
          month: Number(month),
          day: Number(day),
          hour: hour === null ? null : Number(hour[1]),
        },
        from,
        to: end + (hour?.[0].length ?? 0),
      },
    ];
  });
}

const loanTerm = /(?:借款|贷款|融资)(?:的)?期限?/;

/** 借款期限自…至2026年3月17日: the principal is due on its last day. */
function dueAtEnd({ dates, document }: Contract, piece: Piece, raw: string): readonly Found[] {
  const [from, to, another] = factsWithin(dates, piece);
  if (!loanTerm.test(raw) || from === undefined || to?.iso == null || another !== undefined) return [];
  const between = document.text.slice(from.end, to.start);
  if (!/^[^。；，]{0,6}(?:至|到|—|-)[^。；，]{0,4}$/.test(between)) return [];
  const [year, month, day] = to.iso.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return [];
  return [
    {
      moment: { kind: 'day', year, month, day, hour: null },
      from: to.start - piece.start,
      to: to.end - piece.start,
      isOfLoan: true,
    },
  ];
}

const REST = 24;
const LEAD = 6;
const monthly =
  /(每(?:个)?自?然?月|次月|当月|每(?:个)?季度?(?:首月|末月|第[一二三]个月)|每年\d{1,2}月)的?第?\s?(\d{1,2}|[一二三四五六七八九十]{1,3})\s?[日号]/g;

/** 每月10日前, 次月15日. */
function monthlyIn(raw: string): readonly Found[] {
  return [...raw.matchAll(monthly)].flatMap((match): Found[] => {
    const day = readNumber(match[2] ?? '');
    const rest = raw.slice(match.index + match[0].length, match.index + match[0].length + 2);
    if (day === null || day > MOST_DAYS || /^(?:起|至|到|-|—|后)/.test(rest)) return [];
    const of = /季|年/.test(match[1] ?? '') ? (match[1] ?? '') : '月';
    return [{ moment: { kind: 'monthly', of, day }, from: match.index, to: match.index + match[0].length }];
  });
}

const MOST_DAYS = 31;
const eventBefore = /([\u4e00-\u9fffA-Za-z“”《》]{2,20}?)(?:之日|当日|次日|之时)?(?:起算?|之?后的?|满)第?$/;
const DAYS: Readonly<Record<string, number>> = {
  year: 365.25,
  month: 30.4375,
  week: 7,
  day: 1,
  workday: 1.4,
  hour: 1 / 24,
};

/** 到账后15日内, 开业满六个月后, 过户后九十日内. */
function aftersIn({ periods }: Contract, piece: Piece, raw: string): readonly Found[] {
  return factsWithin(periods, piece).flatMap((period): Found[] => {
    const [from, to] = [period.start - piece.start, period.end - piece.start];
    const before =
      raw
        .slice(Math.max(0, from - EVENT), from)
        .replace(/\s/g, '')
        .split(/[，。；：:、]/)
        .at(-1) ?? '';
    const after = raw.slice(to, to + 4).replace(/\s/g, '');
    const event = eventBefore.exec(before)?.[1]?.replace(fillers, '') ?? '';
    if (event.length < 2 || !/^(?:之?内|以内|后|[，。；]|$|[无未没])/.test(after)) return [];
    return [{ moment: { kind: 'after', event, days: period.count * (DAYS[period.unit] ?? 1) }, from, to }];
  });
}

const EVENT = 30;
const fillers = /^.*(?:应当?|须|自|从|于|在)(?=[\u4e00-\u9fff]{2})|甲方|乙方|丙方|双方|本|该|的|经/g;

interface Part {
  readonly before: string;
  readonly after: string;
  /** The part behind it: 过户后九十日内，甲方把房屋交给乙方. */
  readonly next: string;
  /** All of the sentence before it. */
  readonly lead: string;
}

function partAround(raw: string, from: number, to: number): Part {
  const lead = raw.slice(0, from);
  const marks = [...lead.matchAll(/[，。；]|,(?!\d)/g)].map(({ index }) => index + 1);
  const rest = raw.slice(to);
  const end = rest.search(/[，。；]|,(?!\d)/);
  const after = end < 0 ? rest : rest.slice(0, end);
  const next =
    end < 0 || rest[end] === '。' || rest[end] === '；'
      ? ''
      : (/^[^，。；]*/.exec(rest.slice(end + 1))?.[0] ?? '');
  // 末批：其余货品，11月20日前: the moment stands alone, the part before says of what.
  const isAlone =
    /^(?:之?前|以前|内)?$/.test(after.replace(/[\s）)]/g, '')) && lead.slice(marks.at(-1) ?? 0).trim() === '';
  const begin = marks.at(isAlone ? -2 : -1) ?? 0;
  return {
    before: lead.slice(begin),
    after,
    next: /^(?:之?内|前|以前|[^，。；]{2,14}的)?$/.test(after.trim()) ? next : '',
    lead: lead.slice(0, begin),
  };
}

const sums = /\d[\d,.]{0,15}万?元/g;
const stages =
  /第[一二三四五六七八九十\d]{1,3}[期次笔年批阶标]|首[期付年次批笔月]|[尾余]款|末[批期次]|最后一[批期次]|其余|剩余|预付|定金|进度|部分|(?<!\d)\d{1,3}(?:\.\d{1,3})?[%％]|百分之[一二三四五六七八九十]{1,3}|[一二三四五六七八九]成|\d[\d,.]{0,15}万?元|各|分别|初稿|终稿|样/;

function stageOf(words: string): string {
  const stage = stages.exec(/一次性?|全部|全额/.test(words) ? words.replace(sums, '') : words)?.[0] ?? '';
  return /^(?:末|最后|其余|剩余|尾款|余款)/.test(stage) ? '其余' : stage;
}
