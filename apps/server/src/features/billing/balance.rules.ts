/** Pure rules over grants: the remaining uses, the grant a use is taken from, and who counts as a member. */

import {
  type BalanceTool,
  balanceTools,
  type ErrorName,
  FREE_LIMIT,
  type MembershipName,
  membershipNames,
  type Plan,
  type PlanName,
  plans,
} from '@wenjian/api';
import { largestOf } from '@wenjian/document';
import type { GrantState } from './billing.repository.ts';

export interface ToolBalance {
  readonly count: number;
  readonly limit: number;
  readonly expiredAt: Date | null;
}

export function toolBalance(grants: readonly GrantState[], tool: BalanceTool, now: Date): ToolBalance {
  const valid = grants.filter((grant) => grant.tool === tool && isValid(grant, now));
  return {
    count: Math.max(0, sum(valid.map((grant) => grant.left))),
    limit: sum(valid.map((grant) => grant.granted)),
    expiredAt: latest(valid.map((grant) => grant.expiresAt)),
  };
}

/** The grant that expires first is used first; one that never expires comes last. */
export function grantToUse(
  grants: readonly GrantState[],
  tool: BalanceTool,
  now: Date,
): { kind: 'grant'; grant: GrantState } | { kind: 'refused'; error: ErrorName } {
  const ofTool = grants.filter((grant) => grant.tool === tool);
  const [first] = ofTool
    .filter((grant) => grant.left > 0 && isValid(grant, now))
    .sort((a, b) => expiryOrder(a) - expiryOrder(b));
  if (first) return { kind: 'grant', grant: first };
  const ofMembership = ofTool.filter((grant) => !grant.isRevoked && isMembership(grant.plan));
  // If a plan is valid now, renewal does not help.
  const isOver = ofMembership.length > 0 && !ofMembership.some((grant) => isValid(grant, now));
  return { kind: 'refused', error: isOver ? 'MEMBERSHIP_EXPIRED' : 'INSUFFICIENT_BALANCE' };
}

/** Without the free plan, and without packs and gifts of uses. */
function isMembership(plan: string | null): boolean {
  return plan !== null && isPlanName(plan) && plan !== 'free' && !isPack(plan);
}

/** The tools whose limits make a member (docs/spec.md#membership). */
export const membershipTools: readonly BalanceTool[] = ['audit', 'duplicate', 'compare'];

/** True when the maximum of 3 and the three limits exceeds 3 (docs/spec.md#membership). */
export function isMember(limits: readonly number[]): boolean {
  return limits.some((limit) => limit > FREE_LIMIT);
}

/** The seats of the plans valid now; null: no limit. Packs of uses add no seats. */
export function seatLimit(grants: readonly GrantState[], now: Date): number | null {
  const held = grants.filter((grant) => isValid(grant, now)).map(({ plan }) => plan);
  if (held.includes('enterprise')) return null;
  const known: Readonly<Record<string, Plan>> = plans;
  return largestOf(
    held.map((plan) => known[plan ?? '']?.seats ?? 1),
    1,
  );
}

/** The storage of the largest plan valid now; packs of uses add none. Null: no limit, by contract. */
export function storageLimit(
  grants: readonly Pick<GrantState, 'plan' | 'expiresAt' | 'isRevoked'>[],
  now: Date,
): number | null {
  const held = grants.filter((grant) => isValid(grant, now)).map(({ plan }) => plan);
  if (held.includes('enterprise')) return null;
  return largestOf(held.map(storageOf), plans.free.storageBytes);
}

function storageOf(plan: string | null): number {
  return plan !== null && isPlanName(plan) ? (plans[plan].storageBytes ?? 0) : 0;
}

function isPlanName(name: string): name is PlanName {
  return Object.hasOwn(plans, name);
}

export function latest(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce<Date | null>((max, date) => (date && (!max || date > max) ? date : max), null);
}

/** The largest plan valid now. */
export function membershipOf(grants: readonly GrantState[], now: Date): MembershipName {
  const held = new Set(grants.filter((grant) => isValid(grant, now)).map(({ plan }) => plan));
  return membershipNames.findLast((name) => held.has(name)) ?? 'free';
}

export interface HeldPlan {
  readonly plan: PlanName;
  readonly orderId: string | null;
  readonly expiresAt: Date;
  readonly left: number;
  /** Of everything the order gave. A gift has no order and no value. */
  readonly used: number;
}

/** Time-limited plans valid now, each with what one order gave, all tools together. */
export function heldPlans(grants: readonly GrantState[], now: Date): readonly HeldPlan[] {
  const held = new Map<string, HeldPlan>();
  for (const { plan, orderId, expiresAt, left } of grants.filter((grant) => isValid(grant, now))) {
    if (plan === null || !isPlanName(plan) || expiresAt === null) continue;
    const key = `${plan} ${orderId ?? expiresAt.getTime()}`;
    const before = held.get(key);
    held.set(key, {
      plan,
      orderId,
      expiresAt,
      left: left + (before?.left ?? 0),
      used: orderId === null ? 0 : sum(usesOfOrder(grants, orderId).map((one) => one.used)),
    });
  }
  return [...held.values()];
}

export interface ToolUses {
  readonly tool: BalanceTool;
  readonly used: number;
  readonly left: number;
}

/**
 * By tool. Revoked grants count too: their rest may have been granted again as new grants, which do not
 * contain the earlier uses.
 */
export function usesOfOrder(grants: readonly GrantState[], orderId: string): readonly ToolUses[] {
  const ofOrder = grants.filter((grant) => grant.orderId === orderId);
  return balanceTools.map((tool) => {
    const ofTool = ofOrder.filter((grant) => grant.tool === tool);
    return {
      tool,
      used: sum(ofTool.map((grant) => grant.used)),
      left: sum(ofTool.map((grant) => grant.left)),
    };
  });
}

/** The remaining uses written off now: of expired grants and of refunded orders. */
export function lapsed(
  grants: readonly GrantState[],
  now: Date,
): readonly { readonly grant: GrantState; readonly kind: 'expire' | 'refund' }[] {
  return grants
    .filter((grant) => grant.left > 0 && !isValid(grant, now))
    .map((grant) => ({ grant, kind: grant.isRevoked ? 'refund' : 'expire' }));
}

/**
 * The grant a refunded use goes to when its own grant was given up. Null: that was refunded, or everything
 * has expired.
 */
export function heirOf(
  grants: readonly GrantState[],
  { orderId, tool }: GrantState,
  now: Date,
): GrantState | null {
  const holder = orderId === null ? null : holderOf(grants, orderId);
  if (holder === null) return null;
  return (
    grants.find((grant) => grant.orderId === holder && grant.tool === tool && isValid(grant, now)) ?? null
  );
}

/**
 * The upgrade an order was given up for. Null: none, or the upgrade was refunded and the order is restored.
 */
export function takerOf(grants: readonly GrantState[], orderId: string): string | null {
  const takers = grants.flatMap((grant) => (grant.orderId === orderId ? (grant.revokedBy ?? []) : []));
  return takers.find((id) => !isPaidBack(grants, id)) ?? null;
}

/** The order that now holds the grants of this one: itself, or its upgrade. */
function holderOf(grants: readonly GrantState[], orderId: string): string | null {
  if (isPaidBack(grants, orderId)) return null;
  const taker = takerOf(grants, orderId);
  return taker === null ? orderId : holderOf(grants, taker);
}

function isPaidBack(grants: readonly GrantState[], orderId: string): boolean {
  return grants.some((grant) => grant.orderId === orderId && grant.revokedBy === orderId);
}

/**
 * The end of a plan bought now. A renewal before the end loses no day: the new one starts at the old one's
 * end, and its uses are available at once. Packs of uses do not extend each other.
 */
export function planEnd(grants: readonly GrantState[], plan: PlanName, now: Date): Date | null {
  const { days } = plans[plan];
  if (days === null) return null;
  const from = isPack(plan) ? now : (heldUntil(grants, plan, now) ?? now);
  return new Date(from.getTime() + days * DAY_MS);
}

/**
 * Orders of the same plan that start at the end of this one or later; also upgraded ones, because they may be
 * restored. If this one were refunded first, they would keep its time for free.
 */
export function ordersBuiltOn(grants: readonly GrantState[], orderId: string, now: Date): readonly string[] {
  const own = grants.find((grant) => grant.orderId === orderId && isValid(grant, now));
  if (!own || isPack(own.plan)) return [];
  const later = grants.filter(
    (grant) => grant.plan === own.plan && grant.orderId !== orderId && expiryOrder(grant) > expiryOrder(own),
  );
  return [...new Set(later.flatMap((grant) => grant.orderId ?? []))];
}

function isPack(plan: string | null): boolean {
  return plan === 'rights';
}

/** Null: it is not valid. */
function heldUntil(grants: readonly GrantState[], plan: PlanName, now: Date): Date | null {
  return latest(
    grants.filter((grant) => grant.plan === plan && isValid(grant, now)).map((grant) => grant.expiresAt),
  );
}

const DAY_MS = 24 * 3600 * 1000;

function isValid(grant: Pick<GrantState, 'expiresAt' | 'isRevoked'>, now: Date): boolean {
  return !grant.isRevoked && (grant.expiresAt === null || grant.expiresAt > now);
}

function expiryOrder(grant: GrantState): number {
  return grant.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
