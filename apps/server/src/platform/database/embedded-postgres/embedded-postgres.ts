/**
 * The embedded default's database: a real PostgreSQL server that the product initialises, supervises and stops.
 *
 * Promises: a killed product's database ends with it where the system can do that, else it is adopted, not started twice; a dead server is started again with
 * back-off; two products on one folder refuse each other (`ownership.ts`); nobody owns a server that ends with somebody else.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dieWithParent } from '@wenjian/readers/supervision';
import { freePort } from '../../free-port.ts';
import { isAccepting, isShuttingDown } from './database-door.ts';
import {
  adminUrl,
  DataFolderInUseError,
  insistOnOwnership,
  keepOwnership,
  takeOwnership,
} from './ownership.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { isAlive, type Postmaster, readPostmaster } from './postmaster-file.ts';
import { giveToDatabaseUser, makeOwnFolder, unprivileged } from './unprivileged-command.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const USER = 'wenjian';
const DATABASE = 'wenjian';
const START_ATTEMPTS = 8;
const START_WAIT_MS = 20_000;
const STOP_WAIT_MS = 15_000;
const SUPERVISE_EVERY_MS = 2_000;
/** Asking costs a connection: not at every look. */
const ASK_EVERY_LOOKS = 5;
/** For a server that another process started: until that has taken it, or has ended with it. */
const FOREIGN_ATTEMPTS = 10;
const FOREIGN_RETRY_MS = 200;

interface Options {
  readonly folder: string;
  readonly log: (message: string) => void;
  /** Settings such as `fsync=off` for tests. */
  readonly settings?: readonly string[];
  /** How often it is looked whether the server still runs. */
  readonly superviseEveryMs?: number;
}

export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const password = initialise(folder, await findPostgresBinaries());
  const { url, port, owner } = await takeServer(password, { ...options, folder });
  const ownership = keepOwnership(owner, url, folder, options.log);
  const supervision = supervise({ ...options, folder }, port);
  return {
    url,
    async stop() {
      supervision.stop();
      await ownership.release();
      await stopServer(folder);
    },
  };
}

/**
 * A running server and its ownership. Where a server ends with the process that started it, only that process may own it: two commands start at
 * once, one's server wins the folder and the other the lock, and the lock's owner would lose its database when the first one is done.
 */
async function takeServer(password: string, options: Options) {
  const { folder } = options;
  const endsWithStarter = (await dieWithParent('SIGINT')).length > 0;
  for (let attempt = 1; ; attempt++) {
    const { port, isOwn } = await ensureRunning(folder, options);
    const url = databaseUrl(password, port);
    const isLast = attempt === FOREIGN_ATTEMPTS;
    try {
      const isInsisting = isOwn && endsWithStarter;
      const owner = await (isInsisting ? insistOnOwnership : takeOwnership)(url, folder);
      if (isOwn || !endsWithStarter) return { url, port, owner };
      await owner.end().catch(() => undefined);
      if (isLast) throw new DataFolderInUseError(folder);
    } catch (error) {
      // Whoever started it has just stopped it.
      if (isOwn || isLast || error instanceof DataFolderInUseError) throw error;
    }
    await sleep(FOREIGN_RETRY_MS);
  }
}

/** The address of the database of a running product on the folder; null if none is running. */
export function findRunningPostgres(folder: string): string | null {
  const running = readPostmaster(folder);
  return running ? databaseUrl(readPassword(folder), running.port) : null;
}

/** Of the database that is there before the product's. */
function addressOf(folder: string, port: number): string {
  return adminUrl(databaseUrl(readPassword(folder), port));
}

function databaseUrl(password: string, port: number): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

function passwordPath(folder: string): string {
  return join(folder, '..', 'pg-password');
}

function readPassword(folder: string): string {
  return readFileSync(passwordPath(folder), 'utf8').trim();
}

function initialise(folder: string, binaries: { readonly initdb: string }): string {
  const passwordFile = passwordPath(folder);
  if (existsSync(join(folder, 'PG_VERSION'))) return readPassword(folder);
  // Created beside its place and moved when complete: an interrupted first start leaves nothing incomplete.
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  makeOwnFolder(unfinished);
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToDatabaseUser(passwordFile);
  // PostgreSQL's pg_trgm sees no Chinese under ctype "C"; macOS has no C.UTF-8.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const args = [
    '-D',
    unfinished,
    '-U',
    USER,
    '-E',
    'UTF8',
    `--locale=${locale}`,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  const command = unprivileged(binaries.initdb, args, unfinished);
  const result = spawnSync(command.command, command.args, {
    ...command.spawn,
    cwd: unfinished,
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`内置数据库初始化失败：${result.error?.message ?? result.stderr}`);
  renameSync(unfinished, folder);
  return password;
}

interface Running {
  readonly port: number;
  /** Started here, not found. */
  readonly isOwn: boolean;
}

/** Adopts a running server or starts one; a freshly killed server may need a few tries until its memory is free. */
async function ensureRunning(folder: string, options: Options, port?: number): Promise<Running> {
  let launched: number | undefined;
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    const running = readPostmaster(folder);
    if (running && (await isAccepting(addressOf(folder, running.port))))
      return { port: running.port, isOwn: running.pid === launched };
    launched = await launch(folder, options, port ?? (await freePort()));
    const started = await waitUntilAccepting(folder);
    if (started) return { port: started.port, isOwn: started.pid === launched };
    options.log(`内置数据库第 ${attempt} 次启动未成功，稍后重试`);
    await sleep(250 * 2 ** attempt);
  }
  throw new Error(`内置数据库无法启动，日志见 ${logPath(folder)}`);
}

/** The process id of what was started: every command before PostgreSQL becomes it. */
async function launch(folder: string, options: Options, port: number): Promise<number | undefined> {
  const { postgres } = await findPostgresBinaries();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    ...(options.settings ?? []),
  ];
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  // A killed product leaves no database behind: the kernel asks it to shut down.
  const [program = postgres, ...rest] = [...(await dieWithParent('SIGINT')), postgres, ...args];
  const command = unprivileged(program, rest, folder, postgres);
  const log = openSync(logPath(folder), 'a');
  // Detached: Ctrl-C in the terminal reaches the product, which then stops its servers in order.
  const child = spawn(command.command, command.args, {
    ...command.spawn,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.on('error', (error) => options.log(`内置数据库启动失败：${error.message}`));
  child.unref();
  closeSync(log);
  return child.pid;
}

async function waitUntilAccepting(folder: string): Promise<Postmaster | null> {
  const deadline = Date.now() + START_WAIT_MS;
  await sleep(50);
  let seen = false;
  while (Date.now() < deadline) {
    const running = readPostmaster(folder);
    if (running && (await isAccepting(addressOf(folder, running.port)))) return running;
    if (seen && !running) return null;
    seen ||= running !== null;
    await sleep(50);
  }
  return null;
}

/**
 * A server that somebody asked to shut down takes nobody new and waits until all others have left, which a product never does: it is asked
 * again, not to wait.
 */
function supervise(options: Options, port: number): { stop(): void } {
  let isBusy = false;
  let looks = 0;
  const revive = async () => {
    const running = readPostmaster(options.folder);
    if (running && ++looks % ASK_EVERY_LOOKS > 0) return;
    if (running && !(await isShuttingDown(addressOf(options.folder, running.port)))) return;
    options.log('内置数据库意外停止，正在恢复');
    if (running) await stopServer(options.folder);
    await ensureRunning(options.folder, options, port);
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    revive()
      .catch((error: Error) => options.log(error.message))
      .finally(() => {
        isBusy = false;
      });
  }, options.superviseEveryMs ?? SUPERVISE_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function stopServer(folder: string): Promise<void> {
  const running = readPostmaster(folder);
  if (!running) return;
  // SIGINT is PostgreSQL's "fast shutdown": sessions are ended, everything is written.
  // SIGQUIT ends it at once; what was committed is recovered at the next start.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(running.pid, signal);
    const deadline = Date.now() + STOP_WAIT_MS;
    while (isAlive(running.pid) && Date.now() < deadline) await sleep(50);
    if (!isAlive(running.pid)) return;
  }
}

function logPath(folder: string): string {
  return join(folder, '..', 'pg.log');
}
