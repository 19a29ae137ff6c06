import type { Feature } from '../feature.ts';
import { decidedTools } from './decisions.service.ts';
import { findingRoutes } from './findings.routes.ts';

export const findingFeature: Feature = {
  routes: findingRoutes,
  access: ({ tasks, findings }) => ({
    result: (user, id) => tasks.access(user, id, decidedTools(findings)),
  }),
};
