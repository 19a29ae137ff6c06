/** A task's state in words and stages. Pure. */
import type { TaskStage } from '@wenjian/api';
import { progressPercent, type StageView, stageSteps } from '../../../shared/tasks/view-model/task-state.ts';
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

/** "比对中 · 对齐 45%" while it runs, one word otherwise. */
export function progressText(task: Task): string {
  const word = compareText.statuses[task.status];
  if (task.status !== 'running' || task.progress.stage === 'done') return word;
  return `${word} · ${compareText.stages[task.progress.stage]} ${progressPercent(task)}%`;
}
