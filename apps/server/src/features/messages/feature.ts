import { readRequestStates } from '../collaboration/index.ts';
import type { Feature } from '../feature.ts';
import { readTeamRequestStates } from '../teams/index.ts';
import { messageRoutes } from './messages.routes.ts';
import { messageAccess } from './messages.service.ts';

export const messageFeature: Feature = {
  routes: ({ database }) =>
    messageRoutes(database, { product: readRequestStates, team: readTeamRequestStates }),
  access: ({ database, membership }) => ({
    message: (user, id) => messageAccess(database, user, id, membership),
  }),
};
