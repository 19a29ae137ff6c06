/** A plan in steps against the length of the whole: 开发周期为120日, and the last step ends on 第150日; or the steps add up to another length. */
import { type Contract, factsWithin, type Period, readNumber, wordsBefore } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { monthsOf } from '../../../checks/find-numbers.ts';
import { sentenceAt } from '../../../checks/find-sentences.ts';
import type { Finding } from '../../../rule.ts';
import { differs } from '../differing-claims.ts';
import { attachmentHeads, statementsOf } from '../statements.ts';

export function stagesAgainstWhole(contract: Contract): Finding[] {
  const wholes = wholePeriods(contract);
  const [whole] = wholes;
  if (whole === undefined || wholes.some((other) => monthsOf(other) !== monthsOf(whole))) return [];
  const wrong = lastStep(contract, whole) ?? addedSteps(contract, whole);
  return wrong === null ? [] : [{ ...wrong, related: [sentenceAt(contract, whole) ?? whole] }];
}

const wholeWords =
  /(?:(?:开发|建设|实施|制作|研发|设计|施工|项目|服务|交付|研究|拍摄|执行|生产)(?:总?周期|总?工期|期限|期)|总工期|总周期|工期)(?:总日历天数)?(?:共计?|合计|总计|为|是|：|:|约定|不超过)*$/;
const REACH = 20;

/** 开发周期为120日, in the body. */
function wholePeriods(contract: Contract): readonly Period[] {
  return statementsOf(contract)
    .filter(({ isAttachment, label }) => !isAttachment && label === '')
    .flatMap((statement) =>
      /顺延|延长|延误|逾期|每/.test(statement.text)
        ? []
        : factsWithin(contract.periods, statement).filter((period) =>
            wholeWords.test(
              wordsBefore(contract, period, REACH)
                .split(/[，。；]/)
                .at(-1) ?? '',
            ),
          ),
    );
}

type Wrong = Pick<Finding, 'span' | 'detail'>;

const step =
  /第(?<from>\d{1,4}|[一二三四五六七八九十]{1,3})(?<unit>个?月|[日天周])?(?:至|到|—|-|~|～)第?(?<to>\d{1,4}|[一二三四五六七八九十]{1,3})(?<last>个?月|[日天周])/g;
const unitNames: Readonly<Record<string, Period['unit']>> = {
  日: 'day',
  天: 'day',
  周: 'week',
  月: 'month',
  个月: 'month',
};
const LEAST_STEPS = 2;
/** 第25个月起: the last step has no end. */
const openStep = /第(?:\d{1,4}|[一二三四五六七八九十]{1,3})(?:个?月|[日天周])(?:起|及?以后|之后)/;
/** What follows the work, and steps of a price. */
const noStep = /质保|保修|维护|养护|运维|试用|试运行|元|租金|费/;

/** 第106日至第150日, where the whole takes 120. */
function lastStep({ document: { text } }: Contract, whole: Period): Wrong | null {
  const steps = [...text.matchAll(step)].flatMap((match) => {
    const { from = '', to = '', last = '' } = match.groups ?? {};
    const [first, count] = [readNumber(from), readNumber(to)];
    const unit = unitNames[last];
    const isOther = noStep.test(around(text, match.index));
    return first === null || count === null || unit === undefined || isOther
      ? []
      : [{ ...whole, match, first, count, unit }];
  });
  const end = steps.reduce(
    (most, each) => (most === undefined || each.count > most.count ? each : most),
    steps[0],
  );
  if (end === undefined || steps.length < LEAST_STEPS || steps.some(({ unit }) => unit !== end.unit))
    return null;
  // 验收：第6月: a step of one month.
  if (end.count < whole.count && new RegExp(`第${whole.count}(?:个?月|[日天周])`).test(text)) return null;
  if (openStep.test(text) || !isWithoutGap(steps) || !isWrongEnd(end, whole)) return null;
  const start = text.lastIndexOf('\n', end.match.index) + 1;
  return {
    span: documentSpan(start, end.match.index + end.match[0].length),
    detail: `各阶段最后到${end.match[0].replace(/^.*?(?:至|到|—|-|~|～)/, '')}，总期限为${writtenOf(text, whole)}`,
  };
}

const STEP_REACH = 40;

/** The line of a step, as far as it speaks of it. */
function around(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - STEP_REACH), at);
  return `${before.slice(before.search(/[^\n]*$/))}${text.slice(at, at + STEP_REACH).split(/[\n；。]/)[0] ?? ''}`;
}

/** From the first day on, one after the other: else some steps are not listed. */
function isWithoutGap(steps: readonly { readonly first: number; readonly count: number }[]): boolean {
  let reached = 0;
  for (const { first, count } of steps.toSorted((one, other) => one.first - other.first)) {
    if (first > reached + 1) return false;
    reached = Math.max(reached, count);
  }
  return true;
}

const WEEKS_OF_MONTH = 4;

/** Much shorter or longer is the plan of something else; sixteen weeks are said for four months. */
function isWrongEnd(end: Period, whole: Period): boolean {
  const [last, all] = [monthsOf(end), monthsOf(whole)];
  if (end.unit === 'week' && whole.unit === 'month' && end.count === whole.count * WEEKS_OF_MONTH)
    return false;
  return differs({ value: last }, { value: all }) && Math.abs(last - all) <= all * MOST_APART;
}

const LEAST_LINES = 3;
const MOST_APART = 0.5;
const besides = /同步|并行|交叉|穿插|同时|质保|保修|维护|试用|顺延/;
/** Periods that are no part of the work. */
const otherPeriod = /付款|支付|账|响应|修复|更新|升级|有效|通知|投诉|备份|保存|交货|退|换/;
const siteWork = /施工|工程|土建|主体|基础|装饰|装修/;
const plan = /计划|进度|工期|周期|阶段|安排|里程碑|节点|日程/;

/** 需求分析：30日；开发：60日；测试：40日: lines of an attachment with nothing but a name and a length. */
function addedSteps(contract: Contract, whole: Period): Wrong | null {
  const lines = statementsOf(contract).flatMap(({ isAttachment, label, text, place, ...span }) => {
    const [period, another] = factsWithin(contract.periods, span);
    const isPlain = isAttachment && label !== '' && period !== undefined && another === undefined;
    const said =
      period === undefined
        ? ''
        : text.replace(
            /^(?:工期|约|周期)?[\d一二三四五六七八九十]{1,4}个?(?:日历天|工作日|月|[日天周])。?$/,
            '',
          );
    return isPlain &&
      said === '' &&
      !besides.test(label) &&
      !/合计|总|共/.test(label) &&
      !otherPeriod.test(label)
      ? [{ period, place, label }]
      : [];
  });
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined || lines.length < LEAST_LINES) return null;
  if (!isPlan(contract, documentSpan(first.place.start, last.place.end), lines.length)) return null;
  const said = contract.document.text.slice(first.place.start, last.place.end);
  if (lines.some(({ period }) => period.unit !== whole.unit) || besides.test(said)) return null;
  const sum = lines.reduce((all, { period }) => all + period.count, 0);
  if (sum === whole.count || Math.abs(sum - whole.count) > whole.count * MOST_APART) return null;
  // 主体施工 begins before 基础施工 has ended.
  if (sum > whole.count && lines.some(({ label }) => siteWork.test(label))) return null;
  const formula = lines.map(({ period }) => period.count).join(' + ');
  return {
    span: documentSpan(first.place.start, last.place.end),
    detail: `各阶段${formula} = ${sum}，总期限为${writtenOf(contract.document.text, whole)}`,
  };
}

/** Under the head of a plan, with nothing else between the lines. */
function isPlan(contract: Contract, { start, end }: Span, count: number): boolean {
  const { text } = contract.document;
  const head = attachmentHeads(contract).findLast((each) => each.start <= start)?.start ?? start;
  const above = text.slice(Math.max(head, start - STEP_REACH), start);
  const places = factsWithin(statementsOf(contract), documentSpan(start, end)).map(
    ({ place }) => place.start,
  );
  return (
    new Set(places).size === count &&
    plan.test(`${text.slice(head, head + STEP_REACH).split('\n')[0] ?? ''}${above}`)
  );
}

function writtenOf(text: string, { start, end }: Span): string {
  return text.slice(start, end).trim();
}
