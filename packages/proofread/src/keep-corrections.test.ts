import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Correction } from './correction.ts';
import { keepCorrections } from './keep-corrections.ts';
import { place } from './proofread-line.ts';

const TEXT = '甲方签定本合同，程序正档原则的要求，款项汇入乙方帐户。';

function correctionOf(start: number, end: number, suggestion: string | null): Correction {
  const draft = { start, end, suggestion, ruleId: 'typo.test', family: 'typo', tier: 'suspect' } as const;
  return place({ ...draft, confidence: 0.9, reason: '' }, TEXT);
}

const sign = correctionOf(2, 4, '签订');
const proper = correctionOf(10, 12, '正当');
const other = correctionOf(11, 12, '当');
const account = correctionOf(24, 26, '账户');

/** Places one after another, some of them with no length. */
const listed = fc
  .array(fc.tuple(fc.nat(3), fc.nat(2), fc.constantFrom('甲', '乙')), { maxLength: 6 })
  .map((steps) => {
    let at = 0;
    return steps.map(([gap, length, suggestion]) => {
      const start = at + gap + 1;
      at = start + length;
      return correctionOf(start, at, suggestion);
    });
  });

describe('what was decided before the corrector had read', () => {
  it('is found again where the later result has it too', () => {
    const found = [sign, account];
    expect(keepCorrections(found, [{ correction: sign, isAccepted: true }])).toBe(found);
  });

  it('stays where the later result would be silent', () => {
    const kept = keepCorrections([sign, account], [{ correction: proper, isAccepted: false }]);
    expect(kept).toEqual([sign, proper, account]);
  });

  it('stands against another proposal for the same place when it was accepted, and gives way when it was ignored', () => {
    const found = [sign, other];
    expect(keepCorrections(found, [{ correction: proper, isAccepted: true }])).toEqual([sign, proper]);
    expect(keepCorrections(found, [{ correction: proper, isAccepted: false }])).toEqual(found);
  });

  it('never overlaps with anything, is in text order and loses nothing accepted', () => {
    fc.assert(
      fc.property(listed, listed, fc.array(fc.boolean(), { maxLength: 6 }), (found, earlier, verdicts) => {
        const decided = earlier.flatMap((correction, at) => {
          const isAccepted = verdicts[at];
          return isAccepted === undefined ? [] : [{ correction, isAccepted }];
        });
        const kept = keepCorrections(found, decided);
        for (const [at, { start }] of kept.entries())
          expect(start).toBeGreaterThanOrEqual(kept[at - 1]?.end ?? 0);
        const ids = kept.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { correction, isAccepted } of decided)
          if (isAccepted) expect(ids).toContain(correction.id);
      }),
    );
  });
});
