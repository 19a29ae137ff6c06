/** The worker's background process, as a real process. */
import { readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kill, type ProductProcesses, prepareProcesses } from '../testing/product-processes.ts';

let product: ProductProcesses;
beforeAll(async () => {
  product = await prepareProcesses();
});
afterAll(() => product.close());

function childrenOf(pid: number): readonly number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}

function isBackground(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('background.process');
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('runs at the lowest priority, and ends when its worker is killed', async () => {
  const worker = await product.startWorker();
  const found = () => childrenOf(worker.pid ?? 0).find(isBackground) ?? 0;
  await expect.poll(found, { timeout: 15_000 }).toBeGreaterThan(0);
  const background = found();
  await expect.poll(() => getPriority(background), { timeout: 15_000 }).toBe(constants.priority.PRIORITY_LOW);
  await kill(worker);
  await expect.poll(() => isThere(background), { timeout: 15_000 }).toBe(false);
}, 60_000);
