import { readPush, subscribePush, unsubscribePush } from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { ServerParts } from '../feature.ts';
import { listSubscriptions, removeSubscription, saveSubscription } from './push.repository.ts';
import { pushKeys } from './push-keys.ts';
import { isPushService } from './push-services.ts';

/** Enough to name browser and system. */
const USER_AGENT_MAX = 300;

export function notificationRoutes({
  database,
  config,
}: Pick<ServerParts, 'database' | 'config'>): readonly RouteHandler[] {
  return [
    handle(readPush, async ({ context: { user } }) => {
      const { publicKey } = await pushKeys(database);
      const devices = (await listSubscriptions(database, user.id)).map(({ id, userAgent, createdAt }) => ({
        id,
        userAgent,
        createdAt: createdAt.toISOString(),
      }));
      return { publicKey, devices };
    }),
    handle(subscribePush, async ({ body: { endpoint, keys }, context: { user, headers } }) => {
      if (!isPushService(endpoint, config.pushHosts)) throw new AppError('PUSH_SERVICE_UNKNOWN');
      const userAgent = String(headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX);
      const device = { endpoint, ...keys, userId: user.id, signInId: user.signInId ?? null, userAgent };
      await saveSubscription(database, device);
      return null;
    }),
    handle(unsubscribePush, async ({ body, context: { user } }) => {
      // One that is not there is ended already.
      await removeSubscription(database, user.id, body.endpoint);
      return null;
    }),
  ];
}
