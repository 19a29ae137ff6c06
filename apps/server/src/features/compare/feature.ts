import type { Feature } from '../feature.ts';
import { compareFindings } from './compare.findings.ts';
import { compareRoutes } from './compare.routes.ts';
import { profileAccess } from './profiles.service.ts';

export const compareFeature: Feature = {
  routes: compareRoutes,
  access: ({ database }) => ({ compareProfile: (user, id) => profileAccess(database, user, id) }),
  findings: { compare: compareFindings },
};
