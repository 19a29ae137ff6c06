/** Follows an answer that another server gives, or that has just ended, from the database. */
import { setTimeout as pause } from 'node:timers/promises';
import { CHAT_SUCCESS_CODE, type ChatEvent } from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { eventsAfter, findMessage } from './chat-messages.repository.ts';
import { settleAbandoned } from './end-reply.ts';

const LOOK_MS = 300;
/** The end of an answer is stored before its last events; these follow within a moment. */
const LOOKS_AFTER_END = 10;

/** Ends with a `close` event whatever happens to the other server. */
export async function* followStored(
  database: Database,
  messageId: string,
  afterId: number,
  signal: AbortSignal,
): AsyncIterable<ChatEvent> {
  let looksAfterEnd = 0;
  for (let last = afterId; !signal.aborted; ) {
    const message = await findMessage(database, messageId);
    const events = await eventsAfter(database, messageId, last);
    for (const event of events) {
      if (event.id <= last) continue;
      last = event.id;
      yield event;
      if (event.type === 'close') return;
    }
    if (message === null) return yield nothingRunning(last + 1, null);
    if (message.state !== 'running' && events.length === 0) {
      const isClosed = looksAfterEnd++ === LOOKS_AFTER_END || (await hasClose(database, messageId));
      if (isClosed) return yield nothingRunning(last + 1, message);
    }
    await settleAbandoned(database, { chatIds: [message.chatId] });
    await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Nothing comes after this event, so a listener that has it already waits for nothing. */
async function hasClose(database: Database, messageId: string): Promise<boolean> {
  return (await eventsAfter(database, messageId, 0)).some(({ type }) => type === 'close');
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
