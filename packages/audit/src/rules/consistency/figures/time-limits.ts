/**
 * How much in a month, a day, a round: 每月行驶里程不超过3,000公里 in the body, 以每台车每月2,500公里为限 in an attachment. By unit and time, in whatever words. Promise:
 * silent where either half has several of them.
 */
import type { Contract } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { Finding } from '../../../rule.ts';
import { isSameCase } from '../duties/same-case.ts';
import { type Statement, statementsOf } from '../statements.ts';

interface Limit {
  readonly key: string;
  readonly value: number;
  readonly written: string;
  /** What stands beside it. */
  readonly words: string;
  readonly statement: Statement;
}

const limit =
  /每(?:个)?(?:(?:台车|辆车|车|人|户|台|辆|班|间)每)?(?<time>日|天|周|月|季度?|学期|年度?|班次|趟)(?<words>[^，。；\d]{0,14}?)(?<digits>\d[\d,]{0,9}(?:\.\d{1,3})?万?)(?<unit>公里|千米|吨|立方米|课时|学时|兆|GB|TB|GiB|千瓦时|度(?=电)|升|页|场|车次|条|份|单|件|趟)(?<after>[^，。；\d]{0,6})/g;
const least = /不少于|不低于|不得少于|不得低于|至少|最低|保底/;
const most = /不超过|不得超过|不多于|最多|至多|上限|限额|限值|为限|以内|封顶/;
const sameUnit: Readonly<Record<string, string>> = {
  千米: '公里',
  学时: '课时',
  天: '日',
  季度: '季',
  年度: '年',
};
const TEN_THOUSAND = 10_000;

export function differingLimits(contract: Contract): Finding[] {
  const all = statementsOf(contract).flatMap((statement) => limitsIn(contract, statement));
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((told): Finding[] => {
    const body = told.filter(({ statement }) => !statement.isAttachment);
    const attached = told.filter(({ statement }) => statement.isAttachment);
    const [first, second] = [body[0], attached[0]];
    if (first === undefined || second === undefined || body.length > 1 || attached.length > 1) return [];
    if (first.value === second.value || !isSameCase(first.words, second.words)) return [];
    return [
      {
        span: second.statement.place,
        related: [first.statement.place],
        detail: `同一限额一处为${first.written}，一处为${second.written}`,
      },
    ];
  });
}

function limitsIn(contract: Contract, statement: Statement): readonly Limit[] {
  const { start, end } = statement;
  const text = contract.document.text.slice(start, documentSpan(start, end).end);
  return [...text.matchAll(limit)].flatMap((match): Limit[] => {
    const { time = '', words = '', digits = '', unit = '', after = '' } = match.groups ?? {};
    const before = text.slice(Math.max(0, match.index - 2), match.index);
    const said = `${before}${words}${after}`;
    const side = least.test(said) ? 'least' : most.test(said) ? 'most' : null;
    if (side === null || /超出|超过部分|不足/.test(words.replace(/不得?超过/g, ''))) return [];
    const number = Number(digits.replace(/[,万]/g, '')) * (digits.endsWith('万') ? TEN_THOUSAND : 1);
    const key = [side, sameUnit[time] ?? time, sameUnit[unit] ?? unit].join(' ');
    return [{ key, value: number, written: `${digits}${unit}`, words: match[0], statement }];
  });
}
