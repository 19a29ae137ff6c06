/** `npm test`: everything, from a bare clone. Arguments go to vitest: `npm test -- --project unit`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, ensureWebBuild } from './bootstrap.mjs';
import { ensureLanguageModel } from './language-model.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';
import { runChecks } from './run-checks.mjs';
import { runScript } from './run-script.mjs';
import { ensureSystemPackages } from './system-packages.mjs';
import { summariseTests } from './test-summary.mjs';

const artifacts = join(root, 'artifacts');
const reportFile = join(artifacts, 'test-report.json');

await runScript(async () => {
  await ensureDependencies();
  await ensureSystemPackages('test');
  await ensureLanguageModel();
  // A failed check or build does not hide what the tests say, and counts as a failure at the end.
  const failedStepCount = (await runChecks()) + (await buildWeb());
  const status = await runVitest();
  const { passed, failed } = summariseTests(readReport(), failedStepCount);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : status;
});

/** @returns {Promise<number>} how many failures to count */
async function buildWeb() {
  try {
    await ensureWebBuild();
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function runVitest() {
  mkdirSync(artifacts, { recursive: true });
  rmSync(reportFile, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { status } = await runCommand(pinnedNode(), [vitest, 'run', ...reporters, ...process.argv.slice(2)]);
  return status;
}

function readReport() {
  return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null;
}
