/** A change as a row of a report: the same cells in every format. */
import { type Change, significanceNames, typeNames } from '@wenjian/compare';
import { reportText } from '../writers.text.ts';
import type { ComparisonExport } from './comparison-export.ts';

export interface ChangeRow {
  readonly change: Change;
  /** Counted from 1. */
  readonly index: number;
  readonly type: string;
  readonly significance: string;
  readonly clause: string;
  readonly old: string;
  readonly new: string;
  readonly oldPage: string;
  readonly newPage: string;
  readonly reason: string;
  readonly state: string;
  readonly note: string;
}

export type ChangeColumn = keyof typeof reportText.columns;

export const changeColumns = Object.keys(reportText.columns) as ChangeColumn[];

export function changeRows({ comparison, decisions }: ComparisonExport): readonly ChangeRow[] {
  const decided = new Map(decisions.map((decision) => [decision.findingId, decision]));
  return comparison.changes.map((change, index) => {
    const decision = decided.get(change.id);
    return {
      change,
      index: index + 1,
      type: typeNames[change.type],
      significance: significanceNames[change.significance],
      clause: clauseOf(change),
      old: change.old?.text ?? '',
      new: change.new?.text ?? '',
      oldPage: String(change.old?.page ?? ''),
      newPage: String(change.new?.page ?? ''),
      reason: change.isSuspect === true ? `${reportText.suspect}；${change.reason}` : change.reason,
      state: reportText.states[decision?.state ?? 'open'],
      note: decision?.note ?? '',
    };
  });
}

/** Both numbers when the clause itself was renumbered. */
function clauseOf({ old, new: target }: Change): string {
  const names = [old?.clause, target?.clause].filter((name) => name !== undefined && name !== null);
  return [...new Set(names)].join(' → ');
}
