/** `npm run check`: types, lint, architecture rules, unused code. */
import { ensureDependencies } from './bootstrap.mjs';
import { runChecks } from './run-checks.mjs';
import { runScript } from './run-script.mjs';

await runScript(async () => {
  await ensureDependencies();
  return (await runChecks()) === 0 ? 0 : 1;
});
