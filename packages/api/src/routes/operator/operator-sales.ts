/** The operators' console: orders and coupons. */
import { z } from 'zod';

import { defineRoute } from '../../define-route.ts';
import { planNames } from '../../plans.ts';
import { balanceTools } from '../../tools.ts';
import { COUPON_CODE } from '../money/coupons.ts';
import { invoice, orderStates } from '../money/orders.ts';
import { id, instant, nothing, pageOf, paging, phone } from '../shapes.ts';
import {
  operatorErrors as errors,
  operatorPerson,
  operatorPolicy,
  operatorReason,
  operatorSearch,
} from './operator-shapes.ts';

const fen = z.number().int().min(0);
const count = z.number().int().min(0);

/** What waits for an operator. */
export const orderNeeds = ['refund', 'invoice', 'payment'] as const;
export type OrderNeed = (typeof orderNeeds)[number];

export const operatorOrder = z.object({
  number: z.string(),
  buyer: operatorPerson,
  teamId: id,
  plan: z.enum(planNames),
  state: z.enum(orderStates),
  amountFen: fen,
  createdAt: instant,
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  refundRequestedAt: instant.nullable(),
  refundReason: z.string().nullable(),
  refundApprovedAt: instant.nullable(),
  /** Only while a refund is asked for: what was used, and what the rest is worth. */
  uses: z.array(z.object({ tool: z.enum(balanceTools), used: count, left: count })),
  worthFen: fen.nullable(),
  invoice: invoice.nullable(),
  invoiceRequestedAt: instant.nullable(),
  invoiceIssuedAt: instant.nullable(),
  /** A payment whose refund fails, or whose sum is wrong. */
  problem: z.string().nullable(),
  needs: z.array(z.enum(orderNeeds)),
});
export type OperatorOrder = z.output<typeof operatorOrder>;

export const listOperatorOrders = defineRoute({
  name: 'listOperatorOrders',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/orders',
  summary: '订单：按编号或买家的手机号查找；等待处理的退款、票据与异常支付',
  policy: operatorPolicy('orders'),
  query: paging.extend({
    search: operatorSearch,
    state: z.enum(orderStates).optional(),
    needs: z.enum(['any', ...orderNeeds]).optional(),
  }),
  answer: pageOf(operatorOrder),
  errors,
});

const orderNumber = z.string().min(1).max(40);

export const refundOperatorOrder = defineRoute({
  name: 'refundOperatorOrder',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/orders/refund',
  summary: '退款并收回未用的次数',
  policy: operatorPolicy('orders'),
  body: z.object({ number: orderNumber, reason: operatorReason }),
  /** `begun`: approved, and the money is not back yet. */
  answer: z.object({ state: z.enum(['refunded', 'begun']) }),
  errors: [...errors, 'CONFLICT'],
});

export const issueOperatorInvoice = defineRoute({
  name: 'issueOperatorInvoice',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/orders/invoice',
  summary: '记录票据已开出，并通知买家',
  policy: operatorPolicy('orders'),
  body: z.object({ number: orderNumber }),
  answer: nothing,
  errors: [...errors, 'CONFLICT'],
});

const soldPlans = z.array(z.enum(planNames)).min(1).max(planNames.length);
const COUPON_NAME_MAX = 40;
const COUPON_FEN_MAX = 99_999_999;
const COUPON_COUNT_MAX = 9_999_999;
const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(COUPON_CODE, '卡券代码由 3 到 32 位字母、数字或短横线组成');

export const couponKindEntry = z.object({
  code: z.string(),
  name: z.string(),
  discountFen: fen,
  minPriceFen: fen,
  /** Null: every plan on sale. */
  plans: z.array(z.enum(planNames)).nullable(),
  validDays: count,
  quantity: count.nullable(),
  isActivity: z.boolean(),
  given: count,
  used: count,
});
export type CouponKindEntry = z.output<typeof couponKindEntry>;

export const listCouponKinds = defineRoute({
  name: 'listCouponKinds',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/coupons',
  summary: '卡券的种类，已发与已用',
  policy: operatorPolicy('coupons'),
  query: paging.extend({ search: operatorSearch }),
  answer: pageOf(couponKindEntry),
  errors,
});

export const createCouponKind = defineRoute({
  name: 'createCouponKind',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/coupons',
  summary: '创建一种卡券',
  policy: operatorPolicy('coupons'),
  body: z.object({
    code: couponCode,
    name: z
      .string()
      .trim()
      .min(1, '请填写名称')
      .max(COUPON_NAME_MAX, `名称请控制在 ${COUPON_NAME_MAX} 字以内`),
    discountFen: z.int('请填写金额').min(1, '立减金额须大于 0').max(COUPON_FEN_MAX),
    minPriceFen: z.int('请填写金额').min(0).max(COUPON_FEN_MAX).default(0),
    plans: soldPlans.nullable().default(null),
    validDays: z.int('请写成正整数').min(1, '请写成正整数').max(COUPON_COUNT_MAX),
    quantity: z.int('请写成正整数').min(1, '请写成正整数').max(COUPON_COUNT_MAX).nullable().default(null),
    isActivity: z.boolean().default(false),
  }),
  answer: nothing,
  errors: [...errors, 'CONFLICT'],
});

export const giveCouponTo = defineRoute({
  name: 'giveCouponTo',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/coupons/give',
  summary: '向一个手机号发放卡券',
  policy: operatorPolicy('coupons'),
  body: z.object({ phone, code: couponCode }),
  answer: nothing,
  errors: [...errors, 'CONFLICT'],
});
