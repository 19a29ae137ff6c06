export { runTaskJob, type TaskJob } from './run-task-job.ts';
