/**
 * Tries mutations in a copy of the sources: `node coverage-trial.process.ts TREE < plan.json`. One vitest serves all trials of a project, so that
 * what they share is transformed once; the workers are new for each. A line of JSON for each trial goes to the standard output. First all
 * mutations; then the tests that noticed one are run where nothing is changed, one of each file at a time in one run.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { ABSENT, judge, type Ran, type RanCase, ranOf } from './coverage-judge.ts';
import { applyMutation } from './coverage-mutations.ts';
import { isOfThreads, type Outcome, projectOf, type Trial, titlePattern } from './coverage-plan.ts';
import type { NamedTest } from './coverage-table.ts';
import { threadFiles } from './thread-files.ts';

/** Sources before and after a mutation are judged with the same patience. */
const TEST_LIMIT_MS = 60_000;
/** So many are lost at most where a run is stopped. */
const JUDGED_TOGETHER = 40;

const tree = process.argv[2] ?? '';
const trials: readonly Trial[] = JSON.parse(readFileSync(0, 'utf8'));
const runners = new Map<string, Vitest>();
const bundle = process.env.WENJIAN_BUNDLE;

process.chdir(tree);
const inThreads = threadFiles(tree);
const runsInThreads = (file: string) => isOfThreads(file) || inThreads.has(file);
/** Without new trials after this: what was tried has yet to be looked at unchanged. */
const stopAt = performance.now() + Number(process.env.COVERAGE_MINUTES ?? Number.POSITIVE_INFINITY) * 60_000;
let waiting: Failed[] = [];
const unchanged = new Map<string, Ran>();
for (const trial of trials) {
  if (performance.now() > stopAt) break;
  const startedAt = performance.now();
  const outcome = await tryMutation(trial).catch((error: unknown) => ({
    kind: 'broken' as const,
    why: String(error),
  }));
  const seconds = (performance.now() - startedAt) / 1000;
  if ('test' in outcome) waiting.push({ trial, seconds, ...outcome });
  else report(trial.mutation.row, seconds, outcome);
  if (waiting.length === JUDGED_TOGETHER) await judgeWaiting();
}
await judgeWaiting();
for (const vitest of runners.values()) await vitest.close();
// Products that tests have started may hold the process open.
process.exit(0);

function report(row: string, seconds: number, outcome: Outcome): void {
  process.stdout.write(`${JSON.stringify({ row, seconds, ...outcome })}\n`);
}

interface FailedTest {
  readonly test: NamedTest;
  readonly ran: Ran;
}

interface Failed extends FailedTest {
  readonly trial: Trial;
  readonly seconds: number;
}

async function tryMutation({ mutation, tests }: Trial): Promise<Outcome | FailedTest> {
  useBundle(!runsInThreads(mutation.file));
  const putBack = applyMutation(tree, mutation);
  const path = join(tree, mutation.file);
  invalidate(path);
  try {
    for (const test of tests) {
      const [ran = ABSENT] = await run([test]);
      if (ran.state !== 'passed') return { test, ran };
    }
    return { kind: 'survived' };
  } finally {
    putBack();
    invalidate(path);
  }
}

/** Whether the tests that failed pass where nothing is changed. */
async function judgeWaiting(): Promise<void> {
  for (const group of groupByFile(waiting)) {
    useBundle(!runsInThreads(group[0]?.trial.mutation.file ?? ''));
    const runs = await run(group.map(({ test }) => test));
    for (const [index, one] of group.entries()) unchanged.set(keyOf(one), runs[index] ?? ABSENT);
  }
  for (const one of waiting) report(one.trial.mutation.row, one.seconds, outcomeOf(one));
  waiting = [];
}

function outcomeOf(one: Failed): Outcome {
  return judge(nameOf(one.test), one.ran, unchanged.get(keyOf(one)) ?? ABSENT);
}

/** A run has one selection of tests in each file, so the second of a file comes with the second run. */
function groupByFile(all: readonly Failed[]): readonly (readonly Failed[])[] {
  const unknown = new Map(all.filter((one) => !unchanged.has(keyOf(one))).map((one) => [keyOf(one), one]));
  const groups = new Map<string, Failed[]>();
  const places = new Map<string, number>();
  for (const [key, one] of unknown) {
    const { file } = one.test;
    const place = places.get(file) ?? 0;
    places.set(file, place + 1);
    const project = projectOf(file);
    // A journey has a product of its own.
    const name = project === 'e2e' ? key : `${project} ${runsInThreads(one.trial.mutation.file)} ${place}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()];
}

/** With and without the bundle a test is another one. */
function keyOf({ test, trial }: Failed): string {
  return `${runsInThreads(trial.mutation.file)} ${nameOf(test)}`;
}

function nameOf({ file, title }: NamedTest): string {
  return `${file} › ${title}`;
}

/** Threads run from the bundle, which is quick, but it does not know of a change in what they are made of: then they run from the sources. */
function useBundle(isUsed: boolean): void {
  if (isUsed && bundle !== undefined) process.env.WENJIAN_BUNDLE = bundle;
  else delete process.env.WENJIAN_BUNDLE;
}

/** Of one project, each of another file. */
async function run(tests: readonly NamedTest[]): Promise<readonly Ran[]> {
  const project = projectOf(tests[0]?.file ?? '');
  const vitest = await openRunner(project);
  const specifications = tests.map(({ file, title }) =>
    vitest.getProjectByName(project).createSpecification(join(tree, file), {
      testNamePattern: titlePattern(title),
    }),
  );
  const { testModules } = await vitest.runTestSpecifications(specifications, false);
  if (project === 'e2e') await closeRunner(vitest);
  return tests.map(({ file }) => {
    const modules = testModules.filter((module) => module.moduleId === join(tree, file));
    return ranOf(modules.flatMap(casesOf), modules.flatMap(hooksOf));
  });
}

/** Of the file, and of the groups in it. */
function hooksOf(module: TestModule): readonly string[] {
  const groups = [module, ...module.children.allSuites()];
  return groups.flatMap((group) => group.errors().map(({ message }) => message));
}

function casesOf(module: TestModule): readonly RanCase[] {
  return [...module.children.allTests()].map((test) => {
    const { state, errors = [] } = test.result();
    // What a poll ran out of stands in the cause.
    const messages = errors.flatMap(({ message, cause }) => [message, String(cause?.message ?? '')]);
    return { state, messages, milliseconds: test.diagnostic()?.duration ?? 0 };
  });
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
