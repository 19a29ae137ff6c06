import type { Feature } from '../feature.ts';
import { lawRoutes } from './laws.routes.ts';

export const lawFeature: Feature = {
  routes: ({ database, laws }) => lawRoutes({ database, laws }),
};
