export { presentTask } from './present-task.ts';
export { taskAbilities } from './tasks.policy.ts';
export { listTasks, readTask, type TaskRow } from './tasks.repository.ts';
export { createTaskService, openRun, type TaskRun, type TaskService } from './tasks.service.ts';
