export { exampleJob } from './example.job.ts';
