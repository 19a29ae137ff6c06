export { auditRoutes } from './audit.routes.ts';
export { auditExample } from './audit-example.ts';
export { digestOfRisk } from './reviewed-task.ts';
export { templateAccess } from './templates.service.ts';
