/**
 * Sharing one result with people outside its team space. Every tool's path has the same seven calls; so does
 * `/api/wenjian/{productId}`, where `productType` in the query or in the body names the tool.
 */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import type { ErrorName } from '../../errors.ts';
import { type ProductType, type Tools, tools } from '../../tools.ts';
import { id, instant, phone } from '../shapes.ts';

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

const params = z.object({ productId: id });

/** What requests are made of; `productTypes` are those that they may name. */
function requestShapes(productTypes: readonly ProductType[]) {
  const productType = z.enum(productTypes).optional();
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
  return { query: reference, reference, members };
}

type RequestShapes = ReturnType<typeof requestShapes>;

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
function callsOf({ query, reference, members }: RequestShapes, key: string, path: string) {
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

/** All of these calls in a product with these tools: a path for each product type, one where the caller names the tool, one for messages. */
export function collaborationCallsOf(tools: Pick<Tools, 'names' | 'rows' | 'productTypes'>) {
  const shapes = requestShapes(tools.productTypes);
  const paths = tools.names.flatMap((tool) => Object.entries(tools.rows[tool].products));
  const byPath = paths.map(([type, path]) => [type, callsOf(shapes, capitalised(type), path)]);
  const { requestJoin, members, answerJoin } = callsOf(shapes, 'InMessage', 'wenjian/message');
  return {
    ofProduct: Object.fromEntries(byPath) as Readonly<Record<ProductType, CollaborationCalls>>,
    byType: callsOf(shapes, '', 'wenjian'),
    /** Answered from a message, which knows the product id but not its tool, so the type is optional. */
    inMessages: { requestJoin, members, answerJoin },
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const calls = collaborationCallsOf(tools);

/** The paths of the spec. */
export const collaborationCalls = calls.ofProduct;

/** On this path the caller names the tool. */
export const collaborationCallsByType: CollaborationCalls = calls.byType;

export const messageCalls = calls.inMessages;

export const collaborationRoutes = [
  ...Object.values(collaborationCalls),
  collaborationCallsByType,
  messageCalls,
].flatMap((one) => Object.values(one));

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
