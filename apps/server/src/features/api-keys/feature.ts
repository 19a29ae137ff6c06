import type { Feature } from '../feature.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';

export const apiKeyFeature: Feature = { routes: ({ database }) => apiKeyRoutes(database) };
