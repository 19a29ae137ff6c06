/** The meaning of a task's state, for every tool. Pure. */
import type { ErrorName, TaskStage, TaskStatus } from '@wenjian/api';

interface ProgressingTask {
  readonly status: TaskStatus;
  readonly progress: { readonly stage: TaskStage; readonly fraction: number };
}

export function isUnfinished(status: TaskStatus): boolean {
  return status === 'pending' || status === 'running';
}

/** Rounded down, so that only a finished task shows 100 %. */
export function progressPercent({ status, progress }: ProgressingTask): number {
  return status === 'complete' ? 100 : Math.min(99, Math.floor(progress.fraction * 100));
}

/** Whether the document itself caused the failure, so that running it again cannot help. */
export function isFaultOfFile({
  failure,
}: {
  readonly failure: { readonly name: ErrorName } | null;
}): boolean {
  return failure?.name.startsWith('DOCUMENT_') ?? false;
}

export interface StageView {
  readonly title: string;
  readonly state: 'done' | 'current' | 'waiting';
}

/** The shown stages in order; `current` is one of them, or null when all are done. */
export function stageSteps<Stage extends TaskStage>(
  shown: readonly Stage[],
  current: Stage | null,
  titles: Readonly<Record<Stage, string>>,
): readonly StageView[] {
  const at = current === null ? shown.length : shown.indexOf(current);
  return shown.map((stage, index) => ({
    title: titles[stage],
    state: index < at ? 'done' : index === at ? 'current' : 'waiting',
  }));
}

/** "比对中 · 对齐 45%" while it runs, one word otherwise. */
export function progressWords(
  task: ProgressingTask,
  statuses: Readonly<Record<TaskStatus, string>>,
  stages: Readonly<Record<TaskStage, string>>,
): string {
  const word = statuses[task.status];
  if (task.status !== 'running' || task.progress.stage === 'done') return word;
  return `${word} · ${stages[task.progress.stage]} ${progressPercent(task)}%`;
}
