/** The product as `npm start` runs it, with every process of its tree, for tests that kill them one by one. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { createDocument, readDocument } from '@wenjian/api';
import { freePort } from '../platform/free-port.ts';
import { type HttpUser, signInOverHttp } from './http-user.ts';
import { processEntry } from './process-entry.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** From npm down to what opens files. */
export const roots = ['npm', 'shell', 'start', 'embedded'] as const;
export const leaves = ['server', 'worker', 'tools', 'recognition', 'office', 'postgres'] as const;
export type Role = (typeof roots)[number] | (typeof leaves)[number];

interface Process {
  readonly pid: number;
  readonly ppid: number;
  readonly command: string;
}

const MARKS: Readonly<Record<Role, RegExp>> = {
  npm: /^npm start/,
  shell: /^sh -c/,
  start: /run\.mjs$/,
  embedded: /embedded\.(mjs|ts)$/,
  server: /server\.(mjs|ts) --worker-watched$/,
  worker: /worker\.(mjs|ts)$/,
  tools: /document-tools\.process\.(mjs|ts) /,
  recognition: /ocr\.process\.(mjs|ts)$/,
  office: /soffice/,
  postgres: /bin\/postgres -D/,
};

export class ProductTree {
  readonly #folder = mkdtempSync(join(tmpdir(), 'wenjian-tree-'));
  readonly #data = join(this.#folder, 'data');
  #port = 0;
  #users = 0;

  constructor() {
    chmodSync(this.#folder, 0o755);
    const run = `import { runProduct } from ${JSON.stringify(join(ROOT, 'scripts/run-product.mjs'))};
process.exitCode = await runProduct([${JSON.stringify(processEntry('embedded'))}]);`;
    writeFileSync(join(this.#folder, 'run.mjs'), run);
    const scripts = { start: `${process.execPath} run.mjs` };
    writeFileSync(join(this.#folder, 'package.json'), JSON.stringify({ scripts }));
  }

  async start(): Promise<void> {
    this.#port = await freePort();
    const own = { DATA_DIR: this.#data, PORT: String(this.#port), LOG_LEVEL: 'error', SHIPPED_LAWS: 'no' };
    const env = { ...process.env, ...own };
    spawn('npm', ['start'], { cwd: this.#folder, env, stdio: 'ignore', detached: true }).unref();
    await this.untilReady();
  }

  /** The probes say so, and all parts are there. */
  async untilReady(): Promise<void> {
    await until('ready', async () => {
      const answer = await fetch(`http://127.0.0.1:${this.#port}/readyz`).catch(() => null);
      return answer?.ok === true && this.find('worker') !== null && this.find('server') !== null;
    });
  }

  /** Has a file laid out by LibreOffice and a picture recognised, so that every process is there. */
  async work(): Promise<void> {
    const user = await signInOverHttp(
      `http://127.0.0.1:${this.#port}`,
      `139${String(Date.now() + ++this.#users).slice(-8)}`,
    );
    // Unlike any before: what was read once is not read again.
    const image = picture(Date.now());
    const uploaded = await user.upload('图.png', image.length, (start, end) => image.slice(start, end));
    await Promise.all([
      read(user, uploaded.fileId),
      read(user, await user.uploadText('合同.rtf', `{\\rtf1\\ansi payment ${Date.now()}\\par}`)),
    ]);
  }

  find(role: Role): number | null {
    return this.#all().find(({ command }) => MARKS[role].test(command))?.pid ?? null;
  }

  /** What of the product is alive. */
  alive(): readonly string[] {
    return this.#all().map(({ pid, command }) => `${pid} ${command}`);
  }

  async untilEnded(pid: number): Promise<void> {
    await until('ended', async () => !this.#all().some((each) => each.pid === pid));
  }

  async untilGone(): Promise<void> {
    await until('gone', async () => this.#all().length === 0).catch(() => {
      throw new Error(`still alive: ${this.alive().join('\n')}`);
    });
  }

  /** Work folders that no living process uses. */
  leftovers(): readonly string[] {
    return namesIn(join(this.#data, 'work')).filter(
      (name) => !this.#all().some(({ pid }) => name.includes(`-${pid}-`)),
    );
  }

  close(): void {
    for (const { pid } of this.#all()) tryKill(pid);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Everything that runs in the folder, or was given it in its environment, or descends from such a process. */
  #all(): readonly Process[] {
    const running = listProcesses();
    const own = running.filter(
      ({ pid, command }) => command.includes(this.#folder) || isGiven(pid, this.#data),
    );
    return own.filter(({ command }) => !command.startsWith('postgres:'));
  }
}

const WAIT_MS = 120_000;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    if (await isSo()) return;
    await sleep(100);
  }
  throw new Error(`not ${what} within ${WAIT_MS / 1000} s`);
}

async function read({ call }: HttpUser, fileId: string): Promise<void> {
  const { id } = await call(createDocument, { body: { fileId } });
  await until('read', async () => {
    const { status } = await call(readDocument, { params: { id } }).catch(() => ({ status: 'running' }));
    return status === 'complete' || status === 'failed';
  });
}

/** A grey PNG with bars that stand for the bits of the number. */
function picture(number: number): Uint8Array<ArrayBuffer> {
  const [width, height] = [640, 120];
  const row = Buffer.alloc(width + 1, 0xff);
  row[0] = 0;
  for (let bit = 0; bit < 32; bit++) {
    if (Math.floor(number / 2 ** bit) % 2 === 1) row.fill(0, 1 + bit * 20, 9 + bit * 20);
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function listProcesses(): readonly Process[] {
  return namesIn('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // One that has ended and waits for its parent to notice.
      if (state === 'Z') return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return [{ pid: Number(name), ppid: Number(ppid), command }];
    } catch {
      return [];
    }
  });
}

function isGiven(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`DATA_DIR=${data}`);
  } catch {
    return false;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
