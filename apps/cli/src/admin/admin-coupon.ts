/** `wenjian admin coupon create | list | give`. */
import { COUPON_CODE, formatFen, type PlanName, planNames, plans } from '@wenjian/api';
import type { Admin, NewCouponKind } from '@wenjian/server';
import { UnusableInput } from '../command.ts';
import type { AdminAction, AdminResult } from './admin.action.ts';
import { adminCouponText as text } from './admin-coupon.text.ts';

type Values = Readonly<Record<string, unknown>>;

export const couponAction: AdminAction = {
  argumentCount: { least: 1 },
  options: {
    min: { type: 'string' },
    plans: { type: 'string' },
    days: { type: 'string' },
    quantity: { type: 'string' },
    activity: { type: 'boolean', default: false },
  },
  async run(admin, [word, ...rest], values) {
    if (word === 'list' && rest.length === 0) return list(admin);
    if (word === 'create' && rest.length === 3) return create(admin, rest, values);
    if (word === 'give' && rest.length === 2) return give(admin, rest);
    throw new UnusableInput(text.usage);
  },
};

const DEFAULT_DAYS = 30;

async function create(admin: Admin, [code = '', name = '', yuan = '']: readonly string[], values: Values) {
  const kind: NewCouponKind = {
    code: couponCode(code),
    name,
    discountFen: readFen(yuan, text.discount),
    minPriceFen: given(values.min, (min) => readFen(min, text.least)) ?? 0,
    plans: given(values.plans, readPlans) ?? null,
    validDays: given(values.days, (days) => readCount(days, text.days)) ?? DEFAULT_DAYS,
    quantity: given(values.quantity, (quantity) => readCount(quantity, text.quantity)) ?? null,
    isActivity: values.activity === true,
  };
  if (!(await admin.createCoupon(kind))) throw new UnusableInput(text.codeTaken(kind.code));
  return { json: kind, lines: [text.created(kind.code, name, formatFen(kind.discountFen))] };
}

async function list(admin: Admin): Promise<AdminResult> {
  const kinds = await admin.listCoupons();
  const lines = kinds.map(({ code, name, discountFen, minPriceFen, given: count, used, quantity }) =>
    text.kind(code, name, formatFen(discountFen), formatFen(minPriceFen), { given: count, used, quantity }),
  );
  return { json: kinds, lines };
}

async function give(admin: Admin, [phone = '', code = '']: readonly string[]): Promise<AdminResult> {
  const { kind } = await admin.giveCoupon(phone, couponCode(code));
  if (kind !== 'given') throw new UnusableInput(text.refused[kind]);
  return { json: { phone, code: couponCode(code) }, lines: [text.given(phone, couponCode(code))] };
}

function couponCode(code: string): string {
  const upper = code.toUpperCase();
  if (!COUPON_CODE.test(upper)) throw new UnusableInput(text.badCode);
  return upper;
}

const YUAN = /^(\d{1,6})(?:\.(\d{1,2}))?$/;

/** Read digit by digit: money is never a float. */
function readFen(yuan: string, what: string): number {
  const [, whole, decimals = ''] = YUAN.exec(yuan) ?? [];
  const fen = whole === undefined ? 0 : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (fen === 0) throw new UnusableInput(text.badAmount(what));
  return fen;
}

function readCount(value: string, what: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new UnusableInput(text.badCount(what));
  return Number(value);
}

const sold: readonly PlanName[] = planNames.filter((name) => (plans[name].priceFen ?? 0) > 0);

function readPlans(value: string): PlanName[] {
  return value.split(',').map((wanted) => {
    const known = sold.find((name) => name === wanted.trim());
    if (!known) throw new UnusableInput(text.unknownPlan(wanted, sold.join('、')));
    return known;
  });
}

function given<Result>(value: unknown, read: (value: string) => Result): Result | undefined {
  return typeof value === 'string' ? read(value) : undefined;
}
