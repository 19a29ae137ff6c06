import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { EngineFault } from './engine-fault.ts';
import { runEngine } from './engine-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'wenjian-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function engine(code: string): URL {
  const path = join(folder, `${Math.random()}.mjs`);
  writeFileSync(path, `import { parentPort } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(path);
}

const signal = new AbortController().signal;

it('an engine is stopped by the processor time it uses, with a sentence', async () => {
  const run = runEngine({ entry: engine('for (;;);'), input: null, signal, processorSeconds: 0.3 });
  await expect(run).rejects.toMatchObject({
    errorName: 'DOCUMENT_TOO_LARGE',
    message: expect.stringContaining('0.3 秒处理器时间'),
  });
});

it('an engine that only waits is not stopped', async () => {
  const waits =
    "setTimeout(() => parentPort.postMessage({ kind: 'output', run: 1, output: 7, heapBytes: 0 }), 900)";
  expect(await runEngine({ entry: engine(waits), input: null, signal, processorSeconds: 0.3 })).toBe(7);
});

it.runIf(process.platform === 'linux')('an engine that takes long steps back behind others', async () => {
  const told = Promise.withResolvers<number>();
  const numbered = `import { readlinkSync } from 'node:fs';
    const id = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    parentPort.postMessage({ kind: 'ready', systemId: id });
    parentPort.postMessage({ kind: 'word', run: 1, word: id });
    setTimeout(() => {}, 60_000);`;
  const stop = new AbortController();
  const run = runEngine({
    entry: engine(numbered),
    input: null,
    signal: stop.signal,
    onWord: (word) => told.resolve(Number(word)),
  });
  const thread = await told.promise;
  await expect.poll(() => getPriority(thread)).toBe(constants.priority.PRIORITY_LOW);
  expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_LOW);
  stop.abort();
  await expect(run).rejects.toThrow();
});

it('an engine that takes all memory is stopped with a sentence, and nothing else is', async () => {
  const grows = 'const all = []; for (;;) all.push(new Array(1e5).fill({}).map((_, at) => ({ at })));';
  await expect(
    runEngine({ entry: engine(grows), input: null, signal, memoryMegabytes: 60 }),
  ).rejects.toMatchObject({
    message: expect.stringContaining('60 MB 的上限'),
  });
});

it('tells a fault of the engine’s code from what it could not do this time', async () => {
  const overflows = 'const many = new Array(1e6).fill(0); [].push(...many);';
  const thrownBy = (code: string): Promise<unknown> =>
    runEngine({ entry: engine(code), input: null, signal }).catch((error: unknown) => error);
  const fault = await thrownBy(overflows);
  expect(fault).toBeInstanceOf(EngineFault);
  expect(String(fault)).toContain('Maximum call stack size exceeded');
  const other = await thrownBy("throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });");
  expect(other).not.toBeInstanceOf(EngineFault);
  expect(String(other)).toContain('no space left');
});
