/** Everything about the code that can be judged without running it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root, runCommand } from './project.mjs';

/** @typedef {{ readonly name: string, readonly args: readonly string[], readonly isTold?: boolean }} Check */

/** More at once only take each other's time: each check uses several threads itself. */
const CHECKS_AT_ONCE = Math.min(2, availableParallelism());

const CRUISED_FOLDERS = ['packages', 'readers', 'writers', 'apps', 'benchmarks', 'cluster', 'e2e', 'scripts'];

/** @returns {Promise<number>} how many checks failed */
export async function runChecks() {
  const waiting = listChecks();
  let failedCount = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check))) failedCount += 1;
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, worker));
  return failedCount;
}

/** @returns {Check[]} the slow ones first, so that the last ones to finish are short */
function listChecks() {
  return [
    { name: 'unused code (knip)', args: [bin('knip', 'bin/knip.js'), '--no-progress'] },
    {
      name: 'architecture (dependency-cruiser)',
      args: [
        bin('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        ...CRUISED_FOLDERS,
      ],
    },
    { name: 'lint and format (biome)', args: [bin('@biomejs/biome', 'bin/biome'), 'check', '.'] },
    // It says what it could not ask.
    { name: 'dependencies', args: [join(root, 'scripts/check-dependencies.mjs')], isTold: true },
    ...listTypeProjects().map((project) => ({
      name: `types ${project}`,
      args: [bin('typescript', 'bin/tsc'), '-p', project],
    })),
  ];
}

function listTypeProjects() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = [...workspaces.flatMap(expandWorkspace), 'scripts'];
  const projects = folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  return [...projects, 'tsconfig.tests.json'];
}

/**
 * By hand, because the first run of all is on the machine's own Node, and Node 20 has no glob.
 *
 * @param {string} pattern a folder, or every folder of one: `apps/*`
 */
function expandWorkspace(pattern) {
  const parent = pattern.replace(/\/\*$/, '');
  return parent === pattern ? [pattern] : readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
}

/** @param {Check} check */
async function runCheck({ name, args, isTold = false }) {
  const startedAt = performance.now();
  const { status, output } = await runCommand(pinnedNode(), args, { isQuiet: true });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if ((status !== 0 || isTold) && output.trim() !== '') console.log(output.trimEnd());
  return status === 0;
}

/**
 * @param {string} name
 * @param {string} file
 */
function bin(name, file) {
  return join(root, 'node_modules', name, file);
}
