import type { Feature } from '../feature.ts';
import { openApiKeyAccess } from './open-api/open-api-keys.service.ts';
import { plagiarismRoutes } from './plagiarism.routes.ts';
import { textBaseAccess } from './text-base/text-base.service.ts';

export const plagiarismFeature: Feature = {
  routes: plagiarismRoutes,
  access: ({ database }) => ({
    textBaseDocument: (user, id) => textBaseAccess(database, user, id),
    openApiKey: (user, id) => openApiKeyAccess(database, user, id),
  }),
  // Fragments, images, evidence and words.
  findings: { duplicate: 'commented' },
};
