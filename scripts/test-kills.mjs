/** `npm run test:kills [ROUNDS]`: every process of the product is killed again and again, with either signal; twenty times unless told. */
import { join } from 'node:path';
import { ensureDependencies } from './bootstrap.mjs';
import { ensureBundle } from './bundle.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';
import { runScript } from './run-script.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

const [rounds = '20'] = process.argv.slice(2);

await runScript(async () => {
  await ensureDependencies();
  await ensureSystemPackages('start');
  process.env.WENJIAN_BUNDLE = await ensureBundle();
  process.env.KILL_ROUNDS = rounds;
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const test = 'apps/server/src/processes/killed-tree.test.ts';
  const { status } = await runCommand(pinnedNode(), [vitest, 'run', '--project=server', test]);
  return status;
});
