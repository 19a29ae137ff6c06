/** Events are there for who was cut off; the answers themselves stay. */
import type { Connection } from '../../platform/database.ts';
import { deleteEventsBefore } from './chat-messages.repository.ts';

const KEPT_MS = 10 * 60_000;

export async function deleteOldEvents(connection: Connection, now: Date): Promise<void> {
  await deleteEventsBefore(connection, new Date(now.getTime() - KEPT_MS));
}
