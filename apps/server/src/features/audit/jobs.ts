export { auditJob } from './audit.job.ts';
export { auditExportJob } from './exports.job.ts';
