/**
 * `npm test`: everything, from a bare clone. `npm test -- PATH…`: the tests below those paths, without the checks. Options go to vitest:
 * `npm test -- --project unit`.
 */
import { join } from 'node:path';
import { ensureDependencies, ensureWebBuild } from './bootstrap.mjs';
import { ensureBundle } from './bundle.mjs';
import { ensureLanguageModel } from './language-model.mjs';
import { openPassedBefore } from './passed-before.mjs';
import { root } from './project.mjs';
import { runChecks } from './run-checks.mjs';
import { runScript } from './run-script.mjs';
import { describeRuns, runAllTests, runFailedAgain, runVitest } from './run-tests.mjs';
import { ensureClusterPackages, ensureSystemPackages } from './system-packages.mjs';
import { failedFiles, summariseTests, unknownUnsteady } from './test-summary.mjs';
import { knownUnsteady } from './unsteady-tests.mjs';

// Tests wait for workers as they do for servers.
process.env.WORKER_NICE ??= '0';
// The product is started some hundred times: what was compiled once is not compiled again.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compile');

const isCi = Boolean(process.env.CI);
const args = process.argv.slice(2);

await runScript(async () => {
  await Promise.all([ensureDependencies(), ensureSystemPackages('test').then(ensureClusterPackages)]);
  await ensureLanguageModel();
  // A failed check or build does not hide what the tests say, and counts as a failure at the end.
  const failedStepCount = (args.length === 0 ? await runChecks() : 0) + (await build());
  const { report, unsteady } = await (args.length === 0 ? runEverything() : runChosen());
  const { passed, failed } = summariseTests(report, failedStepCount);
  const refused = isCi ? unknownUnsteady(unsteady, knownUnsteady) : [];
  for (const name of unsteady)
    console.log(
      `unsteady (failed, then passed): ${name}${refused.includes(name) ? ' — not on the list' : ''}`,
    );
  console.log(`${passed - refused.length} passed, ${failed + refused.length} failed`);
  return failed + refused.length > 0 ? 1 : 0;
});

async function runEverything() {
  const passedBefore = openPassedBefore();
  if (!isCi && passedBefore.skipped.length > 0)
    console.log(`not run, passed before with the same inputs: ${passedBefore.skipped.join(', ')}`);
  const run = await runAllTests(isCi ? () => [] : (project) => passedBefore.filesOf(project));
  console.log(describeRuns(run.runs));
  if (run.report) passedBefore.keep(failedFiles(run.report));
  return run;
}

/** Everything asked for, except what breaks the deployment on purpose for minutes: `npm run test:chaos`. */
async function runChosen() {
  const isProjectChosen = args.some((arg) => arg.startsWith('--project'));
  return runFailedAgain(await runVitest('chosen', isProjectChosen ? args : [...args, '--project=!chaos']));
}

/** @returns {Promise<number>} how many failures to count */
async function build() {
  try {
    await ensureWebBuild();
    // Tests that start processes start what users run.
    process.env.WENJIAN_BUNDLE = await ensureBundle();
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
