/**
 * The link that a team passes on: whoever opens it may ask to join, and gets its role when somebody who manages the team agrees. A team has one
 * at a time. Its code takes the place of the team's id in `tid` and in the calls of somebody who is not in the team.
 */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant } from '../shapes.ts';

/** Without letters and digits that look alike. 20 of 32 characters: a hundred bits. */
export const TEAM_LINK_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
export const TEAM_LINK_CHARACTERS = 20;

export const TEAM_LINK_DAYS = [1, 7, 30] as const;
export const TEAM_LINK_DEFAULT_DAYS = 7;

export const teamLinkCode = z
  .string()
  .regex(new RegExp(`^[${TEAM_LINK_ALPHABET}]{${TEAM_LINK_CHARACTERS}}$`));

/** What somebody outside names a team by: the code of its link; its id only until the team has made its first link. */
export const teamInvite = z.union([id, teamLinkCode]);

/** A link makes nobody an admin: it may go through many hands. */
export const teamLinkRole = z.enum(['member', 'viewer']);
export type TeamLinkRole = z.output<typeof teamLinkRole>;

/** `none`: none was made so far. A link that leads nowhere is not told any more. */
export const teamLink = z.object({
  state: z.enum(['none', 'open', 'expired', 'revoked']),
  link: z.object({ code: z.string(), role: teamLinkRole, expiresAt: instant }).nullable(),
});

const params = z.object({ id });
const path = '/api/team/{id}/invite-link';
const manage = { kind: 'object', object: 'teamSpace', ability: 'share', param: 'id' } as const;

export const readTeamLink = defineRoute({
  name: 'readTeamLink',
  feature: 'teams',
  method: 'GET',
  path,
  summary: '团队当前的邀请链接，它的角色与到期时间',
  policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'id' },
  params,
  answer: teamLink,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const resetTeamLink = defineRoute({
  name: 'resetTeamLink',
  feature: 'teams',
  method: 'PUT',
  path,
  summary: '生成或重置邀请链接；此前的链接立即失效，已提交的申请不变',
  policy: manage,
  params,
  body: z.object({
    role: teamLinkRole.default('member'),
    days: z.literal(TEAM_LINK_DAYS).default(TEAM_LINK_DEFAULT_DAYS),
  }),
  answer: teamLink,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'PERSONAL_SPACE'],
});

export const revokeTeamLink = defineRoute({
  name: 'revokeTeamLink',
  feature: 'teams',
  method: 'DELETE',
  path,
  summary: '停用邀请链接；之后没有链接可以申请加入，直到重新生成',
  policy: manage,
  params,
  answer: teamLink,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'PERSONAL_SPACE'],
});
