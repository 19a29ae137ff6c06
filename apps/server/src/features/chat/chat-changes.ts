/**
 * Changes of a person's chats, for their other tabs and devices: a count that goes up with every question, answer, new title, rating and deletion,
 * within the transaction of the change.
 */
import { eq, sql } from 'drizzle-orm';
import { chatChanges } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';
import { announce, type LiveChannel } from '../../platform/live/live-channel.ts';

/** Shorter than what proxies allow. */
const WAIT_MS = 20_000;

const keyOf = (userId: string): string => `chats ${userId}`;

export async function announceChats(connection: Connection, userId: string): Promise<void> {
  await connection
    .insert(chatChanges)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({
      target: chatChanges.userId,
      set: { version: sql`${chatChanges.version} + 1` },
    });
  await announce(connection, keyOf(userId));
}

/** Answers at once when something is newer than the cursor, else when it is, or after a while. */
export async function watchChats(
  { database, live }: { readonly database: Connection; readonly live: Pick<LiveChannel, 'wait'> },
  userId: string,
  cursor: string | undefined,
) {
  // Started before the look, so that no announcement in between is missed.
  const waited = cursor === undefined ? null : live.wait(keyOf(userId), WAIT_MS);
  let version = await versionOf(database, userId);
  if (waited !== null && version === cursor) {
    await waited;
    version = await versionOf(database, userId);
  }
  return { cursor: version, is_changed: cursor !== undefined && cursor !== version };
}

async function versionOf(connection: Connection, userId: string): Promise<string> {
  const [row] = await connection
    .select({ version: chatChanges.version })
    .from(chatChanges)
    .where(eq(chatChanges.userId, userId));
  return String(row?.version ?? 0);
}
