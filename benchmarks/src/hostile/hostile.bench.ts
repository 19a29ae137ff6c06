/**
 * Hostile files and request bodies against the real product, while another person works: nothing hangs, every
 * refusal is a sentence, no use is lost, and the other person hardly notices. `HOSTILE_SEED=2 HOSTILE_FILES=100
 * HOSTILE_BODIES=300 npm run bench -- hostile`.
 */

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listComparisons, session } from '@wenjian/api';
import { openAdmin } from '@wenjian/server';
import pg from 'pg';
import { findRunningPostgres } from '../../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { freePort } from '../../../apps/server/src/platform/free-port.ts';
import { type HttpUser, signInOverHttp } from '../../../apps/server/src/testing/http-user.ts';
import { type OwnProduct, startProduct } from '../../../e2e/src/product.testing.ts';
import { describeDuration, describeMachine } from '../describe-machine.ts';
import { startComparison } from '../load/load-people.ts';
import { type Attack, type AttackOutcome, SENTENCE } from './hostile-attack.ts';

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
const ATTACK = join(import.meta.dirname, 'hostile-attack.process.ts');

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
    const { bodies, refused } = await attack({
      url: product.url,
      seed: SEED,
      bodies: BODIES,
      files: FILES,
      people: attackers.map(({ headers, teamId }) => ({ headers, teamId })),
    });
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

/** From a process of their own, behind all others: the attackers have machines of theirs, and the other person's clock is not theirs. */
async function attack(order: Attack): Promise<AttackOutcome> {
  const child = fork(ATTACK);
  const outcome = new Promise<AttackOutcome>((resolve, reject) => {
    child.on('message', (message) => resolve(message as AttackOutcome));
    child.on('exit', (code) => reject(new Error(`the attack ended with ${code}`)));
  });
  child.send(order);
  return outcome.finally(() => child.kill());
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
  readonly bodies: AttackOutcome['bodies'];
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
