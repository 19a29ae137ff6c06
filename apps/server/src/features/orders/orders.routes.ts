import {
  cancelOrder,
  createOrder,
  listOrders,
  type Order,
  payOrder,
  quoteOrder,
  readOrder,
  requestInvoice,
  requestRefund,
} from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { listOrderRows, listPayments, type OrderRow, type PaymentRow } from './orders.repository.ts';
import { shownState } from './orders.rules.ts';
import type { OrderPorts, OrderService } from './orders.service.ts';
import { quote } from './quote.service.ts';

export function orderRoutes(ports: OrderPorts, orders: OrderService): readonly RouteHandler[] {
  const { database, payments, coupons } = ports;
  const present = async (row: OrderRow) =>
    presentOrder(row, await listPayments(database, [row.id]), new Date());
  return [
    handle(quoteOrder, async ({ query, context: { scope } }) => {
      const { validUntil, creditedOrderIds: _, ...offer } = await quote(database, scope, query, new Date());
      const { userId, teamId } = scope;
      const use = { userId, teamId, planId: offer.plan, priceFen: offer.amountFen };
      return {
        ...offer,
        validUntil: validUntil?.toISOString() ?? null,
        coupons: [...(await coupons.listUsable(database, use))],
        providers: [...payments.providerNames],
      };
    }),
    handle(createOrder, async ({ body, context }) => present(await orders.create(context.scope, body))),
    handle(listOrders, async ({ query, context: { scope } }) => {
      const now = new Date();
      const { items, total } = await listOrderRows(database, scope, { ...query, now });
      const paid = await listPayments(
        database,
        items.map(({ id }) => id),
      );
      const of = (id: string) => paid.filter(({ orderId }) => orderId === id);
      return { total, items: items.map((row) => presentOrder(row, of(row.id), now)) };
    }),
    handle(readOrder, async ({ params }) => present(await orders.refresh(params.id))),
    handle(payOrder, async ({ params, body }) => present(await orders.pay(params.id, body.provider))),
    handle(cancelOrder, async ({ params }) => present(await orders.cancel(params.id))),
    handle(requestInvoice, async ({ params, body }) => present(await orders.requestInvoice(params.id, body))),
    handle(requestRefund, async ({ params, body }) =>
      present(await orders.requestRefund(params.id, body.reason)),
    ),
  ];
}

function presentOrder(row: OrderRow, payments: readonly PaymentRow[], now: Date): Order {
  const state = shownState(row, now);
  const open = payments.findLast((one) => one.state === 'pending' && one.url !== '');
  const paid = payments.find((one) => one.state === 'paid' || one.state === 'refunded');
  return {
    id: row.id,
    number: row.number,
    teamId: row.teamId,
    plan: row.plan,
    kind: row.kind,
    state,
    priceFen: row.priceFen,
    creditFen: row.creditFen,
    discountFen: row.discountFen,
    amountFen: row.amountFen,
    provider: (paid ?? open)?.provider ?? null,
    payUrl: state === 'pending' ? (open?.url ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    closedAt: state === 'closed' ? (row.closedAt ?? row.expiresAt).toISOString() : null,
    refundRequestedAt: row.refundRequestedAt?.toISOString() ?? null,
    refundApprovedAt: row.refundApprovedAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    invoice: row.invoice,
    invoiceRequestedAt: row.invoiceRequestedAt?.toISOString() ?? null,
  };
}
