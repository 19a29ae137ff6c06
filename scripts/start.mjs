/** `npm start`: from a bare clone to the running product; the second time only the last line has work to do. */
import { ensureDependencies, ensureWebBuild } from './bootstrap.mjs';
import { ensureBundle } from './bundle.mjs';
import { runProduct } from './run-product.mjs';
import { runScript } from './run-script.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

await runScript(async () => {
  await ensureDependencies();
  await ensureSystemPackages('start');
  await ensureWebBuild();
  const bundle = await ensureBundle();
  return runProduct([`${bundle}/embedded.mjs`, ...process.argv.slice(2)]);
});
