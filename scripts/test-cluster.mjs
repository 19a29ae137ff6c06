/**
 * `npm run test:cluster`: journeys through many servers and workers on PostgreSQL, Redis and S3. `npm run test:chaos`: the same deployment while
 * parts of it are killed. Where the programs are missing and may not be installed, both say so and skip.
 */
import { join } from 'node:path';
import { ensureDependencies } from './bootstrap.mjs';
import { ensureBundle } from './bundle.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';
import { runScript } from './run-script.mjs';
import { ensureClusterPackages, ensureSystemPackages } from './system-packages.mjs';

const [project = 'cluster', ...args] = process.argv.slice(2);

await runScript(async () => {
  await ensureDependencies();
  await ensureSystemPackages('start');
  await ensureClusterPackages();
  process.env.WENJIAN_BUNDLE = await ensureBundle();
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = await runCommand(pinnedNode(), [vitest, 'run', `--project=${project}`, ...args]);
  return status;
});
