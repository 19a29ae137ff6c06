import { expect, it } from 'vitest';
import {
  failedFiles,
  joinReports,
  summariseTests,
  unknownUnsteady,
  unsteadyTests,
  withSecondRun,
} from './test-summary.mjs';

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

const first = { fullName: 'a list is sorted', status: 'failed' };
const second = { fullName: 'a list is searched', status: 'failed' };

it('names a test that failed and then passed as unsteady, and not one that failed twice', () => {
  const before = { success: false, testResults: [green, { ...red, assertionResults: [first, second] }] };
  const after = {
    success: false,
    testResults: [{ ...red, assertionResults: [{ ...first, status: 'passed' }, second] }],
  };
  expect(unsteadyTests(before, after)).toEqual(['/b.test.ts > a list is sorted']);
});

it('names a file that could be loaded only the second time', () => {
  const before = { success: false, testResults: [unloaded] };
  const loaded = { ...unloaded, status: 'passed', assertionResults: [passed] };
  expect(unsteadyTests(before, { success: true, testResults: [loaded] })).toEqual(['/c.test.ts']);
  expect(unsteadyTests(before, { success: false, testResults: [unloaded] })).toEqual([]);
});

it('lets through only the unsteady tests that are written down, by their whole name or their folder', () => {
  const known = [{ test: 'a > one', since: '2026-11-16', reason: 'a stand-in answers late' }];
  expect(unknownUnsteady(['a > one', 'a > one more'], known)).toEqual(['a > one more']);
  const folder = [{ ...known[0], test: 'e2e/', since: '2026-11-16', reason: 'not shown steady yet' }];
  expect(unknownUnsteady(['e2e/src/a > one', 'packages/e2e > one'], folder)).toEqual(['packages/e2e > one']);
});

it('joins the reports of several projects, and has none when one is missing', () => {
  const report = { success: true, testResults: [green] };
  expect(joinReports([report, { success: false, testResults: [red] }])).toEqual({
    success: false,
    testResults: [green, red],
  });
  expect(joinReports([report, null])).toBeNull();
});
