import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createRecogniser, type Recogniser, type RecogniserOptions } from './recogniser.ts';

/** Processes that do what the "image" tells them; they record that they were started. */
const PROGRAM = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
appendFileSync(process.argv[1] + '.starts', 'x');
process.on('disconnect', () => process.exit(0));
const answer = (answer) => process.send({ answer });
process.on('message', ({ source }) => {
  const page = { lines: [], text: source, pid: process.pid };
  if (source === 'crash') process.kill(process.pid, 'SIGKILL');
  else if (source.startsWith('crash-once:')) {
    const flag = source.slice('crash-once:'.length);
    if (existsSync(flag)) answer({ kind: 'recognised', page, memoryBytes: 1 });
    else { writeFileSync(flag, ''); process.exit(3); }
  }
  else if (source === 'hang') setTimeout(() => {}, 1e6);
  else if (source === 'spin') for (;;);
  else if (source === 'patient') setTimeout(() => answer({ kind: 'recognised', page, memoryBytes: 1 }), 1500);
  else if (source === 'damaged') answer({ kind: 'unreadable', reason: 'damaged', message: '坏图' });
  else if (source === 'bug') answer({ kind: 'failed', message: 'inner detail' });
  else if (source === 'unavailable') answer({ kind: 'unavailable', message: '缺少运行库' });
  else if (source === 'hungry') answer({ kind: 'recognised', page, memoryBytes: 2 ** 31 });
  else setTimeout(() => answer({ kind: 'recognised', page, memoryBytes: 1 }), 20);
});
`;

let folder = '';
let program = '';
const open: Recogniser[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recogniser-'));
  program = join(folder, 'program.mjs');
  await writeFile(program, PROGRAM);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});
afterAll(() => rm(folder, { recursive: true }));

function recogniser(options: RecogniserOptions = {}): Recogniser {
  const made = createRecogniser({
    workers: 1,
    pageLimits: { hungMs: 10_000 },
    ...options,
    entry: pathToFileURL(program),
  });
  open.push(made);
  return made;
}

const pidOf = (page: object): unknown => ('pid' in page ? page.pid : undefined);

it('uses one process for all pages', async () => {
  const one = recogniser();
  const first = await one.recogniseImage('a');
  const second = await one.recogniseImage('b');
  expect(pidOf(first)).toBe(pidOf(second));
});

it('uses as many processes as configured, and no more', async () => {
  const two = recogniser({ workers: 2 });
  const pages = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => two.recogniseImage(name)));
  expect(new Set(pages.map(pidOf)).size).toBe(2);
});

it('replaces a crashed process and tries its page again', async () => {
  const page = await recogniser().recogniseImage(`crash-once:${join(folder, 'flag')}`);
  expect(page).toMatchObject({ text: `crash-once:${join(folder, 'flag')}` });
});

it('gives up a page that crashes twice, and continues with the next', async () => {
  const one = recogniser();
  const results = await Promise.allSettled([one.recogniseImage('crash'), one.recogniseImage('fine')]);
  expect(results[0]).toMatchObject({ status: 'rejected', reason: { name: 'OcrFailed', isPermanent: false } });
  expect(results[1]).toMatchObject({ status: 'fulfilled', value: { text: 'fine' } });
});

it.each([
  ['spin', { processorMs: 300 }, '识别一页用去 0.3 秒处理器时间仍未完成，已停止。'],
  ['hang', { hungMs: 600 }, '文字识别程序失去响应，该页未能识别。'],
] as const)(
  'ends a page by what it uses (%s), and continues with the next',
  async (page, pageLimits, message) => {
    const one = recogniser({ pageLimits });
    const results = await Promise.allSettled([one.recogniseImage(page), one.recogniseImage('fine')]);
    expect(results[0]).toMatchObject({ status: 'rejected', reason: { message } });
    expect(results[1]).toMatchObject({ status: 'fulfilled' });
  },
);

it('takes as long as it must while it works only now and then', async () => {
  const page = await recogniser({ pageLimits: { processorMs: 5_000, hungMs: 5_000 } }).recogniseImage(
    'patient',
  );
  expect(page).toMatchObject({ text: 'patient' });
});

it('replaces a process after its number of pages, and one that uses too much memory', async () => {
  const one = recogniser({ pagesPerWorker: 2 });
  const pids: unknown[] = [];
  for (const name of ['a', 'b', 'c']) pids.push(pidOf(await one.recogniseImage(name)));
  expect(pids[0]).toBe(pids[1]);
  expect(pids[2]).not.toBe(pids[1]);
  const hungry = recogniser();
  expect(pidOf(await hungry.recogniseImage('hungry'))).not.toBe(pidOf(await hungry.recogniseImage('a')));
});

it('passes on why a picture cannot be used, and keeps internal details out of the message', async () => {
  const one = recogniser();
  await expect(one.recogniseImage('damaged')).rejects.toMatchObject({
    name: 'Unreadable',
    reason: 'damaged',
    message: '坏图',
  });
  await expect(one.recogniseImage('bug')).rejects.toMatchObject({ name: 'OcrFailed', cause: 'inner detail' });
});

it('remembers that this machine cannot recognise', async () => {
  const one = recogniser();
  const refused = { name: 'OcrFailed', isPermanent: true, message: '缺少运行库' };
  await expect(one.recogniseImage('unavailable')).rejects.toMatchObject(refused);
  await expect(one.recogniseImage('fine')).rejects.toMatchObject(refused);
});

it('refuses waiting and running pages when it is closed', async () => {
  const one = recogniser();
  const results = Promise.allSettled([one.recogniseImage('hang'), one.recogniseImage('fine')]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await one.close();
  expect(await results).toMatchObject([
    { status: 'rejected', reason: { message: '文字识别服务已关闭。' } },
    { status: 'rejected', reason: { message: '文字识别服务已关闭。' } },
  ]);
});
