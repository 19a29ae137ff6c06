/** Time and memory of a correction: rules and language model, the first findings of 100 pages, the same with the trained corrector, a live check. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLiveCorrector } from '../../../apps/server/src/adapters/sentence-corrector/kept.live-corrector.ts';
import { createTextChecker } from '../../../apps/server/src/adapters/text-checker/local.text-checker.ts';
import { createRandom, generateContract } from '../contract-text.ts';
import { runProcess } from '../run-process.ts';
import { readBases } from './proofread-bases.ts';

const LONG_CHARACTERS = 200_000;
const PAGES = 100;
const CHARACTERS_PER_PAGE = 1040;
const RUNS = 3;
const TIME_LIMIT_MS = 60_000;
const CORRECTOR_LIMIT_MS = 300_000;
const MEGABYTE = 1024 * 1024;

interface SpeedRun {
  readonly loadMs: number;
  readonly elapsedMs: number;
  readonly characters: number;
  /** With the corrector: until it had read, and the engine had run again. */
  readonly wholeMs: number | null;
  readonly peakBytes: number;
}

export async function measureProofreadSpeed(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-proofread-'));
  try {
    const long = join(folder, 'long.txt');
    await writeFile(long, generateContract(LONG_CHARACTERS, createRandom(1)));
    const hundred = join(folder, 'hundred.txt');
    await writeFile(hundred, await hundredPages());
    const fast = await best(long, []);
    const first = await best(hundred, []);
    console.error('proofread: the corrector on 100 pages');
    const whole = await runOnce(hundred, ['--corrector']);
    const { typical, longest, typed } = await liveChecks();
    const rows = [
      ['characters a second, rules and language model', perSecond(fast), '≥ 20,000'],
      ['language model loaded', `${Math.round(fast.loadMs)} ms`, '< 2,000 ms'],
      ['peak memory without the corrector', megabytes(fast), '< 300 MB'],
      [`first findings of ${PAGES} pages, with loading`, seconds(first.loadMs + first.elapsedMs), '≤ 3 s'],
      [`${PAGES} pages with the corrector, in the background`, seconds(whole.wholeMs ?? 0), '≤ 60 s'],
      ['peak memory with the corrector', megabytes(whole), '≤ 600 MB'],
      ['a live check of 600 characters, rules and language model', `${Math.round(typical)} ms`, '≤ 300 ms'],
      ['the same of 5,000 characters, none seen before', `${Math.round(longest)} ms`, '≤ 300 ms'],
      [
        'the same with one paragraph changed, and the pause of 120 ms',
        `${Math.round(typed + PAUSE_MS)} ms`,
        '≤ 300 ms',
      ],
    ].map((cells) => `| ${cells.join(' | ')} |`);
    return `### Speed\n\nThe first rows: ${LONG_CHARACTERS} characters of generated contract text. The pages: ${CHARACTERS_PER_PAGE} characters each of different sentences, since the corrector reads equal lines once. Each in a process of its own, best of ${RUNS} runs (with the corrector one). A live check: from the question to the answer of the kept thread, median.\n\n| what | measured | target |\n|---|---|---|\n${rows.join('\n')}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const LIVE_CHARACTERS = 600;
const LIVE_MOST_CHARACTERS = 5000;
const LIVE_CHECKS = 9;
/** After the last key (apps/web, use-live-check.ts). */
const PAUSE_MS = 120;
const SEED = 7000;

/** Sentences of contracts and statutes, none twice; where those are not present the generator's. */
async function hundredPages(): Promise<string> {
  const { contracts, statutes } = await readBases('measuring', SEED);
  const text = [...contracts, ...statutes].join('\n').slice(0, PAGES * CHARACTERS_PER_PAGE);
  return text.length === PAGES * CHARACTERS_PER_PAGE
    ? text
    : generateContract(PAGES * CHARACTERS_PER_PAGE, createRandom(SEED));
}

async function liveChecks(): Promise<{
  readonly typical: number;
  readonly longest: number;
  readonly typed: number;
}> {
  const checker = createTextChecker(createLiveCorrector(() => undefined));
  const text = await hundredPages();
  const lexicon = { alwaysRight: [], alwaysWrong: [] };
  const timed = async (words: string) => {
    const begun = performance.now();
    await checker.check({ text: words, lexicon, isFull: false });
    return performance.now() - begun;
  };
  const median = async (wordsOf: (count: number) => string) => {
    const times: number[] = [];
    for (let count = 0; count < LIVE_CHECKS; count++) times.push(await timed(wordsOf(count)));
    return times.sort((one, other) => one - other)[Math.floor(LIVE_CHECKS / 2)] ?? 0;
  };
  try {
    const part = (length: number) => (count: number) => text.slice(count * length, (count + 1) * length);
    await timed(part(LIVE_CHARACTERS)(0));
    const whole = part(LIVE_MOST_CHARACTERS)(0);
    return {
      typical: await median(part(LIVE_CHARACTERS)),
      longest: await median(part(LIVE_MOST_CHARACTERS)),
      typed: await median((count) => `${whole}${'双方另行协商确定。'.repeat(count + 1)}`),
    };
  } finally {
    await checker.close();
  }
}

async function best(path: string, more: readonly string[]): Promise<SpeedRun> {
  const runs: SpeedRun[] = [];
  for (let count = 0; count < RUNS; count++) runs.push(await runOnce(path, more));
  return runs.reduce((one, other) => (other.elapsedMs < one.elapsedMs ? other : one));
}

async function runOnce(path: string, more: readonly string[]): Promise<SpeedRun> {
  const program = join(import.meta.dirname, 'proofread.process.ts');
  const limitMs = more.length > 0 ? CORRECTOR_LIMIT_MS : TIME_LIMIT_MS;
  const outcome = await runProcess(process.execPath, [program, path, ...more], { limitMs });
  if (outcome.kind === 'stopped' || outcome.status !== 0) throw new Error('correction did not finish');
  const result: Omit<SpeedRun, 'peakBytes'> = JSON.parse(outcome.output);
  return { ...result, peakBytes: outcome.peakBytes ?? 0 };
}

function perSecond({ characters, elapsedMs }: SpeedRun): string {
  return String(Math.round(characters / (elapsedMs / 1000)));
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function megabytes({ peakBytes }: SpeedRun): string {
  return `${Math.round(peakBytes / MEGABYTE)} MB`;
}
