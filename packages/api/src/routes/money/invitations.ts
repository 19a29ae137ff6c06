/** Inviting new users: each user has a code, and both sides are rewarded when a new user signs up with it. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant, nothing, pageOf, paging } from '../shapes.ts';

/** One point is one use of each of these. */
export const invitationTools = ['audit', 'duplicate', 'compare'] as const;

/** Without characters that look alike. */
export const INVITE_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const INVITE_CODE_CHARACTERS = 8;

/** The message of a reward is shown after a second (docs/spec.md#constants). */
export const INVITE_MESSAGE_DELAY_MS = 1000;

export const getInviteCode = defineRoute({
  name: 'getInviteCode',
  feature: 'invitations',
  method: 'GET',
  path: '/api/wenjian/inviteNew/getInviteCode',
  summary: '我的邀请码，以及它带来了多少人与多少点助力试用',
  policy: { kind: 'user' },
  answer: z.object({
    code: z.string(),
    invitedCount: z.number().int(),
    assistedPoints: z.number().int(),
  }),
  errors: ['UNAUTHENTICATED'],
});

export const listInvited = defineRoute({
  name: 'listInvited',
  feature: 'invitations',
  method: 'GET',
  path: '/api/wenjian/inviteNew/list',
  summary: '我邀请到的新用户，最新的在前',
  policy: { kind: 'user' },
  query: paging,
  answer: pageOf(
    z.object({
      id,
      /** A name, or a masked phone number. */
      name: z.string(),
      points: z.number().int(),
      at: instant,
    }),
  ),
  errors: ['UNAUTHENTICATED'],
});

export const acceptInvitation = defineRoute({
  name: 'acceptInvitation',
  feature: 'invitations',
  method: 'POST',
  path: '/api/wenjian/inviteNew/accept',
  summary: '新用户接受邀请（inviteNewCode 或 invitationCode），双方各得一次奖励',
  policy: { kind: 'user' },
  body: z.object({
    code: z.string().trim().toUpperCase().min(1).max(64),
    /** The uuid the browser stores for its device, the same as in the session call. */
    deviceId: id,
  }),
  answer: z.object({ points: z.number().int() }),
  errors: ['UNAUTHENTICATED', 'INVITATION_REFUSED'],
});

export const readInviteReward = defineRoute({
  name: 'readInviteReward',
  feature: 'invitations',
  method: 'GET',
  path: '/api/wenjian/inviteNew/reward',
  summary: '还没有告知我的助力试用点数',
  policy: { kind: 'user' },
  answer: z.object({ points: z.number().int(), rewardIds: z.array(id) }),
  errors: ['UNAUTHENTICATED'],
});

export const acknowledgeInviteReward = defineRoute({
  name: 'acknowledgeInviteReward',
  feature: 'invitations',
  method: 'POST',
  path: '/api/wenjian/inviteNew/reward/ack',
  summary: '这些助力试用点数已经告知我',
  policy: { kind: 'user' },
  body: z.object({ rewardIds: z.array(id).max(1000) }),
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});
