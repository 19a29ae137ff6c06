import type { Feature } from '../feature.ts';
import { teamRoutes } from './teams.routes.ts';
import { teamAccess } from './teams.service.ts';

export const teamFeature: Feature = {
  routes: ({ database }) => teamRoutes(database),
  access: ({ database }) => ({ teamSpace: (user, id) => teamAccess(database, user, id) }),
};
