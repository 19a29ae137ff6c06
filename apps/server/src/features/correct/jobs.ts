export { correctJob } from './correct.job.ts';
export { correctExportJob } from './exports.job.ts';
