/**
 * Questions and answers. An answer is `running` until the server that gives it, or one that finds it
 * abandoned, sets its end: once.
 */
import type { ChatEvent, ChatFeedbackType } from '@wenjian/api';
import { and, asc, count, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { chatEvents, chats, chatMessages as messages, teamMembers } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = typeof messages.$inferInsert;

export async function listMessageRows(
  connection: Connection,
  chatId: string,
): Promise<readonly MessageRow[]> {
  return connection
    .select()
    .from(messages)
    .where(eq(messages.chatId, chatId))
    .orderBy(asc(messages.position));
}

/** The newest messages, oldest first, without the large fields: reasoning, sources, citations. */
export async function listRecentMessages(
  connection: Connection,
  chatId: string,
  { newest, upTo }: { readonly newest: number; readonly upTo?: number },
) {
  const { role, content, state, position } = messages;
  const rows = await connection
    .select({ role, content, state, position })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), upTo === undefined ? undefined : lte(position, upTo)))
    .orderBy(desc(position))
    .limit(newest);
  return rows.toReversed();
}

/** Fails by the unique index if an answer is running in the chat. */
export async function insertMessages(
  connection: Connection,
  rows: readonly NewMessage[],
): Promise<readonly MessageRow[]> {
  return connection
    .insert(messages)
    .values([...rows])
    .returning();
}

export async function countRunning(connection: Connection, userId: string): Promise<number> {
  const [row] = await connection
    .select({ rows: count() })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(and(eq(chats.userId, userId), eq(messages.state, 'running')));
  return row?.rows ?? 0;
}

export async function isAnyRunning(connection: Connection, chatIds: readonly string[]): Promise<boolean> {
  const [row] = await connection
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.chatId, [...chatIds]), eq(messages.state, 'running')))
    .limit(1);
  return row !== undefined;
}

/** The running answer, or the last one. */
export async function findLastAnswer(connection: Connection, chatId: string): Promise<MessageRow | null> {
  const [row] = await connection
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.role, 'assistant')))
    .orderBy(desc(messages.position))
    .limit(1);
  return row ?? null;
}

export async function findAnswer(
  connection: Connection,
  chatId: string,
  id: string,
): Promise<MessageRow | null> {
  const [row] = await connection
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.chatId, chatId), eq(messages.role, 'assistant')));
  return row ?? null;
}

export async function findMessage(connection: Connection, id: string): Promise<MessageRow | null> {
  const [row] = await connection.select().from(messages).where(eq(messages.id, id));
  return row ?? null;
}

/** Null if it had already ended. */
export async function endMessage(
  connection: Connection,
  id: string,
  end: Partial<NewMessage>,
): Promise<MessageRow | null> {
  const [row] = await connection
    .update(messages)
    .set({ ...end, beatAt: null })
    .where(and(eq(messages.id, id), eq(messages.state, 'running')))
    .returning();
  return row ?? null;
}

export async function askToStop(connection: Connection, chatId: string): Promise<string | null> {
  const [row] = await connection
    .update(messages)
    .set({ stopAskedAt: new Date() })
    .where(and(eq(messages.chatId, chatId), eq(messages.state, 'running')))
    .returning({ id: messages.id });
  return row?.id ?? null;
}

/** Marks these answers as alive. Those missing from the result have ended elsewhere. */
export async function beat(connection: Connection, ids: readonly string[]) {
  return connection
    .update(messages)
    .set({ beatAt: sql`now()` })
    .where(and(sql`${messages.id} = any(${`{${ids.join(',')}}`}::uuid[])`, eq(messages.state, 'running')))
    .returning({ id: messages.id, stopAskedAt: messages.stopAskedAt });
}

/** In these chats, of this user, or all. */
export interface AnswersOf {
  readonly chatIds?: readonly string[];
  readonly userId?: string;
}

/** Answers whose server has been silent for that long, with their askers. */
export async function listAbandoned(
  connection: Connection,
  { chatIds, userId }: AnswersOf,
  silentMs: number,
): Promise<readonly { readonly id: string; readonly userId: string }[]> {
  return connection
    .select({ id: messages.id, userId: chats.userId })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        chatIds === undefined ? undefined : inArray(messages.chatId, [...chatIds]),
        userId === undefined ? undefined : eq(chats.userId, userId),
        eq(messages.state, 'running'),
        // By the clock of the database that wrote it.
        lt(messages.beatAt, sql`now() - make_interval(secs => ${silentMs / 1000})`),
      ),
    );
}

export interface EventBatch {
  readonly messageId: string;
  readonly lastId: number;
  readonly events: readonly ChatEvent[];
}

/** One parameter for any number of ids: the statement runs twice a second and stays the same. */
export async function insertEvents(connection: Connection, batches: readonly EventBatch[]): Promise<void> {
  await connection.execute(sql`
    insert into ${chatEvents} (message_id, last_id, events)
    select "messageId", "lastId", events
    from jsonb_to_recordset(${JSON.stringify(batches)}::jsonb) as batch ("messageId" uuid, "lastId" integer, events jsonb)
    on conflict do nothing
  `);
}

export async function eventsAfter(
  connection: Connection,
  messageId: string,
  id: number,
): Promise<readonly ChatEvent[]> {
  const rows = await connection
    .select({ events: chatEvents.events })
    .from(chatEvents)
    .where(and(eq(chatEvents.messageId, messageId), gt(chatEvents.lastId, id)))
    .orderBy(asc(chatEvents.lastId));
  return rows.flatMap(({ events }) => events).filter((event) => event.id > id);
}

export async function deleteEventsBefore(connection: Connection, before: Date): Promise<void> {
  await connection.delete(chatEvents).where(lt(chatEvents.createdAt, before));
}

export async function saveFeedback(
  connection: Connection,
  chatId: string,
  messageId: string,
  feedback: { readonly type: ChatFeedbackType | null; readonly comment: string },
): Promise<boolean> {
  const rows = await connection
    .update(messages)
    .set({ feedback: feedback.type, feedbackComment: feedback.comment })
    .where(and(eq(messages.id, messageId), eq(messages.chatId, chatId), eq(messages.role, 'assistant')))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** Of the user's own answers, in spaces they are a member of, the newest with this text. */
export async function findAnswerByHash(
  connection: Connection,
  userId: string,
  sha256: string,
): Promise<MessageRow | null> {
  const [row] = await connection
    .select({ message: messages })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .innerJoin(teamMembers, and(eq(teamMembers.teamId, chats.teamId), eq(teamMembers.userId, chats.userId)))
    .where(and(eq(messages.contentSha256, sha256), eq(chats.userId, userId)))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return row?.message ?? null;
}

export async function saveRecommended(
  connection: Connection,
  messageId: string,
  recommended: readonly string[],
): Promise<void> {
  await connection.update(messages).set({ recommended }).where(eq(messages.id, messageId));
}
