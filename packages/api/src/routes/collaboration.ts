/**
 * Sharing one result with people outside its team space. Every tool's path has the same seven calls; so does
 * `/api/wenjian/{productId}`, where `productType` in the query or in the body names the tool.
 */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import type { ErrorName } from '../errors.ts';
import { type ProductType, productTypes } from '../tools.ts';
import { id, instant, phone } from './shapes.ts';

export const INVITE_MAX_AT_ONCE = 20;
/** Maximum of invited and joined people; unanswered requests are counted separately, up to the same number. */
export const COLLABORATION_MAX_MEMBERS = 100;
/** Waiting time after a refusal, counted from the request. */
export const JOIN_AGAIN_AFTER_HOURS = 24;

export const collaborationPermission = z.enum(['readwrite', 'readonly']);
export type CollaborationPermission = z.output<typeof collaborationPermission>;

const permission = z.enum(['owner', 'readwrite', 'readonly']);
/**
 * `inviting`: invited but not joined; `added`: invited and joined; `shared`: came through the link and was
 * accepted.
 */
const tag = z.enum(['owner', 'shared', 'inviting', 'added']);
const me = z.object({ phone: z.string(), permission, joined: z.boolean(), tag });

/** For somebody without access yet: the document's name and owner, nothing about the others. */
export const collaboration = z.object({
  isCollaborated: z.boolean(),
  isClosed: z.boolean(),
  isOwner: z.boolean(),
  /** Owner or admin of the document's team space. */
  isTeamAdmin: z.boolean(),
  /** Needs no request: a member of the team space, or invited. */
  isMember: z.boolean(),
  /** Can open the document now. */
  isJoined: z.boolean(),
  isPending: z.boolean(),
  /** True in a team space, false in a personal one. */
  isTeamDoc: z.boolean(),
  me: me.nullable(),
  owner: z.object({ name: z.string(), phone: z.string(), docName: z.string() }),
  /** The name is empty until somebody has joined with this number. */
  members: z.array(me.extend({ name: z.string() })),
  /** People who asked for access; only for those who can accept them. */
  requests: z.array(z.object({ phone: z.string(), name: z.string(), at: instant })),
  teamId: id.nullable(),
});

const productType = z.enum(productTypes).optional();
const params = z.object({ productId: id });
const query = z.object({ productType });
const reference = z.object({ productType });

const members = z
  .object({
    productType,
    phones: z
      .array(phone)
      .min(1, '请填写手机号')
      .max(INVITE_MAX_AT_ONCE, `一次最多邀请 ${INVITE_MAX_AT_ONCE} 人`),
    permission: collaborationPermission.optional(),
    removed: z.literal(true).optional(),
  })
  .refine(({ permission, removed }) => (permission === undefined) !== (removed === undefined), {
    path: ['permission'],
    message: '请选择权限，或移除成员',
  });

const visit = { kind: 'visit', object: 'product', param: 'productId' } as const;
const manage = { kind: 'object', object: 'product', ability: 'share', param: 'productId' } as const;
const refused: readonly ErrorName[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'COLLABORATION_CLOSED',
  'NOT_FOUND',
  'GONE',
];

/** The calls under one path. `key` makes their names unique. */
function callsOf(key: string, path: string) {
  const base = `/api/${path}/{productId}` as const;
  const feature = 'collaboration';
  return {
    read: defineRoute({
      name: `readCollaboration${key}`,
      feature,
      method: 'GET',
      path: `${base}/collaboration`,
      summary: '协作的状态、成员与申请',
      policy: visit,
      params,
      query,
      answer: collaboration,
      errors: refused,
    }),
    open: defineRoute({
      name: `openCollaboration${key}`,
      feature,
      method: 'POST',
      path: `${base}/collaboration`,
      summary: '开启协作；已关闭的重新开启',
      policy: manage,
      params,
      query,
      body: reference,
      answer: collaboration,
      errors: refused,
    }),
    change: defineRoute({
      name: `changeCollaboration${key}`,
      feature,
      method: 'PATCH',
      path: `${base}/collaboration`,
      summary: '关闭或重新开启协作，成员保留',
      policy: manage,
      params,
      query,
      body: reference.extend({ isClosed: z.boolean() }),
      answer: collaboration,
      errors: [...refused, 'COLLABORATION_NOT_OPEN'],
    }),
    members: defineRoute({
      name: `changeCollaborationMembers${key}`,
      feature,
      method: 'POST',
      path: `${base}/members`,
      summary: '按手机号邀请成员、修改权限，或移除（removed）',
      policy: manage,
      params,
      query,
      body: members,
      answer: collaboration,
      errors: [...refused, 'COLLABORATION_NOT_OPEN', 'COLLABORATION_FULL'],
    }),
    join: defineRoute({
      name: `joinCollaboration${key}`,
      feature,
      method: 'POST',
      path: `${base}/join`,
      summary: '受邀成员加入',
      policy: visit,
      params,
      query,
      body: reference,
      answer: collaboration,
      errors: [...refused, 'PHONE_MISSING'],
    }),
    requestJoin: defineRoute({
      name: `requestCollaboration${key}`,
      feature,
      method: 'POST',
      path: `${base}/join-request`,
      summary: '申请加入，等待所有者或团队管理员同意',
      policy: visit,
      params,
      query,
      body: reference,
      answer: collaboration,
      errors: [...refused, 'PHONE_MISSING', 'JOIN_TOO_SOON', 'COLLABORATION_FULL', 'CONFLICT'],
    }),
    answerJoin: defineRoute({
      name: `answerCollaborationRequest${key}`,
      feature,
      method: 'PATCH',
      path: `${base}/join/{phone}`,
      summary: '同意或拒绝一个申请；同意时默认可查看',
      policy: manage,
      params: params.extend({ phone }),
      query,
      body: reference.extend({ accepted: z.boolean(), permission: collaborationPermission.optional() }),
      answer: collaboration,
      errors: [...refused, 'JOIN_ANSWERED', 'COLLABORATION_FULL'],
    }),
  };
}

export type CollaborationCalls = ReturnType<typeof callsOf>;

const { requestJoin, members: changeMembers, answerJoin } = callsOf('InMessage', 'wenjian/message');
/** Answered from a message, which knows the product id but not its tool, so the type is optional. */
export const messageCalls = { requestJoin, members: changeMembers, answerJoin };

/** The paths of the spec. Both comparison versions use the same task. */
export const collaborationCalls: Readonly<Record<ProductType, CollaborationCalls>> = {
  compare: callsOf('Compare', 'v2/contract-compare'),
  compareV3: callsOf('CompareV3', 'contract-compare/v3'),
  document: callsOf('Document', 'contract-document'),
  audit: callsOf('Audit', 'contract-audit'),
  duplicate: callsOf('Duplicate', 'contract-duplication'),
};

/** On this path the caller names the tool. */
export const collaborationCallsByType: CollaborationCalls = callsOf('', 'wenjian');

export const collaborationRoutes = [
  ...Object.values(collaborationCalls),
  collaborationCallsByType,
  messageCalls,
].flatMap((calls) => Object.values(calls));

export const listHistoryMembers = defineRoute({
  name: 'listHistoryMembers',
  feature: 'collaboration',
  method: 'GET',
  path: '/api/collaboration/history-members',
  summary: '在这个空间里分享过的人，最近的在前',
  policy: { kind: 'space' },
  query: z.object({ teamId: id.optional() }),
  answer: z.object({ items: z.array(z.object({ phone: z.string(), name: z.string() })) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
