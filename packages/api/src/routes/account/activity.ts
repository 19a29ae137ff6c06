/** Sign-up and activity calls, under `/release`. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { siteCalls } from '../../site-calls.ts';
import { couponCode, couponOffer } from '../money/coupons.ts';
import { instant, phone } from '../shapes.ts';

export const SMS_RESEND_SECONDS = 60;

export const stopTime = defineRoute({
  name: 'stopTime',
  feature: 'activity',
  method: 'GET',
  path: '/release/stop-time',
  summary: '活动截止时间',
  policy: { kind: 'public' },
  answer: z.object({ stopTime: instant, now: instant }),
  errors: [],
});

export const checkPhoneExist = defineRoute({
  name: 'checkPhoneExist',
  feature: 'activity',
  method: 'POST',
  path: siteCalls.checkPhoneExist,
  summary: '手机号是否已注册',
  policy: { kind: 'public' },
  body: z.object({ phone }),
  answer: z.object({ exists: z.boolean() }),
  errors: [],
  sendsBearer: false,
});

export const sendSmsCode = defineRoute({
  name: 'sendSmsCode',
  feature: 'activity',
  method: 'POST',
  path: siteCalls.sendSmsCode,
  summary: '发送登录验证码',
  policy: { kind: 'public' },
  body: z.object({ phone }),
  answer: z.object({ resendAfterSeconds: z.number().int(), validSeconds: z.number().int() }),
  errors: ['SMS_TOO_SOON', 'SMS_DAILY_LIMIT', 'UPSTREAM_FAILED'],
  sendsBearer: false,
});

export const verifySmsCode = defineRoute({
  name: 'verifySmsCode',
  feature: 'activity',
  method: 'POST',
  path: siteCalls.verifySmsCode,
  summary: '校验验证码并登录（新手机号即注册），返回令牌对',
  policy: { kind: 'public' },
  body: z.object({
    phone,
    code: z.string().regex(/^\d{6}$/, '请输入 6 位数字验证码'),
    /** Marketing attribution and invitations read from the landing URL. */
    channel: z.string().max(100).optional(),
    keyword: z.string().max(200).optional(),
    bd_vid: z.string().max(200).optional(),
    inviteNewCode: z.string().max(64).optional(),
    invitationCode: z.string().max(64).optional(),
  }),
  answer: z.object({ accessToken: z.string(), idToken: z.string(), isNew: z.boolean() }),
  errors: ['SMS_CODE_WRONG', 'SMS_CODE_EXPIRED', 'SMS_TOO_MANY_TRIES'],
  sendsBearer: false,
});

export const checkActivityCode = defineRoute({
  name: 'checkActivityCode',
  feature: 'activity',
  method: 'POST',
  path: '/release/checkActivityCode',
  summary: '活动码是否有效，以及能领到什么；活动截止后一律无效',
  policy: { kind: 'public' },
  body: z.object({ code: couponCode }),
  answer: couponOffer,
  errors: ['ACTIVITY_CODE_INVALID'],
  sendsBearer: false,
});
