import type { Feature } from '../feature.ts';
import { chatRoutes } from './chat.routes.ts';
import { chatAccess } from './chat.service.ts';

export const chatFeature: Feature = {
  routes: ({ chat, database, queue, log, live }) => chatRoutes({ ...chat, database, queue, log, live }),
  access: ({ database }) => ({ chat: (user, id) => chatAccess(database, user, id) }),
};
