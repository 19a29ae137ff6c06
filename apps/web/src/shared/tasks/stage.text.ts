/** What a task's state and its stages are called. A tool says only what it calls otherwise. */
import type { TaskStage, TaskStatus } from '@wenjian/api';

export const taskStatuses = {
  pending: '排队中',
  running: '处理中',
  complete: '已完成',
  failed: '失败',
  cancelled: '已取消',
} as const satisfies Record<TaskStatus, string>;

export const taskStages = {
  queued: '排队',
  reading: '读取',
  rendering: '排版',
  recognising: '识别',
  converting: '转换',
  aligning: '对齐',
  reviewing: '检查',
  saving: '保存',
  done: '完成',
} as const satisfies Record<TaskStage, string>;
