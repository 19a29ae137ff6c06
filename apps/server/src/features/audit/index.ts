export { auditFindings } from './audit.findings.ts';
export { auditRoutes } from './audit.routes.ts';
export { auditExample } from './audit-example.ts';
export { templateAccess } from './templates.service.ts';
