import type { Feature } from '../feature.ts';
import { workbenchRoutes } from './workbench.routes.ts';

export const workbenchFeature: Feature = {
  routes: workbenchRoutes,
};
