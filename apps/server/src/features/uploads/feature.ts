import type { Feature } from '../feature.ts';
import { uploadRoutes } from './uploads.routes.ts';

export const uploadFeature: Feature = {
  routes: ({ uploads }) => uploadRoutes(uploads),
};
