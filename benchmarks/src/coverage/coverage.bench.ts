/**
 * Whether the tests that docs/spec-coverage.md names would notice if its rows stopped being true. A random sixty of the mutations by default;
 * `COVERAGE=all` tries each, `COVERAGE=R-01,G-05` these, `COVERAGE_SEED=7` the draw of that seed, `COVERAGE_PROJECTS=unit,web` the rows with such tests.
 * `COVERAGE_KEPT=file` keeps outcomes in that file and does not try again what stands there with the same evidence; `COVERAGE_MINUTES=10` begins
 * nothing new after ten minutes. So all can be tried in pieces.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describeMachine } from '../describe-machine.ts';
import { type Mutation, readMutations } from './coverage-mutations.ts';
import { draw, planTrials, type Trial } from './coverage-plan.ts';
import { writeShare } from './coverage-share.ts';
import { type CoverageRow, readCoveragePage, readCoverageRows } from './coverage-table.ts';
import { createScratchTree } from './coverage-tree.ts';
import { describeCommit, openKept, type Result, type TriedRow } from './kept-results.ts';

const root = join(import.meta.dirname, '../../..');
const DRAWN = 60;
const SEEDS = 1_000_000;

/** Undefined for rows chosen by hand: they say nothing about the table. */
export async function benchCoverage(): Promise<string | undefined> {
  const rows = readCoverageRows(readCoveragePage(root));
  const mutations = readMutations(root);
  const seed = Number(process.env.COVERAGE_SEED ?? Math.floor(Math.random() * SEEDS));
  const trials = planTrials(rows, choose(mutations, seed), process.env.COVERAGE_PROJECTS?.split(','));
  console.log(`seed ${seed}: ${trials.length} mutations of ${mutations.length}, ${rows.length} rows`);
  const kept = openKept({ root, path: process.env.COVERAGE_KEPT, rows, trials });
  if (kept.results.length > 0) console.log(`${kept.results.length} of them were tried before`);
  const results = [...kept.results, ...(await tryAll(kept.left, kept.add))];
  const tried = new Set(results.map(({ row }) => row));
  const left = trials.map(({ mutation }) => mutation.row).filter((row) => !tried.has(row));
  const section = describe({ rows, mutations, seed, results, left });
  if (!isWhole()) {
    console.log(section);
    return undefined;
  }
  writeShare(root, shareOf(results));
  return section;
}

/** All, or drawn from all; the section says with which tests. */
function isWhole(): boolean {
  const { COVERAGE } = process.env;
  return COVERAGE === undefined || COVERAGE === 'all';
}

function shareOf(results: readonly Result[]) {
  return { noticed: results.filter(({ kind }) => kind === 'noticed').length, tried: results.length };
}

function choose(mutations: readonly Mutation[], seed: number): readonly Mutation[] {
  const asked = process.env.COVERAGE;
  if (asked === 'all') return mutations;
  if (asked) return mutations.filter(({ row }) => asked.split(',').includes(row));
  return draw(mutations, DRAWN, seed);
}

async function tryAll(trials: readonly Trial[], keep: (result: Result) => void): Promise<readonly Result[]> {
  if (trials.length === 0) return [];
  const commit = describeCommit(root);
  const tree = createScratchTree(root);
  try {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'coverage-trial.process.ts'), tree.root],
      {
        env: { ...process.env, WORKER_NICE: '0' },
        stdio: ['pipe', 'pipe', process.env.COVERAGE_ERRORS ? 'inherit' : 'ignore'],
      },
    );
    child.stdin.end(JSON.stringify(trials));
    const results: Result[] = [];
    for await (const outcome of readOutcomes(child.stdout)) {
      const result = { ...outcome, commit };
      keep(result);
      results.push(result);
      console.log(
        `${results.length}/${trials.length} ${result.row} ${result.kind} (${result.seconds.toFixed(1)} s)`,
      );
    }
    if (results.length < trials.length && process.env.COVERAGE_MINUTES === undefined)
      throw new Error(`only ${results.length} of ${trials.length} were tried`);
    return results;
  } finally {
    tree.remove();
  }
}

async function* readOutcomes(output: NodeJS.ReadableStream): AsyncGenerator<TriedRow> {
  for await (const line of createInterface(output)) {
    // What a test prints itself is none of ours.
    if (line.startsWith('{"row":')) yield JSON.parse(line);
  }
}

interface Measured {
  readonly rows: readonly CoverageRow[];
  readonly mutations: readonly Mutation[];
  readonly seed: number;
  readonly results: readonly Result[];
  /** Planned, and not begun within the time. */
  readonly left: readonly string[];
}

function describe({ rows, mutations, seed, results, left }: Measured): string {
  const { noticed, tried } = shareOf(results);
  const share = tried === 0 ? '–' : (noticed / tried).toFixed(3);
  const others = results.filter((result) => result.kind !== 'noticed');
  const without = rows.filter((row) => !mutations.some((mutation) => mutation.row === row.id));
  return `## Spec coverage

${describeMachine()}

A mutation is a small change after which a row of docs/spec-coverage.md is no longer true; it is noticed when a test that the row names fails.
${rows.length} rows, ${mutations.length} with a mutation, ${without.length} without. Tried: ${tried} (${drawnHow(seed, left)}), noticed: ${noticed}, share: ${share}. ${triedWhere(results)}

${others.length === 0 ? 'None survived.' : listOthers(others, rows)}

Without a mutation: ${without.map((row) => row.id).join(', ') || 'none'}. Not tried yet: ${left.join(', ') || 'none'}.`;
}

/** What is kept from another commit counts only with the same evidence; the reader may still want to know. */
function triedWhere(results: readonly Result[]): string {
  const counts = new Map<string, number>();
  for (const { commit } of results) counts.set(commit, (counts.get(commit) ?? 0) + 1);
  return `Tried at ${[...counts].map(([commit, count]) => `${commit} (${count})`).join(', ')}.`;
}

function drawnHow(seed: number, left: readonly string[]): string {
  const { COVERAGE, COVERAGE_PROJECTS } = process.env;
  const all = left.length === 0 ? 'all' : `of all, ${left.length} not yet`;
  const rows =
    COVERAGE === undefined ? `drawn with seed ${seed}` : COVERAGE === 'all' ? all : 'chosen by hand';
  return COVERAGE_PROJECTS === undefined ? rows : `${rows}, with tests of ${COVERAGE_PROJECTS}`;
}

function listOthers(results: readonly Result[], rows: readonly CoverageRow[]): string {
  const items = new Map(rows.map((row) => [row.id, row.item]));
  const lines = results.map(({ row, kind }) => `| ${row} | ${items.get(row)} | ${kind} |`);
  return `| row | item | what became of its mutation |\n|---|---|---|\n${lines.join('\n')}`;
}
