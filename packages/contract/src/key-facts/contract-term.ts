/** How long the contract lasts: its first day, its last day and its length, from the sentence that speaks of its term. */
import type { Span } from '@wenjian/document';
import type { Contract, DateFact, Period } from '../contract.ts';
import { factsWithin, type Sentence } from '../text/sentences.ts';
import { found, type KeyFact, notFound } from './key-fact.ts';
import { keyFactText as text } from './key-facts.text.ts';
import { differsFrom, lengthBetween } from './length-between.ts';
import { bodySentences, quoteOf } from './quotes.ts';

interface ContractTerm {
  readonly start: KeyFact;
  readonly end: KeyFact;
  readonly term: KeyFact;
}

/** Words for the term of the whole contract, the closest to the contract itself first. */
const subjects: readonly RegExp[] = [
  /(?:本?合同|本?协议|租赁|承租|租用|服务|合作|保管|储存|仓储|委托|代理|授权|许可|特许经营|加盟|监理|派遣|劳动合同|聘用|借款|贷款|借用|订阅|培训|承包|经营|托管|入驻|供货|采购|运输|维保|物业服务|债权确定|顾问|居间|养护|运营|劳务|聘任|委任|开发|项目|保洁|食堂|投放|广告发布|会员)(?:的)?(?:有效)?(?:期间|周期|期限?)/,
  /租期|工期|聘期|服务时间|合作时间|租赁时间|履行期/,
  /有效期|(?:^|[^\u4e00-\u9fff])期限/,
];
const otherTerm =
  /保修|质保|质量保证|保密|试用|免租|装修|付款|还款|竞业|许可证|资质|执照|证书|宽限|采暖|交货|出资|登记|缺陷责任|质量|保存|答复|诉讼时效|保证期间|异议|验收|对账|备案|开票|优惠|整改|通知期|存续|续期|续租|续约|续签|顺延|授权书|委托书|信用证|保函|保单|证照/;

export function contractTerm(contract: Contract): ContractTerm {
  const sentences = bodySentences(contract).filter((sentence) => isOfClause(contract, sentence));
  for (const subject of subjects) {
    const told = sentences.flatMap((sentence) => {
      const term = termIn(contract, sentence, subject);
      return term === null ? [] : [term];
    });
    const best = told.find(({ end }) => end.state === 'found') ?? told[0];
    if (best !== undefined) return best;
  }
  const whole = sentences.flatMap((sentence) => termIn(contract, sentence, WHOLE) ?? []);
  return (
    whole.find(({ start, end }) => start.day !== null && end.day !== null) ??
    labelledDays(contract, sentences) ?? { start: notFound, end: notFound, term: notFound }
  );
}

/** 本合同自…起，至…止: without a word for its term, both days must be there. */
const WHOLE = /本(?:合同|协议)(?=[自于从])/;

/** 合同开始日期：… and 合同终止日期：…, often in lines of their own. */
const startLabel =
  /(?:合同|协议|租赁|服务|合作|委托|聘用|劳动|承包|期限)期?限?的?(?:开始|起始|起算|起租)(?:日期|时间|日)[为是：:]?[\s]{0,2}$/;
const endLabel =
  /(?:合同|协议|租赁|服务|合作|委托|聘用|劳动|承包|期限)期?限?的?(?:结束|终止|届满|到期|截止)(?:日期|时间|日)[为是：:]?[\s]{0,2}$/;
const LONGEST_LABEL = 20;

function labelledDays(contract: Contract, sentences: readonly Sentence[]): ContractTerm | null {
  const starts = labelledDay(contract, sentences, startLabel);
  const ends = labelledDay(contract, sentences, endLabel);
  if (starts === null || ends === null) return null;
  const dayOf = ({ iso, place }: LabelledDay) => found({ shown: iso, places: [place], day: iso });
  const length = lengthBetween(starts.iso, ends.iso);
  const isOnePlace = starts.place.start === ends.place.start;
  const places = isOnePlace ? [starts.place] : [starts.place, ends.place];
  return {
    start: dayOf(starts),
    end: dayOf(ends),
    term: length === null ? notFound : found({ shown: text.counted(length), places }),
  };
}

interface LabelledDay {
  readonly iso: string;
  readonly place: Span;
}

function labelledDay(contract: Contract, sentences: readonly Sentence[], label: RegExp): LabelledDay | null {
  for (const sentence of sentences)
    for (const { start, iso } of factsWithin(contract.dates, sentence)) {
      const before = contract.document.text.slice(Math.max(0, start - LONGEST_LABEL), start);
      if (iso !== null && label.test(before)) return { iso, place: quoteOf(sentence) };
    }
  return null;
}

function termIn(contract: Contract, sentence: Sentence, subject: RegExp): ContractTerm | null {
  const match = subject.exec(sentence.text) ?? underHeading(contract, sentence, subject);
  if (match === null) return null;
  const named = sentence.text.slice(Math.max(0, match.index - 12), match.index + match[0].length);
  if (otherTerm.test(named) || isOfOtherLease(contract, match[0])) return null;
  const from = sentence.at(match.index, match.index + match[0].length).start;
  const dates = factsWithin(contract.dates, sentence).filter(({ start }) => start >= from);
  const starts = dates.find((date) => isStart(contract, date));
  const ends = dates.find((date) => date !== starts && isEnd(contract, date));
  const length = lengthIn(contract, sentence, match.index + match[0].length);
  const fromSigning = FROM_SIGNING.test(sentence.text.slice(match.index));
  if (starts === undefined && ends === undefined && length === null) return null;
  const places = [quoteOf(sentence)];
  const dayOf = (date: DateFact) =>
    date.iso === null
      ? { ...notFound, state: 'blank' as const, places }
      : found({ shown: date.iso, places, day: date.iso });
  const doubt = differsFrom(length, starts?.iso ?? null, ends?.iso ?? null) ? text.termDiffers : null;
  return {
    start:
      starts !== undefined
        ? dayOf(starts)
        : fromSigning
          ? found({ shown: text.fromSigning, places })
          : notFound,
    end: ends === undefined ? notFound : dayOf(ends),
    term:
      length === null
        ? betweenDays(starts, ends, places)
        : found({ shown: wordsOf(contract, length), places, doubt }),
  };
}

/** No length is said: the one between the two days, quoted with the sentence that has both. */
function betweenDays(
  starts: DateFact | undefined,
  ends: DateFact | undefined,
  places: readonly Span[],
): KeyFact {
  const length = lengthBetween(starts?.iso ?? null, ends?.iso ?? null);
  return length === null ? notFound : found({ shown: text.counted(length), places });
}

/** A contract about something else tells of a lease that a party has. */
function isOfOtherLease({ type, title }: Contract, subject: string): boolean {
  return /租/.test(subject) && type.type !== 'lease' && !/租/.test(title?.text ?? '租');
}

/** What is told of a party before the first clause is of another contract. */
function isOfClause({ clauses }: Contract, { clause }: Sentence): boolean {
  return clause?.number != null || clauses.every(({ number }) => number === null);
}

/** 合同期限 may be said by the heading alone. */
function underHeading(
  contract: Contract,
  { text: words, clause }: Sentence,
  subject: RegExp,
): RegExpExecArray | null {
  const parent = clause?.parent == null ? undefined : contract.clauses[clause.parent];
  const isHeaded = [clause?.heading, parent?.heading].some((heading) => subject.test(heading ?? ''));
  return isHeaded ? RANGE.exec(words) : null;
}

const RANGE = /[自从](?=[^，。；]{4,30}(?:至|到))/;
const FROM_SIGNING = /自[^，。；]{0,16}(?:签订|签署|签字|盖章|签章|生效|成立)[^，。；]{0,8}之?日起/;

function isStart({ document }: Contract, { start, end, label }: DateFact): boolean {
  const before = document.text.slice(Math.max(0, start - 8), start);
  const after = document.text.slice(end, end + 8);
  return (
    label === '起' ||
    /[自从][^，。；]{0,4}$/.test(before) ||
    /^[ （(]?[^，。；]{0,3}(?:起|至|到|—|-|－|~|～|生效|开始)/.test(after)
  );
}

function isEnd({ document }: Contract, { start, end, label }: DateFact): boolean {
  const before = document.text.slice(Math.max(0, start - 4), start);
  const after = document.text.slice(end, end + 6);
  return (
    label === '止' || /(?:至|到|—|-|－|~|～)[ ]?$/.test(before) || /^(?:止|届满|到期|终止|期满)/.test(after)
  );
}

/** The length said right after the word for the term, or after 共, 为期: no length of something else in the sentence. */
function lengthIn(contract: Contract, sentence: Sentence, behind: number): Period | null {
  const from = sentence.at(0, behind).end;
  const periods = factsWithin(contract.periods, sentence).filter(({ start }) => start >= from);
  return (
    periods.find((period) => {
      const between = contract.document.text.slice(from, period.start).replace(/\s/g, '');
      return SAID.test(between) ? isLong(period) : COUNTED.test(between) && isOfYears(period);
    }) ?? null
  );
}

const SAID = /^(?:限|为|共|计|是|：|:|暂定|约定|一共|合计){0,3}[（(【[]?$/;
const COUNTED = /(?:共计?|为期|合计|总计|期限为?|有效期为?)[（(【[]?$|之日起(?:计算?|，)?(?:为期)?$/;
const FEWEST_DAYS = 5;

function isOfYears({ unit }: Period): boolean {
  return unit === 'year' || unit === 'month';
}

function isLong(period: Period): boolean {
  const { unit, count } = period;
  return isOfYears(period) || ((unit === 'day' || unit === 'workday') && count >= FEWEST_DAYS);
}

function wordsOf({ document }: Contract, { start, end }: Period): string {
  return document.text.slice(start, end).replace(/\s/g, '');
}
