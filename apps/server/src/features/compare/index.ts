export { compareFindings } from './compare.findings.ts';
export { compareRoutes } from './compare.routes.ts';
export { profileAccess } from './profiles.service.ts';
