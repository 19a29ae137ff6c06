import type { Feature } from '../feature.ts';
import { billingRoutes } from './billing.routes.ts';

export const billingFeature: Feature = {
  routes: billingRoutes,
};
