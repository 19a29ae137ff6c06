/**
 * Tries mutations in a copy of the sources: `node coverage-trial.process.ts TREE < plan.json`. One vitest serves all trials of a project, so that
 * what they share is transformed once; the workers are new for each. A line of JSON for each trial goes to the standard output.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { applyMutation, type Mutation } from './coverage-mutations.ts';
import { type Outcome, projectOf, runsInThreads, type Trial, titlePattern } from './coverage-plan.ts';
import type { NamedTest } from './coverage-table.ts';

/** Sources before and after a mutation are judged with the same patience. */
const TEST_LIMIT_MS = 60_000;

const tree = process.argv[2] ?? '';
const trials: readonly Trial[] = JSON.parse(readFileSync(0, 'utf8'));
const runners = new Map<string, Vitest>();
const healthy = new Map<string, boolean>();
const bundle = process.env.WENJIAN_BUNDLE;

process.chdir(tree);
for (const trial of trials) {
  const startedAt = performance.now();
  const outcome = await tryMutation(trial).catch((error: unknown) => ({
    kind: 'broken' as const,
    why: String(error),
  }));
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${JSON.stringify({ row: trial.mutation.row, seconds, ...outcome })}\n`);
}
for (const vitest of runners.values()) await vitest.close();
// Products that tests have started may hold the process open.
process.exit(0);

async function tryMutation({ mutation, tests }: Trial): Promise<Outcome> {
  const failure = await firstFailure(mutation, tests);
  if (failure === null) return { kind: 'survived' };
  const named = `${failure.test.file} › ${failure.test.title}`;
  if (!(await isHealthy(failure.test))) return { kind: 'red before', why: named };
  // A file that no longer loads proves nothing: any test would notice that.
  return failure.state === 'failed' ? { kind: 'noticed', by: named } : { kind: 'broken', why: named };
}

interface FailedTest {
  readonly test: NamedTest;
  readonly state: 'failed' | 'absent';
}

async function firstFailure(mutation: Mutation, tests: readonly NamedTest[]): Promise<FailedTest | null> {
  useBundle(!runsInThreads(mutation.file));
  const putBack = applyMutation(tree, mutation);
  const path = join(tree, mutation.file);
  invalidate(path);
  try {
    for (const test of tests) {
      const state = await run(test);
      if (state !== 'passed') return { test, state };
    }
    return null;
  } finally {
    putBack();
    invalidate(path);
  }
}

/** Threads run from the bundle, which is quick, but it does not know of a change in what they are made of: then they run from the sources. */
function useBundle(isUsed: boolean): void {
  if (isUsed && bundle !== undefined) process.env.WENJIAN_BUNDLE = bundle;
  else delete process.env.WENJIAN_BUNDLE;
}

/** Whether the test passes where nothing was changed. */
async function isHealthy(test: NamedTest): Promise<boolean> {
  const key = `${test.file} ${test.title}`;
  const known = healthy.get(key);
  if (known !== undefined) return known;
  const isGreen = (await run(test)) === 'passed';
  healthy.set(key, isGreen);
  return isGreen;
}

async function run(test: NamedTest): Promise<'passed' | 'failed' | 'absent'> {
  const project = projectOf(test.file);
  const vitest = await openRunner(project);
  const file = join(tree, test.file);
  vitest.setGlobalTestNamePattern(titlePattern(test.title));
  const specification = vitest.getProjectByName(project).createSpecification(file);
  const { testModules } = await vitest.runTestSpecifications([specification], false);
  const states = testModules.filter((module) => module.moduleId === file).flatMap(statesOf);
  if (project === 'e2e') await closeRunner(vitest);
  if (states.length === 0) return 'absent';
  return states.includes('failed') ? 'failed' : 'passed';
}

function statesOf(module: TestModule): readonly string[] {
  return [...module.children.allTests()]
    .map((test) => test.result().state)
    .filter((state) => state === 'passed' || state === 'failed');
}

async function openRunner(project: string): Promise<Vitest> {
  const key = `${project} ${process.env.WENJIAN_BUNDLE ?? ''}`;
  const open = runners.get(key);
  if (open) return open;
  if (project === 'e2e') buildProduct();
  const vitest = await createVitest('test', {
    root: tree,
    config: join(tree, 'vitest.config.ts'),
    project: [project],
    watch: false,
    reporters: [{}],
    ...(project === 'e2e' ? {} : { testTimeout: TEST_LIMIT_MS }),
  });
  runners.set(key, vitest);
  return vitest;
}

/** Journeys meet the product as it was built, so each of them has a product and a runner of its own. */
async function closeRunner(vitest: Vitest): Promise<void> {
  for (const [key, one] of runners) if (one === vitest) runners.delete(key);
  await vitest.close();
}

function buildProduct(): void {
  const steps = `const { ensureBundle } = await import('./scripts/bundle.mjs');
    const { ensureWebBuild } = await import('./scripts/bootstrap.mjs');
    await ensureWebBuild();
    process.stderr.write(await ensureBundle());`;
  const build = ['--input-type=module', '-e', steps];
  execFileSync(process.execPath, build, { cwd: tree, stdio: ['ignore', 'ignore', 'pipe'] });
  process.env.WENJIAN_BUNDLE = join(tree, 'apps/server/dist/current');
}

function invalidate(path: string): void {
  for (const vitest of runners.values()) vitest.invalidateFile(path);
}
