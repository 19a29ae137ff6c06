/** Downloading all data of a person or a team, and closing an account. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { CLOSURE_DAYS, DATA_EXPORT_DAYS } from '../../limits.ts';
import { id, instant, nothing } from '../shapes.ts';

/** An archive reads everything a space has, so it can be requested only once in this many minutes. */
export const DATA_EXPORT_MINUTES = 60;
/** The phrase to type for closing an account that has no phone number. */
export const CLOSURE_PHRASE = '注销我的账号';

const dataExport = z.object({
  status: z.enum(['pending', 'running', 'complete', 'failed']),
  fileName: z.string(),
  size: z.number().nullable(),
  createdAt: instant,
  /** When the download expires. */
  expiresAt: instant.nullable(),
});
export type DataExport = z.output<typeof dataExport>;

/** Null: none was requested, or the last one has expired. */
const latest = z.object({ export: dataExport.nullable() });
const ofTeam = { kind: 'object', object: 'teamSpace', ability: 'change', param: 'id' } as const;

export const requestOwnDataExport = defineRoute({
  name: 'requestOwnDataExport',
  feature: 'dataRights',
  method: 'POST',
  path: '/api/account/data-export',
  summary: '导出我的数据：个人空间与账号的全部数据和文件',
  policy: { kind: 'user' },
  answer: latest,
  errors: ['UNAUTHENTICATED'],
});

export const readOwnDataExport = defineRoute({
  name: 'readOwnDataExport',
  feature: 'dataRights',
  method: 'GET',
  path: '/api/account/data-export',
  summary: '最近一次导出的进度',
  policy: { kind: 'user' },
  answer: latest,
  errors: ['UNAUTHENTICATED'],
});

export const downloadOwnDataExport = defineRoute({
  name: 'downloadOwnDataExport',
  feature: 'dataRights',
  method: 'GET',
  path: '/api/account/data-export/file',
  summary: `下载导出的压缩包，${DATA_EXPORT_DAYS} 天内有效`,
  policy: { kind: 'user' },
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'TASK_NOT_FINISHED', 'GONE'],
});

export const requestTeamDataExport = defineRoute({
  name: 'requestTeamDataExport',
  feature: 'dataRights',
  method: 'POST',
  path: '/api/team/{id}/data-export',
  summary: '导出团队数据（所有者与管理员）',
  policy: ofTeam,
  params: z.object({ id }),
  answer: latest,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const readTeamDataExport = defineRoute({
  name: 'readTeamDataExport',
  feature: 'dataRights',
  method: 'GET',
  path: '/api/team/{id}/data-export',
  summary: '团队数据最近一次导出的进度',
  policy: ofTeam,
  params: z.object({ id }),
  answer: latest,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const downloadTeamDataExport = defineRoute({
  name: 'downloadTeamDataExport',
  feature: 'dataRights',
  method: 'GET',
  path: '/api/team/{id}/data-export/file',
  summary: '下载团队数据的压缩包',
  policy: ofTeam,
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FINISHED', 'GONE'],
});

const closure = z.object({
  /** Null: no deletion was requested. */
  dueAt: instant.nullable(),
  /** How it is confirmed: by a code sent to the phone, or by a typed phrase when the account has no phone number. */
  confirmation: z.enum(['code', 'phrase']),
  phone: z.string().nullable(),
  /** What must be settled first, one sentence each. */
  obstacles: z.array(z.string()),
});
export type AccountClosure = z.output<typeof closure>;

export const readClosure = defineRoute({
  name: 'readClosure',
  feature: 'dataRights',
  method: 'GET',
  path: '/api/account/closure',
  summary: '注销账号的状态：是否已申请、何时生效、有什么阻碍',
  policy: { kind: 'user' },
  answer: closure,
  errors: ['UNAUTHENTICATED'],
});

export const sendClosureCode = defineRoute({
  name: 'sendClosureCode',
  feature: 'dataRights',
  method: 'POST',
  path: '/api/account/closure/code',
  summary: '向账号的手机号发送注销验证码',
  policy: { kind: 'user' },
  answer: z.object({ resendAfterSeconds: z.number(), validSeconds: z.number() }),
  errors: ['UNAUTHENTICATED', 'PHONE_MISSING', 'SMS_TOO_SOON', 'SMS_DAILY_LIMIT', 'UPSTREAM_FAILED'],
});

export const requestClosure = defineRoute({
  name: 'requestClosure',
  feature: 'dataRights',
  method: 'POST',
  path: '/api/account/closure',
  summary: `申请注销账号，${CLOSURE_DAYS} 天后生效`,
  policy: { kind: 'user' },
  body: z.object({ code: z.string().max(20).optional(), phrase: z.string().max(50).optional() }),
  answer: closure,
  errors: ['UNAUTHENTICATED', 'ACCOUNT_NEEDED', 'SMS_CODE_WRONG', 'SMS_CODE_EXPIRED', 'SMS_TOO_MANY_TRIES'],
});

export const withdrawClosure = defineRoute({
  name: 'withdrawClosure',
  feature: 'dataRights',
  method: 'DELETE',
  path: '/api/account/closure',
  summary: '撤销注销申请',
  policy: { kind: 'user' },
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});
