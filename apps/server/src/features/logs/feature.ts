import type { Feature } from '../feature.ts';
import { logRoutes } from './logs.routes.ts';

export const logFeature: Feature = {
  routes: ({ database, queue, config }) => logRoutes(database, queue, config.conversions !== null),
};
