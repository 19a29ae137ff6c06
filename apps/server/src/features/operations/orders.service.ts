/** Orders as operators see them, with the facts for a refund. */
import type { OrderNeed } from '@wenjian/api';
import type { Connection, Database } from '../../platform/database/database.ts';
import { readRefundFacts } from '../orders/index.ts';
import { listOrderRows, type OrderQuery } from './orders.repository.ts';
import { presentPerson } from './present-person.ts';

export async function listOrders(database: Database, query: OrderQuery) {
  const { items, total } = await listOrderRows(database, query);
  const shown = [];
  for (const item of items) shown.push(await present(database, item));
  return { items: shown, total };
}

type Row = Awaited<ReturnType<typeof listOrderRows>>['items'][number];

async function present(connection: Connection, { order, buyer, problem }: Row) {
  const needs = needsOf(order, problem);
  const facts = needs.includes('refund') ? await readRefundFacts(connection, order) : null;
  const { number, teamId, plan, state, amountFen, refundReason, invoice } = order;
  return {
    number,
    buyer: presentPerson(buyer),
    ...{ teamId, plan, state, amountFen, refundReason, invoice, problem, needs },
    createdAt: order.createdAt.toISOString(),
    paidAt: textOf(order.paidAt),
    refundedAt: textOf(order.refundedAt),
    refundRequestedAt: textOf(order.refundRequestedAt),
    refundApprovedAt: textOf(order.refundApprovedAt),
    invoiceRequestedAt: textOf(order.invoiceRequestedAt),
    invoiceIssuedAt: textOf(order.invoiceIssuedAt),
    uses: facts ? [...facts.uses] : [],
    worthFen: facts?.worthFen ?? null,
  };
}

function needsOf(order: Row['order'], problem: string | null): OrderNeed[] {
  const isHeld = order.state === 'paid' && order.refundApprovedAt === null;
  const isInvoiceOpen = order.invoiceRequestedAt !== null && order.invoiceIssuedAt === null;
  return [
    ...(isHeld && order.refundRequestedAt !== null ? (['refund'] as const) : []),
    ...(isHeld && isInvoiceOpen ? (['invoice'] as const) : []),
    ...(problem === null ? [] : (['payment'] as const)),
  ];
}

function textOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
