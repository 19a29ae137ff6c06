export { documentJob } from './documents.job.ts';
