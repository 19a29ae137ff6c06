/** The statistics as sheets of a workbook: a sheet by day, one by member, one with every use. */
import type { TaskTool, Tools } from '@wenjian/api';
import type { WorkbookSheet } from '../../adapters/workbook-writer/workbook-writer.port.ts';
import { beijingTime } from '../../platform/people/beijing-day.ts';
import type { Statistics } from './statistics.service.ts';
import { statisticsText as text } from './statistics.text.ts';

export interface UseLine {
  readonly at: Date;
  readonly tool: TaskTool;
  readonly kind: string;
  readonly amount: number;
  readonly userId: string | null;
  readonly title: string | null;
}

const NAME_WIDTH = 18;
const COUNT_WIDTH = 10;
const TITLE_WIDTH = 50;

/** `limit`: the maximum number of uses requested. */
export function sheetsOf(
  { counted, rows }: Tools,
  { days, members }: Statistics,
  uses: readonly UseLine[],
  limit: number,
): readonly WorkbookSheet[] {
  const tools = counted.map((tool) => rows[tool].title);
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const byDay: WorkbookSheet = {
    name: text.byDay,
    widths: [NAME_WIDTH, ...tools.map(() => COUNT_WIDTH), COUNT_WIDTH, COUNT_WIDTH],
    header: [text.day, ...tools, text.used, text.returned],
    rows: days.map(({ day, tasks, used, returned }) => [
      day,
      ...counted.map((tool) => tasks[tool]),
      used,
      returned,
    ]),
  };
  const byMember: WorkbookSheet = {
    name: text.byMember,
    widths: [NAME_WIDTH, ...tools.map(() => COUNT_WIDTH), COUNT_WIDTH, COUNT_WIDTH, COUNT_WIDTH],
    header: [text.member, ...tools, text.total, text.used, text.returned],
    rows: members.map(({ name, isMember, tasks, total, used, returned }) => [
      isMember ? name : name + text.left,
      ...counted.map((tool) => tasks[tool]),
      total,
      used,
      returned,
    ]),
  };
  const lines: WorkbookSheet = {
    name: text.uses,
    widths: [NAME_WIDTH, COUNT_WIDTH, COUNT_WIDTH, COUNT_WIDTH, NAME_WIDTH, TITLE_WIDTH],
    header: [text.at, text.tool, text.kind, text.amount, text.member, text.task],
    rows: [
      ...uses.map(({ at, tool, kind, amount, userId, title }) => [
        beijingTime(at),
        rows[tool].title,
        kind === 'return' ? text.kinds.return : text.kinds.use,
        amount,
        (userId === null ? undefined : names.get(userId)) ?? text.unknown,
        title ?? '',
      ]),
      ...(uses.length === limit ? [[text.cutShort(limit)]] : []),
    ],
  };
  return [byDay, byMember, lines];
}
