import { expect, it } from 'vitest';
import { summariseTests } from './test-summary.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };
const skipped = { status: 'skipped' };

it('counts passed and failed tests and leaves skipped ones out', () => {
  const report = {
    success: false,
    testResults: [
      { status: 'passed', assertionResults: [passed, passed, skipped] },
      { status: 'failed', assertionResults: [passed, failed, failed] },
    ],
  };
  expect(summariseTests(report, 0)).toEqual({ passed: 3, failed: 2 });
});

it('counts a file that could not be loaded as a failure', () => {
  const report = { success: false, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(summariseTests(report, 0)).toEqual({ passed: 0, failed: 1 });
});

it('counts a run that failed outside its tests as a failure', () => {
  const report = { success: false, testResults: [{ status: 'passed', assertionResults: [passed] }] };
  expect(summariseTests(report, 0)).toEqual({ passed: 1, failed: 1 });
});

it('counts failed checks, and a run that left no report', () => {
  const report = { success: true, testResults: [{ status: 'passed', assertionResults: [passed] }] };
  expect(summariseTests(report, 2)).toEqual({ passed: 1, failed: 2 });
  expect(summariseTests(null, 0)).toEqual({ passed: 0, failed: 1 });
});
