import type { Feature } from '../feature.ts';
import { accountRoutes } from './account.routes.ts';
import { contactRoutes } from './contact.routes.ts';

export const accountFeature: Feature = {
  routes: (parts) => [
    ...accountRoutes(parts.database, parts.accounts, parts.identity),
    ...contactRoutes(parts),
  ],
};
