/** `npm run pictures`: takes pictures, judges nothing; so it is no project of the tests. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: { include: ['e2e/src/pictures.process.ts'], testTimeout: 600_000, hookTimeout: 180_000 },
});
