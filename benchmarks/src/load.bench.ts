/** Two servers and two workers under 200 people: how long answers and tasks take, what fails, what memory they need. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { signInTo } from '../../cluster/src/cluster-user.ts';
import { findPrograms } from '../../cluster/src/programs.ts';
import { type Cluster, startCluster } from '../../cluster/src/start-cluster.ts';
import { describeMachine } from './describe-machine.ts';
import { type LoadTimes, workLikePeople } from './load-people.ts';

const PEOPLE = Number(process.env.LOAD_PEOPLE ?? 200);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 120);
const SETTLE_LIMIT_MS = 600_000;
const SAMPLE_MS = 1_000;
const MEBIBYTE_KB = 1_024;

export async function benchLoad(): Promise<string> {
  const machine = describeMachine();
  const programs = findPrograms();
  if (typeof programs === 'string') return `## Load\n\n${machine}\n\n${programs}.`;
  console.error('load: starting the deployment');
  const cluster = await startCluster(programs, {
    servers: 2,
    workers: 2,
    env: { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'info', OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  });
  try {
    return await measure(cluster, machine);
  } finally {
    await cluster.stop();
  }
}

async function measure(cluster: Cluster, machine: string): Promise<string> {
  const memory = watchMemory(cluster);
  const people = [];
  for (let number = 0; number < PEOPLE; number++)
    people.push(await signInTo(cluster.servers, cluster.url, `1370000${String(number).padStart(4, '0')}`));
  console.error(`load: ${PEOPLE} people for ${SECONDS} s`);
  const into: LoadTimes = { times: new Map(), errors: [] };
  const until = performance.now() + SECONDS * 1_000;
  await Promise.all(people.map((user, number) => workLikePeople(user, number, until, into)));
  const tasks = await settledTasks(cluster.databaseUrl);
  const peaks = memory.stop();
  const all = [...into.times.values()].flat();
  return `## Load

${machine}

${PEOPLE} signed-in people for ${SECONDS} s through the proxy of \`npm run test:cluster\`: 2 servers, 2 workers (2 jobs each), PostgreSQL ${tasks.postgres}, Redis and the S3 stand-in, and the people themselves, all on this one machine. Each looks at their list, balance or session every 2 s on average; one visit in twelve uploads two texts of 60 clauses and compares them. ${all.length.toLocaleString('en')} requests (${Math.round(all.length / SECONDS)}/s), ${into.errors.length} failed${into.errors.length > 0 ? ` (${[...new Set(into.errors)].slice(0, 3).join('; ')})` : ''}.

| request | number | median | p95 | longest |
|---|---|---|---|---|
${[...into.times].map(([kind, times]) => `| ${kind} | ${times.length} | ${at(times, 0.5)} ms | ${at(times, 0.95)} ms | ${at(times, 1)} ms |`).join('\n')}
| all | ${all.length} | ${at(all, 0.5)} ms | ${at(all, 0.95)} ms | ${at(all, 1)} ms |

Comparisons: ${tasks.complete} complete, ${tasks.failed} failed; from accepted to finished ${tasks.median} s median, ${tasks.p95} s p95; ${tasks.perMinute} a minute.

Largest resident memory: ${peaks.map(({ name, megabytes }) => `${name} ${megabytes} MB`).join(', ')} (workers without LibreOffice, which takes about 250 MB for each job at a time).`;
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Waits until nothing is under way. */
async function settledTasks(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const giveUpAt = performance.now() + SETTLE_LIMIT_MS;
    const open = `select count(*)::int as open from tasks where status in ('pending', 'running')`;
    while ((await pool.query<{ open: number }>(open)).rows[0]?.open !== 0) {
      if (performance.now() > giveUpAt) throw new Error('tasks are still under way');
      await sleep(SAMPLE_MS);
    }
    const { rows } = await pool.query(`
      select count(*) filter (where status = 'complete')::int as complete, count(*) filter (where status = 'failed')::int as failed,
             round(percentile_cont(0.5) within group (order by extract(epoch from finished_at - asked_at))::numeric, 1) as median,
             round(percentile_cont(0.95) within group (order by extract(epoch from finished_at - asked_at))::numeric, 1) as p95,
             round(count(*) / (extract(epoch from max(finished_at) - min(asked_at)) / 60))::int as "perMinute",
             current_setting('server_version') as postgres
        from tasks`);
    return rows[0];
  } finally {
    await pool.end();
  }
}

function watchMemory({ servers, workers }: Cluster) {
  const peaks = new Map<string, number>();
  const sample = () => {
    for (const [index, { kind, pid }] of [...servers, ...workers].entries()) {
      const name = `${kind} ${kind === 'server' ? index + 1 : index + 1 - servers.length}`;
      peaks.set(name, Math.max(peaks.get(name) ?? 0, residentMegabytes(pid)));
    }
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return [...peaks].map(([name, megabytes]) => ({ name, megabytes }));
    },
  };
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / MEBIBYTE_KB);
  } catch {
    return 0;
  }
}
