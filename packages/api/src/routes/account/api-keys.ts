/** A person's own keys for programs. */
import { z } from 'zod';
import { type ApiScope, apiScopes } from '../../api-scopes.ts';
import { defineRoute } from '../../define-route.ts';
import { id, instant, nothing } from '../shapes.ts';

export const API_KEYS_MAX = 20;
export const API_KEY_NAME_MAX_CHARACTERS = 40;
export const apiKeyDays = [30, 90, 365] as const;

const scope = z.enum(apiScopes as readonly [ApiScope, ...ApiScope[]]);

const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters, to tell keys apart. */
  prefix: z.string(),
  teamId: id,
  teamName: z.string(),
  scopes: z.array(scope),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  expiresAt: instant.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = defineRoute({
  name: 'listApiKeys',
  feature: 'account',
  method: 'GET',
  path: '/api/account/api-keys',
  summary: '我的 API 密钥',
  policy: { kind: 'user' },
  answer: z.object({ items: z.array(apiKey) }),
  errors: ['UNAUTHENTICATED'],
});

export const createApiKey = defineRoute({
  name: 'createApiKey',
  feature: 'account',
  method: 'POST',
  path: '/api/account/api-keys',
  summary: '新建 API 密钥：只在一个空间里、只做所选的操作；密钥只在这次回答里出现',
  policy: { kind: 'space', isForViewers: true },
  body: z.object({
    teamId: id.optional(),
    name: z
      .string()
      .trim()
      .min(1, '请填写密钥的用途')
      .max(API_KEY_NAME_MAX_CHARACTERS, `用途请控制在 ${API_KEY_NAME_MAX_CHARACTERS} 字以内`),
    scopes: z.array(scope).min(1, '请至少选择一项权限').max(apiScopes.length),
    /** Null: until it is revoked. */
    days: z.union(apiKeyDays.map((days) => z.literal(days))).nullable(),
  }),
  answer: apiKey.extend({ key: z.string() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'API_KEYS_FULL'],
});

export const revokeApiKey = defineRoute({
  name: 'revokeApiKey',
  feature: 'account',
  method: 'POST',
  path: '/api/account/api-keys/revoke',
  summary: '吊销一个 API 密钥，立即失效',
  policy: { kind: 'user' },
  body: z.object({ keyId: id }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
