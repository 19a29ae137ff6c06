import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantToUse, isMember, toolBalance } from './balance.rules.ts';
import type { GrantState } from './billing.repository.ts';

const NOW = new Date('2026-11-15T00:00:00Z');

const grants = fc.array(
  fc.record({
    grantId: fc.uuid(),
    tool: fc.constantFrom('audit' as const, 'compare' as const),
    plan: fc.constant('monthly'),
    granted: fc.integer({ min: 0, max: 9 }),
    left: fc.integer({ min: 0, max: 9 }),
    expiresAt: fc.option(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    ),
  }) satisfies fc.Arbitrary<GrantState>,
);

describe('balance rules', () => {
  it('a use is found exactly while the balance shows something left', () => {
    fc.assert(
      fc.property(grants, (list) => {
        const { count } = toolBalance(list, 'compare', NOW);
        expect(grantToUse(list, 'compare', NOW).kind).toBe(count > 0 ? 'grant' : 'refused');
      }),
    );
  });

  it('a use never draws on an expired or empty grant, and no valid one expires earlier', () => {
    fc.assert(
      fc.property(grants, (list) => {
        const choice = grantToUse(list, 'compare', NOW);
        if (choice.kind === 'refused') return;
        const expiry = (grant: GrantState) => grant.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
        expect(choice.grant.left).toBeGreaterThan(0);
        expect(expiry(choice.grant)).toBeGreaterThan(NOW.getTime());
        const others = list.filter(
          (grant) => grant.tool === 'compare' && grant.left > 0 && expiry(grant) > NOW.getTime(),
        );
        for (const other of others) expect(expiry(choice.grant)).toBeLessThanOrEqual(expiry(other));
      }),
    );
  });

  it.each([
    [{ audit: 3, duplicate: 3, compare: 3 }, false],
    [{ audit: 0, duplicate: 0, compare: 0 }, false],
    [{ audit: 3, duplicate: 3, compare: 4 }, true],
    [{ audit: 30, duplicate: 3, compare: 3 }, true],
    [{ audit: 3, duplicate: 10, compare: 3 }, true],
  ])('counts %o as membership: %s', (limits, expected) => {
    expect(isMember(limits)).toBe(expected);
  });
});
