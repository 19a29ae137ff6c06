import { describe, expect, it } from 'vitest';
import { ABSENT, judge, ranOf } from './coverage-judge.ts';

const kindOf = (...[withLie, without]: readonly [Parameters<typeof ranOf>[0], Parameters<typeof ranOf>[0]]) =>
  judge('a test', ranOf(withLie), ranOf(without)).kind;
const passed = (milliseconds: number) => ({ state: 'passed', messages: [], milliseconds });
const failed = (message: string, milliseconds: number) => ({
  state: 'failed',
  messages: [message],
  milliseconds,
});
const wrong = (milliseconds: number) => failed('expected 1 to be 2', milliseconds);
const late = failed('Test timed out in 60000ms.', 60_000);

describe('a test that failed with the lie', () => {
  it('has noticed it where it passes without', () => {
    expect(kindOf([wrong(50)], [passed(50)])).toBe('noticed');
    expect(kindOf([wrong(50)], [wrong(50)])).toBe('red before');
    expect(kindOf([wrong(50)], [])).toBe('red before');
  });

  it('has noticed nothing where it did not run', () => {
    expect(kindOf([], [passed(50)])).toBe('broken');
    expect(kindOf([{ ...passed(0), state: 'skipped' }], [passed(50)])).toBe('broken');
    expect(ranOf([])).toEqual(ABSENT);
  });

  it('may only have been slow where it ran out of time, unless it needs much less without', () => {
    expect(kindOf([late], [passed(30_000)])).toBe('out of time');
    expect(kindOf([late], [passed(2_000)])).toBe('noticed');
    expect(kindOf([failed('Unable to find role="button"', 10_500)], [passed(5_000)])).toBe('out of time');
  });

  it('says nothing where its product was not started in time, with the lie or without', () => {
    const notStarted = ranOf([], ['Hook timed out in 180000ms.']);
    const ofCases = [ranOf([wrong(50)]), ranOf([passed(50)])] as const;
    expect(judge('a test', notStarted, ofCases[1]).kind).toBe('out of time');
    expect(judge('a test', ofCases[0], notStarted).kind).toBe('out of time');
    const noDatabase = ranOf([], ['Connection terminated due to connection timeout']);
    expect(judge('a test', noDatabase, ofCases[1]).kind).toBe('out of time');
    expect(kindOf([wrong(50)], [late])).toBe('out of time');
  });

  it('was not slow where something else was wrong as well, or it was looked for only once', () => {
    expect(kindOf([late, wrong(50)], [passed(30_000)])).toBe('noticed');
    expect(kindOf([failed('Unable to find role="button"', 200)], [passed(150)])).toBe('noticed');
  });
});
