import type { Feature } from '../feature.ts';
import { auditFindings } from './audit.findings.ts';
import { auditRoutes } from './audit.routes.ts';
import { templateAccess } from './templates/templates.service.ts';

export const auditFeature: Feature = {
  routes: (parts) => auditRoutes({ ...parts, model: parts.config.languageModel?.model ?? null }),
  access: ({ database }) => ({ auditTemplate: (user, id) => templateAccess(database, user, id) }),
  findings: { audit: auditFindings },
};
