import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { type SupervisedChild, superviseChild } from './supervise-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'wenjian-supervise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TIMES = { tickMs: 50, silentTicks: 6, deadTicks: 12, stopMs: 500, restartMs: 10 };
/** Says that it is alive, as processes of the product do, and notes each of its starts. */
const ALIVE = `
import { appendFileSync, existsSync } from 'node:fs';
appendFileSync(process.argv[1] + '.pids', process.pid + '\\n');
const say = () => process.send({ kind: 'alive' }, undefined, {}, () => undefined);
say();
setInterval(say, 30);
process.on('disconnect', () => process.exit(0));
`;

function supervise(name: string, code: string) {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, ALIVE + code);
  const notes: string[] = [];
  const answering: boolean[] = [];
  const child: SupervisedChild = superviseChild(
    { name, entry: pathToFileURL(path), env: process.env },
    { note: (message) => notes.push(message), onAnswering: (isAnswering) => answering.push(isAnswering) },
    TIMES,
  );
  const pids = () => readFileSync(`${path}.pids`, 'utf8').trim().split('\n').map(Number);
  return { child, notes, answering, pids };
}

const isAlive = (pid: number | undefined) => {
  try {
    process.kill(pid ?? 0, 0);
    return true;
  } catch {
    return false;
  }
};

it('a child whose loop stands still is told of, killed and started again', async () => {
  const hang =
    'if (!existsSync(process.argv[1] + ".hung")) setTimeout(() => { appendFileSync(process.argv[1] + ".hung", ""); for (;;); }, 200);';
  const { child, notes, answering, pids } = supervise('hung', hang);
  await child.isReady;
  await expect.poll(() => answering, { timeout: 10_000 }).toEqual([false, true]);
  expect(notes).toEqual(['hung 没有回应，将其结束', 'hung 意外退出（SIGKILL），正在重新启动']);
  expect(isAlive(pids()[0])).toBe(false);
  await child.stop();
  expect(isAlive(pids()[1])).toBe(false);
});

it('stopping ends a child that ignores the request, and one that does not answer', async () => {
  const deaf = supervise('deaf', "process.on('SIGTERM', () => undefined);");
  const stuck = supervise('stuck', 'setTimeout(() => { for (;;); }, 100);');
  for (const { child, pids } of [deaf, stuck]) {
    await child.isReady;
    await child.stop();
    expect(pids().filter(isAlive)).toEqual([]);
  }
});

it('a child that ends before it is ready is not started again', async () => {
  const { child } = supervise('broken', '');
  await child.isReady;
  await child.stop();
  writeFileSync(join(folder, 'never.mjs'), 'process.exit(3)');
  const never = superviseChild(
    { name: 'never', entry: pathToFileURL(join(folder, 'never.mjs')), env: process.env },
    { note: () => undefined },
    TIMES,
  );
  await expect(never.isReady).rejects.toThrow('never 没有启动成功（3）');
});
