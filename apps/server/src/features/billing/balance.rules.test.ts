import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  grantToUse,
  isMember,
  lapsed,
  membershipOf,
  planEnd,
  seatLimit,
  storageLimit,
  toolBalance,
} from './balance.rules.ts';
import type { GrantState } from './billing.repository.ts';

const NOW = new Date('2026-11-15T00:00:00Z');

const grants = fc.array(
  fc.record({
    grantId: fc.uuid(),
    tool: fc.constantFrom('audit' as const, 'compare' as const),
    plan: fc.constant('monthly'),
    granted: fc.integer({ min: 0, max: 9 }),
    left: fc.integer({ min: 0, max: 9 }),
    used: fc.constant(0),
    expiresAt: fc.option(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    ),
    isRevoked: fc.boolean(),
    revokedBy: fc.constant(null),
    orderId: fc.constant(null),
  }) satisfies fc.Arbitrary<GrantState>,
);

describe('balance rules', () => {
  it('a use is found exactly when the balance shows something left', () => {
    fc.assert(
      fc.property(grants, (list) => {
        const { count } = toolBalance(list, 'compare', NOW);
        expect(grantToUse(list, 'compare', NOW).kind).toBe(count > 0 ? 'grant' : 'refused');
      }),
    );
  });

  it('a use is never taken from an expired or empty grant, and always from the valid grant that expires first', () => {
    fc.assert(
      fc.property(grants, (list) => {
        const choice = grantToUse(list, 'compare', NOW);
        if (choice.kind === 'refused') return;
        const expiry = (grant: GrantState) => grant.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
        expect(choice.grant.left).toBeGreaterThan(0);
        expect(expiry(choice.grant)).toBeGreaterThan(NOW.getTime());
        expect(choice.grant.isRevoked).toBe(false);
        const others = list.filter(
          (grant) =>
            grant.tool === 'compare' && !grant.isRevoked && grant.left > 0 && expiry(grant) > NOW.getTime(),
        );
        for (const other of others) expect(expiry(choice.grant)).toBeLessThanOrEqual(expiry(other));
      }),
    );
  });

  it.each([
    ['no membership holds and one has been', ['monthly', -1], ['free', null], 'MEMBERSHIP_EXPIRED'],
    ['only a present has run out', ['trial', -1], ['free', null], 'INSUFFICIENT_BALANCE'],
    ['only a pack has run out', ['rights', -1], ['free', null], 'INSUFFICIENT_BALANCE'],
    ['another membership holds', ['monthly', -1], ['yearly', 100], 'INSUFFICIENT_BALANCE'],
  ] as const)('suggests renewal only when that helps: %s', (_, over, holds, error) => {
    const used = ([plan, days]: readonly [string, number | null]): GrantState => ({
      grantId: plan,
      tool: 'compare',
      plan,
      granted: 3,
      left: 0,
      used: 3,
      expiresAt: days === null ? null : new Date(NOW.getTime() + days * 24 * 3600 * 1000),
      isRevoked: false,
      revokedBy: null,
      orderId: null,
    });
    expect(grantToUse([used(over), used(holds)], 'compare', NOW)).toEqual({ kind: 'refused', error });
  });

  it.each([
    [{ audit: 3, duplicate: 3, compare: 3 }, false],
    [{ audit: 0, duplicate: 0, compare: 0 }, false],
    [{ audit: 3, duplicate: 3, compare: 4 }, true],
    [{ audit: 30, duplicate: 3, compare: 3 }, true],
    [{ audit: 3, duplicate: 10, compare: 3 }, true],
  ])('counts %o as membership: %s', (limits, expected) => {
    expect(isMember(Object.values(limits))).toBe(expected);
  });

  it('the space for documents is that of the largest valid plan, and never below the free one', () => {
    const MB = 1024 ** 2;
    const past = new Date('2026-11-14T00:00:00Z');
    const grant = (plan: string | null, expiresAt: Date | null = null) => ({
      plan,
      expiresAt,
      isRevoked: false,
    });
    expect(storageLimit([], NOW)).toBe(200 * MB);
    expect(storageLimit([grant('free'), grant('yearly'), grant('monthly')], NOW)).toBe(10 * 1024 * MB);
    expect(storageLimit([grant('yearly', past), grant('comparison')], NOW)).toBe(1024 * MB);
    expect(storageLimit([grant('rights'), grant('unheard of')], NOW)).toBe(200 * MB);
  });

  it('the space for documents has no limit under a contract, while the contract is valid', () => {
    const contract = (expiresAt: Date | null) => [
      { plan: 'free', expiresAt: null, isRevoked: false },
      { plan: 'enterprise', expiresAt, isRevoked: false },
    ];
    expect(storageLimit(contract(null), NOW)).toBeNull();
    expect(storageLimit(contract(new Date('2026-11-14T00:00:00Z')), NOW)).toBe(200 * 1024 ** 2);
  });
});

describe('the seats of a space', () => {
  const grant = {
    grantId: 'g',
    tool: 'audit',
    granted: 1,
    left: 1,
    used: 0,
    expiresAt: null,
    isRevoked: false,
    revokedBy: null,
    orderId: null,
  } as const;
  const now = new Date('2026-11-15T00:00:00Z');
  const held = (...names: readonly string[]) => names.map((plan) => ({ ...grant, plan }));

  it('are those of the largest valid plan; packs of uses add none', () => {
    expect(seatLimit(held('free'), now)).toBe(1);
    expect(seatLimit(held('free', 'basic', 'rights'), now)).toBe(5);
    expect(seatLimit(held('advanced', 'basic'), now)).toBe(20);
    expect(seatLimit([], now)).toBe(1);
  });

  it('end with the plan, and have no limit under a contract', () => {
    const [old] = held('flagship').map((row) => ({ ...row, expiresAt: new Date('2026-11-14T00:00:00Z') }));
    expect(seatLimit(old ? [...held('free'), old] : [], now)).toBe(1);
    expect(seatLimit(held('free', 'enterprise'), now)).toBeNull();
  });
});

describe('the plans of a space', () => {
  const state = {
    grantId: 'g',
    tool: 'audit',
    granted: 3,
    left: 2,
    used: 1,
    isRevoked: false,
    revokedBy: null,
    orderId: null,
  } as const;
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const held = (plan: string, expiresAt: Date | null) => ({ ...state, plan, expiresAt });

  it('show the icon of the largest valid plan', () => {
    expect(membershipOf([held('free', null)], NOW)).toBe('free');
    const mixed = [held('free', null), held('rights', at('2027-01-01')), held('yearly', at('2027-01-01'))];
    expect(membershipOf(mixed, NOW)).toBe('yearly');
    expect(membershipOf([held('flagship', at('2026-11-14')), held('comparison', null)], NOW)).toBe(
      'comparison',
    );
    expect(membershipOf([held('invitation', null)], NOW)).toBe('free');
  });

  it('are extended by renewal without losing a day; packs of uses do not extend each other', () => {
    const monthly = held('monthly', at('2026-11-20'));
    expect(planEnd([], 'monthly', NOW)).toEqual(at('2026-12-16'));
    expect(planEnd([monthly], 'monthly', NOW)).toEqual(at('2026-12-21'));
    expect(planEnd([monthly], 'yearly', NOW)).toEqual(at('2027-11-16'));
    expect(planEnd([{ ...monthly, isRevoked: true }], 'monthly', NOW)).toEqual(at('2026-12-16'));
    expect(planEnd([held('rights', at('2027-01-01'))], 'rights', NOW)).toEqual(at('2027-11-16'));
    expect(planEnd([], 'free', NOW)).toBeNull();
  });

  it('lose only the remaining uses of expired or refunded grants', () => {
    const over = held('monthly', at('2026-11-14'));
    const back = { ...held('yearly', at('2027-01-01')), isRevoked: true };
    const list = [over, back, held('free', null), { ...over, left: 0 }];
    expect(lapsed(list, NOW)).toEqual([
      { grant: over, kind: 'expire' },
      { grant: back, kind: 'refund' },
    ]);
  });
});
