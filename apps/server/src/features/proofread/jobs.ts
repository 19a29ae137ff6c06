export { proofreadExportJob } from './exports.job.ts';
export { proofreadJob } from './proofread.job.ts';
