import type { Feature } from '../feature.ts';
import { healthRoutes, peopleRoutes } from './operations.routes.ts';
import { salesRoutes, wordsRoutes } from './sales.routes.ts';

export const operationFeature: Feature = {
  routes: (parts) => [
    ...healthRoutes(parts),
    ...peopleRoutes(parts),
    ...salesRoutes(parts),
    ...wordsRoutes(parts),
  ],
};
