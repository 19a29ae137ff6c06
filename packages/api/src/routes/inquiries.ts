/** What people who are not users yet ask us for: enterprise requirements, cooperation, a trial for a company. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { nothing, phone } from './shapes.ts';

export const inquiryKinds = ['requirement', 'cooperation', 'trial'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** What a cooperation would be about. */
export const cooperationTopics = ['channel', 'integration', 'content', 'other'] as const;
export type CooperationTopic = (typeof cooperationTopics)[number];

export const INQUIRY_NAME_MAX_CHARACTERS = 50;
export const INQUIRY_COMPANY_MAX_CHARACTERS = 100;
export const INQUIRY_CONTENT_MIN_CHARACTERS = 5;
export const INQUIRY_CONTENT_MAX_CHARACTERS = 2000;

export const inquiry = z
  .object({
    kind: z.enum(inquiryKinds),
    name: z
      .string()
      .trim()
      .min(1, '请填写姓名')
      .max(INQUIRY_NAME_MAX_CHARACTERS, `姓名请控制在 ${INQUIRY_NAME_MAX_CHARACTERS} 字以内`),
    phone,
    company: z
      .string()
      .trim()
      .min(2, '请填写单位名称')
      .max(INQUIRY_COMPANY_MAX_CHARACTERS, `单位名称请控制在 ${INQUIRY_COMPANY_MAX_CHARACTERS} 字以内`),
    /** Of a cooperation alone. */
    topic: z.enum(cooperationTopics, '请选择合作方式').nullable(),
    content: z
      .string()
      .trim()
      .min(INQUIRY_CONTENT_MIN_CHARACTERS, `请至少写 ${INQUIRY_CONTENT_MIN_CHARACTERS} 个字`)
      .max(INQUIRY_CONTENT_MAX_CHARACTERS, `请控制在 ${INQUIRY_CONTENT_MAX_CHARACTERS} 字以内`),
    /** The page it was written on. */
    path: z.string().max(200),
  })
  .refine(({ kind, topic }) => (kind === 'cooperation') === (topic !== null), {
    path: ['topic'],
    message: '请选择合作方式',
  });

export const sendInquiry = defineRoute({
  name: 'sendInquiry',
  feature: 'inquiries',
  method: 'POST',
  path: '/api/wenjian/inquiry',
  summary: '提交需求、合作或试用申请；保存并寄送给运营人员',
  policy: { kind: 'public' },
  body: inquiry,
  answer: nothing,
  errors: ['INQUIRY_LIMIT'],
  sendsBearer: false,
});
