import type { Feature } from '../feature.ts';
import { collaborationHandlers } from './collaboration.routes.ts';

export const collaborationFeature: Feature = {
  routes: collaborationHandlers,
  access: ({ tasks, tools }) => ({ product: (user, id) => tasks.access(user, id, tools.shared) }),
};
