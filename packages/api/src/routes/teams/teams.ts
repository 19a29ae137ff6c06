import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant } from '../shapes.ts';
import { teamInvite } from './team-links.ts';

export const TEAM_NAME_MAX_CHARACTERS = 30;

/** `viewer`: sees everything of the team and changes nothing. */
export const teamRoles = ['owner', 'admin', 'member', 'viewer'] as const;
const role = z.enum(teamRoles);
export type TeamRoleName = z.output<typeof role>;

/** The owner and the admins: they decide about the team. */
export function managesTeam(role: TeamRoleName | 'guest'): boolean {
  return role === 'owner' || role === 'admin';
}

/** Viewers read; everybody else in a team works in it. */
export function worksInTeam(role: TeamRoleName | 'guest'): boolean {
  return role === 'member' || managesTeam(role);
}

const teamName = z
  .string()
  .trim()
  .min(1, '请填写团队名称')
  .max(TEAM_NAME_MAX_CHARACTERS, `团队名称请控制在 ${TEAM_NAME_MAX_CHARACTERS} 字以内`);

/** A team space with the two namings of docs/spec.md#spaces: space (teamId, teamName) and list item (id, name, type). */
export const teamSpace = z.object({
  teamId: id,
  teamName: z.string(),
  isDefault: z.boolean(),
  expiredAt: instant.nullable(),
  id,
  name: z.string(),
  type: z.enum(['personal', 'team']),
  role,
});

export const listTeams = defineRoute({
  name: 'listTeams',
  feature: 'teams',
  method: 'GET',
  path: '/api/team',
  summary: '我的空间列表',
  policy: { kind: 'user' },
  answer: z.object({ items: z.array(teamSpace) }),
  errors: ['UNAUTHENTICATED'],
});

export const createTeam = defineRoute({
  name: 'createTeam',
  feature: 'teams',
  method: 'POST',
  path: '/api/team',
  summary: '新建团队空间',
  policy: { kind: 'user' },
  body: z.object({ name: teamName }),
  answer: teamSpace,
  errors: ['UNAUTHENTICATED', 'TEAMS_FULL'],
});

/** For somebody who is not a member: its name, and whether they have asked to join. `me` is set for members. */
export const teamInfo = z.object({
  isMember: z.boolean(),
  isPending: z.boolean(),
  me: z.object({ userId: id, role }).nullable(),
  team: z.object({ id, name: z.string() }),
});

export const readTeam = defineRoute({
  name: 'readTeam',
  feature: 'teams',
  method: 'GET',
  path: '/api/team/{id}',
  summary: '团队信息；还不是成员的人只看到名称与自己的申请状态',
  policy: { kind: 'invited', param: 'id' },
  params: z.object({ id: teamInvite }),
  answer: teamInfo,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const changeTeam = defineRoute({
  name: 'changeTeam',
  feature: 'teams',
  method: 'PATCH',
  path: '/api/team/{id}',
  summary: '修改团队名称',
  policy: { kind: 'object', object: 'teamSpace', ability: 'change', param: 'id' },
  params: z.object({ id }),
  body: z.object({ name: teamName }),
  answer: teamInfo,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'PERSONAL_SPACE'],
});
