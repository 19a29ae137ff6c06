/**
 * Coupons lower the price of an order. A coupon belongs to a user, whatever space they buy for, and can be
 * used for one order.
 */
import { z } from 'zod';
import { couponOrigins, couponStates } from '../../coupon-rules.ts';
import { defineRoute } from '../../define-route.ts';
import { planNames } from '../../plans.ts';
import { id, instant, pageOf, paging } from '../shapes.ts';

/** As operators define them; users may type them in upper or lower case. */
export const COUPON_CODE = /^[A-Z0-9-]{3,32}$/;

const discount = {
  name: z.string(),
  discountFen: z.number().int().positive(),
  minPriceFen: z.number().int().min(0),
  /** Null: every plan on sale. */
  plans: z.array(z.enum(planNames)).nullable(),
};

export const coupon = z.object({
  id,
  ...discount,
  origin: z.enum(couponOrigins),
  state: z.enum(couponStates),
  givenAt: instant,
  expiresAt: instant,
  usedAt: instant.nullable(),
});

/** The coupon that a code gives. */
export const couponOffer = z.object({ ...discount, validDays: z.number().int() });

export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(COUPON_CODE, '活动码由 3 到 32 位字母、数字或短横线组成');

export const listCoupons = defineRoute({
  name: 'listCoupons',
  feature: 'coupons',
  method: 'GET',
  path: '/api/wenjian/coupon/list',
  summary: '我的卡券，可按状态查看；先到期的在前',
  policy: { kind: 'user' },
  query: paging.extend({ state: z.enum(couponStates).optional() }),
  answer: pageOf(coupon),
  errors: ['UNAUTHENTICATED'],
});

export const listInvitedCoupons = defineRoute({
  name: 'listInvitedCoupons',
  feature: 'coupons',
  method: 'GET',
  path: '/api/wenjian/coupon/invited/list',
  summary: '因邀请得到的卡券，最新的在前',
  policy: { kind: 'user' },
  query: paging,
  answer: pageOf(coupon),
  errors: ['UNAUTHENTICATED'],
});

export const redeemActivityCode = defineRoute({
  name: 'redeemActivityCode',
  feature: 'coupons',
  method: 'POST',
  path: '/api/wenjian/coupon/redeem',
  summary: '凭活动码领取卡券；活动截止前，每人一张',
  policy: { kind: 'user' },
  body: z.object({ code: couponCode }),
  answer: coupon,
  errors: ['UNAUTHENTICATED', 'ACTIVITY_CODE_INVALID', 'COUPON_TAKEN'],
});
