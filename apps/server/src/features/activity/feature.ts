import type { Feature } from '../feature.ts';
import { activityRoutes } from './activity.routes.ts';

export const activityFeature: Feature = {
  routes: ({ database, identity, accounts, config }) =>
    activityRoutes(database, identity, accounts, config.activityEnd),
};
