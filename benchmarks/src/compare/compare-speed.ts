/**
 * Speed and memory of the comparison engine and of its competitors: same texts, same run, each in its own
 * process.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom, generateContract, moveParagraphs, scatterEdits } from '../contract-text.ts';
import type { Measurement } from '../measurement.ts';
import { runProcess } from '../run-process.ts';

const TIME_LIMIT_MS = 30_000;
const RUNS = 3;
/** Longer runs are not repeated: other load on the machine hardly matters then. */
const REPEATED_BELOW_MS = 5000;
const EDIT_SHARE = 0.02;
const MOVES = { count: 10, share: 0.03 };
const SMALL = 100_000;
const LARGE = 1_000_000;
/** Targets of our engine. */
const TARGETS = { timesFasterAtLarge: 5, peakBytes: 500 * 1024 * 1024, growth: 14 };
const OURS = 'wenjian';

interface Scenario {
  readonly title: string;
  readonly characters: number;
  readonly makeNew: (old: string) => string;
  readonly contestants: readonly string[];
}

const scattered = (old: string): string => scatterEdits(old, EDIT_SHARE, createRandom(2));
const moved = (old: string): string => moveParagraphs(old, MOVES.count, MOVES.share, createRandom(3));
const unrelated = (old: string): string => generateContract(old.length, createRandom(77));

/**
 * git splits words at white space, so a whole Chinese paragraph is one word; only the second form is
 * comparable with the others.
 */
const gitModes: Readonly<Record<string, readonly string[]>> = {
  'git, by words': ['--word-diff'],
  'git, by characters': ['--word-diff', '--word-diff-regex=.'],
};
const everyone = [OURS, 'diff-match-patch', 'jsdiff', ...Object.keys(gitModes)];

const scenarios: readonly Scenario[] = [
  {
    title: '100 000 characters, 2 % scattered edits',
    characters: SMALL,
    makeNew: scattered,
    contestants: everyone,
  },
  {
    title: '1 000 000 characters, 2 % scattered edits',
    characters: LARGE,
    makeNew: scattered,
    contestants: everyone,
  },
  {
    title: '100 000 characters, ten passages of 3 % moved',
    characters: SMALL,
    makeNew: moved,
    contestants: everyone,
  },
  {
    title: '1 000 000 characters, ten passages of 3 % moved',
    characters: LARGE,
    makeNew: moved,
    contestants: everyone,
  },
  {
    title: '1 000 000 characters, unrelated texts',
    characters: LARGE,
    makeNew: unrelated,
    contestants: [OURS, ...Object.keys(gitModes)],
  },
];

interface ScenarioResult {
  readonly scenario: Scenario;
  readonly results: ReadonlyMap<string, Measurement>;
}

export async function measureSpeed(folder: string): Promise<string> {
  const measured: ScenarioResult[] = [];
  for (const scenario of scenarios) measured.push({ scenario, results: await runScenario(scenario, folder) });
  const tables = measured.map(({ scenario, results }) => `#### ${scenario.title}\n\n${renderTable(results)}`);
  return `### Speed\n\n${description}\n\n${tables.join('\n\n')}\n\n${renderTargets(measured)}`;
}

const description = `Generated Chinese contract text in paragraphs, fixed seeds. Best of ${RUNS} runs (one, if it takes more than ${REPEATED_BELOW_MS / 1000} s), each in a fresh process, stopped after ${TIME_LIMIT_MS / 1000} s. Peak memory is the whole process's.

The engines do not all answer the same question:
- \`wenjian\`: aligns paragraphs, finds moves, compares figures, words and characters, judges every change, and replays the script as a check. A replacement is one change. Start of the process not included.
- \`diff-match-patch\` (without its time limit) and \`jsdiff\` (diffChars): differing characters; a replacement is two changes. Start of the process not included.
- \`git diff --no-index --word-diff\`: by words (white space), a changed Chinese paragraph is replaced as a whole; by characters (\`--word-diff-regex=.\`) it is comparable. A replacement is two changes. Start of the process included.`;

/** Compared with the fastest npm package; git is shown for orientation. */
const npmPeers = ['diff-match-patch', 'jsdiff'];

function renderTargets(measured: readonly ScenarioResult[]): string {
  const rows: string[] = [];
  const row = (what: string, value: string, target: string, isMet: boolean): void => {
    rows.push(`| ${what} | ${value} | ${target} | ${isMet ? 'yes' : '**no**'} |`);
  };
  for (const makeNew of [scattered, moved]) {
    const name = makeNew === scattered ? 'scattered edits' : 'moves';
    const at = (characters: number) =>
      measured.find(({ scenario }) => scenario.makeNew === makeNew && scenario.characters === characters)
        ?.results;
    const small = at(SMALL)?.get(OURS);
    const large = at(LARGE)?.get(OURS);
    if (small?.kind !== 'done' || large?.kind !== 'done') {
      row(`our engine, ${name}`, 'did not finish', 'finishes', false);
      continue;
    }
    const growth = large.elapsedMs / small.elapsedMs;
    row(
      `${name}: our time from 100 000 to 1 000 000`,
      times(growth),
      `≤ ${TARGETS.growth}×`,
      growth <= TARGETS.growth,
    );
    const peers = npmPeers.map((peer) => leastMs(at(LARGE)?.get(peer)));
    const faster = Math.min(...peers) / large.elapsedMs;
    const isBound = npmPeers.every((peer) => at(LARGE)?.get(peer)?.kind === 'stopped');
    const isMet = faster >= TARGETS.timesFasterAtLarge;
    const factor = `${isBound ? '> ' : ''}${times(faster)}`;
    row(
      `${name}: faster than the fastest npm peer at 1 000 000`,
      factor,
      `≥ ${TARGETS.timesFasterAtLarge}×`,
      isMet,
    );
    const megabytes = Math.round((large.peakBytes ?? 0) / 1024 / 1024);
    const isSmall = (large.peakBytes ?? 0) < TARGETS.peakBytes;
    row(`${name}: our peak memory at 1 000 000`, `${megabytes} MB`, '< 500 MB', isSmall);
  }
  return ['| speed | measured | target | met |', '|---|---|---|---|', ...rows].join('\n');
}

function times(factor: number): string {
  return `${factor.toFixed(1)}×`;
}

/** A stopped run took at least this long. */
function leastMs(measurement: Measurement | undefined): number {
  switch (measurement?.kind) {
    case 'done':
      return measurement.elapsedMs;
    case 'stopped':
      return measurement.afterMs;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

async function runScenario(scenario: Scenario, folder: string): Promise<ReadonlyMap<string, Measurement>> {
  const old = generateContract(scenario.characters, createRandom(1));
  const oldPath = join(folder, 'old.txt');
  const newPath = join(folder, 'new.txt');
  await writeFile(oldPath, old);
  await writeFile(newPath, scenario.makeNew(old));
  const results = new Map<string, Measurement>();
  for (const name of scenario.contestants) {
    console.error(`${scenario.title}: ${name}`);
    const mode = gitModes[name];
    const run = () =>
      mode === undefined ? runContestant(name, oldPath, newPath) : runGit(mode, oldPath, newPath);
    results.set(name, await bestOf(run));
  }
  return results;
}

/** The best run is the one least disturbed by other load. A run that was stopped or failed is not repeated. */
async function bestOf(run: () => Promise<Measurement>): Promise<Measurement> {
  let best = await run();
  for (let count = 1; count < RUNS && best.kind === 'done' && best.elapsedMs < REPEATED_BELOW_MS; count++) {
    const next = await run();
    if (next.kind === 'done' && next.elapsedMs < best.elapsedMs) best = next;
  }
  return best;
}

async function runContestant(name: string, oldPath: string, newPath: string): Promise<Measurement> {
  const program = join(import.meta.dirname, 'contestant.process.ts');
  const outcome = await runProcess(process.execPath, [program, name, oldPath, newPath], {
    limitMs: TIME_LIMIT_MS,
  });
  if (outcome.kind === 'stopped') return outcome;
  if (outcome.status !== 0) return { kind: 'failed', reason: `status ${outcome.status}` };
  const result: { elapsedMs: number; changeCount: number } = JSON.parse(outcome.output);
  return {
    kind: 'done',
    elapsedMs: result.elapsedMs,
    peakBytes: outcome.peakBytes,
    note: `${result.changeCount} changes`,
  };
}

async function runGit(mode: readonly string[], oldPath: string, newPath: string): Promise<Measurement> {
  const args = ['diff', '--no-index', '--no-color', ...mode, oldPath, newPath];
  // Without a UTF-8 locale the expression would match bytes.
  const outcome = await runProcess('git', args, {
    limitMs: TIME_LIMIT_MS,
    environment: { LC_ALL: 'C.UTF-8' },
  });
  if (outcome.kind === 'stopped') return outcome;
  // git diff --no-index exits with 1 when the files differ.
  if (outcome.status > 1) return { kind: 'failed', reason: `status ${outcome.status}` };
  const changeCount = outcome.output.match(/\[-|\{\+/g)?.length ?? 0;
  return {
    kind: 'done',
    elapsedMs: outcome.elapsedMs,
    peakBytes: outcome.peakBytes,
    note: `${changeCount} changes`,
  };
}

function renderTable(results: ReadonlyMap<string, Measurement>): string {
  const own = results.get(OURS);
  const ownMs = own?.kind === 'done' ? own.elapsedMs : null;
  const rows = [...results].map(([name, measurement]) => renderRow(name, measurement, ownMs));
  return ['| engine | time | against wenjian | peak memory | |', '|---|---|---|---|---|', ...rows].join('\n');
}

function renderRow(name: string, measurement: Measurement, ownMs: number | null): string {
  const ratio = (elapsedMs: number): string => (ownMs === null ? '–' : `${(elapsedMs / ownMs).toFixed(2)}×`);
  switch (measurement.kind) {
    case 'done': {
      const memory =
        measurement.peakBytes === null ? '–' : `${Math.round(measurement.peakBytes / 1024 / 1024)} MB`;
      return `| ${name} | ${Math.round(measurement.elapsedMs)} ms | ${ratio(measurement.elapsedMs)} | ${memory} | ${measurement.note} |`;
    }
    case 'stopped':
      return `| ${name} | – | > ${ratio(measurement.afterMs)} | – | did not finish in ${measurement.afterMs / 1000} s |`;
    case 'failed':
      return `| ${name} | – | – | – | failed: ${measurement.reason} |`;
  }
}
