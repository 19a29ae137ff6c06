/** Nothing is lost and no use is taken twice when a process is killed during its work. */
import {
  consumeList,
  createComparison,
  readComparison,
  readComparisonResult,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInOverHttp } from '../testing/http-user.ts';
import { kill, type ProductProcesses, prepareProcesses } from '../testing/product-processes.ts';

/**
 * Heartbeat, supervision and back-off together: a dead worker's job is queued again within about half a
 * minute.
 */
const RECOVERY_MS = 90_000;

let product: ProductProcesses;

beforeAll(async () => {
  product = await prepareProcesses();
});
afterAll(() => product.close());

/** Long enough that the job is surely still running when the worker is killed. */
function longText(seed: number): string {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  const line = () => Array.from({ length: 60 }, () => String.fromCharCode(0x4e00 + (next() % 3000))).join('');
  return Array.from({ length: 1_500 }, line).join('\n');
}

it('a job whose worker is killed with -9 finishes once after the restart, and takes one use', async () => {
  let server = await product.startServer();
  const worker = await product.startWorker();
  const user = await signInOverHttp(product.url, '13911112222');
  const [originFileId, targetFileId] = await Promise.all([
    user.uploadText('旧.txt', longText(1)),
    user.uploadText('新.txt', `${longText(1)}\n${longText(2)}`),
  ]);
  const { id } = await user.call(createComparison, { body: { originFileId, targetFileId } });
  const read = () => user.call(readComparison, { params: { id } });
  await expect.poll(async () => (await read()).status, { interval: 20 }).toBe('running');
  await kill(worker);
  await kill(server);
  server = await product.startServer();
  expect((await read()).status).toBe('running');
  await product.startWorker();
  await expect
    .poll(async () => (await read()).status, { timeout: RECOVERY_MS, interval: 500 })
    .toBe('complete');

  const result = await user.call(readComparisonResult, { params: { id } });
  expect(result.statistics.insert).toBeGreaterThan(0);
  const { compareBalance } = await user.call(teamBalance, { params: { teamId: user.teamId } });
  expect(compareBalance).toMatchObject({ count: 2, limit: 3 });
  const { items } = await user.call(consumeList, { params: { teamId: user.teamId } });
  expect(items.map((item) => item.kind)).toEqual(['use']);
}, 150_000);
