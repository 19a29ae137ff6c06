/**
 * `npm test`: everything, from a bare clone. `npm test -- PATH…`: the tests below those paths, without the checks. Options go to vitest:
 * `npm test -- --project unit`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, ensureWebBuild } from './bootstrap.mjs';
import { ensureBundle } from './bundle.mjs';
import { childrenCpuSeconds } from './children-cpu.mjs';
import { openPassedBefore } from './passed-before.mjs';
import { root } from './project.mjs';
import { runChecks } from './run-checks.mjs';
import { runScript } from './run-script.mjs';
import { artifacts, describeRuns, runAllTests, runFailedAgain, runVitest } from './run-tests.mjs';
import { ensureClusterPackages, ensureSystemPackages } from './system-packages.mjs';
import { failedFiles, summariseTests, unknownUnsteady } from './test-summary.mjs';
import { knownUnsteady } from './unsteady-tests.mjs';

// Tests wait for workers as they do for servers.
process.env.WORKER_NICE ??= '0';
// The product is started some hundred times: what was compiled once is not compiled again.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compile');

const isCi = Boolean(process.env.CI);
/** Read by `npm run bench -- suite`. @type {{ name: string, seconds: number, cpuSeconds: number }[]} */
const steps = [];
/** @type {{ name: string, tests: number, seconds: number, cpuSeconds: number | null }[]} */
const projects = [];
/** Told again at the end, where nobody overlooks them. @type {string[]} */
const brokenSteps = [];
const args = process.argv.slice(2);

await runScript(async () => {
  await timed('installing', () =>
    Promise.all([ensureDependencies(), ensureSystemPackages('test').then(ensureClusterPackages)]),
  );
  // A failed check or build does not hide what the tests say, and counts as a failure at the end.
  const failedChecks = args.length === 0 ? await timed('checks', runChecks) : 0;
  if (failedChecks > 0) brokenSteps.push(`checks: ${failedChecks} failed, see above`);
  const failedStepCount = failedChecks + (await timed('building', build));
  const { report, unsteady } = await timed('tests', args.length === 0 ? runEverything : runChosen);
  writeFileSync(join(artifacts, 'suite.json'), JSON.stringify({ steps, projects }));
  const { passed, failed } = summariseTests(report, failedStepCount);
  const refused = isCi ? unknownUnsteady(unsteady, knownUnsteady) : [];
  for (const name of unsteady)
    console.log(
      `unsteady (failed, then passed): ${name}${refused.includes(name) ? ' — not on the list' : ''}`,
    );
  for (const broken of brokenSteps) console.log(broken);
  console.log(steps.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(', '));
  console.log(`${passed - refused.length} passed, ${failed + refused.length} failed`);
  return failed + refused.length > 0 ? 1 : 0;
});

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function timed(name, work) {
  const startedAt = performance.now();
  const cpuBefore = childrenCpuSeconds() ?? 0;
  const result = await work();
  steps.push({
    name,
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: (childrenCpuSeconds() ?? 0) - cpuBefore,
  });
  return result;
}

async function runEverything() {
  const passedBefore = openPassedBefore();
  if (!isCi && passedBefore.skipped.length > 0)
    console.log(`not run, passed before with the same inputs: ${passedBefore.skipped.join(', ')}`);
  const run = await runAllTests(isCi ? () => [] : (project) => passedBefore.filesOf(project));
  console.log(describeRuns(run.runs));
  projects.push(...run.runs.map(({ report, project, ...figures }) => ({ name: project, ...figures })));
  const failed = failedFiles(run.report);
  // An error outside of the tests belongs to no file: then nothing counts as passed. An unsteady test has not passed either.
  if (run.report && (run.report.success || failed.length > 0))
    passedBefore.keep([...failed, ...run.unsteady.map((name) => join(root, name))]);
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
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    brokenSteps.push(`building: ${reason}; the tests ran without a bundle`);
    return 1;
  }
}
