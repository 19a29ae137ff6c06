/** Time and memory of a review on generated contracts of 100 pages and more, and how both grow. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom, generateContract } from '../contract-text.ts';
import { runProcess } from '../run-process.ts';

const CHARACTERS_PER_PAGE = 1040;
const PAGES = [100, 200, 400] as const;
const RUNS = 3;
const TIME_LIMIT_MS = 60_000;
const TARGETS = { elapsedMs: 2000, peakBytes: 500 * 1024 * 1024, growth: 1.5 };
const MEGABYTE = 1024 * 1024;

interface Run {
  readonly pages: number;
  readonly elapsedMs: number;
  readonly peakBytes: number;
  readonly ruleCount: number;
  readonly riskCount: number;
}

export async function measureAuditSpeed(folder: string): Promise<string> {
  const runs: Run[] = [];
  for (const pages of PAGES) {
    const path = join(folder, `${pages}.txt`);
    await writeFile(path, generateContract(pages * CHARACTERS_PER_PAGE, createRandom(1)));
    runs.push(await bestRun(path, pages));
  }
  const rows = runs.map(
    ({ pages, elapsedMs, peakBytes, ruleCount, riskCount }) =>
      `| ${pages} | ${Math.round(elapsedMs)} ms | ${(elapsedMs / pages).toFixed(2)} ms | ${Math.round(peakBytes / MEGABYTE)} MB | ${ruleCount} | ${riskCount} |`,
  );
  return `### Speed\n\nGenerated contract text, ${CHARACTERS_PER_PAGE} characters a page, reviewed for nobody's side, reading not included. Best of ${RUNS} runs, each in a fresh process.\n\n| pages | time | a page | peak memory | rules | risks |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n\n${targets(runs)}`;
}

async function bestRun(path: string, pages: number): Promise<Run> {
  let best: Run | null = null;
  for (let count = 0; count < RUNS; count++) {
    const outcome = await runProcess(
      process.execPath,
      [join(import.meta.dirname, 'audit.process.ts'), path],
      {
        limitMs: TIME_LIMIT_MS,
      },
    );
    if (outcome.kind === 'stopped' || outcome.status !== 0)
      throw new Error(`the review of ${pages} pages did not finish`);
    const result: { elapsedMs: number; riskCount: number; ruleCount: number } = JSON.parse(outcome.output);
    const run = { pages, peakBytes: outcome.peakBytes ?? 0, ...result };
    if (best === null || run.elapsedMs < best.elapsedMs) best = run;
  }
  if (best === null) throw new Error('no run was made');
  return best;
}

function targets(runs: readonly Run[]): string {
  const first = runs[0];
  const last = runs.at(-1);
  if (first === undefined || last === undefined) return '';
  const growth = last.elapsedMs / last.pages / (first.elapsedMs / first.pages);
  const rows = [
    [
      '100 pages',
      `${Math.round(first.elapsedMs)} ms`,
      `< ${TARGETS.elapsedMs} ms`,
      first.elapsedMs < TARGETS.elapsedMs,
    ],
    [
      'peak memory, 100 pages',
      `${Math.round(first.peakBytes / MEGABYTE)} MB`,
      '< 500 MB',
      first.peakBytes < TARGETS.peakBytes,
    ],
    [
      `time a page at ${last.pages} against ${first.pages} pages (linear: 1)`,
      growth.toFixed(2),
      `≤ ${TARGETS.growth}`,
      growth <= TARGETS.growth,
    ],
  ].map(
    ([what, value, target, isMet]) =>
      `| ${what} | ${value} | ${target} | ${isMet === true ? 'yes' : '**no**'} |`,
  );
  return ['| speed | measured | target | met |', '|---|---|---|---|', ...rows].join('\n');
}
