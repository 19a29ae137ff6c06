/** Comparison options a team has saved under a name. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { abilities, id, instant, nothing, teamScope } from '../shapes.ts';
import { compareOptions } from './compare-result.ts';

export const PROFILE_NAME_MAX_CHARACTERS = 30;
/** Of one space. */
export const COMPARE_PROFILES_MAX = 100;

const name = z
  .string()
  .trim()
  .min(1, '请填写方案名称')
  .max(PROFILE_NAME_MAX_CHARACTERS, `方案名称请控制在 ${PROFILE_NAME_MAX_CHARACTERS} 字以内`);

export const compareProfile = z.object({
  id,
  teamId: id,
  name: z.string(),
  options: compareOptions,
  updatedAt: instant,
  abilities,
});

const params = z.object({ id });
const object = { kind: 'object', object: 'compareProfile', param: 'id' } as const;

export const listCompareProfiles = defineRoute({
  name: 'listCompareProfiles',
  feature: 'compare',
  method: 'GET',
  path: '/api/contract-compare/profiles',
  summary: '空间保存的比对方案',
  policy: { kind: 'space' },
  query: teamScope,
  answer: z.object({ items: z.array(compareProfile) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const createCompareProfile = defineRoute({
  name: 'createCompareProfile',
  feature: 'compare',
  method: 'POST',
  path: '/api/contract-compare/profiles',
  summary: '保存比对方案',
  policy: { kind: 'space' },
  body: z.object({ teamId: id.optional(), name, options: compareOptions }),
  answer: compareProfile,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'NAME_TAKEN', 'COMPARE_PROFILES_FULL'],
});

export const updateCompareProfile = defineRoute({
  name: 'updateCompareProfile',
  feature: 'compare',
  method: 'PATCH',
  path: '/api/contract-compare/profiles/{id}',
  summary: '修改比对方案的名称或选项',
  policy: { ...object, ability: 'change' },
  params,
  body: z
    .object({ name: name.optional(), options: compareOptions.optional() })
    .refine(({ name, options }) => name !== undefined || options !== undefined, '没有要修改的内容'),
  answer: compareProfile,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'NAME_TAKEN'],
});

export const deleteCompareProfile = defineRoute({
  name: 'deleteCompareProfile',
  feature: 'compare',
  method: 'DELETE',
  path: '/api/contract-compare/profiles/{id}',
  summary: '删除比对方案',
  policy: { ...object, ability: 'delete' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
