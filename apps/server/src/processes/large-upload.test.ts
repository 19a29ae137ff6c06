import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInOverHttp } from '../testing/http-user.ts';
import { type ProductProcesses, prepareProcesses } from '../testing/product-processes.ts';

const MB = 1024 * 1024;
const FILE_BYTES = 150 * MB;
const ALLOWED_GROWTH_BYTES = 64 * MB;

let product: ProductProcesses;
let server: ChildProcess;

beforeAll(async () => {
  product = await prepareProcesses();
  server = await product.startServer();
});
afterAll(() => product.close());

/** Resident memory as the kernel counts it. */
function residentBytes(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

it.skipIf(process.platform !== 'linux')(
  'a 150 MB upload grows the server’s memory by less than 64 MB',
  async () => {
    const user = await signInOverHttp(product.url, '13911113333');
    const chunkAt = (start: number, end: number) => new Uint8Array(end - start).fill(1 + start / MB);
    // A small one first, so that the measurement shows the file and not the first use of the code.
    await user.upload('小.bin', 8 * MB, chunkAt);
    const before = residentBytes();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, residentBytes());
    }, 20);
    const file = await user.upload('大.bin', FILE_BYTES, chunkAt);
    clearInterval(watch);
    expect(file.size).toBe(FILE_BYTES);
    console.info(`server memory: ${Math.round(before / MB)} MB before, ${Math.round(peak / MB)} MB at most`);
    expect(peak - before).toBeLessThan(ALLOWED_GROWTH_BYTES);
  },
  120_000,
);
