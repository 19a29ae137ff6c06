import { expect, it } from 'vitest';
import { failedFiles, summariseTests, withSecondRun } from './test-summary.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };
const skipped = { status: 'skipped' };

it('counts passed and failed tests and leaves skipped ones out', () => {
  const report = {
    success: false,
    testResults: [
      { name: '/a.test.ts', status: 'passed', assertionResults: [passed, passed, skipped] },
      { name: '/b.test.ts', status: 'failed', assertionResults: [passed, failed, failed] },
    ],
  };
  expect(summariseTests(report, 0)).toEqual({ passed: 3, failed: 2 });
});

it('counts a file that could not be loaded as a failure', () => {
  const report = {
    success: false,
    testResults: [{ name: '/b.test.ts', status: 'failed', assertionResults: [] }],
  };
  expect(summariseTests(report, 0)).toEqual({ passed: 0, failed: 1 });
});

it('counts a run that failed outside its tests as a failure', () => {
  const report = {
    success: false,
    testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults: [passed] }],
  };
  expect(summariseTests(report, 0)).toEqual({ passed: 1, failed: 1 });
});

it('counts failed checks, and a run that left no report', () => {
  const report = {
    success: true,
    testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults: [passed] }],
  };
  expect(summariseTests(report, 2)).toEqual({ passed: 1, failed: 2 });
  expect(summariseTests(null, 0)).toEqual({ passed: 0, failed: 1 });
});

const green = { name: '/a.test.ts', status: 'passed', assertionResults: [passed] };
const red = { name: '/b.test.ts', status: 'failed', assertionResults: [passed, failed] };
const unloaded = { name: '/c.test.ts', status: 'failed', assertionResults: [] };

it('names the files that failed or could not be loaded', () => {
  expect(failedFiles({ success: false, testResults: [green, red, unloaded] })).toEqual([
    red.name,
    unloaded.name,
  ]);
  expect(failedFiles(null)).toEqual([]);
});

it('takes the second run of a file for the first, and keeps what failed twice or was not run again', () => {
  const first = { success: false, testResults: [green, red, unloaded] };
  const mended = { ...red, status: 'passed', assertionResults: [passed, passed] };
  const partly = withSecondRun(first, { success: true, testResults: [mended] });
  expect(summariseTests(partly, 0)).toEqual({ passed: 3, failed: 1 });
  const wholly = withSecondRun(
    { ...first, testResults: [green, red] },
    { success: true, testResults: [mended] },
  );
  expect(wholly.success).toBe(true);
  expect(summariseTests(wholly, 0)).toEqual({ passed: 3, failed: 0 });
  const twice = withSecondRun(first, { success: false, testResults: [red, unloaded] });
  expect(summariseTests(twice, 0)).toEqual({ passed: 2, failed: 2 });
});

it('does not forget what went wrong outside the tests of the second run', () => {
  const mended = { ...red, status: 'passed', assertionResults: [passed, passed] };
  const runs = withSecondRun(
    { success: false, testResults: [green, red] },
    { success: false, testResults: [mended] },
  );
  expect(summariseTests(runs, 0)).toEqual({ passed: 3, failed: 1 });
});
