/** The console's calls on what is sold and said: orders, coupons, notices, feedback, inquiries. */
import {
  createCouponKind,
  endOperatorNotice,
  giveCouponTo,
  issueOperatorInvoice,
  listCouponKinds,
  listOperatorFeedback,
  listOperatorInquiries,
  listOperatorNotices,
  listOperatorOrders,
  markHandled,
  publishOperatorNotice,
  refundOperatorOrder,
} from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { ServerParts } from '../feature.ts';
import { refundOrder } from '../orders/index.ts';
import { couponActions } from './coupon-actions.ts';
import { findSpace } from './grants.ts';
import { listFeedback, listInquiries, markHandled as mark } from './inbox.service.ts';
import { noticeActions } from './notice-actions.ts';
import { listNotices, publish } from './notices.service.ts';
import type { Operator } from './operations.repository.ts';
import { operationsText as text } from './operations.text.ts';
import { orderActions } from './order-actions.ts';
import { listOrders } from './orders.service.ts';
import { operatorOf } from './present-person.ts';
import { refunds } from './refunds.ts';

export function salesRoutes({ database, payment }: ServerParts): readonly RouteHandler[] {
  return [
    handle(listOperatorOrders, async ({ query }) => listOrders(database, query)),
    handle(refundOperatorOrder, async ({ body: { number, reason }, context: { user } }) => {
      const refund = (orderId: string, why: string) => refundOrder(payment, orderId, why);
      const outcome = await refunds(database, operatorOf(user), refund).refundOrder(number, reason);
      if (outcome.kind === 'unknown') throw new AppError('NOT_FOUND');
      if (outcome.kind === 'refused') throw new AppError('CONFLICT', { message: outcome.reason });
      return { state: outcome.kind };
    }),
    handle(issueOperatorInvoice, async ({ body: { number }, context: { user } }) => {
      if (!(await orderActions(database, operatorOf(user)).issueInvoice(number)))
        throw new AppError('CONFLICT', { message: text.noInvoice });
      return null;
    }),
    handle(listCouponKinds, async ({ query: { search, page, pageSize }, context: { user } }) => {
      const kinds = await couponActions(database, operatorOf(user)).listCoupons();
      const words = search?.toLowerCase() ?? '';
      const found = kinds.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(words));
      return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    }),
    handle(createCouponKind, async ({ body, context: { user } }) => {
      if (!(await couponActions(database, operatorOf(user)).createCoupon(body)))
        throw new AppError('CONFLICT', { message: text.codeTaken });
      return null;
    }),
    handle(giveCouponTo, async ({ body: { phone, code }, context: { user } }) => {
      const { kind } = await couponActions(database, operatorOf(user)).giveCoupon(phone, code);
      if (kind !== 'given') throw new AppError('CONFLICT', { message: text.coupon[kind] });
      return null;
    }),
  ];
}

export function wordsRoutes({ database }: ServerParts): readonly RouteHandler[] {
  const noticesOf = (operator: Operator) =>
    noticeActions(database, operator, (holder) => findSpace(database, holder));
  return [
    handle(listOperatorNotices, async ({ query }) => listNotices(database, query)),
    handle(publishOperatorNotice, async ({ body, context: { user } }) => ({
      reached: await publish(noticesOf(operatorOf(user)), body),
    })),
    handle(endOperatorNotice, async ({ body: { number }, context: { user } }) => {
      if (!(await noticesOf(operatorOf(user)).endNotice(number))) throw new AppError('NOT_FOUND');
      return null;
    }),
    handle(listOperatorFeedback, async ({ query }) => listFeedback(database, query)),
    handle(listOperatorInquiries, async ({ query }) => listInquiries(database, query)),
    handle(markHandled, async ({ body, context: { user } }) => {
      await mark(database, operatorOf(user), body);
      return null;
    }),
  ];
}
