/** Pure rules over grants: what is left, which grant a use draws on, who counts as a member. */
import { type BalanceTool, type ErrorName, FREE_LIMIT } from '@wenjian/api';
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
  const hadMembership = ofTool.some((grant) => !isValid(grant, now));
  return { kind: 'refused', error: hadMembership ? 'MEMBERSHIP_EXPIRED' : 'INSUFFICIENT_BALANCE' };
}

/** Spec section 4: true when the maximum of 3 and the three limits exceeds 3. */
export function isMember(limits: {
  readonly audit: number;
  readonly duplicate: number;
  readonly compare: number;
}): boolean {
  return Math.max(FREE_LIMIT, limits.audit, limits.duplicate, limits.compare) > FREE_LIMIT;
}

export function latest(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce<Date | null>((max, date) => (date && (!max || date > max) ? date : max), null);
}

function isValid(grant: GrantState, now: Date): boolean {
  return grant.expiresAt === null || grant.expiresAt > now;
}

function expiryOrder(grant: GrantState): number {
  return grant.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
