/**
 * A user's own chats in a space: the list, one chat, its title, its share link, feedback on answers, a chat
 * as a file.
 */
import { z } from 'zod';
import { CHAT_SUCCESS_CODE, defineRoute } from '../../define-route.ts';
import { id, instant, nothing, pageOf, paging, teamScope } from '../shapes.ts';
import { CHAT_TITLE_MAX_CHARACTERS, chatFeedbackTypes, chatMessage, chatModes } from './chat-shapes.ts';

const service = { feature: 'chat', successCode: CHAT_SUCCESS_CODE } as const;
const object = { kind: 'object', object: 'chat', param: 'chatId' } as const;
const params = z.object({ chatId: id });

const title = z
  .string()
  .trim()
  .min(1, '请填写名称')
  .max(CHAT_TITLE_MAX_CHARACTERS, `名称请控制在 ${CHAT_TITLE_MAX_CHARACTERS} 字以内`);

export const chatSummary = z.object({
  id,
  title: z.string(),
  mode: z.enum(chatModes),
  message_count: z.number().int(),
  /** True while an answer is being generated. */
  is_replying: z.boolean(),
  is_shared: z.boolean(),
  /** The text around the search words; null when they are in the title or there are none. */
  snippet: z.string().nullable(),
  updated_at: instant,
});

export const CHAT_KEYWORD_MAX_CHARACTERS = 64;

export const listChats = defineRoute({
  ...service,
  name: 'listChats',
  method: 'GET',
  path: '/chat/chat-list',
  summary: '我在这个空间里的对话，最近的在前；可按标题与内容中的词句查找',
  policy: { kind: 'space' },
  query: paging.extend({
    teamId: teamScope.shape.teamId,
    keyword: z
      .string()
      .trim()
      .max(CHAT_KEYWORD_MAX_CHARACTERS, `请控制在 ${CHAT_KEYWORD_MAX_CHARACTERS} 字以内`)
      .optional(),
  }),
  answer: pageOf(chatSummary),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const watchChats = defineRoute({
  ...service,
  name: 'watchChats',
  method: 'GET',
  path: '/chat/changes',
  summary: '等待自己的对话有变化（提问、回答、改名、评价、删除）：有变化立即返回，否则约 20 秒后返回',
  policy: { kind: 'user' },
  query: z.object({
    /** The cursor of the last response; without it the response comes at once. */
    cursor: z.string().max(40).optional(),
  }),
  answer: z.object({ cursor: z.string(), is_changed: z.boolean() }),
  errors: ['UNAUTHENTICATED'],
});

export const readChatHistory = defineRoute({
  ...service,
  name: 'readChatHistory',
  method: 'GET',
  path: '/chat/chat-history',
  summary: '一个对话的全部消息；正在进行的回答可用其最后事件号接着接收',
  policy: { kind: 'object', object: 'chat', ability: 'read', param: 'id' },
  query: z.object({ id }),
  answer: z.object({
    id,
    title: z.string(),
    mode: z.enum(chatModes),
    history: z.array(chatMessage),
    /**
     * Null: no answer is running. Otherwise the last message is the running one and is empty; resume from
     * event 0.
     */
    running: z.object({ message_id: id }).nullable(),
    is_shared: z.boolean(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const clearChatHistory = defineRoute({
  ...service,
  name: 'clearChatHistory',
  method: 'DELETE',
  path: '/chat/chat-history',
  summary: '删除一个对话；没有 id 时删除我在这个空间里的全部对话。正在回答时拒绝',
  policy: { kind: 'space', isForViewers: true },
  query: z.object({ teamId: teamScope.shape.teamId, id: id.optional() }),
  answer: z.object({ deleted: z.number().int() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CHAT_REPLYING'],
});

export const renameChat = defineRoute({
  ...service,
  name: 'renameChat',
  method: 'PATCH',
  path: '/chat/chats/{chatId}',
  summary: '修改对话的名称',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({ title }),
  answer: z.object({ title: z.string() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

/** Share links of spaces without a paid plan. */
export const CHAT_LINK_DAYS = 7;

export const shareChat = defineRoute({
  ...service,
  name: 'shareChat',
  method: 'POST',
  path: '/chat/chats/{chatId}/share',
  summary: '生成对话的分享链接；已有的直接给出。会员空间的链接长期有效，其他的 7 天',
  policy: { ...object, ability: 'share' },
  params,
  answer: z.object({
    key: z.string(),
    invite_code: z.string(),
    /** True when this call created the link; false when the chat already had one. */
    is_new: z.boolean(),
    /** Whether the space has a paid plan. */
    is_member: z.boolean(),
    /** Null: never expires. */
    expires_at: instant.nullable(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'CHAT_REPLYING'],
});

export const unshareChat = defineRoute({
  ...service,
  name: 'unshareChat',
  method: 'DELETE',
  path: '/chat/chats/{chatId}/share',
  summary: '收回对话的分享链接',
  policy: { ...object, ability: 'share' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

/** Contains nothing about the space, attached documents, or the owner's feedback on answers. */
export const sharedChat = z.object({
  title: z.string(),
  /** The user who shared it. */
  shared_by: z.string(),
  shared_at: instant,
  invite_code: z.string(),
  is_member: z.boolean(),
  history: z.array(chatMessage.omit({ feedback: true, documents: true, quote: true })),
});

export const readSharedChat = defineRoute({
  ...service,
  name: 'readSharedChat',
  method: 'GET',
  path: '/chat/shared/{key}',
  summary: '凭分享链接查看对话（无需登录）',
  policy: { kind: 'public' },
  params: z.object({ key: z.string().regex(/^[\w-]{20,64}$/, '分享链接不完整') }),
  answer: sharedChat,
  errors: ['NOT_FOUND', 'GONE'],
  sendsBearer: false,
});

export const CHAT_FEEDBACK_MAX_CHARACTERS = 500;

export const rateAnswer = defineRoute({
  ...service,
  name: 'rateAnswer',
  method: 'PUT',
  path: '/chat/chats/{chatId}/messages/{messageId}/feedback',
  summary: '赞或踩一条回答；null 为取消',
  policy: { ...object, ability: 'change' },
  params: params.extend({ messageId: id }),
  body: z.object({
    type: z.enum(chatFeedbackTypes).nullable(),
    comment: z.string().trim().max(CHAT_FEEDBACK_MAX_CHARACTERS).default(''),
  }),
  answer: z.object({ type: z.enum(chatFeedbackTypes).nullable() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

/** What a chat can be saved as, with the ending of the file. */
export const chatExportEndings = { docx: 'docx', markdown: 'md' } as const;
export type ChatExportFormat = keyof typeof chatExportEndings;
export const chatExportFormats = Object.keys(chatExportEndings) as readonly ChatExportFormat[];

export const exportChat = defineRoute({
  ...service,
  name: 'exportChat',
  method: 'GET',
  path: '/chat/chats/{chatId}/export',
  summary: '把对话（或其中一条回答）导出为 Word 或 Markdown 文件',
  policy: { ...object, ability: 'read' },
  params,
  query: z.object({ format: z.enum(chatExportFormats), messageId: id.optional() }),
  answer: z.unknown(),
  answerKind: 'file',
  record: 'exported',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'CHAT_REPLYING'],
});
