/** What waits for an operator, with what is needed to decide: what was used, and what the rest is worth. */
import { plans } from '@wenjian/api';
import type { Connection } from '../../platform/database.ts';
import { readHeldPlans, readOrderUses } from '../billing/index.ts';
import { listWaitingRows, type OrderRow } from './orders.repository.ts';
import { creditOf } from './orders.rules.ts';

export async function listWaitingOrders(connection: Connection, limit: number) {
  const now = new Date();
  const waiting = [];
  for (const row of await listWaitingRows(connection, limit))
    waiting.push({
      ...row,
      uses: await readOrderUses(connection, row),
      worthFen: await worthOf(connection, row, now),
    });
  return waiting;
}

/** The share of what was paid that has not been had yet, by time and uses, as for an upgrade. */
async function worthOf(
  connection: Connection,
  { id, teamId, plan, amountFen }: OrderRow,
  now: Date,
): Promise<number> {
  const held = (await readHeldPlans(connection, { teamId }, now)).find(({ orderId }) => orderId === id);
  const { days } = plans[plan];
  return held && days !== null ? creditOf(held, { valueFen: amountFen, days }, now) : 0;
}
