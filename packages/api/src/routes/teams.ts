import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id, instant } from './shapes.ts';

export const TEAM_NAME_MAX_CHARACTERS = 30;

/** A team space with the spec's two namings: space (teamId, teamName) and list item (id, name, type). */
export const teamSpace = z.object({
  teamId: id,
  teamName: z.string(),
  isDefault: z.boolean(),
  expiredAt: instant.nullable(),
  id,
  name: z.string(),
  type: z.enum(['personal', 'team']),
  role: z.enum(['owner', 'admin', 'member']),
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
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, '请填写团队名称')
      .max(TEAM_NAME_MAX_CHARACTERS, '团队名称请控制在 30 字以内'),
  }),
  answer: teamSpace,
  errors: ['UNAUTHENTICATED'],
});

export const readTeam = defineRoute({
  name: 'readTeam',
  feature: 'teams',
  method: 'GET',
  path: '/api/team/{id}',
  summary: '团队信息',
  policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'id' },
  params: z.object({ id }),
  answer: z.object({
    isMember: z.boolean(),
    isPending: z.boolean(),
    me: z.object({ userId: id, role: z.enum(['owner', 'admin', 'member']) }),
    team: z.object({ id, name: z.string() }),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
