/** The gate for patterns notices what it is for. */
import { describe, expect, it } from 'vitest';
import { listPatternLiterals, patternsIn } from './pattern-literals.mjs';
import { findSlowPatterns, refuseSlowPatterns } from './slow-patterns.mjs';

const slowIn = (text: string) => findSlowPatterns(patternsIn('packages/x/src/x.ts', text));

describe('the gate for patterns', () => {
  it('reads every pattern of a source, in markup too, and no division', () => {
    const found = patternsIn(
      'apps/web/x.tsx',
      'const a = 4 / 2 / 1; const b = <p title={/x+/u.source}>{/y/g.test(c)}</p>;',
    );
    expect(found.map(({ source, flags }) => [source, flags])).toEqual([
      ['x+', 'u'],
      ['y', 'g'],
    ]);
    expect(listPatternLiterals().length).toBeGreaterThan(5_000);
  });

  it.each(['/\\s+$/', '/^\\s*x?\\s*$/', '/[（(][^）)]*[）)]/g'])(
    'reports %s, which takes squared time',
    (pattern) => {
      expect(slowIn(`export const p = ${pattern};`)).toMatchObject([{ isExponential: false }]);
    },
  );

  it.each(['/(?<!\\s)\\s+$/', '/^\\s*(?:x\\s*)?$/', '/[（(][^（()）]{0,200}[）)]/g'])(
    'lets %s pass',
    (pattern) => {
      expect(slowIn(`export const p = ${pattern};`)).toEqual([]);
    },
  );

  it('excuses squared time where a reason is written down, exponential time never', () => {
    const row = { path: 'packages/x/', why: 'one line' };
    expect(refuseSlowPatterns(slowIn('export const p = /\\s+$/;'), [row])).toEqual([]);
    const slow = slowIn('export const p = /^(?:a+)+$/;');
    expect(slow).toMatchObject([{ isExponential: true }]);
    expect(refuseSlowPatterns(slow, [row])).toEqual([expect.stringContaining('exponential')]);
  });

  it('names an excuse that is needed no longer', () => {
    expect(refuseSlowPatterns([], [{ path: 'packages/x/', why: 'one line' }])).toEqual([
      expect.stringContaining('excuses nothing any more'),
    ]);
  });
});
