/** Pure: the data of the charts. */
import { type CountedTool, countedTools } from '@wenjian/api';
import type { Statistics } from '../api/use-statistics.ts';

export interface Summary {
  readonly tasks: number;
  readonly used: number;
  readonly returned: number;
  readonly people: number;
}

export function summaryOf({ days, members }: Statistics): Summary {
  const sum = (pick: (day: Statistics['days'][number]) => number) =>
    days.reduce((total, day) => total + pick(day), 0);
  return {
    tasks: sum(({ tasks }) => totalOf(tasks)),
    used: sum(({ used }) => used),
    returned: sum(({ returned }) => returned),
    people: members.filter(({ total, used }) => total + used > 0).length,
  };
}

function totalOf(tasks: Statistics['days'][number]['tasks']): number {
  return countedTools.reduce((total, tool) => total + tasks[tool], 0);
}

export interface ToolShare {
  readonly tool: CountedTool;
  readonly count: number;
  /** Of all tasks; 0 when there are none. */
  readonly share: number;
}

/** Most used first; unused tools are left out. */
export function sharesOf({ days }: Statistics): readonly ToolShare[] {
  const counts = countedTools.map((tool) => ({
    tool,
    count: days.reduce((total, { tasks }) => total + tasks[tool], 0),
  }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return counts
    .filter(({ count }) => count > 0)
    .map(({ tool, count }) => ({ tool, count, share: count / total }))
    .sort((one, other) => other.count - one.count);
}

export interface TrendBar {
  /** The first day of the bar, and the last. */
  readonly from: string;
  readonly to: string;
  readonly total: number;
  readonly parts: readonly { readonly tool: CountedTool; readonly count: number }[];
}

/** More bars than this cannot be told apart. */
const MOST_BARS = 62;
const WEEK_DAYS = 7;

/** One bar per day, or per week over long periods. */
export function trendOf({ days }: Statistics): readonly TrendBar[] {
  const size = days.length > MOST_BARS ? WEEK_DAYS : 1;
  const groups = Array.from({ length: Math.ceil(days.length / size) }, (_, index) =>
    days.slice(index * size, (index + 1) * size),
  );
  return groups.map((group) => {
    const parts = countedTools
      .map((tool) => ({ tool, count: group.reduce((sum, { tasks }) => sum + tasks[tool], 0) }))
      .filter(({ count }) => count > 0);
    return {
      from: group[0]?.day ?? '',
      to: group.at(-1)?.day ?? '',
      total: parts.reduce((sum, { count }) => sum + count, 0),
      parts,
    };
  });
}

/** Over long periods a bar covers more than a day. */
export function isWeekly([first]: readonly TrendBar[]): boolean {
  return first !== undefined && first.from !== first.to;
}
