import type { Feature } from '../feature.ts';
import { generationRoutes } from './generation.routes.ts';
import { libraryRoutes } from './library.routes.ts';
import { templateRoutes } from './templates.routes.ts';
import { templateAccess } from './templates.service.ts';

export const templateFeature: Feature = {
  routes: (parts) => [...templateRoutes(parts), ...libraryRoutes(parts), ...generationRoutes(parts)],
  access: ({ database }) => ({ contractTemplate: (user, id) => templateAccess(database, user, id) }),
};
