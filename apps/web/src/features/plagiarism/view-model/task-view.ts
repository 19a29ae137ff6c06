/** A check in words, stages and addresses. Pure. */
import type { TaskStage } from '@wenjian/api';
import { formatCount } from '../../../shared/format/format-count.ts';
import {
  isUnfinished,
  progressWords,
  type StageView,
  stageSteps,
} from '../../../shared/tasks/view-model/task-state.ts';
import { plagiarismText } from '../text.ts';
import type { PlagiarismTask } from './plagiarism-shapes.ts';

type ShownStage = keyof typeof plagiarismText.now;

const SHOWN_STAGES: readonly ShownStage[] = ['queued', 'reading', 'aligning', 'reviewing', 'saving'];

type Progress = Pick<PlagiarismTask, 'status' | 'progress'>;

export function stageViews({ progress }: Progress): readonly StageView[] {
  const current = progress.stage === 'done' ? null : shownStage(progress.stage);
  return stageSteps(SHOWN_STAGES, current, plagiarismText.stages);
}

/** Layout, recognition and conversion are parts of reading. */
export function shownStage(stage: TaskStage): ShownStage {
  if (stage === 'done') return 'saving';
  return SHOWN_STAGES.find((shown) => shown === stage) ?? 'reading';
}

export function progressText(task: Progress): string {
  return progressWords(task, plagiarismText.statuses, plagiarismText.stages);
}

export const toList = { label: plagiarismText.task.toList, path: '/plagiarism/list' };

export function resultPath({ id, mode }: Pick<PlagiarismTask, 'id' | 'mode'>): string {
  return `${RESULT_PATHS[mode]}?taskId=${id}`;
}

/** The address for a visitor with the key. */
export function openPath(task: Pick<PlagiarismTask, 'id' | 'mode'>): string {
  return `${resultPath(task)}&origin=no_token`;
}

const RESULT_PATHS = { pair: '/plagiarism/result', many: '/plagiarism/resultV2' } as const;

/** “甲方标书 ↔ 乙方标书”, “甲方标书 ↔ 12 份文件、文本库” */
export function againstWords({ origin, targets, useTextBase }: PlagiarismTask): string {
  const { list } = plagiarismText;
  const [only] = targets;
  const files =
    targets.length === 1 && only
      ? only.name
      : targets.length > 0 && list.targets(formatCount(targets.length));
  const others = [files, useTextBase && list.withTextBase].filter((part) => part !== false);
  return list.against(origin.name, others.join('、'));
}

const taskActionKeys = ['collaborate', 'rename', 'share', 'rerun', 'cancel', 'remove'] as const;
export type TaskAction = (typeof taskActionKeys)[number];

/** Depends on the task's abilities and its state. */
export function taskActions({
  abilities,
  status,
}: Pick<PlagiarismTask, 'abilities' | 'status'>): readonly TaskAction[] {
  const isRunning = isUnfinished(status);
  const isAllowed: Readonly<Record<TaskAction, boolean>> = {
    // A member who may not share sees the participants and copies the link.
    collaborate: true,
    rename: abilities.change,
    share: abilities.share && status === 'complete',
    rerun: abilities.run && !isRunning,
    cancel: abilities.run && isRunning,
    remove: abilities.delete,
  };
  return taskActionKeys.filter((key) => isAllowed[key]);
}
