import type { Feature } from '../feature.ts';
import { unlockRoutes } from './unlock.routes.ts';
import { uploadRoutes } from './uploads.routes.ts';

export const uploadFeature: Feature = {
  routes: (parts) => [...uploadRoutes(parts), ...unlockRoutes(parts)],
};
