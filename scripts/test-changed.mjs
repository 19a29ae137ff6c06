/**
 * `npm run test:changed`: lint, types and tests of what the working tree and the commits since `main` (or the one named) change. Tests are found by
 * what they import, journeys only when they are changed themselves: they run the product and would all be meant.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, ensureWebBuild } from './bootstrap.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';
import { runScript } from './run-script.mjs';
import { runVitest } from './run-tests.mjs';
import { summariseTests } from './test-summary.mjs';

process.env.WORKER_NICE ??= '0';

await runScript(async () => {
  await ensureDependencies();
  await ensureWebBuild();
  const base = git('merge-base', 'HEAD', process.argv[2] ?? 'main').trim();
  const changed = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '-o', '--exclude-standard')),
  ];
  const present = changed.filter((file) => existsSync(join(root, file)));
  if (present.length === 0) {
    console.log('nothing has changed');
    return 0;
  }
  const isLintClean = await succeeds(join(root, 'node_modules/@biomejs/biome/bin/biome'), [
    'check',
    '--no-errors-on-unmatched',
    ...present,
  ]);
  const projects = [...new Set(present.map(typeProject).filter((each) => each !== null))];
  let failedTypes = 0;
  for (const project of projects) {
    console.log(`types ${project}`);
    if (!(await succeeds(join(root, 'node_modules/typescript/bin/tsc'), ['-p', project]))) failedTypes += 1;
  }
  const report = await runVitest('changed', ['--changed', base, '--passWithNoTests', '--project=!chaos']);
  const { passed, failed } = summariseTests(report, failedTypes + (isLintClean ? 0 : 1));
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

/** @param {string} file */
function typeProject(file) {
  const folder = /^(?:packages\/[^/]+|apps\/[^/]+|readers|writers|benchmarks|cluster|e2e|scripts)(?=\/)/.exec(
    file,
  );
  return folder?.[0] ?? null;
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** @param {string} text */
function lines(text) {
  return text.split('\n').filter((line) => line !== '');
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
async function succeeds(file, args) {
  return (await runCommand(pinnedNode(), [file, ...args])).status === 0;
}
