/** Collaboration on one result: changes, presence, and comments on its findings. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id, instant } from './shapes.ts';

export const liveTopics = ['decisions', 'comments', 'status', 'collaboration', 'people'] as const;
export type LiveTopic = (typeof liveTopics)[number];

export const COMMENT_MAX_CHARACTERS = 2000;
export const COMMENTS_MAX_PER_TASK = 5000;
export const MENTIONS_MAX = 20;
const FINDING_ID_MAX_CHARACTERS = 200;

const params = z.object({ productId: id });
const object = { kind: 'object', object: 'discussion', param: 'productId' } as const;
const person = z.object({ userId: id, name: z.string() });

export const watchProduct = defineRoute({
  name: 'watchProduct',
  feature: 'live',
  method: 'GET',
  path: '/api/wenjian/{productId}/live',
  summary: '等待这份结果的变化：有变化立即返回，否则约 20 秒后返回；同时表示正在查看',
  policy: { ...object, ability: 'read' },
  params,
  query: z.object({
    /** The cursor of the last response; without it the response comes at once. */
    cursor: z.string().max(200).optional(),
  }),
  answer: z.object({
    cursor: z.string(),
    changed: z.array(z.enum(liveTopics)),
    /** Who is viewing it now, including the user. */
    people: z.array(person),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'FORBIDDEN', 'COLLABORATION_CLOSED'],
});

export const comment = z.object({
  id,
  findingId: z.string(),
  author: person,
  /** Empty when it was deleted. */
  body: z.string(),
  version: z.number().int(),
  at: instant,
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  /** Whether the current user may change it. */
  isOwn: z.boolean(),
  /** Whether the current user may delete it: its author, the owner of the document, the admins of its space. */
  canDelete: z.boolean(),
  /** The users who were notified. */
  mentions: z.array(id),
});

export const listComments = defineRoute({
  name: 'listComments',
  feature: 'live',
  method: 'GET',
  path: '/api/wenjian/{productId}/comments',
  summary: '这份结果的评论，最早的在前',
  policy: { ...object, ability: 'read' },
  params,
  answer: z.object({
    items: z.array(comment),
    /** The users who can be mentioned. */
    people: z.array(person),
    /** Whether the current user may comment. */
    canWrite: z.boolean(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'FORBIDDEN', 'COLLABORATION_CLOSED'],
});

const body = z
  .string()
  .trim()
  .min(1, '请填写评论')
  .max(COMMENT_MAX_CHARACTERS, `评论请控制在 ${COMMENT_MAX_CHARACTERS} 字以内`);

const mentions = z.array(id).max(MENTIONS_MAX, `一次最多提到 ${MENTIONS_MAX} 人`).default([]);
/** The finding's id in the result; printable characters only. */
const findingId = z
  .string()
  .max(FINDING_ID_MAX_CHARACTERS)
  .regex(/^[^\p{C}]+$/u);

export const addComment = defineRoute({
  name: 'addComment',
  feature: 'live',
  method: 'POST',
  path: '/api/wenjian/{productId}/comments',
  summary: '评论一条差异、风险、更正或查重结果；被提到的人会收到消息，被提到的空间成员可以回复',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({ findingId, body, mentions }),
  answer: comment,
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'GONE',
    'FORBIDDEN',
    'COLLABORATION_CLOSED',
    'COMMENTS_FULL',
    'TASK_NOT_FINISHED',
    'TASK_WITHOUT_RESULT',
  ],
});

const commentParams = params.extend({ commentId: id });

export const changeComment = defineRoute({
  name: 'changeComment',
  feature: 'live',
  method: 'PATCH',
  path: '/api/wenjian/{productId}/comments/{commentId}',
  summary: '修改自己的评论；新提到的人会收到消息',
  policy: { ...object, ability: 'change' },
  params: commentParams,
  body: z.object({ body, mentions, version: z.number().int() }),
  answer: comment,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'FORBIDDEN', 'COLLABORATION_CLOSED', 'CONFLICT'],
});

export const deleteComment = defineRoute({
  name: 'deleteComment',
  feature: 'live',
  method: 'DELETE',
  path: '/api/wenjian/{productId}/comments/{commentId}',
  summary: '删除自己的评论；文档所有者与空间管理员可以删除任何评论',
  policy: { ...object, ability: 'change' },
  params: commentParams,
  answer: z.null(),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'FORBIDDEN', 'COLLABORATION_CLOSED'],
});
