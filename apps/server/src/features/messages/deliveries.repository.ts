/**
 * Messages that somebody wants by mail or in their browsers are queued in the transaction that writes them. Sending is `features/notifications`, in a
 * process of its own; nothing of it can fail what the message tells of.
 */
import { kindsOfGroup, type MessageGroup, type MessageKind, messageGroups } from '@wenjian/api';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { messageDeliveries, messages, users } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

/** Time to read it in the product, and for the next run of a batch to end: then it is one mail, or none. */
const DELAY_SECONDS = 20;

export interface Posted {
  readonly id: string;
  readonly userId: string;
  readonly kind: MessageKind;
}

export function groupOf(kind: MessageKind): MessageGroup {
  return messageGroups.find((group) => kindsOfGroup[group].includes(kind)) ?? 'account';
}

export async function queueDeliveries(connection: Connection, posted: readonly Posted[]): Promise<void> {
  const readers = [...new Set(posted.map(({ userId }) => userId))];
  if (readers.length === 0) return;
  const chosen = await connection
    .select({ id: users.id, choices: users.notificationChoices })
    .from(users)
    .where(and(inArray(users.id, readers), isNotNull(users.notificationChoices)));
  const choicesOf = new Map(chosen.map(({ id, choices }) => [id, choices]));
  const waysOf = ({ userId, kind }: Posted) => choicesOf.get(userId)?.[groupOf(kind)];
  await markQuiet(
    connection,
    posted.filter((one) => waysOf(one)?.product === false),
  );
  const wanted = posted.flatMap((one) =>
    (['mail', 'push'] as const)
      .filter((way) => waysOf(one)?.[way] === true)
      .map((way) => ({ messageId: one.id, userId: one.userId, way })),
  );
  if (wanted.length === 0) return;
  const dueAt = sql`now() + make_interval(secs => ${DELAY_SECONDS})`;
  // One that still waits tells of this as well.
  await connection
    .insert(messageDeliveries)
    .values(wanted.map((row) => ({ ...row, dueAt })))
    .onConflictDoNothing();
}

/** Not counted at the bell: read from the moment it was written, which is how it is told from one that somebody read. */
async function markQuiet(connection: Connection, quiet: readonly Posted[]): Promise<void> {
  if (quiet.length === 0) return;
  await connection
    .update(messages)
    .set({ readAt: sql`${messages.createdAt}` })
    .where(
      inArray(
        messages.id,
        quiet.map(({ id }) => id),
      ),
    );
}
