/** The current price of a plan for a space. */
import { type PlanName, planOfCombo, plans } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type HeldPlan, readHeldPlans, readPlanEnd } from '../billing/index.ts';
import { type OrderRow, readOrderRow, readSpaceType } from './orders.repository.ts';
import { creditOf, offerOf } from './orders.rules.ts';

export interface PlanChoice {
  readonly workSpace: number;
  readonly comboId: number;
}

export async function quote(connection: Connection, scope: TeamScope, choice: PlanChoice, now: Date) {
  const plan = wantedPlan(choice);
  const held = await readHeldPlans(connection, scope, now);
  const offer = offerOf(plan, choice.workSpace, await readSpaceType(connection, scope), held);
  if (offer.kind === 'refused') throw new AppError(offer.error);
  const { orderKind: kind, priceFen, upgraded } = offer;
  const { creditFen, creditedOrderIds } = await creditFor(connection, upgraded, priceFen, now);
  return {
    plan,
    kind,
    priceFen,
    creditFen,
    creditedOrderIds,
    amountFen: priceFen - creditFen,
    validUntil: await readPlanEnd(connection, scope, plan, now),
  };
}

/**
 * Orders are given up one after another, each completely, until one does not fit into the price; that one and
 * the rest stay. The last end first: an order starts at the end of the one before, which must not be given up
 * earlier.
 */
async function creditFor(
  connection: Connection,
  upgraded: readonly HeldPlan[],
  priceFen: number,
  now: Date,
): Promise<{ readonly creditFen: number; readonly creditedOrderIds: readonly string[] }> {
  let creditFen = 0;
  const creditedOrderIds: string[] = [];
  for (const held of upgraded) {
    const valueFen = await remainingValue(connection, held, now);
    if (valueFen === 0 || held.orderId === null) continue;
    if (creditFen + valueFen > priceFen) break;
    creditFen += valueFen;
    creditedOrderIds.push(held.orderId);
  }
  return { creditFen, creditedOrderIds };
}

/**
 * The remaining value of the credited orders. Their time was fixed when the upgrade was ordered; their uses
 * may be gone.
 */
export async function creditNow(connection: Connection, order: OrderRow): Promise<number> {
  let creditFen = 0;
  for (const held of await readHeldPlans(connection, order, new Date()))
    if (held.orderId !== null && order.creditedOrderIds.includes(held.orderId))
      creditFen += await remainingValue(connection, held, order.createdAt);
  return creditFen;
}

function wantedPlan({ comboId }: PlanChoice): PlanName {
  const plan = planOfCombo(comboId);
  if (!plan) throw new AppError('PLAN_NOT_FOR_SPACE');
  return plan;
}

/** The paid amount counts, not the price: a gift is worth nothing. */
async function remainingValue(connection: Connection, held: HeldPlan, now: Date): Promise<number> {
  const order = held.orderId === null ? null : await readOrderRow(connection, held.orderId);
  const { days } = plans[held.plan];
  if (!order || days === null) return 0;
  return creditOf(held, { valueFen: order.amountFen + order.creditFen, days }, now);
}
