export { auditJob } from './audit.job.ts';
export { auditRoutes } from './audit.routes.ts';
export { auditExample } from './audit-example.ts';
export { auditExportJob } from './exports.job.ts';
export { digestOfRisk } from './reviewed-task.ts';
export { templateAccess } from './templates.service.ts';
