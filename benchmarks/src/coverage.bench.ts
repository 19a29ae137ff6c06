/**
 * Whether the tests that docs/spec-coverage.md names would notice if its rows stopped being true. A random sixty of the mutations by default;
 * `COVERAGE=all` tries each, `COVERAGE=R-01,G-05` these, `COVERAGE_SEED=7` the draw of that seed, `COVERAGE_PROJECTS=unit,web` the rows with such tests.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Mutation, readMutations } from './coverage-mutations.ts';
import { draw, type Outcome, planTrials, type Trial } from './coverage-plan.ts';
import { type CoverageRow, readCoveragePage, readCoverageRows } from './coverage-table.ts';
import { createScratchTree } from './coverage-tree.ts';
import { describeMachine } from './describe-machine.ts';

const root = join(import.meta.dirname, '../..');
const DRAWN = 60;
const SEEDS = 1_000_000;

type Result = Outcome & { readonly row: string; readonly seconds: number };

export async function benchCoverage(): Promise<string> {
  const rows = readCoverageRows(readCoveragePage(root));
  const mutations = readMutations(root);
  const seed = Number(process.env.COVERAGE_SEED ?? Math.floor(Math.random() * SEEDS));
  const trials = planTrials(rows, choose(mutations, seed), process.env.COVERAGE_PROJECTS?.split(','));
  console.log(`seed ${seed}: ${trials.length} mutations of ${mutations.length}, ${rows.length} rows`);
  const results = await tryAll(trials);
  return describe({ rows, mutations, seed, results });
}

function choose(mutations: readonly Mutation[], seed: number): readonly Mutation[] {
  const asked = process.env.COVERAGE;
  if (asked === 'all') return mutations;
  if (asked) return mutations.filter(({ row }) => asked.split(',').includes(row));
  return draw(mutations, DRAWN, seed);
}

async function tryAll(trials: readonly Trial[]): Promise<readonly Result[]> {
  const tree = createScratchTree(root);
  try {
    // Threads and processes run from the sources too: a bundle would not know of the mutation.
    const { WENJIAN_BUNDLE, ...environment } = process.env;
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'coverage-trial.process.ts'), tree.root],
      {
        env: { ...environment, WORKER_NICE: '0' },
        stdio: ['pipe', 'pipe', process.env.COVERAGE_ERRORS ? 'inherit' : 'ignore'],
      },
    );
    child.stdin.end(JSON.stringify(trials));
    return await collect(child.stdout, trials.length);
  } finally {
    tree.remove();
  }
}

async function collect(output: NodeJS.ReadableStream, count: number): Promise<readonly Result[]> {
  const results: Result[] = [];
  for await (const line of createInterface(output)) {
    // What a test prints itself is none of ours.
    if (!line.startsWith('{"row":')) continue;
    const result: Result = JSON.parse(line);
    results.push(result);
    console.log(`${results.length}/${count} ${result.row} ${result.kind} (${result.seconds.toFixed(1)} s)`);
  }
  return results;
}

interface Measured {
  readonly rows: readonly CoverageRow[];
  readonly mutations: readonly Mutation[];
  readonly seed: number;
  readonly results: readonly Result[];
}

function describe({ rows, mutations, seed, results }: Measured): string {
  const noticed = results.filter((result) => result.kind === 'noticed').length;
  const share = results.length === 0 ? '–' : (noticed / results.length).toFixed(3);
  const others = results.filter((result) => result.kind !== 'noticed');
  const without = rows.filter((row) => !mutations.some((mutation) => mutation.row === row.id));
  return `## Spec coverage

${describeMachine()}

A mutation is a small change after which a row of docs/spec-coverage.md is no longer true; it is noticed when a test that the row names fails.
${rows.length} rows, ${mutations.length} with a mutation, ${without.length} without. Tried: ${results.length} (${drawnHow(seed)}), noticed: ${noticed}, share: ${share}.

${others.length === 0 ? 'None survived.' : listOthers(others, rows)}

Without a mutation: ${without.map((row) => row.id).join(', ') || 'none'}.`;
}

function drawnHow(seed: number): string {
  const asked = process.env.COVERAGE;
  if (asked) return asked === 'all' ? 'all' : 'chosen by hand';
  return `drawn with seed ${seed}`;
}

function listOthers(results: readonly Result[], rows: readonly CoverageRow[]): string {
  const items = new Map(rows.map((row) => [row.id, row.item]));
  const lines = results.map(({ row, kind }) => `| ${row} | ${items.get(row)} | ${kind} |`);
  return `| row | item | what became of its mutation |\n|---|---|---|\n${lines.join('\n')}`;
}
