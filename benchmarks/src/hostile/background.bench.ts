/**
 * Ten comparisons while nothing else is done, while all laws are imported, and while their vectors are made: users'
 * work must not take more than 1.3 times its quiet time. A real server and worker, with the background process the
 * worker starts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createComparison, readComparison, teamBalance } from '@wenjian/api';
import { grantPlan } from '../../../apps/server/src/features/billing/index.ts';
import { type DatabaseHandle, openDatabase } from '../../../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { freePort } from '../../../apps/server/src/platform/free-port.ts';
import { SERVER_NODE_FLAGS } from '../../../apps/server/src/processes/node-flags.ts';
import { type HttpUser, signInOverHttp } from '../../../apps/server/src/testing/http-user.ts';
import { processEntry } from '../../../apps/server/src/testing/process-entry.ts';
import { createRandom, generateContract, scatterEdits } from '../contract-text.ts';
import { describeDuration, describeMachine } from '../describe-machine.ts';
import { median } from '../start/start-cost.ts';

const LAWS = process.env.LAWS_FOLDER ?? join(import.meta.dirname, '../../../../shared/data/laws');
const DOCUMENTS = 10;
const CHARACTERS = 20_000;
const EDITED_SHARE = 0.002;
const QUIET_ROUNDS = 3;
const POLL_MS = 100;
const VECTORS_WAIT_MS = 180_000;
const STEADY_MS = 5_000;
const CLI = join(import.meta.dirname, '../../../apps/cli/src/main.ts');

export async function benchBackground(): Promise<string> {
  const machine = describeMachine();
  if (!existsSync(LAWS)) return `## Background work\n\n${machine}\n\nThere are no laws in \`${LAWS}\`.`;
  const startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'bench-background-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg'), log: console.error });
  const children: ChildProcess[] = [];
  const handle = openDatabase(postgres.url, () => undefined);
  try {
    const env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'warn' };
    const user = await startProduct(env, children, handle);
    const figures = await measure(user, env, handle);
    return section(machine, figures, describeDuration(startedAt));
  } finally {
    await Promise.all(children.map(stop));
    await handle.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startProduct(
  env: NodeJS.ProcessEnv,
  children: ChildProcess[],
  { database }: DatabaseHandle,
): Promise<HttpUser> {
  const port = await freePort();
  const shared = { ...env, PORT: String(port), NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '1000000' };
  for (const [name, execArgv] of [
    ['server', SERVER_NODE_FLAGS],
    ['worker', []],
  ] as const) {
    const child = fork(processEntry(name), { env: shared, execArgv: [...execArgv] });
    children.push(child);
    await new Promise((resolve) => child.once('message', resolve));
  }
  const user = await signInOverHttp(`http://127.0.0.1:${port}`, '13800000001');
  await grantPlan(database, user.teamId, 'yearly', new Date());
  await user.call(teamBalance, { params: { teamId: user.teamId } });
  return user;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

interface Figures {
  readonly quiet: readonly number[];
  readonly importing: readonly number[];
  readonly importSeconds: number;
  readonly embedding: readonly number[];
  readonly vectors: number;
}

async function measure(user: HttpUser, env: NodeJS.ProcessEnv, { pool }: DatabaseHandle): Promise<Figures> {
  const vectors = async () =>
    Number((await pool.query('select count(*) from law_vectors')).rows[0]?.count ?? 0);
  // A new product first takes in the laws it ships with; the first round fills caches.
  await untilSteady(vectors);
  await compareAll(user);
  const quiet: number[] = [];
  for (let round = 0; round < QUIET_ROUNDS; round++) quiet.push(await compareAll(user));
  console.error(`background: quiet ${quiet.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
  const startedAt = performance.now();
  const cli = fork(CLI, ['laws', 'import', LAWS], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new Promise((resolve) => cli.once('exit', resolve));
  const importing: number[] = [];
  while (cli.exitCode === null || importing.length === 0) importing.push(await compareAll(user));
  await ended;
  const importSeconds = (performance.now() - startedAt) / 1_000;
  console.error(`background: importing ${importing.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
  // The imported laws are the shipped ones and have their vectors already: without them, all have to be made.
  await pool.query('delete from law_vectors');
  const deadline = performance.now() + VECTORS_WAIT_MS;
  while ((await vectors()) === 0 && performance.now() < deadline) await sleep(POLL_MS);
  const embedding: number[] = [];
  for (let round = 0; round < QUIET_ROUNDS; round++) embedding.push(await compareAll(user));
  return { quiet, importing, importSeconds, embedding, vectors: await vectors() };
}

/** Waits until a count above zero has not grown for a while. */
async function untilSteady(count: () => Promise<number>): Promise<void> {
  const deadline = performance.now() + VECTORS_WAIT_MS;
  let before = -1;
  let now = await count();
  while ((now === 0 || now !== before) && performance.now() < deadline) {
    await sleep(STEADY_MS);
    before = now;
    now = await count();
  }
}

let lastSeed = 0;

/** Seconds until the last of them is complete; every round has texts of its own. */
async function compareAll({ call, uploadText }: HttpUser): Promise<number> {
  const pairs: { originFileId: string; targetFileId: string }[] = [];
  for (let at = 0; at < DOCUMENTS; at++) {
    const random = createRandom(++lastSeed);
    const text = generateContract(CHARACTERS, random);
    const originFileId = await uploadText(`${lastSeed}-旧.txt`, text);
    const targetFileId = await uploadText(`${lastSeed}-新.txt`, scatterEdits(text, EDITED_SHARE, random));
    pairs.push({ originFileId, targetFileId });
  }
  const startedAt = performance.now();
  const started = await Promise.all(pairs.map((body) => call(createComparison, { body })));
  for (const { id } of started)
    for (;;) {
      const { status } = await call(readComparison, { params: { id } });
      if (status === 'complete') break;
      if (status === 'failed' || status === 'cancelled') throw new Error(`a comparison is ${status}`);
      await sleep(POLL_MS);
    }
  return (performance.now() - startedAt) / 1_000;
}

function section(machine: string, figures: Figures, duration: string): string {
  const quiet = median([...figures.quiet]);
  const row = (what: string, rounds: readonly number[]) => {
    const seconds = median([...rounds]);
    return `| ${what} | ${rounds.length} | ${seconds.toFixed(1)} s | ${(seconds / quiet).toFixed(2)} |`;
  };
  return `## Background work

${machine} ${duration}

${DOCUMENTS} comparisons of texts of ${CHARACTERS.toLocaleString('en')} characters at once, on one server and one worker: from the first request until the last is complete.

| meanwhile | rounds | median | of the quiet time |
|---|---|---|---|
${row('nothing', figures.quiet)}
${row('all laws are imported', figures.importing)}
${row('their vectors are made', figures.embedding)}

The import took ${figures.importSeconds.toFixed(0)} s beside the comparisons; ${figures.vectors.toLocaleString('en')} vectors were made while the last row was measured.`;
}
