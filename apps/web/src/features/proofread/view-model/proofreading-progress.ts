/** The state of a proofreading as words and stages. Pure. */
import { toolTable } from '@wenjian/api';
import { formatCount } from '../../../shared/format/format-count.ts';
import {
  isUnfinished,
  progressPercent,
  type StageView,
  stageSteps,
} from '../../../shared/tasks/view-model/task-state.ts';
import { proofreadingText } from '../text.ts';
import type { Proofreading, ShownStage } from './proofread-shapes.ts';

type Progress = Pick<Proofreading, 'status' | 'progress'>;

const STAGES: readonly ShownStage[] = ['queued', 'reading', 'recognising', 'reviewing', 'saving'];

export const LIST_PATH = toolTable.correct.listPath;
export const LIVE_PATH = '/contract-correct/live';

export function resultPath(id: string): string {
  return toolTable.correct.resultPath(id);
}

const actionKeys = ['rename', 'rerun', 'cancel', 'remove'] as const;
type ListAction = (typeof actionKeys)[number];

/** The actions on a proofreading of the list, by its abilities and its state. */
export function listActions({
  abilities,
  status,
}: Pick<Proofreading, 'abilities' | 'status'>): readonly ListAction[] {
  const isRunning = isUnfinished(status);
  const isAllowed: Readonly<Record<ListAction, boolean>> = {
    rename: abilities.change,
    rerun: abilities.run && !isRunning,
    cancel: abilities.run && isRunning,
    remove: abilities.delete,
  };
  return actionKeys.filter((key) => isAllowed[key]);
}

export function stageViews(task: Progress): readonly StageView[] {
  return stageSteps(STAGES, shownStage(task), proofreadingText.stages);
}

/** Its first result is there to work on, while the trained corrector reads. */
export function hasFirstResult({ status, statistics }: Pick<Proofreading, 'status' | 'statistics'>): boolean {
  return isUnfinished(status) && statistics !== null;
}

/** "处理中 45%" while the server is working, one word otherwise. */
export function statusText(task: Progress): string {
  const word = proofreadingText.statuses[task.status];
  return task.status === 'running' ? `${word} ${progressPercent(task)}%` : word;
}

/** The words after a result's title. */
export function summaryText({ statistics, ...task }: Progress & Pick<Proofreading, 'statistics'>): string {
  if (isUnfinished(task.status) || !statistics) return statusText(task);
  const total = statistics.error + statistics.suspect + statistics.advice;
  return total === 0 ? proofreadingText.list.nothing : proofreadingText.list.found(formatCount(total));
}

/** Turning the file into pages is part of reading. */
export function shownStage({ progress }: Pick<Proofreading, 'progress'>): ShownStage {
  switch (progress.stage) {
    case 'queued':
      return 'queued';
    case 'reading':
    case 'rendering':
    case 'converting':
      return 'reading';
    case 'recognising':
    case 'aligning':
      return 'recognising';
    case 'reviewing':
      return 'reviewing';
    default:
      return 'saving';
  }
}
