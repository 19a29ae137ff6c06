/** The plans a space can have. Prices in fen; null where they are agreed by contract. */

export interface Plan {
  readonly name: string;
  readonly priceFen: number | null;
  readonly days: number | null;
  readonly audit: number | null;
  readonly duplicate: number | null;
  readonly compare: number | null;
  readonly seats: number | null;
  readonly storage: string | null;
}

/** Spec section 9. */
export const MONTHLY_PRICE_FEN = 4990;
export const YEARLY_PRICE_FEN = 19900;

const MONTH_DAYS = 31;
const YEAR_DAYS = 366;

export const personalPlans: readonly Plan[] = [
  plan('免费版', 0, null, [3, 3, 3], 1, '200 MB'),
  plan('月度会员', MONTHLY_PRICE_FEN, MONTH_DAYS, [30, 30, 60], 1, '2 GB'),
  plan('年度会员', YEARLY_PRICE_FEN, YEAR_DAYS, [200, 200, 500], 1, '10 GB'),
  plan('比对会员', 2990, MONTH_DAYS, [3, 3, 200], 1, '1 GB'),
];

export const teamPlans: readonly Plan[] = [
  plan('团队基础版', 99900, YEAR_DAYS, [500, 500, 1000], 5, '50 GB'),
  plan('团队高级版', 299900, YEAR_DAYS, [2000, 2000, 4000], 20, '200 GB'),
  plan('团队旗舰版', 999900, YEAR_DAYS, [8000, 8000, 20000], 100, '1 TB'),
  {
    name: '企业版',
    priceFen: null,
    days: null,
    audit: null,
    duplicate: null,
    compare: null,
    seats: null,
    storage: null,
  },
];

const FEN_PER_YUAN = 100;

/** 4990 → "49.9", 19900 → "199" */
export function formatYuan(fen: number): string {
  return (fen / FEN_PER_YUAN).toLocaleString('zh-CN', { maximumFractionDigits: 2 });
}

function plan(
  name: string,
  priceFen: number,
  days: number | null,
  [audit, duplicate, compare]: readonly [number, number, number],
  seats: number,
  storage: string,
): Plan {
  return { name, priceFen, days, audit, duplicate, compare, seats, storage };
}
