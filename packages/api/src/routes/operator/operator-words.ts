/** The operators' console: what is said to users, and what they say. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { cooperationTopics } from '../../site-calls.ts';
import { inquiryKinds } from '../account/inquiries.ts';
import { popupTemplates } from '../messages.ts';
import { id, instant, nothing, pageOf, paging } from '../shapes.ts';
import {
  operatorErrors as errors,
  operatorPerson,
  operatorPolicy,
  operatorSearch,
} from './operator-shapes.ts';

/** The welcome for new users is built in: it is written again at every start. */
const [, ...publishable] = popupTemplates;
export const publishablePopups = publishable;
export type PublishablePopup = (typeof publishable)[number];

export const noticeEntry = z.object({
  number: z.string(),
  kind: z.enum(['popup', 'announcement', 'standing']),
  content: z.string(),
  /** The name of the space it is shown in; null: everywhere. */
  space: z.string().nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  isShown: z.boolean(),
  /** How many have seen it. */
  seen: z.number().int().min(0),
});
export type NoticeEntry = z.output<typeof noticeEntry>;

export const listOperatorNotices = defineRoute({
  name: 'listOperatorNotices',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/notices',
  summary: '弹窗与公告：正在展示的与已结束的',
  policy: operatorPolicy('notices'),
  query: paging.extend({ state: z.enum(['shown', 'ended']).optional(), search: operatorSearch }),
  answer: pageOf(noticeEntry),
  errors,
});

export const NOTICE_MAX_CHARACTERS = 2_000;

const content = z
  .string()
  .trim()
  .min(1, '请写明内容')
  .max(NOTICE_MAX_CHARACTERS, `内容最多 ${NOTICE_MAX_CHARACTERS} 字`);
const holder = z.string().trim().min(1).max(40).nullable().default(null);

export const publishOperatorNotice = defineRoute({
  name: 'publishOperatorNotice',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/notices',
  summary: '发布弹窗、公告或消息',
  policy: operatorPolicy('notices'),
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('popup'),
      number: z.enum(publishablePopups, '不能发布这个编号的弹窗'),
      content,
      /** A phone number or a team space; null: everybody. */
      holder,
      /** The last Beijing day it is shown. */
      until: z.iso.date('请选择日期').nullable().default(null),
    }),
    z.object({
      kind: z.literal('announcement'),
      content,
      holder,
      until: z.iso.date('请选择日期').nullable().default(null),
    }),
    z.object({
      kind: z.literal('message'),
      content,
      holder,
      link: z
        .string()
        .max(200)
        .regex(/^\/(?![/\\])/, '链接须是产品内的页面，例如 /dashboard')
        .nullable()
        .default(null),
    }),
  ]),
  /** Of a message: the number of recipients. */
  answer: z.object({ reached: z.number().int().nullable() }),
  errors,
});

export const endOperatorNotice = defineRoute({
  name: 'endOperatorNotice',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/notices/end',
  summary: '撤下正在展示的弹窗或公告',
  policy: operatorPolicy('notices'),
  body: z.object({ number: z.string().min(1).max(80) }),
  answer: nothing,
  errors,
});

const handling = z.enum(['open', 'handled']).optional();

export const feedbackKinds = ['problem', 'suggestion', 'other'] as const;

export const feedbackEntry = z.object({
  entryId: id,
  at: instant,
  kind: z.enum(feedbackKinds),
  text: z.string(),
  path: z.string(),
  who: operatorPerson,
  hasScreenshot: z.boolean(),
  handledAt: instant.nullable(),
});
export type FeedbackEntry = z.output<typeof feedbackEntry>;

export const listOperatorFeedback = defineRoute({
  name: 'listOperatorFeedback',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/feedback',
  summary: '用户写给我们的反馈',
  policy: operatorPolicy('feedback'),
  query: paging.extend({ state: handling, kind: z.enum(feedbackKinds).optional(), search: operatorSearch }),
  answer: pageOf(feedbackEntry),
  errors,
});

export const inquiryEntry = z.object({
  entryId: id,
  at: instant,
  kind: z.enum(inquiryKinds),
  topic: z.enum(cooperationTopics).nullable(),
  name: z.string(),
  /** Whole: it was left to be called back. */
  phone: z.string(),
  company: z.string(),
  content: z.string(),
  path: z.string(),
  isMailed: z.boolean(),
  handledAt: instant.nullable(),
});
export type InquiryEntry = z.output<typeof inquiryEntry>;

export const listOperatorInquiries = defineRoute({
  name: 'listOperatorInquiries',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/inquiries',
  summary: '公开页面上留下的咨询',
  policy: operatorPolicy('feedback'),
  query: paging.extend({ state: handling, search: operatorSearch }),
  answer: pageOf(inquiryEntry),
  errors,
});

export const markHandled = defineRoute({
  name: 'markHandled',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/handled',
  summary: '把反馈或咨询标记为已处理，或重新打开',
  policy: operatorPolicy('feedback'),
  body: z.object({ of: z.enum(['feedback', 'inquiry']), entryId: id, isHandled: z.boolean() }),
  answer: nothing,
  errors,
});
