/** Orders waiting for an operator, with the facts for the decision: the uses, and the value of the rest. */
import { plans } from '@wenjian/api';
import type { Connection } from '../../platform/database/database.ts';
import { readHeldPlans, readOrderUses } from '../billing/index.ts';
import { listWaitingRows, type OrderRow } from './orders.repository.ts';
import { creditOf } from './orders.rules.ts';

export async function listWaitingOrders(connection: Connection, limit: number) {
  const waiting = [];
  for (const row of await listWaitingRows(connection, limit))
    waiting.push({ ...row, ...(await readRefundFacts(connection, row)) });
  return waiting;
}

export async function readRefundFacts(connection: Connection, order: OrderRow) {
  return {
    uses: await readOrderUses(connection, order),
    worthFen: await worthOf(connection, order, new Date()),
  };
}

/** The unused share of the payment, by time and uses, computed as for an upgrade. */
async function worthOf(
  connection: Connection,
  { id, teamId, plan, amountFen }: OrderRow,
  now: Date,
): Promise<number> {
  const held = (await readHeldPlans(connection, { teamId }, now)).find(({ orderId }) => orderId === id);
  const { days } = plans[plan];
  return held && days !== null ? creditOf(held, { valueFen: amountFen, days }, now) : 0;
}
