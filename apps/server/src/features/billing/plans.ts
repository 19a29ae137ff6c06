/** The plan table of the product (prices in fen). `null` amounts are agreed by contract. */
import type { BalanceTool } from '@wenjian/api';

export const planNames = [
  'free',
  'monthly',
  'yearly',
  'comparison',
  'rights',
  'basic',
  'advanced',
  'flagship',
] as const;
export type PlanName = (typeof planNames)[number];

interface Plan {
  readonly priceFen: number;
  /** null: never expires. */
  readonly days: number | null;
  readonly uses: Readonly<Record<BalanceTool, number>>;
}

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: { priceFen: 0, days: null, uses: { audit: 3, duplicate: 3, compare: 3, template: 3 } },
  monthly: { priceFen: 4_990, days: 31, uses: { audit: 30, duplicate: 30, compare: 60, template: 20 } },
  yearly: { priceFen: 19_900, days: 366, uses: { audit: 200, duplicate: 200, compare: 500, template: 100 } },
  comparison: { priceFen: 2_990, days: 31, uses: { audit: 3, duplicate: 3, compare: 200, template: 3 } },
  rights: { priceFen: 1_990, days: 366, uses: { audit: 10, duplicate: 10, compare: 20, template: 5 } },
  basic: { priceFen: 99_900, days: 366, uses: { audit: 500, duplicate: 500, compare: 1_000, template: 200 } },
  advanced: {
    priceFen: 299_900,
    days: 366,
    uses: { audit: 2_000, duplicate: 2_000, compare: 4_000, template: 500 },
  },
  flagship: {
    priceFen: 999_900,
    days: 366,
    uses: { audit: 8_000, duplicate: 8_000, compare: 20_000, template: 2_000 },
  },
};
