import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProcessLimits } from '@wenjian/readers/supervision';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLocalDocumentReader } from '../document-reader/local.document-reader.ts';
import type { ToolProcesses } from './document-tools.port.ts';
import { createToolProcesses } from './tool-processes.ts';

/** A process that does what the "file" tells it, as hostile files make real programs do. */
const PROGRAM = `
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
process.on('disconnect', () => process.exit(0));
const held = [];
process.on('message', ({ tool, path, outputFolder, files }) => {
  if (tool === 'cancel') return process.send({ answer: { tool: 'failed', detail: 'cancelled', isFault: false } });
  const what = path ?? files[0].name;
  const done = () => process.send({ answer: { tool: 'metadata', metadata: { pid: process.pid } } });
  if (what.endsWith('spin')) for (;;);
  else if (what.endsWith('hungry')) setInterval(() => held.push(Buffer.alloc(2 ** 24, 1)), 5);
  else if (what.endsWith('flood')) setInterval(() => writeFileSync(join(outputFolder, String(Math.random())), Buffer.alloc(2 ** 20)), 5);
  else if (what.endsWith('crash')) process.abort();
  else if (what.endsWith('once')) {
    if (existsSync(what + '.flag')) return done();
    writeFileSync(what + '.flag', '');
    process.exit(3);
  }
  else if (what.endsWith('slow')) setTimeout(done, 1500);
  else if (!what.endsWith('wait')) done();
});
`;

const LIMITS: ProcessLimits = { processorMs: 60_000, memoryBytes: 2 ** 40, hungMs: null };

let folder = '';
const open: ToolProcesses[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wenjian-tools-'));
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tools(limits: Partial<ProcessLimits> = {}, entry?: URL, count = 1): ToolProcesses {
  const made = createToolProcesses({
    folder: mkdtempSync(join(folder, 'work-')),
    count,
    onOfficeReplaced: () => undefined,
    entry: entry ?? pathToFileURL(join(folder, 'program.mjs')),
    limits: async () => ({ ...LIMITS, ...limits }),
  });
  open.push(made);
  return made;
}

const ask = (from: ToolProcesses, file: string, signal = new AbortController().signal) =>
  from.run({ tool: 'metadata', path: join(folder, file) }, { signal });

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const pidOf = (answer: unknown) => (answer as { metadata: { pid: number } }).metadata.pid;

describe('a process that opens files', () => {
  it('stays for the next one', async () => {
    const one = tools();
    expect(pidOf(await ask(one, 'a'))).toBe(pidOf(await ask(one, 'b')));
  });

  it('is one that has worked, before one that only stands ready', async () => {
    const two = tools({}, undefined, 2);
    const slow = ask(two, 'slow');
    const worked = pidOf(await ask(two, 'a'));
    // Beside the two, one that stands ready.
    await expect.poll(() => readdirSync(two.folder).length, { interval: 20 }).toBeGreaterThan(2);
    expect(pidOf(await ask(two, 'b'))).toBe(worked);
    await slow;
  });

  it('that cannot be started fails its request, and leaves nothing behind', async () => {
    const none = tools({}, new URL('file:///%00'));
    await expect(ask(none, 'a')).rejects.toThrow('null bytes');
    expect(readdirSync(none.folder)).toEqual([]);
    await expect(none.close()).resolves.toBeUndefined();
  });

  it('that died while it had nothing to do is not taken for the next file', async () => {
    const two = tools({}, undefined, 2);
    const slow = ask(two, 'slow');
    const pids = [pidOf(await ask(two, 'a')), pidOf(await slow)];
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await expect.poll(() => pids.some(isThere), { interval: 20 }).toBe(false);
    expect(pids).not.toContain(pidOf(await ask(two, 'b')));
  });

  it.each([
    ['spin', { processorMs: 300 }, '处理这份文件用去 0 秒处理器时间仍未完成，已停止'],
    ['hungry', { memoryBytes: 300 * 2 ** 20 }, '处理这份文件所需内存超过 300 MB 的上限，已停止'],
  ] as const)(
    'is killed at its limit by a file that makes it %s, and the next is read',
    async (file, limits, message) => {
      const one = tools(limits);
      const answer = await ask(one, file);
      expect(answer).toMatchObject({
        tool: 'refused',
        refusal: { reason: 'tooLarge', message: expect.stringContaining(message) },
      });
      expect(await ask(one, 'fine')).toMatchObject({ tool: 'metadata' });
    },
  );

  it('is killed when it writes too much', async () => {
    const outputFolder = mkdtempSync(join(folder, 'out-'));
    const one = tools({ output: { folder: outputFolder, bytes: 8 * 2 ** 20 } });
    const answer = await one.run(
      { tool: 'convert', files: [{ path: '', name: 'flood' }], operation: { kind: 'merge' }, outputFolder },
      { signal: new AbortController().signal },
    );
    expect(answer).toMatchObject({ refusal: { message: expect.stringContaining('超过 8 MB 的上限') } });
  });

  it('is tried once more when it crashes, and then the file is refused with a sentence', async () => {
    const one = tools();
    expect(await ask(one, 'once')).toMatchObject({ tool: 'metadata' });
    expect(await ask(one, 'crash')).toMatchObject({
      refusal: { reason: 'damaged', message: expect.stringContaining('两次崩溃') },
    });
    expect(await ask(one, 'fine')).toMatchObject({ tool: 'metadata' });
  });

  it('is told of a cancellation, killed when it does not hear it, and the next is read', async () => {
    const one = tools();
    for (const file of ['wait', 'spin']) {
      const unwanted = new AbortController();
      const asked = ask(one, file, unwanted.signal);
      setTimeout(() => unwanted.abort(), 300);
      await expect(asked).rejects.toThrow('aborted');
    }
    expect(await ask(one, 'fine')).toMatchObject({ tool: 'metadata' });
  });

  it('is gone with its folder when all are closed', async () => {
    const one = tools();
    const pid = pidOf(await ask(one, 'a'));
    await one.close();
    expect(existsSync(`/proc/${pid}`)).toBe(false);
    expect(existsSync(one.folder)).toBe(false);
  });
});

describe('a reader', () => {
  it('gives the reason when a real file takes more than it may, and leaves nothing behind', async () => {
    const path = join(folder, 'long.txt');
    writeFileSync(path, '甲方应当按期付款。\n'.repeat(20_000));
    const entry = new URL('./document-tools.process.ts', import.meta.url);
    const one = tools({ processorMs: 10 }, entry);
    const request = { path, name: 'long.txt', revisions: 'accepted' as const, onStage: () => undefined };
    const signal = new AbortController().signal;
    const outcome = await createLocalDocumentReader(one).read({ ...request, signal });
    expect(outcome).toMatchObject({ kind: 'unreadable', failure: 'DOCUMENT_TOO_LARGE' });
    // Another one is ready for the next request.
    expect(readdirSync(one.folder)).toEqual(['tools-2']);
  });
});
