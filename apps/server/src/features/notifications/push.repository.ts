/** The browsers of people who want messages there. */
import { PUSH_MAX_DEVICES } from '@wenjian/api';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PushTarget } from '../../adapters/push/push.port.ts';
import { pushSubscriptions as subscriptions } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export async function listSubscriptions(connection: Connection, userId: string) {
  return connection
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/** A browser belongs to who used it last. The oldest go when there are too many. */
export async function saveSubscription(
  connection: Connection,
  device: PushTarget & {
    readonly userId: string;
    readonly signInId: string | null;
    readonly userAgent: string;
  },
): Promise<void> {
  const { endpoint: _, ...values } = device;
  await connection
    .insert(subscriptions)
    .values(device)
    .onConflictDoUpdate({ target: subscriptions.endpoint, set: values });
  const surplus = (await listSubscriptions(connection, device.userId)).slice(PUSH_MAX_DEVICES);
  if (surplus.length > 0)
    await connection.delete(subscriptions).where(
      inArray(
        subscriptions.id,
        surplus.map(({ id }) => id),
      ),
    );
}

export async function removeSubscription(
  connection: Connection,
  userId: string,
  endpoint: string,
): Promise<void> {
  await connection
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.endpoint, endpoint)));
}
