/** `npm run bench`: the benchmarks, with their own arguments passed on. */
import { ensureDependencies } from './bootstrap.mjs';
import { ensureBundle } from './bundle.mjs';
import { forwardSignals, startNode } from './project.mjs';
import { runScript } from './run-script.mjs';

await runScript(async () => {
  await ensureDependencies();
  // Measures the same build that users run.
  process.env.WENJIAN_BUNDLE = await ensureBundle();
  const benchmarks = startNode(['benchmarks/src/main.ts', ...process.argv.slice(2)]);
  forwardSignals([benchmarks]);
  return benchmarks.ended;
});
