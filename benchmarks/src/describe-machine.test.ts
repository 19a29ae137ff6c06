import { cpus } from 'node:os';
import { expect, it } from 'vitest';
import { describeDuration, describeMachine } from './describe-machine.ts';

it('a section states the machine, the date and the duration of its measurement', () => {
  expect(describeMachine()).toMatch(
    /^Node v\d+\.\S+, \w+, \d+ cores, load average [\d.]+ at the start, \d{4}-\d\d-\d\d\.$/,
  );
  expect(describeMachine()).toContain(`, ${cpus().length} cores,`);
  expect(describeDuration(performance.now() - 20 * 60_000)).toBe('The whole run took 20 minutes.');
});
