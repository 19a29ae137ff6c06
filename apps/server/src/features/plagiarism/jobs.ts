export { plagiarismExportJob } from './exports.job.ts';
export { plagiarismJob } from './plagiarism.job.ts';
export { textBaseJob } from './text-base.job.ts';
