import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attributeRuns, type OwnedRun } from './attribute-runs.ts';

const run = fc
  .record({
    owner: fc.constantFrom('d1', 'd2', 'd3'),
    start: fc.nat(40),
    length: fc.nat(25),
    order: fc.nat(2),
  })
  .map(({ owner, start, length, order }): OwnedRun<string> => ({ owner, start, end: start + length, order }));

/** Asks every run about every character. */
function bestOf(runs: readonly OwnedRun<string>[], at: number): string | null {
  let best: OwnedRun<string> | null = null;
  for (const one of runs) {
    if (one.start > at || one.end <= at) continue;
    const isBetter =
      best === null ||
      one.order < best.order ||
      (one.order === best.order && one.end - one.start > best.end - best.start);
    if (isBetter) best = one;
  }
  return best?.owner ?? null;
}

it('every character belongs to the longest run through it, and to no other', () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 12 }), (runs) => {
      const attributed = attributeRuns(runs);
      for (let at = 0; at < 70; at++) {
        const owners = attributed.filter(({ start, end }) => start <= at && at < end);
        expect(owners.map(({ owner }) => owner)).toEqual([bestOf(runs, at) ?? []].flat());
      }
    }),
    { numRuns: 300 },
  );
});
