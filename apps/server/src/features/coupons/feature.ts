import type { Feature } from '../feature.ts';
import { couponRoutes } from './coupons.routes.ts';

export const couponFeature: Feature = {
  routes: ({ database, config }) => couponRoutes(database, config.activityEnd),
};
