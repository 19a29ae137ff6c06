/** The calls by which a result is shown to people without an account: behind a key, or as a built-in example. The same for every tool. */
import { z } from 'zod';
import { defineRoute, type ObjectKind } from '../define-route.ts';
import { id, nothing } from './shapes.ts';

interface SharedTool<Name extends string, Kind extends ObjectKind, Answer extends z.ZodType> {
  /** The end of the calls' names: `Audit` makes `shareAudit`. */
  readonly name: Name;
  readonly feature: string;
  readonly object: Kind;
  /** The beginning of the tool's addresses. */
  readonly path: `/${string}`;
  /** What users call the result. */
  readonly title: string;
  /** Contains nothing about the team, its people or other documents. */
  readonly answer: Answer;
}

const key = z.string().regex(/^[\w-]{20,64}$/, '分享链接不完整');

export function defineSharing<
  const Name extends string,
  const Kind extends ObjectKind,
  Answer extends z.ZodType,
>({ name, feature, object, path, title, answer }: SharedTool<Name, Kind, Answer>) {
  const policy = { kind: 'object', object, param: 'id', ability: 'share' } as const;
  const open = { policy: { kind: 'public' }, sendsBearer: false } as const;
  return {
    share: defineRoute({
      name: `share${name}`,
      feature,
      method: 'POST',
      path: `${path}/{id}/share`,
      summary: '生成分享链接的密钥；已有的直接给出',
      policy,
      params: z.object({ id }),
      answer: z.object({ key: z.string() }),
      errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
    }),
    unshare: defineRoute({
      name: `unshare${name}`,
      feature,
      method: 'DELETE',
      path: `${path}/{id}/share`,
      summary: '收回分享链接',
      policy,
      params: z.object({ id }),
      answer: nothing,
      errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
    }),
    readShared: defineRoute({
      name: `readShared${name}`,
      feature,
      method: 'GET',
      path: `${path}/shared/{key}`,
      summary: `凭分享密钥查看${title}（无需登录）`,
      ...open,
      params: z.object({ key }),
      answer,
      errors: ['NOT_FOUND', 'GONE', 'UNAVAILABLE'],
    }),
    readSharedPdf: defineRoute({
      name: `readShared${name}Pdf`,
      feature,
      method: 'GET',
      path: `${path}/shared/{key}/pdf`,
      summary: '凭分享密钥查看文件页面（PDF）',
      ...open,
      params: z.object({ key }),
      answer: z.unknown(),
      answerKind: 'file',
      errors: ['NOT_FOUND', 'GONE', 'UNAVAILABLE'],
    }),
    readExamplePdf: defineRoute({
      name: `readExample${name}Pdf`,
      feature,
      method: 'GET',
      path: `${path}/example/pdf`,
      summary: '内置示例合同的页面（PDF）',
      ...open,
      answer: z.unknown(),
      answerKind: 'file',
      errors: ['NOT_FOUND', 'UNAVAILABLE'],
    }),
  };
}
