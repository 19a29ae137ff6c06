export { readFreeUses } from './free-uses.service.ts';
export { presentTask } from './present-task.ts';
export { finishedTask, requiredTask, requireSameRun, shownTask } from './required-task.ts';
export {
  type CollaboratorRow,
  findStanding,
  listPermissions,
  type TaskStanding,
} from './standings.repository.ts';
export { hasFirstResult } from './task-end.ts';
export { objectOf } from './task-object.ts';
export type { TaskParts } from './task-run.ts';
export { taskAbilities } from './tasks.policy.ts';
export {
  deleteTasks,
  listChain,
  listOwnerNames,
  listTasks,
  lockTask,
  readTask,
  scopeOfTask,
  type TaskRow,
} from './tasks.repository.ts';
export { createTaskService, type TaskService } from './tasks.service.ts';
