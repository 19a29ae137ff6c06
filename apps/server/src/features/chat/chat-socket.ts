/**
 * One conversation over a socket. In: token, chat, message. Out: the events of an answer, as fast as the
 * client reads them.
 */
import {
  type ChatAsk,
  type ChatEvent,
  type ChatResume,
  chatAsk,
  chatStop,
  chatThirdFrame,
  errorCatalogue,
} from '@wenjian/api';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { RequestHeaders, SignedInUser } from '../../platform/access/authorise.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidRequest } from '../../platform/http/error-response.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import { type AtMost, atMost } from '../../platform/queue/at-most.ts';
import { type AcceptParts, acceptQuestion } from './accept-question.ts';
import { chatAccess } from './chat.service.ts';
import { chatText } from './chat.text.ts';
import { askToStop, findAnswer, findLastAnswer } from './chat-messages.repository.ts';
import { findChatOwner } from './chats.repository.ts';
import { followStored, nothingRunning } from './follow-stored.ts';
import type { RunningReplies } from './running-replies.ts';
import { readFrames } from './socket-frames.ts';
import { sendEvent } from './socket-sender.ts';

export interface ChatSocketParts extends AcceptParts {
  readonly database: Database;
  readonly replies: RunningReplies;
  readonly log: Logger;
  authenticate(headers: RequestHeaders): Promise<SignedInUser>;
  /** Resolves when a sign-in of this user may have ended. */
  untilSignOut(userId: string): Promise<void>;
}

const OPENING_FRAMES = 3;
/** Clients send them immediately. */
const OPENING_MS = 10_000;
const NORMAL_END = 1000;

/** Database connections used here; the rest are for everything else. */
const BEGINNING_AT_ONCE = 6;

export function chatSocket(parts: ChatSocketParts): (socket: WebSocket) => void {
  const gate = atMost(BEGINNING_AT_ONCE);
  return (socket) => {
    converse(parts, socket, gate)
      .catch(async (error: unknown) => {
        if (!(error instanceof AppError)) parts.log.error({ err: error }, 'chat socket');
        await sendEvent(socket, refusal(error));
      })
      .catch(() => undefined)
      .finally(() => socket.close(NORMAL_END));
  };
}

async function converse(parts: ChatSocketParts, socket: WebSocket, gate: AtMost): Promise<void> {
  const gone = new AbortController();
  socket.on('close', () => gone.abort());
  const onStop = listenForStop(socket);
  const [token, chatId, message] = await readFrames(socket, OPENING_FRAMES, OPENING_MS);
  const id = z.uuid().safeParse(chatId?.trim());
  const authenticate = () => parts.authenticate({ authorization: `Bearer ${token?.trim() ?? ''}` });
  const { user, events } = await gate(async () => {
    const user = await authenticate();
    if (!id.success) throw new AppError('INVALID_REQUEST', { message: chatText.notAFrame });
    const request = readMessage(message ?? '');
    const events = await (request.type === 'ask'
      ? ask(parts, user, id.data, request, gone.signal)
      : resume(parts, user, id.data, request, gone.signal));
    return { user, events };
  });
  if (id.success) onStop(stopper(parts, user, id.data));
  const signedOut = whenSignedOut(parts, user, () => gate(authenticate), gone.signal);
  const sending = (async () => {
    for await (const event of events) await sendEvent(socket, event);
  })();
  try {
    await Promise.race([sending, signedOut]);
  } finally {
    gone.abort();
  }
}

/** Rejects once the token of this socket is no longer accepted: what is still to come of the answer is not for its holder. */
async function whenSignedOut(
  { untilSignOut }: ChatSocketParts,
  { id }: SignedInUser,
  authenticate: () => Promise<SignedInUser>,
  gone: AbortSignal,
): Promise<never> {
  for (;;) {
    await untilSignOut(id);
    // Nobody listens any more; the promise is left behind.
    if (gone.aborted) return new Promise(() => undefined);
    await authenticate().catch(endIfRefused);
  }
}

/** A database or an issuer that does not answer says nothing about the token: it is asked again. */
function endIfRefused(error: unknown): void {
  if (error instanceof AppError && error.errorName === 'UNAUTHENTICATED') throw error;
}

/** Text that is not one of the objects is a question in the default mode. */
function readMessage(message: string): z.output<typeof chatThirdFrame> {
  const value = jsonOf(message);
  const isObject = typeof value === 'object' && value !== null && 'type' in value;
  if (isObject) refuseNul(message);
  const parsed = isObject
    ? chatThirdFrame.safeParse(value)
    : chatAsk.safeParse({ type: 'ask', content: message });
  if (!parsed.success) throw invalidRequest(parsed.error, 'message');
  if (parsed.data.type === 'ask') refuseNul(`${parsed.data.content}${parsed.data.quote ?? ''}`);
  return parsed.data;
}

function refuseNul(text: string): void {
  if (text.includes('\0')) throw new AppError('INVALID_REQUEST', { message: chatText.notAFrame });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function ask(
  parts: ChatSocketParts,
  user: SignedInUser,
  chatId: string,
  request: ChatAsk,
  signal: AbortSignal,
): Promise<AsyncIterable<ChatEvent>> {
  const question = await acceptQuestion(parts, user, chatId, request);
  return parts.replies.begin(question).follow(0, signal);
}

async function resume(
  { database, replies }: ChatSocketParts,
  user: SignedInUser,
  chatId: string,
  { last_event_id: lastEventId, answer_id: answerId }: ChatResume,
  signal: AbortSignal,
): Promise<AsyncIterable<ChatEvent>> {
  const mayRead = (await chatAccess(database, user, chatId)) !== null;
  // A question that never arrived has created no chat: a client that asks for its answer is told that there
  // is none.
  if (!mayRead && !answerId) throw new AppError('NOT_FOUND');
  const answer = !mayRead
    ? null
    : answerId
      ? await findAnswer(database, chatId, answerId)
      : await findLastAnswer(database, chatId);
  if (answer === null) return only(nothingRunning(0, null));
  const here = replies.find(answer.id);
  return here === null
    ? followStored(database, answer.id, lastEventId, signal)
    : here.follow(lastEventId, signal);
}

async function* only(event: ChatEvent): AsyncIterable<ChatEvent> {
  yield event;
}

/**
 * A stop may arrive together with the question, before anything runs: it is kept until the answer has
 * started.
 */
function listenForStop(socket: WebSocket): (act: () => void) => void {
  let frames = 0;
  let isAsked = false;
  let stop: (() => void) | null = null;
  socket.on('message', (data) => {
    frames++;
    if (frames <= OPENING_FRAMES || !chatStop.safeParse(jsonOf(String(data))).success) return;
    isAsked = true;
    stop?.();
  });
  return (act) => {
    stop = act;
    if (isAsked) act();
  };
}

/**
 * Works on any server; the server that gives the answer reports the stop. Repeated stops reach the database
 * once. Only the person whose chat it is can stop its answer; who asks for the answer of another is heard and changes nothing.
 */
function stopper(
  { database, replies, log }: ChatSocketParts,
  { id: userId }: SignedInUser,
  chatId: string,
): () => void {
  let isAsked = false;
  const stop = async () => {
    const owner = await findChatOwner(database, chatId);
    const messageId = owner?.userId === userId ? await askToStop(database, chatId) : null;
    if (messageId !== null) replies.find(messageId)?.stop('stopped');
  };
  return () => {
    if (isAsked) return;
    isAsked = true;
    stop().catch((error: unknown) => {
      isAsked = false;
      log.error({ err: error }, 'chat stop');
    });
  };
}

function refusal(error: unknown): ChatEvent {
  const name = error instanceof AppError ? error.errorName : 'INTERNAL';
  const message = error instanceof AppError ? error.message : errorCatalogue.INTERNAL.message;
  return {
    id: 0,
    type: 'close',
    reason: 'refused',
    code: errorCatalogue[name].code,
    error: name,
    message,
    message_id: null,
    state: null,
    count: name === 'INSUFFICIENT_BALANCE' ? 0 : null,
  };
}
