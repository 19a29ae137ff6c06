/** Pure rules of buying: the current price of a plan for a space, and the displayed state of an order. */
import {
  isPlanOf,
  ORDER_MINUTES,
  type OrderKind,
  type OrderState,
  PERSONAL_WORK_SPACE,
  type PlanName,
  plans,
  REFUND_AT_ONCE_DAYS,
  TEAM_WORK_SPACE,
  teamPlanNames,
} from '@wenjian/api';
import type { HeldPlan } from '../billing/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;
const SECOND_MS = 1000;

export type Offer =
  | {
      readonly kind: 'offered';
      readonly orderKind: OrderKind;
      readonly priceFen: number;
      /** The plans that can be given up for it, the one that ends last first. */
      readonly upgraded: readonly HeldPlan[];
    }
  | { readonly kind: 'refused'; readonly error: 'PLAN_NOT_FOR_SPACE' | 'PLAN_LOWER' };

export function offerOf(
  plan: PlanName,
  workSpace: number,
  spaceType: 'personal' | 'team',
  held: readonly HeldPlan[],
): Offer {
  const { priceFen } = plans[plan];
  const isRightSpace = workSpace === (spaceType === 'team' ? TEAM_WORK_SPACE : PERSONAL_WORK_SPACE);
  if (!priceFen || !isRightSpace || !isPlanOf(plan, workSpace))
    return { kind: 'refused', error: 'PLAN_NOT_FOR_SPACE' };
  const rank = teamPlanNames.indexOf(plan);
  const rankOf = (one: HeldPlan) => teamPlanNames.indexOf(one.plan);
  if (rank >= 0 && held.some((one) => rankOf(one) > rank)) return { kind: 'refused', error: 'PLAN_LOWER' };
  const upgraded = held
    .filter((one) => rankOf(one) >= 0 && rankOf(one) < rank)
    .sort((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime());
  if (upgraded.length > 0) return { kind: 'offered', orderKind: 'upgrade', priceFen, upgraded };
  const isHeld = plan !== 'rights' && held.some((one) => one.plan === plan);
  return { kind: 'offered', orderKind: isHeld ? 'renewal' : 'purchase', priceFen, upgraded: [] };
}

/**
 * Remaining value of a plan, rounded down to whole fen: what was given for it, times the smaller of the share of its
 * time and the share of its uses that are left. By time alone, a plan that is used up would be worth almost its price.
 * Whole seconds, so that every product stays an exact integer.
 */
export function creditOf(
  upgraded: Pick<HeldPlan, 'expiresAt' | 'left' | 'used'>,
  given: { readonly valueFen: number; readonly days: number },
  now: Date,
): number {
  const { expiresAt, left, used } = upgraded;
  const total = (given.days * DAY_MS) / SECOND_MS;
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / SECOND_MS);
  const ofTime = Math.floor((given.valueFen * Math.min(total, Math.max(0, seconds))) / total);
  // The sum of used and remaining uses is what the order gave.
  const ofUses = left === 0 ? 0 : Math.floor((given.valueFen * left) / (left + used));
  return Math.min(ofTime, ofUses);
}

export function orderEnd(now: Date): Date {
  return new Date(now.getTime() + ORDER_MINUTES * MINUTE_MS);
}

/** An unpaid order is shown as closed as soon as its time is over, even before it is stored as closed. */
export function shownState(
  { state, expiresAt }: { readonly state: OrderState; readonly expiresAt: Date },
  now: Date,
): OrderState {
  return state === 'pending' && expiresAt <= now ? 'closed' : state;
}

/** Recent and unused: refunded without asking an operator. */
export function isRefundedAtOnce(
  paidAt: Date,
  uses: readonly { readonly used: number }[],
  now: Date,
): boolean {
  const isFresh = now.getTime() - paidAt.getTime() <= REFUND_AT_ONCE_DAYS * DAY_MS;
  return isFresh && uses.every(({ used }) => used === 0);
}

const NUMBER_RANDOM_DIGITS = 8;

/** 20261115140312 and random digits: readable, and nobody can count our orders by it. */
export function orderNumber(now: Date, random: (below: number) => number): string {
  const beijing = new Date(now.getTime() + 8 * 3600 * SECOND_MS).toISOString();
  const time = beijing.replaceAll(/\D/g, '').slice(0, 14);
  return time + String(random(10 ** NUMBER_RANDOM_DIGITS)).padStart(NUMBER_RANDOM_DIGITS, '0');
}
