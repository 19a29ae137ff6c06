/**
 * Hostile files and request bodies against the real product, while another person works: nothing hangs, every
 * refusal is a sentence, no use is lost, and the other person hardly notices. `HOSTILE_SEED=2 HOSTILE_FILES=100
 * HOSTILE_BODIES=300 npm run bench -- hostile`.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createAudit,
  createComparison,
  createConversion,
  createPlagiarismPair,
  createProofreading,
  createRecognition,
  listComparisons,
  session,
} from '@wenjian/api';
import { openAdmin } from '@wenjian/server';
import pg from 'pg';
import { findRunningPostgres } from '../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { type HttpUser, signInOverHttp } from '../../apps/server/src/testing/http-user.ts';
import { type OwnProduct, startProduct } from '../../e2e/src/product.testing.ts';
import { describeDuration, describeMachine } from './describe-machine.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { startComparison } from './load-people.ts';

const SEED = Number(process.env.HOSTILE_SEED ?? 1);
const FILES = Number(process.env.HOSTILE_FILES ?? 300);
const BODIES = Number(process.env.HOSTILE_BODIES ?? 300);
/** Bought so often, the plan has more comparisons than anybody can make while the files are tried. */
const PLANS = 10;
/** Free tools allow a person so many tasks a day. */
const ATTACKERS = 15;
const QUIET_MS = 20_000;
const PAUSE_MS = 200;
/** Between two looks at the event loops. */
const LOOK_MS = 1_000;
/** A product that has not finished by then hangs. */
const SETTLE_LIMIT_MS = 3_600_000;
const LOOP_LIMIT_MS = 200;
const UNAUTHENTICATED = 401;
const SENTENCE = /[\u4e00-\u9fff]/;

export async function benchHostile(): Promise<string> {
  const machine = describeMachine();
  const startedAt = performance.now();
  const operatorPort = await freePort();
  const product = await startProduct({
    RATE_LIMIT_PER_MINUTE: '1000000',
    OPERATOR_PORT: String(operatorPort),
  });
  try {
    const worker = await paid(product, '13700000000');
    const attackers: HttpUser[] = [];
    for (let number = 1; number <= ATTACKERS; number += 1)
      attackers.push(await paid(product, String(13_700_000_000 + number)));
    console.error('hostile: the quiet product');
    const quiet = await workQuietly(worker, performance.now() + QUIET_MS);
    console.error(`hostile: ${BODIES} bodies and ${FILES} files of seed ${SEED}`);
    let isOver = false;
    const delays = watchLoops(operatorPort, () => isOver);
    const during = workQuietly(worker, Number.POSITIVE_INFINITY, () => isOver);
    const bodies = await sendBodies(product.url, attackers);
    const refused = await sendFiles(attackers);
    const tasks = await settled(product);
    isOver = true;
    return section(
      machine,
      { quiet, during: await during, delays: await delays, bodies, refused, tasks },
      startedAt,
    );
  } finally {
    await product.stop();
  }
}

async function paid(product: OwnProduct, phone: string): Promise<HttpUser> {
  const user = await signInOverHttp(product.url, phone, { readCode: () => product.smsCode(phone) });
  const admin = await openAdmin(product.folder, undefined);
  if (!admin) throw new Error('the product has no database');
  try {
    for (let bought = 0; bought < PLANS; bought += 1) await admin.grantPlan(phone, 'yearly', null);
  } finally {
    await admin.close();
  }
  return user;
}

interface Times {
  readonly calls: number[];
  /** Seconds from click to result of a small comparison. */
  readonly comparisons: number[];
  readonly errors: string[];
}

/** Looks at lists all the time and compares two small texts again and again. */
async function workQuietly(user: HttpUser, until: number, isOver = () => false): Promise<Times> {
  const times: Times = { calls: [], comparisons: [], errors: [] };
  const goesOn = () => performance.now() < until && !isOver();
  const look = async () => {
    while (goesOn()) {
      const at = performance.now();
      await user.call(session, {}).catch((error: Error) => times.errors.push(error.message));
      times.calls.push(performance.now() - at);
      await sleep(PAUSE_MS);
    }
  };
  const compare = async () => {
    for (let number = 0; goesOn(); number += 1) {
      const at = performance.now();
      const id = await startComparison(user, `安静-${until}-${number}-${at}`);
      if (id === null) break;
      while ((await statusOf(user, id, times.errors)) !== 'complete') await sleep(PAUSE_MS / 4);
      times.comparisons.push(performance.now() - at);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all([look(), compare()]);
  return times;
}

interface LoopDelays {
  readonly process: 'server' | 'worker';
  /** Seconds, each the longest since the look before. */
  readonly longest: readonly number[];
}

/** How long the event loops of server and worker stood still, from their own metrics. */
async function watchLoops(port: number, isOver: () => boolean): Promise<readonly LoopDelays[]> {
  const longest = { server: [] as number[], worker: [] as number[] };
  const look = async () => {
    longest.server.push(await longestDelay(port));
    longest.worker.push(await longestDelay(port + 1));
  };
  // A connection that was kept may be closed in the moment it is used again: then the next look says it.
  const lookOrMiss = () => look().catch((error: Error) => console.error(`hostile: ${error.message}`));
  // What was counted before belongs to the start.
  await Promise.all([longestDelay(port), longestDelay(port + 1)]);
  while (!isOver()) {
    await sleep(LOOK_MS);
    await lookOrMiss();
  }
  return [
    { process: 'server', longest: longest.server },
    { process: 'worker', longest: longest.worker },
  ];
}

async function longestDelay(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = /^nodejs_eventloop_lag_max_seconds ([0-9.e+-]+)$/m.exec(text)?.[1];
  if (value === undefined) throw new Error('the process does not tell how long its loop stood still');
  return Number(value);
}

async function statusOf(user: HttpUser, id: string, errors: string[]): Promise<string> {
  try {
    const { items } = await user.call(listComparisons, { query: {} });
    return items.find((one) => one.id === id)?.status ?? 'gone';
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
    return 'not told';
  }
}

interface Answers {
  readonly byStatus: ReadonlyMap<number, number>;
  /** Refusals without a sentence, and answers of 500 and above. */
  readonly faults: readonly string[];
}

async function sendBodies(url: string, users: readonly HttpUser[]): Promise<Answers> {
  const byStatus = new Map<number, number>();
  const faults: string[] = [];
  let number = 0;
  for (const { route, path, json } of hostileBodies(SEED, BODIES)) {
    const response = await fetch(url + path, {
      method: route.method,
      headers: { ...users[number]?.headers, 'content-type': 'application/json' },
      body: json,
    });
    const text = await response.text();
    // A body has ended the session; the next person goes on.
    if (response.status === UNAUTHENTICATED && number < users.length - 1) number += 1;
    byStatus.set(response.status, (byStatus.get(response.status) ?? 0) + 1);
    if (response.status >= 500 || (response.status >= 400 && !SENTENCE.test(text)))
      faults.push(
        `${route.method} ${path.slice(0, 80)} ${response.status} ${json.slice(0, 80)} → ${text.slice(0, 120)}`,
      );
  }
  return { byStatus, faults };
}

/** Uploads each file and starts a task on it; the messages of those refused at once. */
async function sendFiles(users: readonly HttpUser[]): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const [index, file] of hostileFiles(SEED, FILES).entries()) {
    const user = users[index % users.length];
    if (user === undefined) continue;
    await startTask(user, file, index).catch((error: Error) =>
      refused.push(`${file.name}: ${error.message}`),
    );
  }
  return refused;
}

async function startTask(user: HttpUser, { name, bytes }: HostileFile, index: number): Promise<void> {
  const { fileId } = await user.upload(name, bytes.length, (start, end) => bytes.slice(start, end));
  switch (index % 6) {
    case 0:
      await user.call(createComparison, { body: { originFileId: fileId, targetFileId: fileId } });
      return;
    case 1:
      await user.call(createAudit, { body: { fileId, standpoint: '中立' } });
      return;
    case 2:
      await user.call(createProofreading, { body: { fileId } });
      return;
    case 3:
      await user.call(createConversion, {
        body: { fileIds: [fileId], operation: { kind: 'format', to: 'pdf' } },
      });
      return;
    case 4:
      await user.call(createRecognition, { body: { fileId } });
      return;
    default:
      await user.call(createPlagiarismPair, {
        query: {},
        body: { origin: { fileIds: [fileId] }, target: { fileIds: [fileId] } },
      });
  }
}

interface TaskCount {
  readonly status: string;
  readonly number: number;
  readonly silent: number;
}

/** When no task is under way: how many ended how, and how many failed without a sentence. */
async function settled({ folder }: OwnProduct): Promise<readonly TaskCount[]> {
  const client = new pg.Client({ connectionString: findRunningPostgres(join(folder, 'pg')) ?? '' });
  await client.connect();
  try {
    const giveUpAt = performance.now() + SETTLE_LIMIT_MS;
    for (;;) {
      const { rows } = await client.query<TaskCount>(OUTCOMES);
      const open = rows.filter(({ status }) => status === 'pending' || status === 'running');
      // The quiet person's own task may be one of them.
      if (open.reduce((sum, row) => sum + row.number, 0) <= 1) return rows;
      if (performance.now() > giveUpAt) throw new Error('tasks are still under way');
      console.error(`hostile: ${JSON.stringify(rows)}`);
      await sleep(QUIET_MS);
    }
  } finally {
    await client.end();
  }
}

const OUTCOMES = `
  select status, count(*)::int as number,
         count(*) filter (where status = 'failed' and coalesce(failure, '') = '')::int as silent
    from tasks group by status order by status`;

interface Figures {
  readonly quiet: Times;
  readonly during: Times;
  readonly delays: readonly LoopDelays[];
  readonly bodies: Answers;
  readonly refused: readonly string[];
  readonly tasks: readonly TaskCount[];
}

function section(machine: string, figures: Figures, startedAt: number): string {
  const { quiet, during, delays, bodies, refused, tasks } = figures;
  const silent = refused.filter((message) => !SENTENCE.test(message.slice(message.indexOf(': '))));
  const row = (what: string, now: readonly number[], then: readonly number[]) =>
    `| ${what} | ${now.length} | ${p95(now)} ms | ${then.length} | ${p95(then)} ms | ${Math.round(Math.max(0, ...then))} ms | ${(p95(then) / Math.max(1, p95(now))).toFixed(2)} |`;
  return `## Hostile input

${machine} ${describeDuration(startedAt)}

${BODIES} request bodies and ${FILES} files made by the generators of \`benchmarks/src/hostile-*.ts\` with seed ${SEED}, sent by ${ATTACKERS} people to the product of \`npm start\` while another person works.

| the other person | quiet | p95 | during | p95 | longest | ratio of p95 |
|---|---|---|---|---|---|---|
${row('a call', quiet.calls, during.calls)}
${row('a small comparison, click to result', quiet.comparisons, during.comparisons)}

| event loop, longest stand in each second | looks | median | p95 | longest | over 200 ms |
|---|---|---|---|---|---|
${delays.map(loopRow).join('\n')}

- Calls of the other person that failed: ${during.errors.length}${listed(during.errors)}.
- Answers to the bodies: ${[...bodies.byStatus]
    .sort(([one], [other]) => one - other)
    .map(([status, number]) => `${status} × ${number}`)
    .join(
      ', ',
    )}; of 500 or above, or refused without a sentence: ${bodies.faults.length}${listed(bodies.faults)}.
- Files refused while uploading or starting: ${refused.length}, without a sentence ${silent.length}${listed(silent)}.
- Tasks: ${tasks.map(({ status, number }) => `${number} ${status}`).join(', ')}; failed without a reason: ${tasks.reduce((sum, task) => sum + task.silent, 0)}.`;
}

function loopRow({ process, longest }: LoopDelays): string {
  const sorted = longest.map((seconds) => Math.round(seconds * 1000)).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const over = sorted.filter((ms) => ms > LOOP_LIMIT_MS).length;
  return `| ${process} | ${sorted.length} | ${at(0.5)} ms | ${at(0.95)} ms | ${at(1)} ms | ${over} |`;
}

function listed(faults: readonly string[]): string {
  return faults.length === 0 ? '' : ` (${[...new Set(faults)].slice(0, 5).join('; ')})`;
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0);
}
