import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../free-port.ts';
import { isAccepting } from './database-door.ts';
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { adminUrl, DataFolderInUseError, insistOnOwnership, takeOwnership } from './ownership.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { readPostmaster } from './postmaster-file.ts';
import { unprivileged } from './unprivileged-command.ts';

let parent: string;
let folder: string;
let server: EmbeddedPostgres | null = null;

/** A database that was started once and stopped. Making one takes as long as a test. */
let stopped: string;

beforeAll(async () => {
  stopped = join(newParent(), 'pg');
  await (await startEmbeddedPostgres({ folder: stopped, log: () => undefined })).stop();
});
afterAll(() => rmSync(dirname(stopped), { recursive: true, force: true }));

beforeEach(() => {
  parent = newParent();
  folder = join(parent, 'pg');
});

function newParent(): string {
  const made = mkdtempSync(join(tmpdir(), 'wenjian-pg-'));
  chmodSync(made, 0o755);
  return made;
}

/** With its password beside it, and its owner, who is not always the one who runs the tests. */
const copyStopped = () => execFileSync('cp', ['-a', `${dirname(stopped)}/.`, parent]);

afterEach(async () => {
  await server?.stop();
  server = null;
  rmSync(parent, { recursive: true, force: true });
});

/** What is looked at more often than in the product is noticed sooner. */
const SUPERVISE_OFTEN = { superviseEveryMs: 200 };
const start = (more = {}) => startEmbeddedPostgres({ folder, log: () => undefined, ...more });

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

it('refuses a second product on the same folder and does not disturb the first one', async () => {
  copyStopped();
  server = await start();
  await expect(start()).rejects.toThrow(DataFolderInUseError);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('still refuses a second product after its own database session was ended', async () => {
  copyStopped();
  server = await start();
  await query(
    server.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wenjian-owner'",
  );
  const refusal = () =>
    start().then(
      () => 'started',
      (error: Error) => error.message,
    );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await refusal()).toContain('正被另一个文鉴使用');
});

it('starts over when its first start was interrupted', async () => {
  mkdirSync(`${folder}.new`);
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18');
  server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('keeps its data across a stop', async () => {
  copyStopped();
  const first = await start();
  await query(first.url, "create table kept as select '合同' as word");
  await first.stop();
  server = await start();
  expect(await query(server.url, 'select word from kept')).toEqual([{ word: '合同' }]);
});

it('ends with a product that was killed, and starts again with its data', async () => {
  copyStopped();
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
    await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, log: () => undefined });
    console.log('up');
    setInterval(() => undefined, 1000);`;
  const product = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => product.stdout.once('data', resolve));
  product.kill('SIGKILL');
  await expect.poll(() => readPostmaster(folder), { timeout: 15_000 }).toBeNull();
  server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('is ended and started again when somebody has asked it to shut down', async () => {
  copyStopped();
  server = await start(SUPERVISE_OFTEN);
  const before = readPostmaster(folder);
  process.kill(before?.pid ?? 0, 'SIGTERM');
  await expect
    .poll(() => readPostmaster(folder)?.pid ?? before?.pid, { timeout: 40_000, interval: 200 })
    .not.toBe(before?.pid);
  await expect
    .poll(() => query(server?.url ?? '', 'select 1 as one').catch(() => null))
    .toEqual([{ one: 1 }]);
});

it('restarts a killed database at the same address, and still owns it', async () => {
  copyStopped();
  server = await start(SUPERVISE_OFTEN);
  const { url } = server;
  const before = readPostmaster(folder);
  process.kill(before?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => query(url, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }]);
  const refusal = () =>
    start().then(
      () => 'started',
      (error: Error) => error.message,
    );
  await expect.poll(refusal).toContain('正被另一个文鉴使用');
});

/** A server that this process did not start by `start`: of a command that has not come to own it yet, or has just given it up. */
async function foreignServer(): Promise<number> {
  const { postgres } = await findPostgresBinaries();
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((one) => ['-c', one]);
  const {
    command,
    args,
    spawn: as,
  } = unprivileged(postgres, ['-D', folder, '-p', String(await freePort()), ...own], folder);
  const child = spawn(command, args, { ...as, cwd: folder, stdio: 'ignore' });
  const isIn = () => isAccepting(adminUrl(findRunningPostgres(folder) ?? 'postgres://none'));
  await expect.poll(isIn, { timeout: 15_000 }).toBe(true);
  expect(readPostmaster(folder)?.pid).toBe(child.pid);
  return child.pid ?? 0;
}

it('never owns a server that ends with another command, and starts its own once that is done', async () => {
  copyStopped();
  const foreign = await foreignServer();
  const starting = start();
  // It has found the other one's and waits.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(readPostmaster(folder)?.pid).toBe(foreign);
  process.kill(foreign, 'SIGINT');
  server = await starting;
  expect(readPostmaster(folder)?.pid).not.toBe(foreign);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('is refused a folder whose server another command keeps', async () => {
  copyStopped();
  const foreign = await foreignServer();
  await expect(start()).rejects.toThrow(DataFolderInUseError);
  expect(readPostmaster(folder)?.pid).toBe(foreign);
  process.kill(foreign, 'SIGINT');
  await expect.poll(() => readPostmaster(folder), { timeout: 15_000 }).toBeNull();
});

it('comes to own the server it started, also when another command was quicker and gives it back', async () => {
  copyStopped();
  const foreign = await foreignServer();
  const url = findRunningPostgres(folder) ?? '';
  const quicker = await takeOwnership(url, folder);
  const insisting = insistOnOwnership(url, folder);
  await expect(takeOwnership(url, folder)).rejects.toThrow(DataFolderInUseError);
  await quicker.end();
  const owner = await insisting;
  await expect(takeOwnership(url, folder)).rejects.toThrow(DataFolderInUseError);
  await owner.end();
  process.kill(foreign, 'SIGINT');
  await expect.poll(() => readPostmaster(folder), { timeout: 15_000 }).toBeNull();
});
