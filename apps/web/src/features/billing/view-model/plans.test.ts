import { describe, expect, it } from 'vitest';
import { firstPlan, formatTimeLeft, paymentTypeOf, plansOnSale } from './plans.ts';

describe('the plans on sale', () => {
  it('is for one kind of space, and packs of uses for both', () => {
    expect(plansOnSale(true)).toEqual(['monthly', 'yearly', 'comparison', 'rights']);
    expect(plansOnSale(false)).toEqual(['basic', 'advanced', 'flagship', 'rights']);
  });

  it('start with the requested plan where this space can buy it', () => {
    expect(firstPlan({ comboId: 2 }, true)).toBe('yearly');
    expect(firstPlan({ comboId: 1 }, true)).toBe('monthly');
    expect(firstPlan({ comboId: 2 }, false)).toBe('basic');
    expect(firstPlan({ comboId: 6 }, false)).toBe('advanced');
    expect(firstPlan({ comboId: 8 }, false)).toBe('basic');
    expect(firstPlan({ comboId: 99 }, true)).toBe('yearly');
  });

  it('have the spec’s numbers', () => {
    expect(paymentTypeOf('monthly', true)).toEqual({ workSpace: 0, comboId: 1 });
    expect(paymentTypeOf('flagship', false)).toEqual({ workSpace: 1, comboId: 7 });
  });
});

it('the countdown of an order stops at its end', () => {
  const until = '2026-11-15T10:30:00.000Z';
  expect(formatTimeLeft(until, Date.parse('2026-11-15T10:00:00.000Z'))).toBe('30:00');
  expect(formatTimeLeft(until, Date.parse('2026-11-15T10:29:50.500Z'))).toBe('00:10');
  expect(formatTimeLeft(until, Date.parse(until))).toBeNull();
});
