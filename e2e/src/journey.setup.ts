/** Runs around every journey file: what was seen when a test failed, and no pages left open at the end. */
import { afterAll, afterEach } from 'vitest';
import { closeContexts } from './browser.testing.ts';
import { reportFailure } from './failure-report.testing.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await reportFailure();
});
afterAll(closeContexts);
