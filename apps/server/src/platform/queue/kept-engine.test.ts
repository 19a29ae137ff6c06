import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { KeptEngine, QuestionTooLong } from './kept-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'wenjian-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Longer than a busy machine needs to start a thread, which the question after the long one has to wait for. */
const LIMIT_MS = 3_000;
const STEP_MS = 2 * LIMIT_MS;

/** Says how many questions it has been asked, each with the question; `hang` is never answered. */
const entry = pathToFileURL(join(folder, 'counts.mjs'));
writeFileSync(
  entry,
  `import { parentPort } from 'node:worker_threads';
  let asked = 0;
  const say = (word) => parentPort.postMessage({ kind: 'word', run: 1, word });
  parentPort.on('message', ({ kind, word: question }) => {
    if (kind === 'end') process.exit();
    if (kind !== 'word') return;
    if (question === 'hang') for (;;);
    if (question === 'step') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${STEP_MS});
    if (question === 'throw') throw new Error('broken');
    say(question + ' ' + ++asked);
  });
  say('ready');`,
);

const engine = (limitMs = 20_000, idleMs = 60_000) =>
  new KeptEngine<string, string>({ entry, read: String, limitMs, idleMs });

it('answers one question after the other in one thread', async () => {
  const kept = engine();
  expect(await Promise.all(['a', 'b', 'c'].map((one) => kept.ask(one)))).toEqual(['a 1', 'b 2', 'c 3']);
  await kept.close();
});

it('ends a question that takes too long, and answers the next one in another thread', async () => {
  const kept = engine(LIMIT_MS);
  const hangs = kept.ask('hang');
  const next = kept.ask('b');
  await expect(hangs).rejects.toBeInstanceOf(QuestionTooLong);
  expect(await next).toBe('b 1');
  await kept.close();
});

it('does not wait for the step of an engine that ends itself', async () => {
  const kept = new KeptEngine<string, string>({
    ...{ entry, read: String, limitMs: LIMIT_MS, idleMs: 60_000 },
    endsItself: true,
  });
  const order: string[] = [];
  const long = kept.ask('step').catch((error: unknown) => {
    expect(error).toBeInstanceOf(QuestionTooLong);
    order.push('too long');
  });
  order.push(await kept.ask('b'));
  await long;
  expect(order).toEqual(['too long', 'b 1']);
  await kept.close();
});

it('survives an engine that breaks', async () => {
  const kept = engine();
  await expect(kept.ask('throw')).rejects.toThrow('broken');
  expect(await kept.ask('b')).toBe('b 1');
  await kept.close();
});

it('gives its memory back when nobody asks any more', async () => {
  const kept = engine(20_000, 1);
  expect(await kept.ask('a')).toBe('a 1');
  await expect.poll(() => kept.ask('b'), { interval: 50 }).toBe('b 1');
  await kept.close();
});
