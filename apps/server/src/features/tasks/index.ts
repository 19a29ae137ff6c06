export { readFreeUses } from './free-uses.service.ts';
export { presentTask } from './present-task.ts';
export { runTaskJob, type TaskJob } from './run-task-job.ts';
export { taskAbilities } from './tasks.policy.ts';
export { listChain, listTasks, lockTask, readTask, scopeOfTask, type TaskRow } from './tasks.repository.ts';
export { createTaskService, finishedTask, type TaskService } from './tasks.service.ts';
