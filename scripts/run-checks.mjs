/** All checks of the code that do not run it. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pinnedEnvironment, pinnedNode, root, runCommand } from './project.mjs';
import { listWorkspaces } from './workspaces.mjs';

/** @typedef {{ readonly name: string, readonly args: readonly string[], readonly isTold?: boolean }} Check */

/** Type checks take one thread each, the others little more. */
const CHECKS_AT_ONCE = Math.min(4, availableParallelism());

/** Several threads in one program would each work out the types they share: two thirds more processor time. */
const TYPE_CHECK = [bin('typescript', 'bin/tsc'), '--checkers', '1'];

/** The compiler ends before its memory matters: collecting it less often saves a tenth of the time. */
const environment = { ...pinnedEnvironment(), GOGC: '400' };

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
    {
      name: 'architecture (dependency-cruiser)',
      args: [
        bin('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        ...CRUISED_FOLDERS,
      ],
    },
    ...listTypeProjects().map((project) => ({
      name: `types ${project}`,
      args: [...TYPE_CHECK, '-p', project],
    })),
    { name: 'unused code (knip)', args: [bin('knip', 'bin/knip.js'), '--no-progress'] },
    { name: 'lint and format (biome)', args: [bin('@biomejs/biome', 'bin/biome'), 'check', '.'] },
    {
      name: 'patterns that text could keep busy',
      args: [join(root, 'scripts/check-patterns.mjs')],
      isTold: true,
    },
    // It reports what it could not check.
    { name: 'dependencies', args: [join(root, 'scripts/check-dependencies.mjs')], isTold: true },
  ];
}

/**
 * Each package alone, so that none sees Node's types, and the browser's side. All the rest builds on the server's sources: one program with Node's
 * types alone, and the journeys, which also speak of the browser's.
 */
function listTypeProjects() {
  const packages = listWorkspaces().filter((folder) => folder.startsWith('packages/'));
  return ['tsconfig.node.json', 'apps/web', 'e2e', ...packages];
}

/** @param {Check} check */
async function runCheck({ name, args, isTold = false }) {
  const startedAt = performance.now();
  const { status, output } = await runCommand(pinnedNode(), args, { env: environment, isQuiet: true });
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
