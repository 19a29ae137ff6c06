import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { operatorRoles } from '../../operator-areas.ts';
import { siteCalls } from '../../site-calls.ts';
import { id, instant, nothing } from '../shapes.ts';

/** User info with the field names of docs/spec.md#user-info, both spellings where it names two. */
export const userInfo = z.object({
  userId: id,
  sub: z.string(),
  name: z.string().nullable(),
  username: z.string().nullable(),
  nickname: z.string().nullable(),
  phone: z.string().nullable(),
  phone_number: z.string().nullable(),
  photo: z.string().nullable(),
  picture: z.string().nullable(),
  vipStatus: z.boolean(),
  maxExpiredAt: instant.nullable(),
});

export const session = defineRoute({
  name: 'session',
  feature: 'account',
  method: 'GET',
  path: '/api/account/session',
  summary: '读取当前会话（守卫的登录检查）；首次调用时建立账户与个人空间',
  policy: { kind: 'user' },
  answer: z.object({
    user: userInfo,
    personalTeamId: id,
    currentTeamId: id,
    /** Only of somebody who runs the product. */
    operatorRole: z.enum(operatorRoles).optional(),
  }),
  errors: ['UNAUTHENTICATED'],
});

export const PERSON_NAME_MAX_CHARACTERS = 30;
/** A square of this many pixels, made by the browser: enough for a head at twice the density. */
export const AVATAR_PX = 96;
/** Of the data address, which comes with every answer about its person. */
export const AVATAR_MAX_CHARACTERS = 12_000;

export const saveProfile = defineRoute({
  name: 'saveProfile',
  feature: 'account',
  method: 'PATCH',
  path: '/api/account/profile',
  summary: '修改自己的姓名与头像；null 恢复为登录账号的',
  policy: { kind: 'user' },
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, '请填写姓名')
      .max(PERSON_NAME_MAX_CHARACTERS, `姓名请控制在 ${PERSON_NAME_MAX_CHARACTERS} 字以内`)
      .nullable()
      .optional(),
    picture: z
      .string()
      .max(AVATAR_MAX_CHARACTERS, '头像太大，请换一张')
      .regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, '头像须为 PNG、JPEG 或 WebP 图片')
      .nullable()
      .optional(),
  }),
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});

export const identityConfig = defineRoute({
  name: 'identityConfig',
  feature: 'account',
  method: 'GET',
  path: siteCalls.identityConfig,
  summary: '身份提供方的公开参数与公钥，浏览器用它校验令牌',
  policy: { kind: 'public' },
  answer: z.object({
    kind: z.enum(['embedded', 'external']),
    issuer: z.string(),
    audience: z.string(),
    clientId: z.string(),
    jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  }),
  errors: [],
  sendsBearer: false,
});

export const signIn = z.object({
  id,
  userAgent: z.string(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  /** The one this request came with. */
  isCurrent: z.boolean(),
});

export const listSignIns = defineRoute({
  name: 'listSignIns',
  feature: 'account',
  method: 'GET',
  path: '/api/account/sign-ins',
  summary: '仍然有效的登录：浏览器与时间',
  policy: { kind: 'user' },
  answer: z.object({ items: z.array(signIn) }),
  errors: ['UNAUTHENTICATED'],
});

export const endSignIn = defineRoute({
  name: 'endSignIn',
  feature: 'account',
  method: 'POST',
  path: '/api/account/sign-ins/end',
  summary: '让一处登录立即失效',
  policy: { kind: 'user' },
  body: z.object({ signInId: id }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const signOut = defineRoute({
  name: 'signOut',
  feature: 'account',
  method: 'POST',
  path: siteCalls.signOut,
  summary: '退出登录：本次使用的令牌立即失效',
  policy: { kind: 'user' },
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});

export const signOutEverywhere = defineRoute({
  name: 'signOutEverywhere',
  feature: 'account',
  method: 'POST',
  path: '/api/account/sign-out/everywhere',
  summary: '退出所有设备：此前签发的令牌全部立即失效，包括本次使用的',
  policy: { kind: 'user' },
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});

export const readCurrentTeam = defineRoute({
  name: 'readCurrentTeam',
  feature: 'account',
  method: 'GET',
  path: '/api/account/settings/current-team',
  summary: '当前空间',
  policy: { kind: 'user' },
  answer: z.object({ teamId: id }),
  errors: ['UNAUTHENTICATED'],
});

export const saveCurrentTeam = defineRoute({
  name: 'saveCurrentTeam',
  feature: 'account',
  method: 'POST',
  path: '/api/account/settings/current-team',
  summary: '保存当前空间',
  policy: { kind: 'space', isForViewers: true },
  body: z.object({ teamId: id }),
  answer: z.object({ teamId: id }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const FEEDBACK_MAX_CHARACTERS = 2000;

export const sendFeedback = defineRoute({
  name: 'sendFeedback',
  feature: 'account',
  method: 'POST',
  path: '/api/wenjian/feedback',
  summary: '结果页反馈：类型、文字、可选截图',
  policy: { kind: 'space', isForViewers: true },
  body: z.object({
    teamId: id.optional(),
    kind: z.enum(['problem', 'suggestion', 'other']),
    text: z
      .string()
      .trim()
      .min(1, '请填写反馈内容')
      .max(FEEDBACK_MAX_CHARACTERS, '反馈内容请控制在 2000 字以内'),
    path: z.string().max(500),
    screenshotFileId: id.optional(),
  }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
