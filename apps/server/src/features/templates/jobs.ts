export { generationJob } from './generation.job.ts';
export { templateReadingJob } from './reading.job.ts';
