/**
 * Two servers and two workers with 200 users for ten minutes: response and task times, failures and memory;
 * then the throughput of one, two and three workers. A short form: `LOAD_SECONDS=60 LOAD_BACKLOG=12 npm run
 * bench -- load`.
 */
import pg from 'pg';
import { signInPaid } from '../../../cluster/src/cluster-user.ts';
import { findPrograms } from '../../../cluster/src/programs.ts';
import { type Cluster, startCluster } from '../../../cluster/src/start-cluster.ts';
import { describeDuration, describeMachine } from '../describe-machine.ts';
import { type LoadTimes, workLikePeople } from './load-people.ts';
import { type LoadFigures, loadSection } from './load-section.ts';
import { watchDeployment } from './load-watch.ts';
import { measureWorkers } from './load-workers.ts';

const PEOPLE = Number(process.env.LOAD_PEOPLE ?? 200);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 600);
const BACKLOG = Number(process.env.LOAD_BACKLOG ?? 60);
const MS_PER_SECOND = 1_000;

export async function benchLoad(): Promise<string> {
  const machine = describeMachine();
  const programs = findPrograms();
  if (typeof programs === 'string') return `## Load\n\n${machine}\n\n${programs}.`;
  const startedAt = performance.now();
  console.error('load: starting the deployment');
  const cluster = await startCluster(programs, {
    servers: 2,
    workers: 3,
    env: {
      RATE_LIMIT_PER_MINUTE: '1000000',
      // One job per worker leaves a core free, so that another worker makes a difference.
      WORKER_CONCURRENCY: '1',
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
    },
  });
  try {
    const figures = await measure(cluster);
    return loadSection(machine, figures, describeDuration(startedAt));
  } finally {
    await cluster.stop();
  }
}

async function measure(cluster: Cluster): Promise<LoadFigures> {
  // The third is only for the table of workers.
  await cluster.workers[2]?.stop();
  console.error(`load: signing in ${PEOPLE} people`);
  const phones = Array.from({ length: PEOPLE }, (_, number) => `1370000${String(number).padStart(4, '0')}`);
  const people = await signInPaid(cluster, phones);
  const watch = watchDeployment(cluster);
  try {
    console.error(`load: ${PEOPLE} people for ${SECONDS} s`);
    const into: LoadTimes = { times: new Map(), errors: [] };
    const until = performance.now() + SECONDS * MS_PER_SECOND;
    await Promise.all(people.map((user, number) => workLikePeople(user, number, until, into)));
    const leftAt = performance.now();
    await watch.settled();
    const drainSeconds = (performance.now() - leftAt) / MS_PER_SECOND;
    const samples = [...watch.samples];
    const tasks = await readTasks(cluster.databaseUrl);
    const workers = await measureWorkers(cluster, watch, people, BACKLOG);
    return { people: PEOPLE, seconds: SECONDS, ...into, samples, leftAt, drainSeconds, tasks, workers };
  } finally {
    await watch.stop();
  }
}

async function readTasks(databaseUrl: string): Promise<LoadFigures['tasks']> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<LoadFigures['tasks']>(TASKS);
    const [row] = rows;
    if (!row) throw new Error('the database answered nothing about its tasks');
    return row;
  } finally {
    await client.end();
  }
}

const TASKS = `
  select count(*) filter (where status = 'complete')::int as complete,
         count(*) filter (where status = 'failed')::int as failed,
         round(percentile_cont(0.5) within group (order by extract(epoch from finished_at - asked_at))::numeric, 1)::float as median,
         round(percentile_cont(0.95) within group (order by extract(epoch from finished_at - asked_at))::numeric, 1)::float as p95,
         current_setting('server_version') as postgres
    from tasks`;
