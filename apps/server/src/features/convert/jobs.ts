export { convertJob } from './convert.job.ts';
export { recognitionJob } from './recognition.job.ts';
