/** `wenjian admin orders | invoice ORDER`: requests of buyers, and their invoices. */
import { formatFen, plans } from '@wenjian/api';
import type { Admin } from '@wenjian/server';
import { UnusableInput } from '../command.ts';
import type { AdminAction } from './admin.action.ts';
import { adminOrdersText as text } from './admin-orders.text.ts';

export const orderActions: Readonly<Record<string, AdminAction>> = {
  orders: {
    argumentCount: 0,
    options: {},
    async run(admin) {
      const orders = await admin.listWaitingOrders();
      const lines = orders.flatMap(({ number, phone, plan, amountFen, ...asked }) => {
        const { invoice, invoiceRequestedAt, invoiceIssuedAt } = asked;
        const isInvoiceWanted = invoiceRequestedAt !== null && invoiceIssuedAt === null;
        return [
          text.order(number, plans[plan].label, formatFen(amountFen), phone ?? ''),
          ...refundLines(asked),
          ...(isInvoiceWanted && invoice ? [text.invoice(invoiceRequestedAt.toISOString(), invoice)] : []),
        ];
      });
      const problems = await admin.listPaymentProblems();
      const all = [
        ...lines,
        ...problems.map(({ orderNumber, amountFen, ...payment }) =>
          text.problem(orderNumber, formatFen(amountFen), payment),
        ),
      ];
      return { json: { orders, problems }, lines: all.length > 0 ? all : [text.nothing] };
    },
  },
  invoice: {
    argumentCount: 1,
    options: {},
    async run(admin, [number = '']) {
      if (!(await admin.issueInvoice(number))) throw new UnusableInput(text.noInvoice(number));
      return { json: { number }, lines: [text.issued(number)] };
    },
  },
};

type WaitingOrder = Awaited<ReturnType<Admin['listWaitingOrders']>>[number];

function refundLines({
  refundRequestedAt,
  refundReason,
  uses,
  worthFen,
  invoiceIssuedAt,
}: Pick<
  WaitingOrder,
  'refundRequestedAt' | 'refundReason' | 'uses' | 'worthFen' | 'invoiceIssuedAt'
>): readonly string[] {
  if (refundRequestedAt === null) return [];
  return [
    text.refund(refundRequestedAt.toISOString(), refundReason ?? ''),
    text.uses(uses, formatFen(worthFen)),
    ...(invoiceIssuedAt === null ? [] : [text.certified(invoiceIssuedAt.toISOString())]),
  ];
}
