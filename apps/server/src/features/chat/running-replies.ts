/**
 * The running answers of this server. Each continues with or without listeners; twice a second new events are
 * written to the database, so that another server can send them, and stop requests are read from there.
 */

import { NO_LAWS_YET } from '@wenjian/answers';
import { CHAT_END_MARKER, CHAT_SUCCESS_CODE, errorCatalogue } from '@wenjian/api';
import { ModelFailure } from '@wenjian/audit';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { beijingToday } from '../../platform/people/beijing-day.ts';
import { type AtMost, atMost } from '../../platform/queue/at-most.ts';
import type { AcceptedQuestion } from './accept-question.ts';
import { readAnswers } from './answer-count.service.ts';
import { AnswerDraft } from './answer-draft.ts';
import { chatText } from './chat.text.ts';
import { beat, type EventBatch, insertEvents } from './chat-messages.repository.ts';
import { checkPart } from './check-part.ts';
import { endReply, type ReplyEnd } from './end-reply.ts';
import { giveReply, type ReplyEngines } from './give-reply.ts';
import { RunningReply } from './running-reply.ts';

export interface RunningReplies {
  begin(question: AcceptedQuestion): RunningReply;
  /** Null: not on this server. */
  find(messageId: string): RunningReply | null;
  close(): Promise<void>;
}

const STORE_MS = 500;
/** Database connections used for lookups, checks and storing. */
const WORKING_AT_ONCE = 6;

export function createRunningReplies({
  database,
  log,
  ...engines
}: ReplyEngines & { readonly database: Database; readonly log: Logger }): RunningReplies {
  const running = new Map<string, { readonly reply: RunningReply; readonly end: Promise<void> }>();
  let isStoring = false;
  const store = async () => {
    if (isStoring || running.size === 0) return;
    isStoring = true;
    try {
      await storeEvents(
        database,
        [...running.values()].map(({ reply }) => reply),
      );
    } catch (error) {
      // Listeners on this server miss nothing, and the next write contains the rest.
      log.error({ err: error }, 'chat events');
    } finally {
      isStoring = false;
    }
  };
  const gate = atMost(WORKING_AT_ONCE);
  const timer = setInterval(store, STORE_MS).unref();
  return {
    begin(question) {
      const reply = new RunningReply(question.chatId, question.messageId);
      const end = run({ database, log, engines, gate }, question, reply).finally(() =>
        running.delete(question.messageId),
      );
      running.set(question.messageId, { reply, end });
      return reply;
    },
    find: (messageId) => running.get(messageId)?.reply ?? null,
    async close() {
      clearInterval(timer);
      for (const { reply } of running.values()) reply.stop('serverStopping');
      await Promise.all([...running.values()].map(({ end }) => end));
    },
  };
}

async function storeEvents(database: Database, replies: readonly RunningReply[]): Promise<void> {
  const alive = await beat(
    database,
    replies.map(({ messageId }) => messageId),
  );
  const stopping = new Map(alive.map(({ id, stopAskedAt }) => [id, stopAskedAt]));
  for (const reply of replies) {
    const asked = stopping.get(reply.messageId);
    if (asked === undefined) reply.stop('endedElsewhere');
    else if (asked !== null) reply.stop('stopped');
  }
  await storeBatches(
    database,
    replies.filter(({ messageId }) => stopping.has(messageId)),
  );
}

/** Two writes at once may store an event twice but never lose one: readers skip known ids. */
async function storeBatches(database: Database, replies: readonly RunningReply[]): Promise<void> {
  const batches = replies.flatMap((reply): readonly (EventBatch & { readonly reply: RunningReply })[] => {
    const events = reply.unstored();
    const last = events.at(-1);
    return last === undefined ? [] : [{ reply, messageId: reply.messageId, lastId: last.id, events }];
  });
  if (batches.length === 0) return;
  await insertEvents(
    database,
    batches.map(({ messageId, lastId, events }) => ({ messageId, lastId, events })),
  );
  for (const { reply, lastId } of batches) reply.markStored(lastId);
}

interface RunParts {
  readonly database: Database;
  readonly log: Logger;
  readonly engines: ReplyEngines;
  readonly gate: AtMost;
}

async function run(
  { database, log, engines, gate }: RunParts,
  question: AcceptedQuestion,
  reply: RunningReply,
) {
  const today = beijingToday();
  const draft = new AnswerDraft(
    (event) => reply.push(event),
    (part) => gate(() => checkPart(database, part, today)),
    (error) => log.error({ err: error }, 'chat citations'),
  );
  const outcome = await giveReply({ ...engines, gate }, question.request, draft, reply.signal).then(
    (): Outcome => ({ state: 'done', notice: noticeOf(draft) }),
    (error: unknown) => outcomeOf(error, reply.signal, draft, log),
  );
  try {
    if (outcome.state !== 'done') await draft.finish();
    await gate(() => close({ database, log }, question, reply, { ...draft.state, ...outcome }));
  } catch (error) {
    log.error({ err: error }, 'chat answer not stored');
    pushClose(reply, 'failed', { message: chatText.notCounted(chatText.internal), count: null });
  }
}

type Outcome = Pick<ReplyEnd, 'state' | 'notice'>;

function noticeOf({ lostPieces, isWithoutLaws }: AnswerDraft): string | null {
  const notices = [
    ...(lostPieces === 0 ? [] : [chatText.lostPieces(lostPieces)]),
    ...(isWithoutLaws ? [NO_LAWS_YET] : []),
  ];
  return notices.length === 0 ? null : notices.join('；');
}

function outcomeOf(error: unknown, signal: AbortSignal, draft: AnswerDraft, log: Logger): Outcome {
  if (signal.aborted && signal.reason === 'stopped') return { state: 'stopped', notice: null };
  // A model failure contains neither the question nor the key.
  if (error instanceof ModelFailure) log.warn({ kind: error.kind }, 'language model');
  else if (!signal.aborted) log.error({ err: error }, 'chat answer');
  const reason = signal.aborted
    ? chatText.serverStopping
    : error instanceof ModelFailure
      ? chatText.failure(error.kind)
      : chatText.internal;
  const hasSaid = draft.state.content !== '';
  return { state: 'failed', notice: hasSaid ? chatText.incomplete(reason) : chatText.notCounted(reason) };
}

/**
 * Stored first: a client that sees the end finds the answer in the history. A later failure does not change
 * the outcome.
 */
async function close(
  { database, log }: Pick<RunParts, 'database' | 'log'>,
  { request, messageId }: AcceptedQuestion,
  reply: RunningReply,
  end: ReplyEnd,
) {
  const row = await endReply(database, request.scope.userId, messageId, end);
  const { state, notice } = row === null ? { state: 'failed' as const, notice: chatText.abandoned } : end;
  const count = await readAnswers(database, request.scope).then(
    ({ left }) => left,
    (error: unknown) => {
      log.error({ err: error }, 'chat answers left');
      return null;
    },
  );
  if (state !== 'failed') reply.push({ type: 'char', content: CHAT_END_MARKER });
  pushClose(reply, state, { message: notice, count });
  await storeBatches(database, [reply]).catch((error: unknown) => log.error({ err: error }, 'chat events'));
}

function pushClose(
  reply: RunningReply,
  state: ReplyEnd['state'],
  { message, count }: { readonly message: string | null; readonly count: number | null },
): void {
  const isFailed = state === 'failed';
  reply.push({
    type: 'close',
    reason: state,
    code: isFailed ? errorCatalogue.MODEL_FAILED.code : CHAT_SUCCESS_CODE,
    error: isFailed ? 'MODEL_FAILED' : null,
    message,
    message_id: reply.messageId,
    state,
    count,
  });
}
