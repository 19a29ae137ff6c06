export { compareJob } from './compare.job.ts';
export { compareExportJob } from './exports.job.ts';
