import type { Feature } from '../feature.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const statisticsFeature: Feature = {
  routes: statisticsRoutes,
};
