/** Follows an answer that another server gives, or that has just ended, from the database. */
import { setTimeout as pause } from 'node:timers/promises';
import { CHAT_SUCCESS_CODE, type ChatEvent } from '@wenjian/api';
import type { Database } from '../../platform/database.ts';
import { eventsAfter, findMessage } from './chat-messages.repository.ts';
import { settleAbandoned } from './end-reply.ts';

const LOOK_MS = 300;

/** Ends with a `close` event whatever happens to the other server. */
export async function* followStored(
  database: Database,
  messageId: string,
  afterId: number,
  signal: AbortSignal,
): AsyncIterable<ChatEvent> {
  for (let last = afterId; !signal.aborted; ) {
    // Read before the events: events stored up to the end are then complete.
    const message = await findMessage(database, messageId);
    const events = await eventsAfter(database, messageId, last);
    for (const event of events) {
      if (event.id <= last) continue;
      last = event.id;
      yield event;
      if (event.type === 'close') return;
    }
    if (message === null || (message.state !== 'running' && events.length === 0)) {
      yield nothingRunning(last + 1, message);
      return;
    }
    await settleAbandoned(database, { chatIds: [message.chatId] });
    await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** The whole answer is in the history. */
export function nothingRunning(
  id: number,
  message: {
    readonly id: string;
    readonly state: 'running' | 'done' | 'stopped' | 'failed';
    readonly notice: string | null;
  } | null,
): ChatEvent {
  return {
    id,
    type: 'close',
    reason: 'nothingRunning',
    code: CHAT_SUCCESS_CODE,
    error: null,
    message: message?.notice ?? null,
    message_id: message?.id ?? null,
    state: message?.state ?? null,
    count: null,
  };
}
