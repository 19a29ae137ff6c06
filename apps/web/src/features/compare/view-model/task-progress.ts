/** A task's state in words and stages. Pure. */
import type { TaskStage, TaskStatus } from '@wenjian/api';
import { compareText } from '../text.ts';
import type { Comparison } from './comparison-shapes.ts';

export interface StageView {
  readonly stage: ShownStage;
  readonly title: string;
  readonly state: 'done' | 'current' | 'waiting';
}

type ShownStage = Exclude<TaskStage, 'done' | 'rendering' | 'recognising' | 'converting'>;

/** The stages a comparison passes through, in order. */
const SHOWN_STAGES: readonly ShownStage[] = ['queued', 'reading', 'aligning', 'saving'];

type Task = Pick<Comparison, 'status' | 'progress'>;

export function isUnfinished(status: TaskStatus): boolean {
  return status === 'pending' || status === 'running';
}

export function stageViews({ progress }: Task): readonly StageView[] {
  const at =
    progress.stage === 'done' ? SHOWN_STAGES.length : SHOWN_STAGES.indexOf(shownStage(progress.stage));
  return SHOWN_STAGES.map((stage, index) => ({
    stage,
    title: compareText.stages[stage],
    state: index < at ? 'done' : index === at ? 'current' : 'waiting',
  }));
}

/** Laying out, recognising and converting are parts of reading a file, and happen once for each of the two. */
function shownStage(stage: Exclude<TaskStage, 'done'>): ShownStage {
  return SHOWN_STAGES.find((shown) => shown === stage) ?? 'reading';
}

/** Rounded down, so that 100 % is only said of a finished task. */
export function progressPercent({ status, progress }: Task): number {
  return status === 'complete' ? 100 : Math.min(99, Math.floor(progress.fraction * 100));
}

/** "比对中 · 对齐 45%" while it runs, one word otherwise. */
export function progressText(task: Task): string {
  const word = compareText.statuses[task.status];
  if (task.status !== 'running' || task.progress.stage === 'done') return word;
  return `${word} · ${compareText.stages[task.progress.stage]} ${progressPercent(task)}%`;
}

/** Whether the document itself is why the task failed, so that running it again cannot help. */
export function isFaultOfFile({ failure }: Pick<Comparison, 'failure'>): boolean {
  return failure?.name.startsWith('DOCUMENT_') ?? false;
}
