/** A task's state in words and figures. Pure. */
import { progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import { convertText } from '../text.ts';
import { operationTitle } from './operations.ts';
import type { Conversion, Recognition } from './shapes.ts';

type Task = Pick<Conversion, 'status' | 'progress'>;

export function statusText(task: Task): string {
  const word = convertText.statuses[task.status];
  return task.status === 'running' ? `${word} ${progressPercent(task)}%` : word;
}

export interface FileView {
  readonly name: string;
  readonly percent: number;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly detail: string;
}

export function fileViews(task: Pick<Conversion, 'files' | 'status'>): readonly FileView[] {
  const text = convertText.task;
  return task.files.map(({ name, fraction, failure }) => {
    const percent = Math.floor(fraction * 100);
    if (failure !== null) return { name, percent, state: 'failed', detail: failure };
    if (task.status === 'complete' || percent === 100)
      return { name, percent: 100, state: 'done', detail: text.fileDone };
    if (percent === 0) return { name, percent, state: 'waiting', detail: text.fileWaiting };
    return { name, percent, state: 'running', detail: `${percent}%` };
  });
}

export interface RecentTask {
  readonly id: string;
  readonly kind: 'conversion' | 'recognition';
  readonly title: string;
  readonly what: string;
  readonly path: string;
  readonly task: Task & Pick<Conversion, 'failure' | 'createdAt'>;
}

/** Both tools' last tasks in one list, the newest first. */
export function recentTasks(
  conversions: readonly Conversion[],
  recognitions: readonly Recognition[],
  count: number,
): readonly RecentTask[] {
  const items: RecentTask[] = [
    ...conversions.map((task) => ({
      id: task.id,
      kind: 'conversion' as const,
      title: task.title,
      what: operationTitle(task.operation),
      path: `/convert-tool/convert?task=${task.id}`,
      task,
    })),
    ...recognitions.map((task) => ({
      id: task.id,
      kind: 'recognition' as const,
      title: task.title,
      what: convertText.list.kinds.recognition,
      path: `/convert-tool/ocr?task=${task.id}`,
      task,
    })),
  ];
  return items.sort((a, b) => b.task.createdAt.localeCompare(a.task.createdAt)).slice(0, count);
}
