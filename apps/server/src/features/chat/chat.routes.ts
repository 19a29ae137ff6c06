import * as answers from '@wenjian/answers';
import {
  acceptChatInvite,
  type ChatEngine,
  clearChatHistory,
  compareSentences,
  contactFromChat,
  exportChat,
  listChats,
  predictQuestions,
  rateAnswer,
  readAnswerSources,
  readChatCount,
  readChatHistory,
  readSharedChat,
  renameChat,
  shareChat,
  takeChatAnswer,
  unshareChat,
  watchChats,
} from '@wenjian/api';
import type { ChatWriter } from '../../adapters/chat-writer/chat-writer.port.ts';
import type { ChatModel } from '../../adapters/language-model/chat-model.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { LiveChannel } from '../../platform/live/live-channel.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { sendInquiry } from '../inquiries/index.ts';
import { readInviteCode } from '../invitations/index.ts';
import { readAnswers } from './answer-count.service.ts';
import { listsOf } from './answer-draft.ts';
import * as chats from './chat.service.ts';
import { watchChats as watch } from './chat-changes.ts';
import { findAnswerByHash } from './chat-messages.repository.ts';
import { acceptInvite, stopAnswer } from './count.service.ts';
import { exportChat as writeChat } from './export-chat.ts';
import { predictQuestions as predict } from './predict-questions.ts';
import type { RunningReplies } from './running-replies.ts';

export interface ChatRouteParts {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly log: Logger;
  readonly live: Pick<LiveChannel, 'wait'>;
  readonly replies: RunningReplies;
  readonly model: ChatModel | null;
  readonly writer: ChatWriter;
  /** Loads in advance what the first question would otherwise have to do without. */
  prepare(): void;
}

export function chatRoutes(parts: ChatRouteParts): readonly RouteHandler[] {
  return [...countRoutes(parts), ...answerRoutes(parts), ...historyRoutes(parts)];
}

function countRoutes({ database, queue, replies, model, prepare }: ChatRouteParts): readonly RouteHandler[] {
  const engine: ChatEngine = model === null ? 'local' : 'model';
  return [
    handle(acceptChatInvite, async ({ body, context: { user, scope } }) =>
      acceptInvite(database, user, scope, body),
    ),
    handle(readChatCount, async ({ context: { user, scope } }) => {
      prepare();
      const { left, limit, bonus, isMember, resetsAt } = await readAnswers(database, scope);
      const { code } = await readInviteCode(database, user.id);
      return {
        invite_code: code,
        count: left,
        limit,
        bonus,
        resets_at: resetsAt.toISOString(),
        is_member: isMember,
        engines: { law: engine, general: engine, reasoning: engine, assistant: engine },
      };
    }),
    handle(takeChatAnswer, async ({ body, context: { user, scope } }) =>
      stopAnswer(database, replies, user, scope, body.chat_id),
    ),
    handle(contactFromChat, async ({ body }) => {
      await sendInquiry(database, queue, { ...body, kind: 'requirement', topic: null, path: '/chat' });
      return null;
    }),
  ];
}

function answerRoutes({ database, model, log }: ChatRouteParts): readonly RouteHandler[] {
  return [
    handle(readAnswerSources, async ({ query, context: { user } }) => {
      const answer = await findAnswerByHash(database, user.id, query.query);
      return (
        answer && {
          ...listsOf(answer.sources),
          citations: [...answer.citations],
          recommend_list: [...answer.recommended],
        }
      );
    }),
    handle(compareSentences, async ({ body: { listA, listB } }) => ({
      list: answers.compareSentences(listA, listB).map(({ index, score, isSupported }) => ({
        index,
        score,
        is_supported: isSupported,
      })),
    })),
    handle(predictQuestions, async ({ body, context: { user } }) => ({
      recommend_list: [...(await predict({ database, model, log }, user.id, body.history))],
    })),
  ];
}

function historyRoutes({ database, live, writer }: ChatRouteParts): readonly RouteHandler[] {
  return [
    handle(watchChats, async ({ query, context: { user } }) =>
      watch({ database, live }, user.id, query.cursor),
    ),
    handle(listChats, async ({ query: { keyword, page, pageSize }, context: { scope } }) =>
      chats.readChats(database, scope, { keyword: keyword ? keyword : null, page, pageSize }),
    ),
    handle(readChatHistory, async ({ query, context: { scope } }) =>
      chats.readChat(database, scope, query.id),
    ),
    handle(clearChatHistory, async ({ query, context: { scope } }) => ({
      deleted: await chats.clearChats(database, scope, query.id ?? null),
    })),
    handle(renameChat, async ({ params, body, context: { scope } }) =>
      chats.renameChat(database, scope, params.chatId, body.title),
    ),
    handle(shareChat, async ({ params, context: { scope } }) =>
      chats.shareChat(database, scope, params.chatId),
    ),
    handle(unshareChat, async ({ params, context: { scope } }) => {
      await chats.unshareChat(database, scope, params.chatId);
      return null;
    }),
    handle(readSharedChat, async ({ params }) => chats.readSharedChat(database, params.key)),
    handle(rateAnswer, async ({ params, body, context: { scope } }) =>
      chats.rateAnswer(database, scope, params, body),
    ),
    handle(exportChat, async ({ params, query, context: { scope } }) =>
      writeChat(database, writer, scope, {
        chatId: params.chatId,
        format: query.format,
        messageId: query.messageId ?? null,
      }),
    ),
  ];
}
