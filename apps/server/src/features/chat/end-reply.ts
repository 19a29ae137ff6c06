/**
 * Ends an answer in one transaction: its text is stored, and its use is refunded if it failed. Only the first
 * call has an effect.
 */
import { createHash } from 'node:crypto';
import { CHAT_END_MARKER, CHAT_LINE_BREAK_MARKER, CHAT_PART_SEPARATOR, type ChatEvent } from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { giveAnswerBack } from './answer-count.service.ts';
import { chatText } from './chat.text.ts';
import { announceChats } from './chat-changes.ts';
import {
  type AnswersOf,
  endMessage,
  eventsAfter,
  listAbandoned,
  type MessageRow,
  type NewMessage,
} from './chat-messages.repository.ts';

export type ReplyEnd = Pick<
  NewMessage,
  'content' | 'think' | 'thinkMs' | 'sources' | 'citations' | 'cards' | 'recommended'
> & {
  readonly content: string;
  readonly state: 'done' | 'stopped' | 'failed';
  readonly notice: string | null;
};

/** Null: it had already ended. */
export async function endReply(
  database: Database,
  userId: string,
  messageId: string,
  end: ReplyEnd,
): Promise<MessageRow | null> {
  return database.transaction(async (transaction) => {
    const isFailed = end.state === 'failed';
    const row = await endMessage(transaction, messageId, { ...end, contentSha256: sha256Of(end.content) });
    if (row === null) return null;
    if (isFailed) await giveAnswerBack(transaction, userId, row);
    await announceChats(transaction, userId);
    return row;
  });
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Servers report every half second that they are alive; a pause of the machine may take longer. */
const SILENT_MS = 20_000;

/** Answers whose server died: the events sent so far are kept, and they are not counted. */
export async function settleAbandoned(database: Database, of: AnswersOf): Promise<void> {
  for (const { id, userId } of await listAbandoned(database, of, SILENT_MS)) {
    const said = replay(await eventsAfter(database, id, 0));
    await endReply(database, userId, id, { ...said, state: 'failed', notice: chatText.abandoned });
  }
}

/** The text a listener would have read. */
function replay(events: readonly ChatEvent[]) {
  const content: string[] = [''];
  let think = '';
  let sources: NonNullable<NewMessage['sources']> = [];
  let citations: NonNullable<NewMessage['citations']> = [];
  for (const event of events) {
    if (event.type === 'think') think += event.content;
    if (event.type === 'source') {
      sources = [...event.source_list, ...event.cases_list];
      citations = event.citations;
    }
    if (event.type === 'char' && event.content === CHAT_LINE_BREAK_MARKER) content.push('');
    else if (event.type === 'char' && event.content === CHAT_END_MARKER) continue;
    else if (event.type === 'char' || event.type === 'text')
      content.push(`${content.pop() ?? ''}${event.content}`);
  }
  return { content: content.join(CHAT_PART_SEPARATOR), think, sources, citations };
}
