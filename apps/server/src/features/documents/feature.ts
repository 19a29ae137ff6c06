import type { Feature } from '../feature.ts';
import { documentRoutes } from './documents.routes.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { knowledgeAccess } from './knowledge.service.ts';

export const documentFeature: Feature = {
  routes: (parts) => [...documentRoutes(parts.database, parts.tasks, parts.blobs), ...knowledgeRoutes(parts)],
  access: ({ database }) => ({ knowledgeDocument: (user, id) => knowledgeAccess(database, user, id) }),
};
