import type { Feature } from '../feature.ts';
import { lawRoutes } from './laws.routes.ts';

export const lawFeature: Feature = {
  routes: ({ database, laws, likeness }) => lawRoutes({ database, laws, likeness }),
};
