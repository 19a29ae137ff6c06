/** `npm run pictures`: pictures of the running product for the papers, saved in docs/images. */
import { join } from 'node:path';
import { ensureDependencies, ensureWebBuild } from './bootstrap.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';
import { runScript } from './run-script.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

// Nobody waits for anything else meanwhile.
process.env.WORKER_NICE ??= '0';

await runScript(async () => {
  await ensureDependencies();
  await ensureSystemPackages('test');
  await ensureWebBuild();
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = await runCommand(pinnedNode(), [vitest, 'run', '--config', 'e2e/pictures.config.ts']);
  return status;
});
