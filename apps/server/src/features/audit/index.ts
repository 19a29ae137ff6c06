export { auditJob } from './audit.job.ts';
export { auditRoutes } from './audit.routes.ts';
export { auditExampleJob } from './example.job.ts';
export { auditExportJob } from './exports.job.ts';
export { templateAccess } from './templates.service.ts';
