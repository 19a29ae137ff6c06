import type { Feature } from '../feature.ts';
import { invitationRoutes } from './invitations.routes.ts';

export const invitationFeature: Feature = {
  routes: ({ database }) => invitationRoutes(database),
};
