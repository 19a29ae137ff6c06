/** How a person is reached: the phone they sign in with, a mail address, and which messages go where. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { SMS_CODE_DIGITS } from '../../site-calls.ts';
import { type MessageGroup, messageGroups } from '../messages.ts';
import { nothing, phone } from '../shapes.ts';

const CODE_MISSING = `请输入 ${SMS_CODE_DIGITS} 位数字验证码`;
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, CODE_MISSING);

/** As long as mail servers take. */
export const EMAIL_MAX_CHARACTERS = 254;
const email = z
  .string()
  .trim()
  .max(EMAIL_MAX_CHARACTERS, '邮箱地址太长')
  .pipe(z.email('请输入正确的邮箱地址'));

const sent = z.object({ resendAfterSeconds: z.number(), validSeconds: z.number() });

export const readContact = defineRoute({
  name: 'readContact',
  feature: 'account',
  method: 'GET',
  path: '/api/account/contact',
  summary: '联系方式：手机号与邮箱，以及能否在这里修改',
  policy: { kind: 'user' },
  answer: z.object({
    phone: z.string().nullable(),
    /** False: the number belongs to an account of another identity provider, and is changed there. */
    canChangePhone: z.boolean(),
    /** Null: none was confirmed. */
    email: z.string().nullable(),
    /** False: mails are written to a folder of this machine, and reach nobody. */
    isMailSent: z.boolean(),
  }),
  errors: ['UNAUTHENTICATED'],
});

export const sendPhoneCode = defineRoute({
  name: 'sendPhoneCode',
  feature: 'account',
  method: 'POST',
  path: '/api/account/phone/code',
  summary: '更换手机号：向现在的号码（old）或新号码（new）发送验证码',
  policy: { kind: 'user' },
  body: z.discriminatedUnion('to', [
    z.object({ to: z.literal('old') }),
    z.object({ to: z.literal('new'), phone }),
  ]),
  answer: sent,
  errors: [
    'UNAUTHENTICATED',
    'PHONE_TAKEN',
    'PHONE_ELSEWHERE',
    'SMS_TOO_SOON',
    'SMS_DAILY_LIMIT',
    'UPSTREAM_FAILED',
  ],
  sendsMessage: true,
});

export const changePhone = defineRoute({
  name: 'changePhone',
  feature: 'account',
  method: 'POST',
  path: '/api/account/phone',
  summary: '更换手机号：两个验证码都正确才生效；本机换用新令牌继续登录，其他设备退出',
  policy: { kind: 'user' },
  body: z.object({ oldCode: code, phone, newCode: code }),
  answer: z.object({ accessToken: z.string(), idToken: z.string() }),
  errors: [
    'UNAUTHENTICATED',
    'PHONE_TAKEN',
    'PHONE_ELSEWHERE',
    'SMS_CODE_WRONG',
    'SMS_CODE_EXPIRED',
    'SMS_TOO_MANY_TRIES',
  ],
});

export const sendEmailCode = defineRoute({
  name: 'sendEmailCode',
  feature: 'account',
  method: 'POST',
  path: '/api/account/email/code',
  summary: '向要绑定的邮箱发送验证码',
  policy: { kind: 'user' },
  body: z.object({ email }),
  answer: sent,
  errors: ['UNAUTHENTICATED', 'SMS_TOO_SOON', 'SMS_DAILY_LIMIT', 'UPSTREAM_FAILED'],
  sendsMessage: true,
});

export const confirmEmail = defineRoute({
  name: 'confirmEmail',
  feature: 'account',
  method: 'POST',
  path: '/api/account/email',
  summary: '用邮件里的验证码确认邮箱',
  policy: { kind: 'user' },
  body: z.object({ email, code }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'SMS_CODE_WRONG', 'SMS_CODE_EXPIRED', 'SMS_TOO_MANY_TRIES'],
});

export const removeEmail = defineRoute({
  name: 'removeEmail',
  feature: 'account',
  method: 'DELETE',
  path: '/api/account/email',
  summary: '解除绑定的邮箱，之后不再发送邮件',
  policy: { kind: 'user' },
  answer: nothing,
  errors: ['UNAUTHENTICATED'],
});

/** `product`: counted at the bell. A message is in the list whatever was chosen. */
export const notificationWays = ['product', 'mail', 'push'] as const;
export type NotificationWay = (typeof notificationWays)[number];

const ways = z.object({ product: z.boolean(), mail: z.boolean(), push: z.boolean() });
const choices = z.object(
  Object.fromEntries(messageGroups.map((group) => [group, ways])) as Record<MessageGroup, typeof ways>,
);
export type NotificationChoices = z.output<typeof choices>;

/** Of everybody who has chosen nothing: nothing leaves the product. */
export const defaultChoices: NotificationChoices = {
  tasks: { product: true, mail: false, push: false },
  people: { product: true, mail: false, push: false },
  account: { product: true, mail: false, push: false },
};

export const readNotificationChoices = defineRoute({
  name: 'readNotificationChoices',
  feature: 'account',
  method: 'GET',
  path: '/api/account/notifications',
  summary: '哪些消息以哪种方式提醒：站内、邮件、浏览器推送',
  policy: { kind: 'user' },
  answer: choices,
  errors: ['UNAUTHENTICATED'],
});

export const saveNotificationChoices = defineRoute({
  name: 'saveNotificationChoices',
  feature: 'account',
  method: 'PUT',
  path: '/api/account/notifications',
  summary: '保存提醒方式；邮件要先绑定邮箱',
  policy: { kind: 'user' },
  body: choices,
  answer: choices,
  errors: ['UNAUTHENTICATED', 'EMAIL_MISSING'],
});
