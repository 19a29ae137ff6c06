/**
 * Messages to the signed-in user, and the notices shown as dialogs. Users see only their own. Requests for
 * access to a result are answered from the message, by separate calls with the product's id in the path.
 */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id, instant, nothing, pageOf, paging } from './shapes.ts';

/** The spec's popups. */
export const popupTemplates = ['pop_coupon_newuser', 'pop-marketing8'] as const;
/** An announcement on the workbench; the publication time follows. */
export const ANNOUNCEMENT_TEMPLATE_PREFIX = 'announcement-';
/** News of a version; its number follows. */
export const VERSION_TEMPLATE_PREFIX = 'version-';

export const messageKinds = [
  'welcome',
  /** Somebody asks to join a team; answered from the message. */
  'teamRequest',
  /** The answer to a request to join a team. */
  'teamAnswer',
  'teamAdded',
  /** A viewer asks to become a member. */
  'roleRequest',
  'teamRemoved',
  /** Somebody asks for access to a result; answered from the message. */
  'joinRequest',
  'joinAnswer',
  'shared',
  'mention',
  /** A long run has finished. */
  'taskEnded',
  /** The state of a purchase has changed. */
  'order',
  /** A data archive is ready, or an account is about to be closed. */
  'account',
  /** The user received points or a coupon. */
  'reward',
  /** Sent to many users by an operator. */
  'announcement',
] as const;

export type MessageKind = (typeof messageKinds)[number];

/** What the list can be narrowed to. */
export const messageGroups = ['tasks', 'people', 'account'] as const;
export type MessageGroup = (typeof messageGroups)[number];

export const kindsOfGroup: Readonly<Record<MessageGroup, readonly MessageKind[]>> = {
  tasks: ['taskEnded'],
  people: [
    'teamRequest',
    'teamAnswer',
    'teamAdded',
    'teamRemoved',
    'roleRequest',
    'joinRequest',
    'joinAnswer',
    'shared',
    'mention',
  ],
  account: ['welcome', 'order', 'account', 'reward', 'announcement'],
};

/** A request that can still be answered, or its outcome. */
export const requestStates = ['pending', 'accepted', 'rejected', 'gone'] as const;

const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), teamId: id, userId: id }),
  z.object({
    kind: z.literal('product'),
    productId: id,
    productType: z.string(),
    phone: z.string().nullable(),
  }),
  /** Runs of one tool that ended one after another: they share a message. */
  z.object({
    kind: z.literal('tasks'),
    done: z.number().int(),
    failed: z.number().int(),
    tool: z.string().optional(),
  }),
]);

export const message = z.object({
  id,
  kind: z.enum(messageKinds),
  content: z.string(),
  /** A path of the product. */
  link: z.string().nullable(),
  teamId: id.nullable(),
  subject: subject.nullable(),
  /** For requests only; null on every other message. */
  request: z.enum(requestStates).nullable(),
  isRead: z.boolean(),
  at: instant,
});

/** With the spec's names. */
export const notice = z.object({
  id,
  content: z.string(),
  template_number: z.string(),
  ack: z.boolean(),
  ack_time: instant.nullable(),
});

const SEARCH_MAX_CHARACTERS = 100;
const own = { kind: 'object', object: 'message', param: 'id' } as const;
const params = z.object({ id });

export const listNotices = defineRoute({
  name: 'listNotices',
  feature: 'messages',
  method: 'GET',
  path: '/api/wenjian/message',
  summary: '正在展示的公告与版本说明，以及是否已知晓；含发给这个空间的公告',
  policy: { kind: 'user' },
  /** The current space when absent. Nothing is shown for a space the user is not in. */
  query: z.object({ team_id: id.optional() }),
  answer: z.object({ items: z.array(notice) }),
  errors: ['UNAUTHENTICATED'],
});

export const readPopup = defineRoute({
  name: 'readPopup',
  feature: 'messages',
  method: 'GET',
  path: '/api/wenjian/popup',
  summary: '一个弹窗；没有在展示时为空',
  policy: { kind: 'user' },
  query: z.object({ template_number: z.string().min(1).max(100) }),
  answer: notice.nullable(),
  errors: ['UNAUTHENTICATED'],
});

export const acknowledgeMessage = defineRoute({
  name: 'acknowledgeMessage',
  feature: 'messages',
  method: 'POST',
  path: '/api/wenjian/message/ack/{id}',
  summary: '弹窗或公告已知晓',
  policy: { ...own, ability: 'change' },
  params,
  /** If given, it must be the id of that notice. */
  body: z.object({ template_number: z.string().max(100).optional() }),
  answer: notice,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const listMessages = defineRoute({
  name: 'listMessages',
  feature: 'messages',
  method: 'POST',
  path: '/api/wenjian/message/list',
  summary: '我的消息，最新的在前',
  policy: { kind: 'user' },
  body: paging.extend({ isUnread: z.boolean().optional(), group: z.enum(messageGroups).optional() }),
  answer: pageOf(message),
  errors: ['UNAUTHENTICATED'],
});

export const countMessages = defineRoute({
  name: 'countMessages',
  feature: 'messages',
  method: 'GET',
  path: '/api/wenjian/message/count',
  summary: '未读消息的数量',
  policy: { kind: 'user' },
  answer: z.object({ count: z.number().int() }),
  errors: ['UNAUTHENTICATED'],
});

export const searchMessages = defineRoute({
  name: 'searchMessages',
  feature: 'messages',
  method: 'GET',
  path: '/api/wenjian/message/search',
  summary: '按内容查找我的消息',
  policy: { kind: 'user' },
  query: paging.extend({
    keyword: z
      .string()
      .trim()
      .min(1, '请输入要找的内容')
      .max(SEARCH_MAX_CHARACTERS, `请控制在 ${SEARCH_MAX_CHARACTERS} 字以内`),
  }),
  answer: pageOf(message),
  errors: ['UNAUTHENTICATED'],
});

export const readMessage = defineRoute({
  name: 'readMessage',
  feature: 'messages',
  method: 'POST',
  path: '/api/wenjian/message/setReaded/{id}',
  summary: '把一条消息标为已读',
  policy: { ...own, ability: 'change' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readAllMessages = defineRoute({
  name: 'readAllMessages',
  feature: 'messages',
  method: 'POST',
  path: '/api/wenjian/message/readAll',
  summary: '把我的消息全部标为已读',
  policy: { kind: 'user' },
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});

export const deleteMessage = defineRoute({
  name: 'deleteMessage',
  feature: 'messages',
  method: 'POST',
  path: '/api/wenjian/message/del/{extent}/{id}',
  summary: '删除一条消息（one），或这条与更早的已读消息（read）',
  policy: { ...own, ability: 'delete' },
  params: params.extend({ extent: z.enum(['one', 'read']) }),
  answer: z.object({ deleted: z.number().int() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
