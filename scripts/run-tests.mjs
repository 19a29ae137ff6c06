/**
 * Runs the test projects: on larger machines those that mostly wait for a browser or for processes beside those that mostly compute. Each project
 * is a process of its own, so that its CPU time can be told.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { childrenCpuSeconds } from './children-cpu.mjs';
import { pinnedNode, root, runCommand } from './project.mjs';
import { failedFiles, joinReports, unsteadyTests, withSecondRun } from './test-summary.mjs';

export const artifacts = join(root, 'artifacts');
/** More failed files than this are no accident of a busy machine. */
const SECOND_RUN_FILES_MAX = 5;

const WAITING = ['e2e', 'cluster'];
const COMPUTING = ['unit', 'web', 'server'];
/**
 * Every project keeps two processors busy by itself (browsers and products are not counted among its children): others beside it, even at a lower
 * priority, are no quicker there, and journeys run out of time.
 */
const BUSY_PROCESSORS = 2;
const LANES = availableParallelism() > BUSY_PROCESSORS ? [WAITING, COMPUTING] : [[...WAITING, ...COMPUTING]];

/** Linux keeps this folder in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** What a run leaves there at the same time, ten times over. */
const MEMORY_FREE_MIN_BYTES = 8 * 1024 ** 3;

/**
 * @typedef {import('./test-summary.mjs').TestReport} TestReport
 * @typedef {{ readonly project: string, readonly tests: number, readonly seconds: number,
 *   readonly cpuSeconds: number | null, readonly report: TestReport | null }} ProjectRun
 * @typedef {{ readonly report: TestReport | null, readonly unsteady: readonly string[],
 *   readonly runs: readonly ProjectRun[] }} TestRun
 */

/**
 * @param {(project: string) => readonly string[] | null} filesOf the filters of a project, none for all of it; null: nothing of it
 * @param {readonly string[]} [args] further ones of vitest
 * @returns {Promise<TestRun>}
 */
export async function runAllTests(filesOf, args = []) {
  const lanes = LANES.map(async (projects) => {
    const runs = [];
    for (const project of projects) {
      const files = filesOf(project);
      if (files !== null) runs.push(await runProject(project, [...files, ...args]));
    }
    return runs;
  });
  const runs = (await Promise.all(lanes)).flat();
  return { ...(await runFailedAgain(joinReports(runs.map(({ report }) => report)))), runs };
}

/**
 * Few failed files are run again, one at a time. What fails twice has failed; what passes then is unsteady, and told by name.
 *
 * @param {TestReport | null} first
 * @returns {Promise<Omit<TestRun, 'runs'>>}
 */
export async function runFailedAgain(first) {
  const failed = failedFiles(first);
  if (!first || failed.length === 0 || failed.length > SECOND_RUN_FILES_MAX)
    return { report: first, unsteady: [] };
  console.log(`failed, run a second time: ${failed.map(shorten).join(', ')}`);
  const second = await runVitest('second', [...failed, '--project=!chaos', '--no-file-parallelism']);
  if (!second) return { report: null, unsteady: [] };
  return { report: withSecondRun(first, second), unsteady: unsteadyTests(first, second, shorten) };
}

/** @param {string} file */
function shorten(file) {
  return relative(root, file);
}

/**
 * @param {string} project
 * @param {readonly string[]} args
 * @returns {Promise<ProjectRun>}
 */
async function runProject(project, args) {
  const startedAt = performance.now();
  const cpuBefore = childrenCpuSeconds();
  const report = await runVitest(project, [`--project=${project}`, ...args]);
  // Another lane's process counts only when it has ended, so the difference is this one's.
  const cpuAfter = childrenCpuSeconds();
  return {
    project,
    report,
    tests: report?.testResults.reduce((sum, file) => sum + file.assertionResults.length, 0) ?? 0,
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<TestReport | null>}
 */
export async function runVitest(name, args) {
  mkdirSync(artifacts, { recursive: true });
  keepTemporaryFilesInMemory();
  const reportFile = join(artifacts, `test-report-${name}.json`);
  rmSync(reportFile, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { status } = await runCommand(pinnedNode(), [vitest, 'run', ...reporters, ...args]);
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null;
  // A run can go wrong with every test green: an error outside of them, say.
  return report && { ...report, success: report.success && status === 0 };
}

/** Databases and files of tests are written, synchronised and thrown away: where there is room, without a disk. */
function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY_FOLDER)) return;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  if (bavail * bsize < MEMORY_FREE_MIN_BYTES) return;
  const folder = mkdtempSync(join(MEMORY_FOLDER, 'wenjian-tests-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** @param {readonly ProjectRun[]} runs */
export function describeRuns(runs) {
  const minutes = (/** @type {number | null} */ seconds) =>
    seconds === null ? '–' : (seconds / 60).toFixed(1);
  const rows = runs.map(
    ({ project, tests, seconds, cpuSeconds }) =>
      `${project.padEnd(10)}${String(tests).padStart(7)}${minutes(seconds).padStart(12)}${minutes(cpuSeconds).padStart(12)}`,
  );
  return [
    `${'project'.padEnd(10)}${'tests'.padStart(7)}${'minutes'.padStart(12)}${'CPU-minutes'.padStart(12)}`,
    ...rows,
  ].join('\n');
}
