/**
 * Accepts a question: chat, question, empty answer and its use are stored in one transaction, or nothing is.
 * Promise: one answer at a time in a chat, few at a time for a user, across all servers.
 */
import { CHAT_TITLE_MAX_CHARACTERS, type ChatAsk, type ChatEngine } from '@wenjian/api';
import type { SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Connection, type Database, isUniqueViolation } from '../../platform/database/database.ts';
import { findMembership } from '../teams/index.ts';
import { lockAsker } from './answer-count.repository.ts';
import { takeAnswer } from './answer-count.service.ts';
import { chatText } from './chat.text.ts';
import { announceChats } from './chat-changes.ts';
import { countRunning, findMessage, insertMessages, listRecentMessages } from './chat-messages.repository.ts';
import { findChatOwner, insertChat, touchChat } from './chats.repository.ts';
import { settleAbandoned } from './end-reply.ts';
import type { ReplyRequest } from './give-reply.ts';

/** Documents in the knowledge base of the space, one for each id found. */
export type NameDocuments = (
  scope: TeamScope,
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly name: string }[]>;

export interface AcceptedQuestion {
  readonly chatId: string;
  readonly messageId: string;
  readonly request: ReplyRequest;
}

/** The model never gets more of the conversation, and most models get less. */
const EARLIER_MESSAGES = 40;
/** More at once cannot be a person reading. */
const RUNNING_AT_ONCE = 5;

export async function acceptQuestion(
  { database, nameDocuments, engine }: AcceptParts,
  user: SignedInUser,
  chatId: string,
  ask: ChatAsk,
): Promise<AcceptedQuestion> {
  const scope = await scopeOfQuestion(database, user, chatId, ask);
  const documents = await attachedDocuments(nameDocuments, scope, ask.document_ids);
  await settleAbandoned(database, { userId: user.id });
  const quote = ask.quote ? ask.quote : null;
  try {
    return await database.transaction(async (transaction) => {
      await lockAsker(transaction, user.id);
      if (ask.answer_id && (await findMessage(transaction, ask.answer_id)) !== null) throw answerIdTaken();
      await requireChat(transaction, scope, chatId, ask);
      if ((await countRunning(transaction, user.id)) >= RUNNING_AT_ONCE) throw new AppError('CHATS_AT_ONCE');
      const earlier = await listRecentMessages(transaction, chatId, { newest: EARLIER_MESSAGES });
      const position = (earlier.at(-1)?.position ?? 0) + 1;
      const common = { chatId, mode: ask.mode, engine };
      const taken = await takeAnswer(transaction, scope);
      const question = {
        ...common,
        position,
        role: 'user',
        state: 'done',
        content: ask.content,
        quote,
        documents,
      } as const;
      const answer = {
        ...common,
        id: ask.answer_id ?? undefined,
        position: position + 1,
        role: 'assistant',
        state: 'running',
        beatAt: new Date(),
        ...taken,
      } as const;
      const rows = await insertMessages(transaction, [question, answer]);
      const messageId = rows.find(({ role }) => role === 'assistant')?.id;
      if (messageId === undefined) throw new Error('the answer was not inserted');
      await announceChats(transaction, user.id);
      const said = earlier.filter(({ state, content }) => state !== 'failed' && content !== '');
      const request = {
        scope,
        mode: ask.mode,
        question: ask.content,
        quote,
        documentIds: documents.map(({ id }) => id),
        earlier: said.map(({ role, content }) => ({ role, content })),
      };
      return { chatId, messageId, request };
    });
  } catch (error) {
    if (isUniqueViolation(error, ANSWER_KEY)) throw answerIdTaken();
    throw isUniqueViolation(error) ? new AppError('CHAT_REPLYING') : error;
  }
}

const ANSWER_KEY = 'chat_messages_pkey';

function answerIdTaken(): AppError {
  return new AppError('CONFLICT', { message: chatText.answerIdTaken });
}

export interface AcceptParts {
  readonly database: Database;
  readonly nameDocuments: NameDocuments;
  readonly engine: ChatEngine;
}

async function attachedDocuments(name: NameDocuments, scope: TeamScope, given: readonly string[]) {
  const ids = [...new Set(given)];
  const named = ids.length === 0 ? [] : await name(scope, ids);
  if (named.length < ids.length) throw new AppError('NOT_FOUND', { message: chatText.documentsGone });
  return [...new Map(named.map((document) => [document.id, document])).values()];
}

/** The chat's own space, or the one requested for a new chat. Somebody else's chat is not found. */
async function scopeOfQuestion(
  connection: Connection,
  user: SignedInUser,
  chatId: string,
  ask: ChatAsk,
): Promise<TeamScope> {
  const owner = await findChatOwner(connection, chatId);
  if (owner !== null && owner.userId !== user.id) throw new AppError('NOT_FOUND');
  const requestedTeamId = owner?.teamId ?? ask.team_id ?? user.currentTeamId;
  const scope = await findMembership(connection, user.id, requestedTeamId);
  if (scope) return scope;
  // The current space may be deleted; a space named in the request is not replaced by another.
  const own = owner || ask.team_id ? null : await findMembership(connection, user.id, user.personalTeamId);
  if (!own) throw new AppError('NOT_FOUND');
  return own;
}

async function requireChat(connection: Connection, scope: TeamScope, id: string, { content, mode }: ChatAsk) {
  const title = titleOf(content);
  if (await insertChat(connection, scope, { id, title, mode })) return;
  // Created meanwhile by somebody else: not found for this user.
  const owner = await findChatOwner(connection, id);
  if (owner?.userId !== scope.userId) throw new AppError('NOT_FOUND');
  await touchChat(connection, scope, id, mode);
}

const TITLE_CHARACTERS = 30;

function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  const short = [...line].slice(0, Math.min(TITLE_CHARACTERS, CHAT_TITLE_MAX_CHARACTERS)).join('');
  return short.length < line.length ? `${short}…` : short;
}
