/**
 * Members of a team: added by phone, requesting through the invitation link, accepted, removed. The spec has
 * these calls twice, under the team and under messages; both do the same.
 */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { abilities, id, instant, nothing, phone } from '../shapes.ts';
import { teamInvite, teamLinkRole } from './team-links.ts';
import { teamInfo, teamRoles } from './teams.ts';

export const TEAM_INVITE_MAX_AT_ONCE = 100;
/** Applies even when a plan has no limit. */
export const TEAM_MAX_MEMBERS = 1000;
/** How long an invitation reserves its seat; inviting again restarts the time. */
export const TEAM_INVITATION_DAYS = 30;
export const TEAM_MEMBER_NAME_MAX_CHARACTERS = 30;

const role = z.enum(teamRoles);
/** Nobody can be invited as owner: only the owner can transfer a team. */
const invitedRole = z.enum(['admin', 'member', 'viewer']);
export type InvitedRole = z.output<typeof invitedRole>;

export const teamMember = z.object({
  userId: id,
  name: z.string(),
  /** Masked for members who do not manage the team. */
  phone: z.string(),
  role,
  joinedAt: instant,
  isMe: z.boolean(),
  canRemove: z.boolean(),
});

export const teamMembers = z.object({
  items: z.array(teamMember),
  /** Invited numbers without an account; only for those who manage the team. */
  invitations: z.array(
    z.object({ phone: z.string(), role: invitedRole, invitedAt: instant, expiresAt: instant }),
  ),
  /** People who asked to join, with the role of the link they came by; only for those who manage the team. */
  requests: z.array(
    z.object({ userId: id, name: z.string(), phone: z.string(), at: instant, role: teamLinkRole }),
  ),
  /** `used`: members and open invitations. `limit` is null when the plan has none; `trialEndsAt` while the free trial gives the seats. */
  seats: z.object({
    used: z.number().int(),
    limit: z.number().int().nullable(),
    trialEndsAt: instant.nullable(),
  }),
  abilities,
});

const params = z.object({ id });
const memberParams = params.extend({ userId: id });
const name = z
  .string()
  .trim()
  .min(1, '请填写姓名')
  .max(TEAM_MEMBER_NAME_MAX_CHARACTERS, `姓名请控制在 ${TEAM_MEMBER_NAME_MAX_CHARACTERS} 字以内`);
const phones = z
  .array(phone)
  .min(1, '请填写手机号')
  .max(TEAM_INVITE_MAX_AT_ONCE, `一次最多添加 ${TEAM_INVITE_MAX_AT_ONCE} 人`);

const manage = { kind: 'object', object: 'teamSpace', ability: 'share', param: 'id' } as const;

/** The calls under one path. `key` makes their names unique. */
function callsOf<const Key extends string>(
  key: Key,
  base: '/api/team/{id}' | '/api/wenjian/message/team/{id}',
) {
  const feature = 'teams';
  return {
    add: defineRoute({
      name: `addTeamMembers${key}`,
      feature,
      method: 'POST',
      path: `${base}/members`,
      summary: '按手机号添加成员；还没有账号的成为邀请，首次登录时加入。再次添加即重新邀请',
      policy: manage,
      params,
      body: z.object({ phones, role: invitedRole.default('member') }),
      answer: teamMembers.extend({
        outcome: z.object({
          added: z.number().int(),
          invited: z.number().int(),
          alreadyIn: z.number().int(),
        }),
      }),
      errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TEAM_FULL', 'PERSONAL_SPACE'],
    }),
    remove: defineRoute({
      name: `removeTeamMember${key}`,
      feature,
      method: 'DELETE',
      path: `${base}/members/{userId}`,
      summary: '移除成员，立即失去访问',
      policy: manage,
      params: memberParams,
      answer: teamMembers,
      errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TEAM_OWNER_STAYS'],
    }),
    join: defineRoute({
      name: `requestTeam${key}`,
      feature,
      method: 'POST',
      path: key === '' ? `${base}/join/` : `${base}/join`,
      summary: '申请加入团队，等待管理员同意',
      policy: { kind: 'invited', param: 'id' },
      params: params.extend({ id: teamInvite }),
      body: z.object({ name }),
      answer: teamInfo,
      errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'JOIN_TOO_SOON', 'TEAM_REQUESTS_FULL'],
    }),
    answer: defineRoute({
      name: `answerTeamRequest${key}`,
      feature,
      method: 'PATCH',
      path: `${base}/join/{userId}`,
      summary: '同意或拒绝一个加入申请',
      policy: manage,
      params: memberParams,
      body: z.object({ accepted: z.boolean() }),
      answer: teamMembers,
      errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'JOIN_ANSWERED', 'TEAM_FULL'],
    }),
  };
}

export type TeamCalls = ReturnType<typeof callsOf<string>>;

export const teamCalls = callsOf('', '/api/team/{id}');
/** The same calls, under messages as in the spec. */
export const teamMessageCalls = callsOf('InMessage', '/api/wenjian/message/team/{id}');

export const teamCallRoutes = [...Object.values(teamCalls), ...Object.values(teamMessageCalls)];

export const listTeamMembers = defineRoute({
  name: 'listTeamMembers',
  feature: 'teams',
  method: 'GET',
  path: '/api/team/{id}/members',
  summary: '团队成员、邀请、申请与席位',
  policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'id' },
  params,
  answer: teamMembers,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const changeTeamRole = defineRoute({
  name: 'changeTeamRole',
  feature: 'teams',
  method: 'PATCH',
  path: '/api/team/{id}/members/{userId}',
  summary: '修改成员角色；设为所有者即转让团队，自己成为管理员',
  policy: { kind: 'object', object: 'teamSpace', ability: 'delete', param: 'id' },
  params: memberParams,
  body: z.object({ role }),
  answer: teamMembers,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TEAM_OWNER_STAYS', 'TEAMS_FULL'],
});

export const askTeamRole = defineRoute({
  name: 'askTeamRole',
  feature: 'teams',
  method: 'POST',
  path: '/api/team/{id}/role-request',
  summary: '只读成员请所有者与管理员把自己设为成员；每天一次',
  policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'id' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'JOIN_TOO_SOON'],
});

export const leaveTeam = defineRoute({
  name: 'leaveTeam',
  feature: 'teams',
  method: 'POST',
  path: '/api/team/{id}/leave',
  summary: '离开团队',
  policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'id' },
  params,
  answer: z.null(),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'TEAM_OWNER_STAYS'],
});

export const withdrawTeamInvitation = defineRoute({
  name: 'withdrawTeamInvitation',
  feature: 'teams',
  method: 'DELETE',
  path: '/api/team/{id}/invitations/{phone}',
  summary: '撤回对一个手机号的邀请',
  policy: manage,
  params: params.extend({ phone }),
  answer: teamMembers,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
