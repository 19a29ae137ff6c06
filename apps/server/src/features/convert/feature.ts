import type { Feature } from '../feature.ts';
import { convertRoutes } from './convert.routes.ts';
import { recognitionRoutes } from './recognition.routes.ts';

export const convertFeature: Feature = {
  routes: (parts) => [
    ...convertRoutes(parts),
    ...recognitionRoutes(parts.database, parts.tasks, parts.blobs),
  ],
};
