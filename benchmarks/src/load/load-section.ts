/** The section of the report about load. */
import { CLAUSES, type LoadTimes, THINK_SECONDS, VISITS_PER_TASK } from './load-people.ts';
import type { LoadSample } from './load-watch.ts';
import type { WorkerThroughput } from './load-workers.ts';

export interface LoadFigures extends LoadTimes {
  readonly people: number;
  readonly seconds: number;
  readonly samples: readonly LoadSample[];
  /** When the users stopped. */
  readonly leftAt: number;
  /** From then until no task was running. */
  readonly drainSeconds: number;
  readonly tasks: {
    readonly complete: number;
    readonly failed: number;
    /** Seconds from accepted to finished. */
    readonly median: number;
    readonly p95: number;
    readonly postgres: string;
  };
  readonly workers: readonly WorkerThroughput[];
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
const ERRORS_SHOWN = 3;

export function loadSection(machine: string, figures: LoadFigures, duration: string): string {
  const { people, seconds, times, tasks, drainSeconds, workers } = figures;
  const all = [...times.values()].flat();
  const rows = [...times].sort(([a], [b]) => a.localeCompare(b));
  return `## Load

${machine} ${duration}

### ${people} people on two servers and two workers

${people} signed-in people for ${seconds} s through the proxy of \`npm run test:cluster\`: 2 servers, 2 workers (one job at a time each), PostgreSQL ${tasks.postgres}, Redis and the S3 stand-in, and the people themselves, all on this one machine. Each looks at their list, balance or session every ${THINK_SECONDS} s on average; one visit in ${VISITS_PER_TASK} uploads two texts of ${CLAUSES} clauses and compares them, and who has compared opens the result again and again. ${all.length.toLocaleString('en')} requests (${Math.round(all.length / seconds)}/s), ${errorsIn(figures)}.

| request | number | median | p95 | longest |
|---|---|---|---|---|
${[...rows, ['all', all] as const].map(([kind, list]) => `| ${kind} | ${list.length} | ${at(list, 0.5)} ms | ${at(list, 0.95)} ms | ${at(list, 1)} ms |`).join('\n')}

Comparisons: ${tasks.complete} complete, ${tasks.failed} failed; from accepted to finished ${tasks.median} s median, ${tasks.p95} s p95. At most ${Math.max(...figures.samples.map(({ openTasks }) => openTasks))} were under way or waiting at once; ${drainSeconds.toFixed(0)} s after the people had left, none.

${overTime(figures)}

Memory is what is resident, without LibreOffice, which takes about 250 MB for each job at a time.

### One, two and three workers

The same backlog of these comparisons, accepted while no worker ran, before so many workers of one job at a time on the same machine; timed from the moment all of them are ready.

| workers | comparisons | time | a minute |
|---|---|---|---|
${workers.map((row) => `| ${row.workers} | ${row.tasks} | ${row.seconds.toFixed(0)} s | ${((row.tasks / row.seconds) * 60).toFixed(0)} |`).join('\n')}

Workers on one machine share its cores; on machines of their own they do not.`;
}

function errorsIn({ errors }: LoadTimes): string {
  if (errors.length === 0) return 'none failed';
  return `${errors.length} failed (${[...new Set(errors)].slice(0, ERRORS_SHOWN).join('; ')})`;
}

/** At the beginning, the end and the quarters between. */
function overTime({ samples, leftAt, seconds }: LoadFigures): string {
  const during = samples.filter(({ atMs }) => atMs <= leftAt);
  const moments = QUARTERS.flatMap((share) => during[Math.round(share * (during.length - 1))] ?? []);
  const names = [...(moments.at(-1)?.memory.keys() ?? [])];
  const row = (name: string) => {
    const peak = Math.max(...samples.map(({ memory }) => memory.get(name) ?? 0));
    return `| ${name} | ${moments.map(({ memory }) => `${memory.get(name) ?? 0} MB`).join(' | ')} | ${peak} MB |`;
  };
  const open = moments.map(({ openTasks }) => openTasks);
  const most = Math.max(...samples.map(({ openTasks }) => openTasks));
  return [
    `| after | ${QUARTERS.map((share) => `${Math.round(share * seconds)} s`).join(' | ')} | most |`,
    `|---|${'---|'.repeat(QUARTERS.length + 1)}`,
    ...names.map(row),
    `| comparisons under way or waiting | ${open.join(' | ')} | ${most} |`,
  ].join('\n');
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
