/** `npm run build`: makes what an image needs: the web app and the bundles of the processes. */
import { ensureWebBuild } from './bootstrap.mjs';
import { ensureBundle } from './bundle.mjs';
import { runScript } from './run-script.mjs';

await runScript(async () => {
  await ensureWebBuild();
  await ensureBundle();
  return 0;
});
