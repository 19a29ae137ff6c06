/**
 * One act after one event with two periods: 收到定金之日起60日内将设备运抵 in the body, 收到定金后90日内到货 in an attachment. Read as
 * event, act, thing and period, in whatever words. Promise: silent where another thing, stage, party or case is meant.
 */
import { type Contract, factsWithin, type Period } from '@wenjian/contract';
import { monthsOf } from '../../../checks/find-numbers.ts';
import type { Finding } from '../../../rule.ts';
import { differs } from '../differing-claims.ts';
import { isSameCase } from '../duties/same-case.ts';
import { type Statement, statementsOf } from '../statements.ts';
import { actsIn, isSameActor, isSameThing, namesSame, type Said, saidOf } from './event-acts.ts';

interface Told extends Said {
  readonly event: string;
  /** The event without parties and fillers, and which of several it is. */
  readonly plain: string;
  readonly stages: string;
  readonly written: string;
  readonly statement: Statement;
}

export function differingEventPeriods(contract: Contract): Finding[] {
  const told = statementsOf(contract).flatMap((statement) => toldBy(contract, statement));
  // The same event ends with the same signs: a long list is compared only with its like.
  return [...Map.groupBy(told, ({ plain }) => plain.slice(-LEAST_EVENT)).values()].flatMap(differingIn);
}

function differingIn(told: readonly Told[]): Finding[] {
  if (told.length > MOST_ALIKE) return [];
  const body = told.filter(({ statement }) => !statement.isAttachment);
  const attached = told.filter(({ statement }) => statement.isAttachment);
  return [...attached.flatMap((one) => againstBody(one, attached, body)), ...inBody(body)];
}

/** The same thing by its name in two clauses of the body: 收到发票后10日内支付服务费, and 30日 elsewhere. */
function inBody(body: readonly Told[]): readonly Finding[] {
  return body.flatMap((one, index): readonly Finding[] => {
    const same = body.filter(
      (other) =>
        other !== one &&
        other.statement.start !== one.statement.start &&
        isSameAct(one, other) &&
        namesSame(one, other),
    );
    const [first, another] = same;
    if (first === undefined || another !== undefined || body.indexOf(first) > index) return [];
    return findingOf(one, first);
  });
}

function againstBody(one: Told, attached: readonly Told[], body: readonly Told[]): readonly Finding[] {
  const same = body.filter((other) => isSameAct(one, other));
  const [first = one] = same;
  const beside = attached.filter((other) => other !== one && isSameAct(first, other));
  // Several periods for it: one for each thing, and which is meant is unknown.
  if (first === one || isSeveral(same) || isSeveral([one, ...beside])) return [];
  return findingOf(one, first);
}

function findingOf(one: Told, first: Told): Finding[] {
  if (!differs({ value: monthsOf(one.period) }, { value: monthsOf(first.period) })) return [];
  return [
    {
      span: one.statement.place,
      related: [first.statement.place],
      detail: `“${shorter(one.event, first.event)}”之后的同一期限一处为${first.written}，一处为${one.written}`,
    },
  ];
}

function shorter(one: string, other: string): string {
  return one.length <= other.length ? one : other;
}

function isSeveral(told: readonly Told[]): boolean {
  const [first, ...rest] = told.map(({ period }) => ({ value: monthsOf(period) }));
  return first !== undefined && rest.some((other) => differs(first, other));
}

const REACH_BEFORE = 40;
const REACH_AFTER = 30;
/** 收到定金之日起, 初步设计批复后; what comes before the event (自, 乙方应在) goes. */
const eventBefore =
  /(?<event>[\u4e00-\u9fffA-Za-z“”《》]{2,16}?)(?:完毕|完成)?(?:之日|当日|次日|之时)?(?:起算?|之?后)(?:的|第)?$/;
const lead =
  /^.*(?:应当?|须|必须|需|可以|有权|承诺|保证|自|从|于|在|：|:)(?=[\u4e00-\u9fff]{2})|^(?:甲方|乙方|丙方|双方|卖方|买方)/;

/** 消费者确认收货后，甲方应在: the party and its duty may stand between. */
const duty = /[，,](?:甲方|乙方|丙方|卖方|买方)?(?:应当?|须|需)?(?:在|于)?$/;

function eventOf(words: string): string {
  const folded = words.replace(/\s|（[^）]{0,20}）/g, '').replace(duty, '');
  const part = folded.split(/[，。；、]/).at(-1) ?? '';
  return (eventBefore.exec(part)?.groups?.event ?? '').replace(lead, '');
}

function toldBy(contract: Contract, statement: Statement): readonly Told[] {
  const { text } = contract.document;
  return factsWithin(contract.periods, statement).flatMap((period): Told[] => {
    const event = eventOf(text.slice(Math.max(statement.start, period.start - REACH_BEFORE), period.start));
    if (event.length < LEAST_EVENT || noEvent.test(event)) return [];
    const rest = text.slice(period.end, Math.min(statement.end, period.end + REACH_AFTER)).replace(/\s/g, '');
    if (!/^(?:之?内|以内|$|[，。；])/.test(rest)) return [];
    const after = rest.split(/[，。；]/)[0] ?? '';
    const ahead = text
      .slice(lineFrom(text, statement), period.start)
      .replace(/\s/g, '')
      .slice(-LONGEST_AHEAD);
    const words = `${statement.label}${ahead.replace(event, ' ')}${after}`;
    if (otherMatter.test(words)) return [];
    const plain = bare(event);
    return [
      {
        event,
        plain,
        stages: stagesOf(plain),
        ...saidOf(words, period, actsIn(after, `${statement.label}${statement.head}`)),
        written: text.slice(period.start, period.end).trim(),
        statement,
      },
    ];
  });
}

const LEAST_EVENT = 2;
/** So many periods after one event are a list of them. */
const MOST_ALIKE = 200;
const LONGEST_AHEAD = 60;
/** 合同签订, 收到通知: from these many things run. */
const noEvent = /违约|逾期|不可抗力|届满|终止|解除|到期|期满/;
const otherMatter =
  /逾期|迟延|违约|每逾|顺延|延长|超过|不足|未能?|如[^，。；]{0,12}的|争议|仲裁|诉讼|无法|不少于|至少|不超过|最[长短迟晚]/;

function lineFrom(text: string, { start, place }: Statement): number {
  return place.start + text.slice(place.start, start).lastIndexOf('\n') + 1;
}

/** 收到定金 and 甲方收到乙方定金: the one has the signs of the other, in their order. */
function isSameEvent(one: Told, other: Told): boolean {
  if (one.stages !== other.stages) return false;
  const [short, long] = one.event.length <= other.event.length ? [one, other] : [other, one];
  const { plain } = long;
  const signs = [...short.plain];
  // 验收 and 竣工验收 may be two events.
  if (signs.length <= LEAST_EVENT) return signs.join('') === plain;
  let at = 0;
  for (const sign of signs) {
    at = plain.indexOf(sign, at) + 1;
    if (at === 0) return false;
  }
  return plain.length - signs.length <= MOST_ADDED && plain.slice(-2) === signs.slice(-2).join('');
}

const MOST_ADDED = 6;
const stages =
  /初[步次]?(?=验)|终验|最终|竣工|到货|开箱|出厂|安装|调试|试运行|整体|单项|分项|阶段|中期|隐蔽|消防|环保/g;

/** 到货验收合格 and 安装验收合格 are two events. */
function stagesOf(event: string): string {
  return (event.match(stages) ?? []).join('');
}

function bare(event: string): string {
  return event.replace(/甲方|乙方|丙方|双方|全部|该|本|的|经|向|其/g, '').replace(/签[订署]/g, '签订');
}

function isSameAct(one: Told, other: Told): boolean {
  return (
    unitOf(one.period) === unitOf(other.period) &&
    isSameEvent(one, other) &&
    isSameCase(one.words, other.words) &&
    isSameActor(one, other) &&
    isSameThing(one, other)
  );
}

function unitOf({ unit }: Period): string {
  return unit === 'workday' || unit === 'hour' ? unit : '';
}
