/** Balances and membership as the product keeps them (docs/spec.md#balances, docs/spec.md#membership). */
import { FREE_LIMIT, type MembershipName } from '@wenjian/api';
import type { BalanceAnswer } from '../api/balance.query.ts';

export interface Membership {
  readonly auditTimes: number;
  readonly auditTimesLimit: number;
  readonly auditExpiredAt: string | null;
  readonly duplicateTimes: number;
  readonly duplicateTimesLimit: number;
  readonly duplicateExpiredAt: string | null;
  readonly compareTimes: number;
  readonly compareTimesLimit: number;
  readonly compareExpiredAt: string | null;
  readonly templateTimes: number;
  readonly templateTimesLimit: number;
  readonly maxExpiredAt: string | null;
  /** The name of the space's icon. */
  readonly membership: MembershipName;
  readonly vipStatus: boolean;
  /** Milliseconds; the server sends seconds. */
  readonly vipTime: number;
}

const MS_PER_SECOND = 1000;
const VIP_COUNTDOWN_WINDOW_MS = 72 * 3600 * MS_PER_SECOND;

export function toMembership(answer: BalanceAnswer): Membership {
  const { auditBalance: audit, duplicateBalance: duplicate, compareBalance: compare } = answer;
  return {
    auditTimes: floorAtZero(audit.count),
    auditTimesLimit: audit.limit,
    auditExpiredAt: audit.expiredAt,
    duplicateTimes: floorAtZero(duplicate.count),
    duplicateTimesLimit: duplicate.limit,
    duplicateExpiredAt: duplicate.expiredAt,
    compareTimes: floorAtZero(compare.count),
    compareTimesLimit: compare.limit,
    compareExpiredAt: compare.expiredAt,
    templateTimes: floorAtZero(answer.templateBalance.count),
    templateTimesLimit: answer.templateBalance.limit,
    maxExpiredAt: answer.maxExpiredAt,
    membership: answer.membership,
    vipStatus: isVip(audit.limit, duplicate.limit, compare.limit),
    vipTime: answer.vipTime * MS_PER_SECOND,
  };
}

/** True when the maximum of 3 and the three limits exceeds 3. */
export function isVip(auditLimit: number, duplicateLimit: number, compareLimit: number): boolean {
  return Math.max(FREE_LIMIT, auditLimit, duplicateLimit, compareLimit) > FREE_LIMIT;
}

/** The countdown shows only while the remaining time is positive and within 72 hours. */
export function showsCountdown(remainingMs: number): boolean {
  return remainingMs > 0 && remainingMs <= VIP_COUNTDOWN_WINDOW_MS;
}

/** What is left of `vipTime` some time after the server sent it; a clock that runs backwards counts as stopped. */
export function remainingVipMs(vipTimeMs: number, receivedAtMs: number, nowMs: number): number {
  return vipTimeMs - Math.max(0, nowMs - receivedAtMs);
}

/** 49 h 5 min 9 s → "49:05:09" */
export function formatCountdown(remainingMs: number): string {
  const seconds = Math.floor(remainingMs / MS_PER_SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function floorAtZero(count: number): number {
  return Math.max(0, count);
}
