import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { content } from './apps/web/content.plugin.ts';
import { bundledThreads } from './scripts/bundled-threads.plugin.mjs';

/** Left alone, vitest keeps one processor free: half of the machine where there are two. */
const WORKERS = availableParallelism();

/** Nothing is judged by the clock: what is polled for is given the time that a busy machine needs. */
const PATIENT = { poll: { timeout: 60_000 } };

/**
 * Files of a project share a worker's modules (`isolate: false`): loading them anew for each file took half of the time. So a test puts back
 * what it changes outside of itself.
 *
 * `unit`: pure and quick. `web`: components in a simulated browser. `server`: real database and processes. `e2e`: a real browser against the real
 * product. `cluster`: many servers and workers on PostgreSQL, Redis and S3. `chaos`: the same while parts of it are killed; only when asked for
 * by `npm run test:chaos`.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [bundledThreads()],
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'readers/**/*.test.ts',
            'writers/**/*.test.ts',
            'benchmarks/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          expect: PATIENT,
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        // Pages of the site import markdown.
        plugins: [content()],
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/component-tests.setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          expect: PATIENT,
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        plugins: [bundledThreads()],
        test: {
          name: 'server',
          include: ['apps/{server,identity,cli}/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/test-database.global.ts'],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          expect: PATIENT,
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/src/shared-products.global.ts'],
          setupFiles: ['e2e/src/journey.setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          // Each look at a page is work for the browser, which has the journey's to do.
          expect: { poll: { ...PATIENT.poll, interval: 200 } },
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['cluster/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'chaos',
          include: ['cluster/**/*.chaos.ts'],
          testTimeout: 900_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
