/** The faults and findings of the chaos test, as a section of the benchmark report and as a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeDuration, describeMachine } from '../../benchmarks/src/describe-machine.ts';
import { writeSection } from '../../benchmarks/src/report.ts';
import type { FaultKind } from './faults.ts';
import type { LoadRecord } from './load.ts';
import type { Promises } from './verify-promises.ts';

export interface FaultFigures {
  readonly seed: number;
  readonly people: number;
  /** Each kind, with how often it was tried and how often it had a target. */
  readonly struck: Readonly<Record<FaultKind, { readonly wanted: number; readonly injected: number }>>;
  readonly crashes: number;
  readonly record: LoadRecord;
  readonly found: Promises;
  /** Unreferenced before the sweep, deleted by it, unreferenced after it. */
  readonly contents: { readonly unnamed: number; readonly swept: number; readonly left: number };
}

const ARTIFACTS = join(import.meta.dirname, '../../artifacts');

/** Started before the work, because the work itself is load. */
export function beginSection(): (figures: FaultFigures) => string {
  const machine = describeMachine();
  const startedAt = performance.now();
  return (figures) => faultsSection(machine, figures, describeDuration(startedAt));
}

/**
 * Always in `artifacts/chaos.md`; in the report only on request, because a run on a busy machine is not worth
 * reporting.
 */
export async function keepSection(section: string): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true });
  writeFileSync(join(ARTIFACTS, 'chaos.md'), `${section}\n`);
  if (process.env.WRITE_REPORT === '1') await writeSection('faults', section);
}

function faultsSection(machine: string, figures: FaultFigures, duration: string): string {
  const { seed, people, struck, record, found, crashes } = figures;
  const faults = Object.entries(struck).map(([kind, { injected }]) => `| ${kind} | ${injected} |`);
  const left = Object.entries(struck).filter(([, { wanted, injected }]) => injected < wanted);
  const notes = left.map(
    ([kind, { wanted, injected }]) =>
      `${kind}: ${wanted - injected} of ${wanted} not injected, there was nothing to strike.`,
  );
  return `## Faults

${machine} ${duration} Written by \`WRITE_REPORT=1 npm run test:chaos\`.

${people} people upload, compare and look without a pause at 3 servers and 2 workers while faults strike one after another (seed ${seed}); every third task of each has a damaged file and must fail. ${record.calls.toLocaleString('en')} calls, ${record.repeated.toLocaleString('en')} of them made again by the people; ${crashes} processes ended by themselves.

| fault | injected |
|---|---|
${[faults.join('\n'), ...notes].join('\n\n')}

| promise | figures | broken |
|---|---|---|
${rows(figures)
  .map((row) => `| ${row.join(' | ')} |`)
  .join('\n')}

Reasons of failed tasks: ${reasons(found)}.`;
}

function rows({ record, found, contents }: FaultFigures): readonly (readonly [string, string, number])[] {
  const { broken, tasks, usesTaken, usesReturned } = found;
  const files = `${record.files.length} accepted, ${found.filesChecked} read back and hashed`;
  return [
    [
      'every accepted task is finished, or failed with a reason',
      `${record.tasks.length} accepted, ${tasks.complete ?? 0} finished, ${tasks.failed ?? 0} failed (${record.damaged.length} damaged files)`,
      broken.unsettled.length,
    ],
    ['no task and no result is lost', `${tasks.complete ?? 0} results`, broken.lost.length],
    ['no task is made twice or finished wrongly', `${record.tasks.length} tasks`, broken.unasked.length],
    [
      'a use is taken once and kept for results alone',
      `${usesTaken} taken, ${usesReturned} given back`,
      broken.uses.length,
    ],
    ['every file is there, byte for byte', files, broken.files.length],
    [
      'after the sweep of a day later nothing is left that nothing names',
      `${found.blobs} contents, ${contents.unnamed} unnamed before (one of them laid there), ${contents.swept} swept`,
      contents.left,
    ],
  ];
}

function reasons({ failures }: Promises): string {
  const all = Object.entries(failures).map(([reason, count]) => `${reason} (${count})`);
  return all.length === 0 ? 'none' : all.join('; ');
}
