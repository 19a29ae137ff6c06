/** Inquiries from people without an account: enterprise requirements, cooperation, a trial for a company; and how else to reach the operator. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { cooperationTopics, inquiryRules, siteCalls, TOPIC_MISSING } from '../../site-calls.ts';
import { nothing, phone } from '../shapes.ts';

export const inquiryKinds = ['requirement', 'cooperation', 'trial'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** The same rules as the form's, which runs without the schema library. */
function text({ min, tooShort, max, tooLong }: (typeof inquiryRules)[keyof typeof inquiryRules]) {
  return z.string().trim().min(min, tooShort).max(max, tooLong);
}

export const inquiry = z
  .object({
    kind: z.enum(inquiryKinds),
    name: text(inquiryRules.name),
    phone,
    company: text(inquiryRules.company),
    /** Only for a cooperation. */
    topic: z.enum(cooperationTopics, TOPIC_MISSING).nullable(),
    content: text(inquiryRules.content),
    /** The page with the form. */
    path: z.string().max(200),
  })
  .refine(({ kind, topic }) => (kind === 'cooperation') === (topic !== null), {
    path: ['topic'],
    message: TOPIC_MISSING,
  });

export const sendInquiry = defineRoute({
  name: 'sendInquiry',
  feature: 'inquiries',
  method: 'POST',
  path: siteCalls.sendInquiry,
  summary: '提交需求、合作或试用申请；保存并寄送给运营人员',
  policy: { kind: 'public' },
  body: inquiry,
  answer: nothing,
  errors: ['INQUIRY_LIMIT'],
  sendsBearer: false,
});

const way = z.string().nullable();

/** As the operator filled them in; null is not shown. */
export const contactWays = defineRoute({
  name: 'contactWays',
  feature: 'inquiries',
  method: 'GET',
  path: siteCalls.contactWays,
  summary: '运营方公布的联系方式：电话、邮箱、地址与服务时间；没有填写的为空',
  policy: { kind: 'public' },
  answer: z.object({ phone: way, mail: way, address: way, hours: way }),
  errors: [],
  sendsBearer: false,
});
export type ContactWays = z.output<typeof contactWays.answer>;
