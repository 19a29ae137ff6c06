import { type OrderState, plans } from '@wenjian/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeldPlan } from '../billing/index.ts';
import { creditOf, isRefundedAtOnce, offerOf, orderNumber, shownState } from './orders.rules.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const DAY_MS = 24 * 3600 * 1000;
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const held = (plan: HeldPlan['plan'], days = 100): HeldPlan => ({
  plan,
  orderId: 'o',
  expiresAt: after(days),
  left: 10,
  used: 0,
});

describe('the credit of an upgrade', () => {
  const given = { valueFen: 99_900, days: 366 };

  it('is the smaller of the remaining time value and the remaining use value, rounded down', () => {
    const half = { expiresAt: after(183), left: 2200, used: 0 };
    expect(creditOf(half, given, NOW)).toBe(49_950);
    expect(creditOf({ ...half, left: 1, used: 2199 }, given, NOW)).toBe(45);
    expect(creditOf({ ...half, left: 0, used: 2200 }, given, NOW)).toBe(0);
    expect(creditOf({ ...half, expiresAt: after(-1) }, given, NOW)).toBe(0);
    expect(creditOf({ ...half, expiresAt: after(1) }, { ...given, valueFen: 100 }, NOW)).toBe(0);
  });

  it('is a whole number of fen, never negative and never more than was paid', () => {
    fc.assert(
      fc.property(
        fc.nat(999_900),
        fc.integer({ min: -10, max: 800 }),
        fc.nat(30_000),
        fc.nat(30_000),
        (valueFen, days, left, used) => {
          const plan = { expiresAt: after(days), left, used };
          const credit = creditOf(plan, { valueFen, days: 366 }, NOW);
          expect(Number.isSafeInteger(credit)).toBe(true);
          expect(credit).toBeGreaterThanOrEqual(0);
          expect(credit).toBeLessThanOrEqual(valueFen);
        },
      ),
    );
  });
});

describe('an offer', () => {
  it.each([
    ['personal', 'monthly', 0, [], 'purchase'],
    ['personal', 'monthly', 0, ['monthly'], 'renewal'],
    ['personal', 'yearly', 0, ['monthly'], 'purchase'],
    ['personal', 'rights', 0, ['rights'], 'purchase'],
    ['team', 'basic', 1, [], 'purchase'],
    ['team', 'advanced', 1, ['basic'], 'upgrade'],
    ['team', 'flagship', 1, ['basic', 'advanced'], 'upgrade'],
    ['team', 'rights', 1, ['flagship'], 'purchase'],
  ] as const)('in a %s space for %s (%i) with %o is a %s', (type, plan, workSpace, plansHeld, kind) => {
    const offer = offerOf(
      plan,
      workSpace,
      type,
      plansHeld.map((name) => held(name)),
    );
    expect(offer).toMatchObject({ kind: 'offered', orderKind: kind, priceFen: plans[plan].priceFen });
  });

  it('gives up the plans that end last first, and nothing of the same plan', () => {
    const offer = offerOf('advanced', 1, 'team', [held('basic', 300), held('basic', 20), held('rights')]);
    expect(offer.kind === 'offered' && offer.upgraded.map(({ expiresAt }) => expiresAt)).toEqual([
      after(300),
      after(20),
    ]);
  });
});

it.each<[OrderState, number, OrderState]>([
  ['pending', 1, 'pending'],
  ['pending', 0, 'closed'],
  ['pending', -1, 'closed'],
  ['paid', -1, 'paid'],
  ['refunded', -1, 'refunded'],
])('an order that is %s with %i days to go is shown as %s', (state, days, shown) => {
  expect(shownState({ state, expiresAt: after(days) }, NOW)).toBe(shown);
});

it('refunds at once only what is recent and unused', () => {
  const unused = [{ used: 0 }, { used: 0 }];
  expect(isRefundedAtOnce(after(-7), unused, NOW)).toBe(true);
  expect(isRefundedAtOnce(after(-8), unused, NOW)).toBe(false);
  expect(isRefundedAtOnce(after(-1), [{ used: 0 }, { used: 1 }], NOW)).toBe(false);
});

it('order numbers consist of the Beijing time and random digits', () => {
  expect(orderNumber(NOW, () => 42)).toBe('2026111514000000000042');
});
