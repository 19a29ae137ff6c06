/** A task's state in words and stages, its address, and what may be done with it. Pure. */
import type { TaskStage } from '@wenjian/api';
import {
  isUnfinished,
  progressWords,
  type StageView,
  stageSteps,
} from '../../../shared/tasks/view-model/task-state.ts';
import { compareText } from '../text.ts';
import type { Comparison } from './comparison-shapes.ts';

type ShownStage = 'queued' | 'reading' | 'aligning' | 'saving';

/** The stages a comparison passes through, in order. */
const SHOWN_STAGES: readonly ShownStage[] = ['queued', 'reading', 'aligning', 'saving'];

type Task = Pick<Comparison, 'status' | 'progress'>;

export function stageViews({ progress }: Task): readonly StageView[] {
  const current = progress.stage === 'done' ? null : shownStage(progress.stage);
  return stageSteps(SHOWN_STAGES, current, compareText.stages);
}

/** Laying out, recognising and converting are parts of reading a file, and happen once for each of the two. */
function shownStage(stage: Exclude<TaskStage, 'done'>): ShownStage {
  return SHOWN_STAGES.find((shown) => shown === stage) ?? 'reading';
}

export function progressText(task: Task): string {
  return progressWords(task, compareText.statuses, compareText.stages);
}

export function filesText({ origin, target }: Pick<Comparison, 'origin' | 'target'>): string {
  return `${origin.name} → ${target.name}`;
}

export function resultPath(id: string): string {
  return `/contract-compare/${id}`;
}

const actionKeys = ['share', 'rename', 'rerun', 'cancel', 'remove'] as const;
type ComparisonAction = (typeof actionKeys)[number];

/** Depends on the task's abilities and its state. */
export function comparisonActions({
  abilities,
  status,
}: Pick<Comparison, 'abilities' | 'status'>): readonly ComparisonAction[] {
  const isRunning = isUnfinished(status);
  const isAllowed: Readonly<Record<ComparisonAction, boolean>> = {
    share: true,
    rename: abilities.change,
    rerun: abilities.run && !isRunning,
    cancel: abilities.run && isRunning,
    remove: abilities.delete,
  };
  return actionKeys.filter((key) => isAllowed[key]);
}
