/** Web Push: encrypted for the browser, signed with the product's key; the service in between reads neither. */
import type { Agent } from 'node:https';
import type { PushKeys, PushSender } from './push.port.ts';

export interface WebPushOptions {
  readonly keys: () => Promise<PushKeys>;
  /** Whom a service may turn to: `https://…` or `mailto:…`. */
  readonly contact: string;
  /** For a service of tests. */
  readonly agent?: Agent;
}

/** A day: who comes back later finds the message in the product. */
const KEPT_SECONDS = 24 * 3600;
const LIMIT_MS = 15_000;
const GONE_STATUSES: readonly unknown[] = [404, 410];

export function createWebPush({ keys, contact, agent }: WebPushOptions): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, message) {
      // Loaded when somebody wants it.
      const { default: webPush } = await import('web-push');
      const { publicKey, privateKey } = await keys();
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails: { subject: contact, publicKey, privateKey },
          TTL: KEPT_SECONDS,
          timeout: LIMIT_MS,
          ...(agent ? { agent } : {}),
        });
        return 'sent';
      } catch (error) {
        const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
        if (GONE_STATUSES.includes(status)) return 'gone';
        // The service's own words may name the address, which is as good as a key.
        throw new Error(`the push service answered ${status ?? 'nothing'}`);
      }
    },
  };
}
