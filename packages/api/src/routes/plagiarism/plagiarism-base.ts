/** A team's settings for plagiarism checks: the text base, lists of sensitive words, keys of the open API. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant, nothing, pageOf, paging, teamScope } from '../shapes.ts';

export const TEXT_BASE_ADD_MAX_AT_ONCE = 100;
export const OPEN_API_MAX_KEYS = 20;
export const SENSITIVE_MAX_WORDS = 5000;

export const textBaseDocument = z.object({
  id,
  name: z.string(),
  /** Further names of files with the same content. */
  otherNames: z.array(z.string()),
  size: z.number().int(),
  characters: z.number().int().nullable(),
  /** `ready`: checks can find it. */
  status: z.enum(['pending', 'ready', 'failed']),
  failure: z.string().nullable(),
  addedBy: z.string(),
  createdAt: instant,
  canDelete: z.boolean(),
});

export const listTextBase = defineRoute({
  name: 'listTextBase',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/textBase/documents',
  summary: '文本库中的文件',
  policy: { kind: 'space' },
  query: paging.extend({ teamId: id.optional(), keyword: z.string().max(100).optional() }),
  answer: pageOf(textBaseDocument).extend({
    /** Of the whole base, whatever is searched for. */
    counts: z.object({ pending: z.number().int(), ready: z.number().int(), failed: z.number().int() }),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const addToTextBase = defineRoute({
  name: 'addToTextBase',
  feature: 'plagiarism',
  method: 'POST',
  path: '/plag/textBase/documents',
  summary: '把上传的文件加入文本库；内容相同的只留一份，保留各自的名称',
  policy: { kind: 'space' },
  body: teamScope.extend({
    fileIds: z
      .array(id)
      .min(1, '请先上传文件')
      .max(TEXT_BASE_ADD_MAX_AT_ONCE, `一次最多加入 ${TEXT_BASE_ADD_MAX_AT_ONCE} 个文件`),
  }),
  answer: z.object({ items: z.array(textBaseDocument) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const removeFromTextBase = defineRoute({
  name: 'removeFromTextBase',
  feature: 'plagiarism',
  method: 'DELETE',
  path: '/plag/textBase/documents/{id}',
  summary: '从文本库移除',
  policy: { kind: 'object', object: 'textBaseDocument', param: 'id', ability: 'delete' },
  params: z.object({ id }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

/** One list per team: words to look for, and words that never count. */
export const sensitiveWords = z.object({
  words: z
    .array(z.string().trim().min(1).max(40))
    .max(SENSITIVE_MAX_WORDS, `最多 ${SENSITIVE_MAX_WORDS} 个词`),
  allowed: z
    .array(z.string().trim().min(1).max(40))
    .max(SENSITIVE_MAX_WORDS, `最多 ${SENSITIVE_MAX_WORDS} 个词`),
  /** Ids of the built-in lists that are also used. */
  lists: z.array(z.string().max(40)).max(20),
});

export const readSensitiveWords = defineRoute({
  name: 'readSensitiveWords',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/sensitive-words',
  summary: '团队的敏感词设置',
  policy: { kind: 'space' },
  query: teamScope,
  answer: sensitiveWords.extend({ canChange: z.boolean() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const writeSensitiveWords = defineRoute({
  name: 'writeSensitiveWords',
  feature: 'plagiarism',
  method: 'PUT',
  path: '/plag/sensitive-words',
  summary: '保存团队的敏感词设置（团队所有者与管理员）',
  policy: { kind: 'space' },
  query: teamScope,
  body: sensitiveWords,
  answer: sensitiveWords.extend({ canChange: z.boolean() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const openApiKey = z.object({
  id,
  name: z.string(),
  /** The first characters, for telling keys apart; the whole key is shown only once. */
  prefix: z.string(),
  dailyLimit: z.number().int(),
  usedToday: z.number().int(),
  createdBy: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

export const listOpenApiKeys = defineRoute({
  name: 'listOpenApiKeys',
  feature: 'plagiarism',
  method: 'GET',
  path: '/plag/open-api-keys',
  summary: '团队的开放接口密钥（团队所有者与管理员）',
  policy: { kind: 'space' },
  query: teamScope,
  answer: z.object({ items: z.array(openApiKey) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const createOpenApiKey = defineRoute({
  name: 'createOpenApiKey',
  feature: 'plagiarism',
  method: 'POST',
  path: '/plag/open-api-keys',
  summary: '新建开放接口密钥；全文只在这里给出一次',
  policy: { kind: 'space' },
  query: teamScope,
  body: z.object({
    name: z.string().trim().min(1, '请填写名称').max(50, '名称请控制在 50 字以内'),
    /** Calls per day (Beijing time). */
    dailyLimit: z.number().int().min(1).max(100_000).default(1000),
  }),
  answer: openApiKey.extend({ key: z.string() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'OPEN_API_KEYS_FULL'],
});

export const revokeOpenApiKey = defineRoute({
  name: 'revokeOpenApiKey',
  feature: 'plagiarism',
  method: 'DELETE',
  path: '/plag/open-api-keys/{id}',
  summary: '吊销开放接口密钥，立即生效',
  policy: { kind: 'object', object: 'openApiKey', param: 'id', ability: 'delete' },
  params: z.object({ id }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
