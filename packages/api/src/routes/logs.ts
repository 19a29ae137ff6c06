/** The log service (docs/spec.md#analytics): events, batches of the three tools, conversions of an advertisement. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import {
  LOG_BATCH_MAX_BYTES,
  LOG_BATCH_MAX_EVENTS,
  LOG_DETAIL_MAX_CHARACTERS,
  logCalls,
} from '../site-calls.ts';
import { instant, nothing } from './shapes.ts';

/**
 * Never contains personal data: a name, a page without its query, a time; details contain field names, not
 * their values.
 */
const loggedEvent = z.object({
  event: z.string().regex(/^[a-z][A-Za-z0-9]{0,49}$/, '事件名称只能用字母和数字，最多 50 个'),
  path: z
    .string()
    .max(200, '页面地址最多 200 个字符')
    .regex(/^\/[^?#]*$/, '页面地址须以 / 开头，不带参数'),
  at: instant,
  detail: z
    .string()
    .max(LOG_DETAIL_MAX_CHARACTERS, `说明请控制在 ${LOG_DETAIL_MAX_CHARACTERS} 字以内`)
    .optional(),
});
export type LoggedEvent = z.output<typeof loggedEvent>;

const logBatch = z.object({
  /** The browser's own id; sent only with the user's consent. */
  deviceId: z.uuid('设备编号有误').optional(),
  events: z
    .array(loggedEvent)
    .min(1, '没有要记录的事件')
    .max(LOG_BATCH_MAX_EVENTS, `一次最多 ${LOG_BATCH_MAX_EVENTS} 个事件`),
});

function logRoute<const Name extends string>(name: Name, path: `/${string}`, summary: string) {
  return defineRoute({
    name,
    feature: 'logs',
    method: 'POST',
    path,
    summary,
    policy: { kind: 'public' },
    body: logBatch,
    maxBodyBytes: LOG_BATCH_MAX_BYTES,
    answer: z.object({ stored: z.number().int() }),
    errors: [],
    sendsBearer: false,
  });
}

export const postEvents = logRoute('postEvents', logCalls.events, '记录事件；访问者同意后才会发送');
export const uploadCompareLogs = logRoute('uploadCompareLogs', logCalls.compare, '成批记录比对页面的事件');
export const uploadAuditLogs = logRoute('uploadAuditLogs', logCalls.audit, '成批记录审查页面的事件');
export const uploadPlagLogs = logRoute('uploadPlagLogs', logCalls.plag, '成批记录查重页面的事件');

/** The result of an advertisement: an account, or a form that was sent. */
export const conversionKinds = ['signUp', 'inquiry'] as const;
export type ConversionKind = (typeof conversionKinds)[number];

export const reportConversion = defineRoute({
  name: 'reportConversion',
  feature: 'logs',
  method: 'POST',
  path: logCalls.conversion,
  summary: '上报广告转化：落地地址带有 bd_vid 且访问者同意时',
  policy: { kind: 'public' },
  body: z.object({
    kind: z.enum(conversionKinds, '转化类型有误'),
    /** The click id that the advertiser adds to the address of the landing page. */
    bd_vid: z.string().regex(/^[\w.~%+=/-]{1,200}$/, '点击编号有误'),
    channel: z.string().max(100).optional(),
    keyword: z.string().max(200).optional(),
  }),
  maxBodyBytes: LOG_BATCH_MAX_BYTES,
  answer: nothing,
  errors: [],
  sendsBearer: false,
});
