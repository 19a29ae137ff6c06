/** Buying: prices, orders and their states. Money is integer fen everywhere. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { PERSONAL_WORK_SPACE, planNames, TEAM_WORK_SPACE } from '../../plans.ts';
import { id, instant, pageOf, paging } from '../shapes.ts';

/** pending → paid → refunded, or pending → closed (cancelled, or unpaid for half an hour). */
export const orderStates = ['pending', 'paid', 'closed', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

export const orderKinds = ['purchase', 'renewal', 'upgrade'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const paymentProviders = ['sandbox', 'wechat', 'alipay'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** `surplus`: a payment that the order no longer needed; it is refunded. */
export const paymentStates = ['pending', 'paid', 'closed', 'surplus', 'refunded'] as const;

/** The provider's state of a refund: accepted and being paid, or failed permanently. */
export const refundStates = ['taken', 'failed'] as const;

export const ORDER_MINUTES = 30;
/** Within this many days an unused order is refunded automatically. */
export const REFUND_AT_ONCE_DAYS = 7;

const fen = z.number().int().min(0);
const planName = z.enum(planNames);

const MAX_TITLE = 100;
const MAX_REASON = 500;

export const invoice = z
  .object({
    /** A receipt for oneself, or an invoice to a person or a company. */
    kind: z.enum(['receipt', 'personal', 'company']),
    title: z.string().trim().min(1, '请填写抬头').max(MAX_TITLE),
    taxNumber: z
      .string()
      .trim()
      .regex(/^[0-9A-Z]{15,20}$/i, '请输入 15–20 位纳税人识别号')
      .optional(),
    email: z.email('请输入正确的邮箱'),
  })
  .refine(({ kind, taxNumber }) => kind !== 'company' || taxNumber !== undefined, {
    path: ['taxNumber'],
    message: '企业发票请填写纳税人识别号',
  });
export type Invoice = z.output<typeof invoice>;

export const order = z.object({
  id,
  number: z.string(),
  teamId: id,
  plan: planName,
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  priceFen: fen,
  /** Remaining value of the plan that is upgraded. */
  creditFen: fen,
  discountFen: fen,
  amountFen: fen,
  provider: z.enum(paymentProviders).nullable(),
  /** The content of the QR code; null when there is nothing to pay. */
  payUrl: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  paidAt: instant.nullable(),
  closedAt: instant.nullable(),
  refundRequestedAt: instant.nullable(),
  /** The refund is certain; `refundedAt` is set when it is done. */
  refundApprovedAt: instant.nullable(),
  refundedAt: instant.nullable(),
  invoice: invoice.nullable(),
  invoiceRequestedAt: instant.nullable(),
});
export type Order = z.output<typeof order>;

const inSpace = z.object({ teamId: id });
const spends = { kind: 'object', object: 'teamSpace', ability: 'change', param: 'teamId' } as const;
const ofOrder = (ability: 'read' | 'change') =>
  ({ kind: 'object', object: 'order', ability, param: 'id' }) as const;

const comboId = z.coerce.number().int();
const workSpace = z.coerce.number().int().min(PERSONAL_WORK_SPACE).max(TEAM_WORK_SPACE);

export const quoteOrder = defineRoute({
  name: 'quoteOrder',
  feature: 'orders',
  method: 'GET',
  path: '/api/wenjian/order/quote',
  summary: '套餐的应付金额、折抵与可用卡券',
  policy: spends,
  query: inSpace.extend({ workSpace, comboId }),
  answer: z.object({
    plan: planName,
    kind: z.enum(orderKinds),
    priceFen: fen,
    creditFen: fen,
    amountFen: fen,
    /** When the plan would expire if it were paid now. */
    validUntil: instant.nullable(),
    coupons: z.array(z.object({ couponId: id, name: z.string(), discountFen: fen })),
    providers: z.array(z.enum(paymentProviders)),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'PLAN_NOT_FOR_SPACE', 'PLAN_LOWER'],
});

export const createOrder = defineRoute({
  name: 'createOrder',
  feature: 'orders',
  method: 'POST',
  path: '/api/wenjian/order',
  summary: '下单',
  policy: spends,
  query: inSpace,
  body: z.object({
    workSpace,
    comboId,
    provider: z.enum(paymentProviders),
    couponId: id.optional(),
    invoice: invoice.optional(),
    idempotencyKey: z.string().min(8).max(100).optional(),
  }),
  answer: order,
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'FORBIDDEN',
    'PLAN_NOT_FOR_SPACE',
    'PLAN_LOWER',
    'COUPON_UNUSABLE',
    'PAYMENT_UNAVAILABLE',
  ],
});

export const listOrders = defineRoute({
  name: 'listOrders',
  feature: 'orders',
  method: 'GET',
  path: '/api/wenjian/order',
  summary: '订单列表',
  policy: spends,
  query: inSpace.extend({ ...paging.shape, state: z.enum(orderStates).optional() }),
  answer: pageOf(order),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const readOrder = defineRoute({
  name: 'readOrder',
  feature: 'orders',
  method: 'GET',
  path: '/api/wenjian/order/{id}',
  summary: '订单详情与支付状态',
  policy: ofOrder('read'),
  params: z.object({ id }),
  answer: order,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const payOrder = defineRoute({
  name: 'payOrder',
  feature: 'orders',
  method: 'POST',
  path: '/api/wenjian/order/{id}/payment',
  summary: '继续支付，可换支付方式',
  policy: ofOrder('change'),
  params: z.object({ id }),
  /** Absent: the payment method used before. */
  body: z.object({ provider: z.enum(paymentProviders).optional() }),
  answer: order,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'ORDER_CLOSED', 'ORDER_PAID', 'PAYMENT_UNAVAILABLE'],
});

export const cancelOrder = defineRoute({
  name: 'cancelOrder',
  feature: 'orders',
  method: 'POST',
  path: '/api/wenjian/order/{id}/cancel',
  summary: '取消未支付的订单',
  policy: ofOrder('change'),
  params: z.object({ id }),
  answer: order,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'ORDER_CLOSED', 'ORDER_PAID', 'CANCEL_UNAVAILABLE'],
});

export const requestInvoice = defineRoute({
  name: 'requestInvoice',
  feature: 'orders',
  method: 'POST',
  path: '/api/wenjian/order/{id}/invoice',
  summary: '申请收据或发票',
  policy: ofOrder('change'),
  params: z.object({ id }),
  body: invoice,
  answer: order,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'ORDER_NOT_PAID', 'INVOICE_REQUESTED'],
});

export const requestRefund = defineRoute({
  name: 'requestRefund',
  feature: 'orders',
  method: 'POST',
  path: '/api/wenjian/order/{id}/refund',
  summary: '申请退款',
  policy: ofOrder('change'),
  params: z.object({ id }),
  body: z.object({ reason: z.string().trim().min(1, '请填写退款原因').max(MAX_REASON) }),
  answer: order,
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'ORDER_NOT_PAID',
    'ORDER_CREDITED',
    'ORDER_RENEWED',
    'REFUND_REQUESTED',
  ],
});
