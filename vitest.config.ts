import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { content } from './apps/web/content.plugin.ts';

/** Left alone, vitest keeps one processor free: half of the machine where there are two. */
const WORKERS = availableParallelism();

/**
 * `unit`: pure and quick. `server`: real database and processes. `e2e`: a real browser against the real product. `cluster`: many servers and
 * workers on PostgreSQL, Redis and S3. `chaos`: the same while parts of it are killed; only when asked for by `npm run test:chaos`.
 */
export default defineConfig({
  test: {
    projects: [
      {
        // Pages of the site import markdown.
        plugins: [content()],
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'readers/**/*.test.ts',
            'writers/**/*.test.ts',
            'benchmarks/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
          ],
          testTimeout: 20_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/{server,identity,cli}/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/test-database.global.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
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
