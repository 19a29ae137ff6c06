/**
 * The plan table of the product: what each plan costs and grants. Prices in fen; a `null` price is agreed by
 * contract.
 */
import type { BalanceTool } from './tools.ts';

export interface Plan {
  readonly label: string;
  readonly priceFen: number | null;
  /** null: does not expire. */
  readonly days: number | null;
  readonly uses: Readonly<Record<BalanceTool, number>> | null;
  readonly seats: number | null;
  readonly storageBytes: number | null;
}

const MB = 1024 ** 2;
const GB = 1024 ** 3;
const MONTH_DAYS = 31;
const YEAR_DAYS = 366;

export const plans = {
  free: {
    label: '免费版',
    priceFen: 0,
    days: null,
    uses: { audit: 3, duplicate: 3, compare: 3, template: 3 },
    seats: 1,
    storageBytes: 200 * MB,
  },
  monthly: {
    label: '月度会员',
    priceFen: 4_990,
    days: MONTH_DAYS,
    uses: { audit: 30, duplicate: 30, compare: 60, template: 20 },
    seats: 1,
    storageBytes: 2 * GB,
  },
  yearly: {
    label: '年度会员',
    priceFen: 19_900,
    days: YEAR_DAYS,
    uses: { audit: 200, duplicate: 200, compare: 500, template: 100 },
    seats: 1,
    storageBytes: 10 * GB,
  },
  comparison: {
    label: '比对会员',
    priceFen: 2_990,
    days: MONTH_DAYS,
    uses: { audit: 3, duplicate: 3, compare: 200, template: 3 },
    seats: 1,
    storageBytes: GB,
  },
  /** Adds uses to the plan the space has; seats and storage do not change. */
  rights: {
    label: '权益包',
    priceFen: 1_990,
    days: YEAR_DAYS,
    uses: { audit: 10, duplicate: 10, compare: 20, template: 5 },
    seats: null,
    storageBytes: null,
  },
  basic: {
    label: '团队基础版',
    priceFen: 99_900,
    days: YEAR_DAYS,
    uses: { audit: 500, duplicate: 500, compare: 1_000, template: 200 },
    seats: 5,
    storageBytes: 50 * GB,
  },
  advanced: {
    label: '团队高级版',
    priceFen: 299_900,
    days: YEAR_DAYS,
    uses: { audit: 2_000, duplicate: 2_000, compare: 4_000, template: 500 },
    seats: 20,
    storageBytes: 200 * GB,
  },
  flagship: {
    label: '团队旗舰版',
    priceFen: 999_900,
    days: YEAR_DAYS,
    uses: { audit: 8_000, duplicate: 8_000, compare: 20_000, template: 2_000 },
    seats: 100,
    storageBytes: 1024 * GB,
  },
  enterprise: { label: '企业版', priceFen: null, days: null, uses: null, seats: null, storageBytes: null },
} as const satisfies Record<string, Plan>;

/** Of each tool: the free plan has the same for all, which the test of figures holds it to. */
export const FREE_USES = plans.free.uses.audit;

/** The first team of a person can be tried with colleagues: seats above those of its plan, from its creation. */
export const TEAM_TRIAL = { seats: 3, days: 30 } as const;

/**
 * All files of a space together, those of tools included, may take this many times the storage of its knowledge
 * base.
 */
export const FILES_PER_STORAGE = 2;

export type PlanName = keyof typeof plans;
export const planNames = Object.keys(plans) as readonly PlanName[];

/** Answers of the assistant per day (Beijing time), for spaces with and without a paid plan. */
export const CHAT_ANSWERS_FREE = 20;
export const CHAT_ANSWERS_MEMBER = 200;
/** Given to both sides of an accepted invitation; used after the daily ones. */
export const CHAT_ANSWERS_INVITATION = 10;

/**
 * The auxiliary tools (conversion, recognition, correction) are free: the number of uses per day and user, by
 * the space's plan.
 */
export const freeToolUsesADay = { free: 20, paid: 500 } as const;

/** The numbers of what can be bought (docs/spec.md#constants). */
export const comboIds = {
  1: 'monthly',
  2: 'yearly',
  3: 'comparison',
  4: 'rights',
  5: 'basic',
  6: 'advanced',
  7: 'flagship',
  8: 'enterprise',
} as const satisfies Record<number, PlanName>;

export function planOfCombo(comboId: number): PlanName | null {
  const known: Readonly<Record<number, PlanName>> = comboIds;
  return known[comboId] ?? null;
}

export function comboOfPlan(plan: PlanName): number | null {
  const entry = Object.entries(comboIds).find(([, name]) => name === plan);
  return entry ? Number(entry[0]) : null;
}

/** The two kinds of space a plan is bought for (docs/spec.md#constants). */
export const PERSONAL_WORK_SPACE = 0;
export const TEAM_WORK_SPACE = 1;

/**
 * Packs of uses can be bought for any space; every other plan is for one kind of space. Team plans are
 * ordered from small to large.
 */
export const personalPlanNames: readonly PlanName[] = ['monthly', 'yearly', 'comparison'];
export const teamPlanNames: readonly PlanName[] = ['basic', 'advanced', 'flagship', 'enterprise'];

export function isPlanOf(plan: PlanName, workSpace: number): boolean {
  if (plan === 'rights') return true;
  return (workSpace === TEAM_WORK_SPACE ? teamPlanNames : personalPlanNames).includes(plan);
}
