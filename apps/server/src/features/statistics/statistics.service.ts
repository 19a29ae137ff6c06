import type { AnswerOf, CountedTool, Tools, teamStatistics } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { type DaySpan, spanOf } from './day-span.rules.ts';
import { countTasks, countUses, findPeople } from './statistics.repository.ts';
import { statisticsText as text } from './statistics.text.ts';

export type Statistics = AnswerOf<typeof teamStatistics>;
type Counts = Statistics['days'][number]['tasks'];

export interface SpanQuery {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

export function requireSpan({ startDate, endDate }: SpanQuery, now: Date): DaySpan {
  const verdict = spanOf(startDate, endDate, now);
  if (verdict.kind === 'span') return verdict.span;
  const message = text[verdict.kind];
  throw new AppError('INVALID_REQUEST', { message, fields: [{ path: 'endDate', message }] });
}

export async function readStatistics(
  connection: Connection,
  tools: Tools,
  scope: TeamScope,
  span: DaySpan,
): Promise<Statistics> {
  const tasks = await countTasks(connection, tools, scope, span);
  const uses = await countUses(connection, scope, span);
  const days = new Map(span.days.map((day) => [day, { day, tasks: noCounts(tools), used: 0, returned: 0 }]));
  const members = new Map<string, MemberTally>();
  const memberOf = (userId: string) => {
    const tally = members.get(userId) ?? { tasks: noCounts(tools), total: 0, used: 0, returned: 0 };
    members.set(userId, tally);
    return tally;
  };
  for (const { day, tool, userId, count } of tasks) {
    const counted = tools.counted.find((name) => name === tool);
    if (counted === undefined) continue;
    const member = memberOf(userId);
    member.tasks[counted] += count;
    member.total += count;
    const entry = days.get(day);
    if (entry) entry.tasks[counted] += count;
  }
  for (const { day, kind, userId, amount } of uses) {
    const field = kind === 'return' ? 'returned' : 'used';
    const entry = days.get(day);
    if (entry) entry[field] += amount;
    if (userId !== null) memberOf(userId)[field] += amount;
  }
  return {
    startDate: span.days[0] ?? '',
    endDate: span.days.at(-1) ?? '',
    days: [...days.values()],
    members: await namedMembers(connection, scope, members),
  };
}

interface MemberTally {
  readonly tasks: Counts;
  total: number;
  used: number;
  returned: number;
}

async function namedMembers(
  connection: Connection,
  scope: TeamScope,
  members: ReadonlyMap<string, MemberTally>,
): Promise<Statistics['members']> {
  const people = await findPeople(connection, scope, [...members.keys()]);
  const byId = new Map(people.map((row) => [row.person.id, row]));
  return [...members]
    .map(([userId, tally]) => {
      const row = byId.get(userId);
      const name = row ? shownName(row.person) : text.unknown;
      return { userId, name, isMember: (row?.role ?? null) !== null, ...tally };
    })
    .sort((one, other) => other.total - one.total || one.name.localeCompare(other.name, 'zh'));
}

function noCounts({ counted }: Tools): Counts {
  return Object.fromEntries(counted.map((tool) => [tool, 0])) as Record<CountedTool, number>;
}
