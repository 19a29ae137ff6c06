import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { runEngine } from './engine-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'wenjian-warm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Answers with the number of inputs its thread has had; does what the input says. */
function engine(): URL {
  const path = join(folder, `${Math.random()}.mjs`);
  const serve = new URL('./serve-engine.ts', import.meta.url).href;
  writeFileSync(
    path,
    `import { serveEngine } from '${serve}';
    let inputs = 0;
    let former;
    await serveEngine(async (input, line) => {
      inputs += 1;
      if (input === 'throw') throw new Error('broken');
      if (input === 'hang') for (;;);
      if (input === 'leave') former = line;
      if (input === 'haunted') former.say('from the former run');
      if (input === 'swell') globalThis.kept = Array.from({ length: 330 }, () => new Array(1e5).fill(0.5));
      if (input === 'echo') {
        const heard = Promise.withResolvers();
        line.hear(heard.resolve);
        line.say('question');
        return heard.promise;
      }
      return inputs;
    });`,
  );
  return pathToFileURL(path);
}

const { signal } = new AbortController();
const run = (entry: URL, input: unknown, onWord?: (word: unknown, reply: (word: unknown) => void) => void) =>
  runEngine({ entry, input, signal, ...(onWord ? { onWord } : {}) });

it('a thread that has answered answers the next input', async () => {
  const entry = engine();
  expect(await run(entry, 'a')).toBe(1);
  expect(await run(entry, 'b')).toBe(2);
});

it('two inputs at once have a thread each', async () => {
  const entry = engine();
  expect(await Promise.all([run(entry, 'a'), run(entry, 'b')])).toEqual([1, 1]);
});

it('another engine never gets the thread', async () => {
  await run(engine(), 'a');
  expect(await run(engine(), 'b')).toBe(1);
});

it('a thread that failed, was stopped, was cancelled or has swollen is not used again', async () => {
  const entry = engine();
  await expect(run(entry, 'throw')).rejects.toThrow('broken');
  expect(await run(entry, 'a')).toBe(1);
  await expect(runEngine({ entry, input: 'hang', signal, processorSeconds: 0.3 })).rejects.toThrow('0.3 秒');
  expect(await run(entry, 'a')).toBe(1);
  const stop = new AbortController();
  const cancelled = runEngine({ entry, input: 'hang', signal: stop.signal });
  stop.abort(new Error('cancelled'));
  await expect(cancelled).rejects.toThrow('cancelled');
  expect(await run(entry, 'swell')).toBe(1);
  expect(await run(entry, 'a')).toBe(1);
});

it('answers go to the run that asked, and what a former run says late is heard by nobody', async () => {
  const entry = engine();
  const heard: unknown[] = [];
  expect(await run(entry, 'leave')).toBe(1);
  expect(await run(entry, 'haunted', (word) => heard.push(word))).toBe(2);
  expect(await run(entry, 'echo', (word, reply) => reply(`answer to the ${word}`))).toBe(
    'answer to the question',
  );
  expect(heard).toEqual([]);
});

it('a thread is given up after many runs', async () => {
  const entry = engine();
  const answers: unknown[] = [];
  for (let count = 0; count < 31; count += 1) answers.push(await run(entry, 'a'));
  expect(answers.at(-2)).toBe(30);
  expect(answers.at(-1)).toBe(1);
});
