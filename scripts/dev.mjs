/** `npm run dev`: both sides in watch mode; when one ends, so does the other. */
import { ensureDependencies } from './bootstrap.mjs';
import { forwardSignals, root, startNode } from './project.mjs';
import { runScript } from './run-script.mjs';

await runScript(async () => {
  await ensureDependencies();
  const server = startNode(['--watch', 'apps/server/src/processes/embedded.ts']);
  const web = startNode([`${root}/node_modules/vite/bin/vite.js`], { cwd: `${root}/apps/web` });
  const sides = [server, web];
  forwardSignals(sides);
  const status = await Promise.race(sides.map((side) => side.ended));
  for (const side of sides) side.stop('SIGTERM');
  await Promise.all(sides.map((side) => side.ended));
  return status;
});
