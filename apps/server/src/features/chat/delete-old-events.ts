/** Events serve clients that were cut off and are deleted later; the answers themselves stay. */
import type { Connection } from '../../platform/database/database.ts';
import { deleteEventsBefore } from './chat-messages.repository.ts';

const KEPT_MS = 10 * 60_000;

export async function deleteOldEvents(connection: Connection, now: Date): Promise<void> {
  await deleteEventsBefore(connection, new Date(now.getTime() - KEPT_MS));
}
