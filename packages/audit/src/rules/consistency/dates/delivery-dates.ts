/** When something is delivered: a date in one place, days from an event in another. */
import { type Contract, factsWithin } from '@wenjian/contract';
import { daysBetween, monthsOf } from '../../../checks/find-numbers.ts';
import type { Finding } from '../../../rule.ts';
import { differs } from '../differing-claims.ts';
import { type Statement, statementsOf } from '../statements.ts';

const label = /^(?:交货|供货|交付|到货|提交|完成)(?:期限?|时间|安排|日期|进度)?$/;
const said =
  /(?:交货|供货|交付|到货)(?:期限?|时间|日期)|[前内](?:将|向|把)?[^，。；]{0,24}(?:运抵|送达|送至|运至|交货完毕|交付|交货|发货完毕)/;
const otherMatter =
  /逾期|延迟|迟延|延误|通知|验收|异议|质保|保修|付款|支付|开箱|培训|安装|资料|图纸|发票|样品|合格证|退还|返还|补交|更换|修复|场地|分批|订单|每批|每次|样机|定金后再|改进|样板|钥匙|风险|首批|第[一二三四五六七八九十\d]+批/;

interface Told {
  readonly statement: Statement;
  readonly iso: string | null;
  readonly months: number | null;
}

export function differingDeliveries(contract: Contract): Finding[] {
  return [...deliveries(contract), ...milestones(contract)];
}

const handedIn = /(?:提交|完成|交付|出具|上线|移交)/;

/** 签订之日起90日内提交终稿, and a row 终稿 with another date. */
function milestones(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  const promises = all.filter(
    ({ label: own, text, isAttachment, ...statement }) =>
      own === '' &&
      !isAttachment &&
      /(?:签[订署]|生效)[^，。；]{0,6}起?[^，。；]{0,8}内/.test(text) &&
      handedIn.test(text) &&
      !otherMatter.test(text) &&
      factsWithin(contract.periods, statement).length === 1,
  );
  return all.flatMap((row): Finding[] => {
    const [date] = row.label.length < 2 || !row.isAttachment ? [] : factsWithin(contract.dates, row);
    if (date?.iso == null) return [];
    const body = promises.find(({ text }) => text.includes(row.label));
    const [period] = body === undefined ? [] : factsWithin(contract.periods, body);
    if (body === undefined || period === undefined) return [];
    const told = { statement: body, iso: null, months: monthsOf(period) };
    if (!disagree(contract, told, { statement: row, iso: date.iso, months: null })) return [];
    return [{ span: row.place, related: [body.place], detail: `“${row.label}”的时间在两处的约定不一致` }];
  });
}

function deliveries(contract: Contract): Finding[] {
  const told = statementsOf(contract).flatMap((statement) => toldBy(contract, statement) ?? []);
  const [first] = told;
  if (first === undefined) return [];
  const other = told.find(
    (each) =>
      (each.statement.isAttachment !== first.statement.isAttachment ||
        (each.statement.label === '') !== (first.statement.label === '')) &&
      disagree(contract, first, each),
  );
  if (other === undefined) return [];
  return [
    {
      span: other.statement.place,
      related: [first.statement.place],
      detail: '交货（交付）时间在两处的约定不一致',
    },
  ];
}

function toldBy(contract: Contract, statement: Statement): Told | null {
  const isRow = statement.label !== '';
  if (isRow ? !label.test(statement.label) : !said.test(statement.text)) return null;
  if (
    otherMatter.test(
      isRow ? `${statement.label}${statement.text}`.replace(/定金到账|付款后|支付后/, '') : statement.text,
    )
  )
    return null;
  const dates = factsWithin(contract.dates, statement).filter(({ iso }) => iso !== null);
  const periods = factsWithin(contract.periods, statement);
  if (dates.length + periods.length !== 1) return null;
  const [date] = dates;
  const [period] = periods;
  return {
    statement,
    iso: date?.iso ?? null,
    months: period === undefined ? null : monthsOf(period),
  };
}

const DAYS_OF_MONTH = 30.4375;
/** Days between the signature and the event from which a period runs. */
const EARLY_DAYS = 10;
const LATE_DAYS = 45;

function disagree(contract: Contract, one: Told, other: Told): boolean {
  if (one.iso !== null && other.iso !== null) return one.iso !== other.iso;
  if (one.months !== null && other.months !== null)
    return differs({ value: one.months }, { value: other.months });
  const [date, months] = one.iso === null ? [other.iso, one.months] : [one.iso, other.months];
  const signed = contract.dates.findLast(
    ({ iso, start }) =>
      iso !== null &&
      contract.signature !== null &&
      start >= contract.signature.start &&
      start < contract.signature.end,
  );
  if (date === null || months === null || signed === undefined) return false;
  const days = daysBetween(signed, { ...signed, iso: date });
  const expected = months * DAYS_OF_MONTH;
  return days !== null && (days < expected - EARLY_DAYS || days > expected + LATE_DAYS);
}
