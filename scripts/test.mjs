/** `npm test`: everything, from a bare clone. Arguments go to vitest: `npm test -- --project unit`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureDependencies, ensureWebBuild } from './bootstrap.mjs';
import { ensureBundle } from './bundle.mjs';
import { ensureLanguageModel } from './language-model.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';
import { runChecks } from './run-checks.mjs';
import { runScript } from './run-script.mjs';
import { ensureClusterPackages, ensureSystemPackages } from './system-packages.mjs';
import { failedFiles, summariseTests, withSecondRun } from './test-summary.mjs';

const artifacts = join(root, 'artifacts');
/** More failed files than this are no accident of a busy machine. */
const SECOND_RUN_FILES_MAX = 5;

// Tests wait for workers as they do for servers.
process.env.WORKER_NICE ??= '0';
// The product is started some hundred times: what was compiled once is not compiled again.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compile');

await runScript(async () => {
  await ensureDependencies();
  await ensureSystemPackages('test');
  await ensureClusterPackages();
  await ensureLanguageModel();
  // A failed check or build does not hide what the tests say, and counts as a failure at the end.
  const failedStepCount = (await runChecks()) + (await build());
  const { passed, failed } = summariseTests(await runTests(), failedStepCount);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

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

/** Few failed files get a second run from their start, one at a time, in the open; what fails twice has failed. */
async function runTests() {
  const first = await runVitest('test-report.json', chosenTests(process.argv.slice(2)));
  const failed = failedFiles(first);
  if (!first || failed.length === 0 || failed.length > SECOND_RUN_FILES_MAX) return first;
  console.log(`failed, run a second time: ${failed.map((file) => relative(root, file)).join(', ')}`);
  const second = await runVitest('test-report-second.json', [...failed, '--no-file-parallelism']);
  return second && withSecondRun(first, second);
}

/**
 * Everything, except what breaks the deployment on purpose for minutes: `npm run test:chaos`.
 *
 * @param {readonly string[]} args
 */
function chosenTests(args) {
  return args.some((arg) => arg.startsWith('--project')) ? args : [...args, '--project=!chaos'];
}

/**
 * @param {string} reportName
 * @param {readonly string[]} args
 * @returns {Promise<import('./test-summary.mjs').TestReport | null>}
 */
async function runVitest(reportName, args) {
  mkdirSync(artifacts, { recursive: true });
  const reportFile = join(artifacts, reportName);
  rmSync(reportFile, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { status } = await runCommand(pinnedNode(), [vitest, 'run', ...reporters, ...args]);
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null;
  // A run can go wrong with every test green: an error outside of them, say.
  return report && { ...report, success: report.success && status === 0 };
}
