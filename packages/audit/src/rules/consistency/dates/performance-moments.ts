/**
 * One performance with two moments: 佣金 within 15 days of the rent in one place, six months after the opening in another; 每月10日付款 and 每月15日; 交房 on a day
 * and 过户后九十日内. By act, thing, step and who acts, in whatever words. Promise: silent where either place may mean another thing, step or party, and where the
 * contract has several moments for it.
 */
import {
  articleOf,
  type Contract,
  clauseAt,
  type Moment,
  type Performance,
  performancesIn,
} from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { Finding } from '../../../rule.ts';
import { isSameCase } from '../duties/same-case.ts';
import { type Statement, statementsOf } from '../statements.ts';

interface Told extends Performance {
  readonly statement: Statement;
}

export function differingMoments(contract: Contract): Finding[] {
  const told = statementsOf(contract).flatMap((statement) =>
    performancesIn(contract, {
      start: statement.start,
      end: statement.end,
      label: `${statement.label}${statement.head}`,
      heading: headingAt(contract, statement),
    }).map((one): Told => ({ ...one, statement })),
  );
  return [...Map.groupBy(told, ({ act, stage }) => `${act} ${stage}`).values()].flatMap(differingIn);
}

function headingAt(contract: Contract, { start }: Statement): string {
  const clause = clauseAt(contract, documentSpan(start, start).start) ?? null;
  return `${clause?.heading ?? ''}${articleOf(contract, clause)?.heading ?? ''}`;
}

/** More are a plan of many steps. */
const MOST_ALIKE = 60;

function differingIn(told: readonly Told[]): Finding[] {
  if (told.length > MOST_ALIKE) return [];
  return told.flatMap((one, index): Finding[] => {
    const same = told.filter((other) => other !== one && isSame(one, other));
    const [first, another] = same;
    if (first === undefined || another !== undefined || told.indexOf(first) > index) return [];
    if (agree(one.moment, first.moment)) return [];
    return [
      {
        span: one.statement.place,
        related: [first.statement.place],
        detail: `同一事项一处为“${first.written}”，一处为“${one.written}”`,
      },
    ];
  });
}

function isSame(one: Told, other: Told): boolean {
  return (
    one.statement.start !== other.statement.start &&
    isOfOneThing(one, other) &&
    isOfOneActor(one, other) &&
    isSameCase(one.words.replace('变更登记', '登记'), other.words.replace('变更登记', '登记')) &&
    isComparable(one, other)
  );
}

function isOfOneActor(one: Told, other: Told): boolean {
  return one.actor === null || other.actor === null || one.actor === other.actor;
}

/** They share a thing, and neither names one that the other does not; or they share the words. */
function isOfOneThing(one: Told, other: Told): boolean {
  if (one.things.size === 0 && other.things.size === 0)
    return (
      (isOnlyOne(one) || one.statement.isAttachment !== other.statement.isAttachment) &&
      sharesNoun(one, other)
    );
  const shared = [...one.things].filter((thing) => other.things.has(thing));
  return shared.length === Math.min(one.things.size, other.things.size) && shared.length > 0;
}

const fillers =
  /[甲乙丙丁]方|双方|应当?|须|需|将|把|向|于|在|前|完成|完毕|全部|时间|日期|期限|[\d年月日时点个]|每|以前|之/g;

function sharesNoun(one: Told, other: Told): boolean {
  const words = (one.words.replace(fillers, ' ').match(/[\u4e00-\u9fff]{2,}/g) ?? []).flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
  );
  const said = other.words.replace(fillers, ' ');
  return words.some((pair) => said.includes(pair));
}

/** There is only one of it in a contract, so that two ways of fixing its time cannot both hold. */
function isOnlyOne({ act, things }: Told): boolean {
  if (act === 'register' || act === 'clear') return true;
  if (act === 'handOver') return things.has('premises') || things.has('vehicle');
  return act === 'pay' && (things.has('commission') || things.has('wages'));
}

function isComparable(one: Told, other: Told): boolean {
  const kinds = new Set([one.moment.kind, other.moment.kind]);
  if (kinds.size === 1) {
    if (one.moment.kind !== 'after' || other.moment.kind !== 'after') return true;
    return isOnlyOne(one) && isOnlyOne(other);
  }
  return (isOnlyOne(one) && isOnlyOne(other)) || (isRunning(one) && isRunning(other));
}

/** What comes in again and again is passed on in one rhythm. */
function isRunning({ act, things, stage, moment }: Told): boolean {
  return act === 'pay' && things.has('goodsPrice') && stage === '' && moment.kind !== 'day';
}

const SAME_LENGTH = 0.04;

function agree(one: Moment, other: Moment): boolean {
  if (one.kind === 'day' && other.kind === 'day')
    return (
      one.month === other.month &&
      one.day === other.day &&
      (one.year === null || other.year === null || one.year === other.year) &&
      (one.hour === null || other.hour === null || one.hour === other.hour)
    );
  if (one.kind === 'monthly' && other.kind === 'monthly') return one.of !== other.of || one.day === other.day;
  if (one.kind === 'after' && other.kind === 'after')
    return (
      one.event === other.event &&
      Math.abs(one.days - other.days) <= Math.max(one.days, other.days) * SAME_LENGTH
    );
  return false;
}
