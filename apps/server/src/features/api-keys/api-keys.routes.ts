import { createApiKey, listApiKeys, revokeApiKey } from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { makeKey, readKeys, revokeKey } from './api-keys.service.ts';

export function apiKeyRoutes(database: Database): readonly RouteHandler[] {
  return [
    handle(listApiKeys, async ({ context: { user } }) => ({ items: await readKeys(database, user.id) })),
    handle(createApiKey, ({ body, context: { scope } }) => makeKey(database, scope, body)),
    handle(revokeApiKey, async ({ body, context: { user } }) => {
      await revokeKey(database, user.id, body.keyId);
      return null;
    }),
  ];
}
