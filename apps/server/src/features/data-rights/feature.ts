import type { Feature } from '../feature.ts';
import { dataRightsRoutes } from './data-rights.routes.ts';

export const dataRightsFeature: Feature = {
  routes: (parts) => dataRightsRoutes(parts, parts.identity),
};
